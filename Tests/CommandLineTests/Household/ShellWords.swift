/// Parts a command line into words as a shell does, as far as transcripts need it.
///
/// Spaces part words; `'…'` and `"…"` keep them together and may be empty. Nothing else is special.
func shellWords(_ line: some StringProtocol) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  for character in line {
    if let open = quote {
      if character == open { quote = nil } else { word = (word ?? "") + String(character) }
    } else if character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if character == " " {
      if let finished = word { words.append(finished) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  if let finished = word { words.append(finished) }
  return words
}
