package import MealModel

/// One area of the catalogue: an enumeration with a case per text.
///
/// Every area is a file of its own. Its `template` is a switch without `default`, so that the compiler
/// finds a text that is missing; `Catalogue.areas` lists the areas, so that the tests find the rest.
package protocol TextKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var template: Template { get }
}

/// A text in every language, with named gaps.
///
/// `{dish}` stands for a value. `{count|one dish|{count} dishes}` stands for the first form when the
/// value is the number one, else for the second; forms may hold gaps themselves.
package struct Template: Hashable, Sendable {
  package var spanish: String
  package var english: String

  package init(spanish: String, english: String) {
    self.spanish = spanish
    self.english = english
  }

  package subscript(language: Language) -> String {
    switch language {
    case .spanish: spanish
    case .english: english
    }
  }
}
