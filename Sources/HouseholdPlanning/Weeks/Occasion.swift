public import HouseholdModel
import MealModel
public import PlanFiles

/// Under which profile and when something is done to the weeks of a household.
public struct Occasion: Hashable, Sendable {
  /// How the household plans.
  public var profile: Profile

  /// When it is.
  public var moment: Moment

  /// A profile at a moment.
  public init(profile: Profile, at moment: Moment) {
    self.profile = profile
    self.moment = moment
  }
}

extension Household {
  /// The profile of the household together with the moment.
  ///
  /// - Parameter moment: Today, where the household lives.
  /// - Returns: The occasion, for as many questions and changes as are made in that moment.
  /// - Throws: As `profileValue`.
  public func occasion(at moment: Moment) throws(FileError) -> Occasion {
    Occasion(profile: try profileValue(), at: moment)
  }
}
