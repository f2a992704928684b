/// What the trials of rules say about weeks and their expectations.
package enum HarnessText: String, TextKey {
  case nothing, notFoundOut, allowed, blocked, blockedBy

  package var template: Template {
    switch self {
    case .nothing: Template(spanish: "nada", english: "nothing")
    case .notFoundOut:
      Template(spanish: "no se supo a tiempo", english: "not found out in time")
    case .allowed: Template(spanish: "se puede", english: "allowed")
    case .blocked: Template(spanish: "no se puede", english: "not allowed")
    case .blockedBy:
      Template(spanish: "no se puede por {rules}", english: "not allowed because of {rules}")
    }
  }
}
