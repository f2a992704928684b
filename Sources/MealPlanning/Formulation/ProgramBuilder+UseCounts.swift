import MIPModel
import MealModel

/// Variety and preference: what each further use of a dish in a week costs on these levels.
///
/// The k-th use of a dish in a calendar week is worth 3, 2, 1, 1, … for variety and the weight of the dish
/// for preference. As a loss, a use costs 3 minus its worth, and the greatest weight minus the weight of
/// the dish: among plans that fill the same number of slots the order is the same.
///
/// Both are concave in the number of uses, so the uses of a kind in a week are cut into segments — each
/// with its costs and as many uses as dishes have to offer at these costs — that a minimum fills in the
/// right order by itself.
extension ProgramBuilder {
  /// Adds the segments of every kind and week, and their losses.
  mutating func addUseCounts() {
    for kind in kinds.indices {
      for week in 0..<layout.weekCount {
        let uses = uses(ofKind: kind, in: layout.slotsOfWeek[week])
        guard uses.slotCount > 0 else { continue }
        let segments = useSegments(of: kinds[kind], week: week, limit: uses.slotCount)
        add(segments, for: uses, origin: .uses(kind: kind, week: week))
      }
    }
  }

  private mutating func add(_ segments: [UseSegment], for uses: Uses, origin: ConstraintOrigin) {
    if segments.count == 1 {
      for term in uses.terms {
        addLoss(.variety, segments[0].varietyLoss, of: term.variable)
        addLoss(.preference, segments[0].preferenceLoss, of: term.variable)
      }
      return
    }
    var balance = uses.terms
    for segment in segments {
      let count = addCount(through: segment.uses)
      addLoss(.variety, segment.varietyLoss, of: count)
      addLoss(.preference, segment.preferenceLoss, of: count)
      balance.append(LinearTerm(-1, count))
    }
    addConstraint(balance, equalTo: 0, origin: origin)
  }

  /// The segments of a kind in a week, the cheapest first, no more uses than there are slots.
  private func useSegments(of kind: DishKind, week: Int, limit: Int) -> [UseSegment] {
    let fixedUses = fixed.uses(ofDish: kind.representative, inWeek: week)
    let usesLeft = problem.dishes[kind.representative].rules.maxUses.map {
      $0 - fixed.usesInWindow(ofDish: kind.representative)
    }
    let preferenceLosses = kind.members.map { greatestWeight - problem.dishes[$0].weight }.sorted()

    var result: [UseSegment] = []
    var total = 0
    for round in 0... {
      let varietyLoss = Variety.loss(ofUse: fixedUses + round + 1)
      // The worth of a use falls no further here, so this round takes all that is left.
      let isLast = varietyLoss == Variety.greatestLoss
      let usesPerDish = min(isLast ? limit : 1, (usesLeft ?? .max) - round)
      guard usesPerDish > 0 else { break }
      for preferenceLoss in preferenceLosses where total < limit {
        let uses = min(usesPerDish, limit - total)
        total += uses
        if let last = result.indices.last, result[last].varietyLoss == varietyLoss,
          result[last].preferenceLoss == preferenceLoss
        {
          result[last].uses += uses
        } else {
          result.append(
            UseSegment(varietyLoss: varietyLoss, preferenceLoss: preferenceLoss, uses: uses)
          )
        }
      }
      if isLast || total >= limit { break }
    }
    return result
  }
}

/// Uses of a kind in a week that cost the same.
private struct UseSegment {
  var varietyLoss: Int
  var preferenceLoss: Int
  var uses: Int
}

/// What a use of a dish is worth for variety.
enum Variety {
  /// The worth of the first use of a dish in a week.
  static let firstUse = 3

  /// The loss of the third use of a dish in a week and of every further one.
  static let greatestLoss = 2

  /// How much less than a first use the k-th use of a dish in a week is worth, k counted from one.
  static func loss(ofUse use: Int) -> Int {
    min(use - 1, greatestLoss)
  }
}
