/// A language that households are addressed in.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case spanish = "es"
  case english = "en"
}

/// A name in every language; literal names are the same in all of them.
public struct LocalizedName: Hashable, Sendable {
  public var spanish: String
  public var english: String

  public init(spanish: String, english: String) {
    self.spanish = spanish
    self.english = english
  }

  /// A name that a household typed itself and that no language changes.
  public init(_ literal: String) {
    self.init(spanish: literal, english: literal)
  }

  public subscript(language: Language) -> String {
    switch language {
    case .spanish: spanish
    case .english: english
    }
  }
}
