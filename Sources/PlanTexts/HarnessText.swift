/// What the trials of rules say about weeks and their expectations.
package enum HarnessText: String, TextKey {
  case nothing, notFoundOut, allowed, blocked, blockedBy, onlyShared, andShared

  package var template: Template {
    switch self {
    case .nothing: Template(spanish: "nada", english: "nothing")
    case .notFoundOut:
      Template(spanish: "no se supo a tiempo", english: "not found out in time")
    case .onlyShared:
      Template(
        spanish: "solo {count} en común",
        english: "only {count} in common"
      )
    case .andShared:
      Template(
        spanish: "{names} y {count} en común",
        english: "{names} and {count} in common"
      )
    case .allowed: Template(spanish: "se puede", english: "allowed")
    case .blocked: Template(spanish: "no se puede", english: "not allowed")
    case .blockedBy:
      Template(spanish: "no se puede por {rules}", english: "not allowed because of {rules}")
    }
  }
}
