extension String {
  /// The text as XML takes it; characters that XML has no way to say are left out.
  package var escapedForXML: String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r": result.append(" ")
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
