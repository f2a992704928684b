/// Gives dishes to places one by one, so that as many places as can be get one.
///
/// Each place accepts some dishes, and each dish can be used some times. A place takes a dish that is left, or
/// one whose holder can take another: an augmenting path (Berge 1957), searched place by place as Kuhn does.
/// Places that went before never lose their turn. Time is at most places × pairs, both small here.
package struct DishMatching {
  /// By place the dishes that may stand there.
  package let dishesOfPlace: [[Int]]

  /// By dish how often it can be used; not negative.
  package let usesOfDish: [Int]

  package private(set) var dishOfPlace: [Int?]
  private var placesOfDish: [[Int]]

  package init(dishesOfPlace: [[Int]], usesOfDish: [Int]) {
    self.dishesOfPlace = dishesOfPlace
    self.usesOfDish = usesOfDish
    dishOfPlace = Array(repeating: nil, count: dishesOfPlace.count)
    placesOfDish = Array(repeating: [], count: usesOfDish.count)
  }

  /// How many places have a dish.
  package var size: Int { dishOfPlace.count { $0 != nil } }

  /// Gives a place without a dish one, if that can be done with all that have one keeping one.
  package mutating func serve(_ place: Int) -> Bool {
    var seen = Array(repeating: false, count: usesOfDish.count)
    return serve(place, &seen)
  }

  private mutating func serve(_ place: Int, _ seen: inout [Bool]) -> Bool {
    for dish in dishesOfPlace[place] where !seen[dish] {
      seen[dish] = true
      if placesOfDish[dish].count < usesOfDish[dish] {
        placesOfDish[dish].append(place)
        dishOfPlace[place] = dish
        return true
      }
      for holder in placesOfDish[dish] where serve(holder, &seen) {
        placesOfDish[dish].removeAll { $0 == holder }
        placesOfDish[dish].append(place)
        dishOfPlace[place] = dish
        return true
      }
    }
    return false
  }

  /// The places and dishes that alternating paths reach from places that could not be served.
  ///
  /// By Hall's theorem they say why: the dishes are all that the places accept, and their uses are fewer than
  /// the places, by as many as could not be served.
  ///
  /// - Parameter places: Places for which `serve` has failed.
  /// - Returns: The places and dishes in rising order.
  package func shortage(from places: [Int]) -> (places: [Int], dishes: [Int]) {
    var reached = Set(places)
    var dishes: Set<Int> = []
    var open = places
    while let place = open.popLast() {
      for dish in dishesOfPlace[place] where dishes.insert(dish).inserted {
        for holder in placesOfDish[dish] where reached.insert(holder).inserted {
          open.append(holder)
        }
      }
    }
    return (reached.sorted(), dishes.sorted())
  }
}
