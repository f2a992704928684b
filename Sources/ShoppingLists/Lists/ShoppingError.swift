public import MealModel
import PlanFiles
import PlanTexts

/// Something that cannot be done with a shopping list.
public struct ShoppingError: Error, Hashable, Sendable {
  /// The thing to buy, as it was called.
  public var name: String

  /// What is wrong.
  public var reason: Reason

  /// What was probably meant, where a name is unknown.
  public var nearMatch: String?

  /// What can be wrong with a name on the list.
  public enum Reason: Hashable, Sendable {
    /// The list has no such thing.
    case unknownItem

    /// The dishes of the week need it, so that it cannot be removed.
    case planned

    /// The sum of the amounts no longer fits into 64 bits.
    case sumDoesNotFit
  }

  /// An error with its parts as they are.
  public init(name: String, reason: Reason, nearMatch: String? = nil) {
    self.name = name
    self.reason = reason
    self.nearMatch = nearMatch
  }
}

extension ShoppingError: CustomStringConvertible {
  /// The message in English.
  public var description: String { text(in: .english) }

  /// The message in one line, without a full stop.
  public func text(in language: Language) -> String {
    let key: ShoppingText =
      switch reason {
      case .unknownItem: .unknownItem
      case .planned: .planned
      case .sumDoesNotFit: .sumDoesNotFit
      }
    let what = Catalogue.text(key, in: language, ["name": .quoted(name)])
    return Catalogue.text(what, nearMatch: nearMatch.map { .quoted($0) }, in: language)
  }
}
