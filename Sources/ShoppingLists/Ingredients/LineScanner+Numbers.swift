import HouseholdModel

extension LineScanner {
  /// Reads `2`, `1/2`, `½`, `4 1/2`, `2¼`, `0,5` or `1.500`; nothing and no step where no number begins.
  mutating func number() throws(IngredientError) -> Fraction? {
    let start = position
    if let vulgar = next?.vulgarFraction {
      position += 1
      try refuseFurtherDigits(from: start)
      return vulgar
    }
    guard let (value, isWhole) = try decimal() else { return nil }
    guard isWhole else { return value }
    if let fraction = try fraction(over: value, from: start) { return fraction }
    guard let added = try fractionBehindWhole() else { return value }
    try refuseFurtherDigits(from: start)
    return try fitting(value.adding(added), from: start)
  }

  /// Digits with their marks, and whether they are only digits.
  private mutating func decimal() throws(IngredientError) -> (value: Fraction, isWhole: Bool)? {
    let start = position
    var groups = [takeDigits()]
    var marks: [Character] = []
    while let next, next == "." || next == ",", second?.digit != nil {
      marks.append(next)
      position += 1
      groups.append(takeDigits())
    }
    guard groups.count > 1 || !groups[0].isEmpty else { return nil }
    let isDecimal =
      marks.count == 1
      || (isGrouped(groups.dropLast(), marks.dropLast()) && marks.last != language.groupMark)
    var decimals: [Int] = []
    if !isGrouped(groups, marks) {
      guard isDecimal else { throw error(.notANumber(text(from: start))) }
      decimals = groups.removeLast()
    }
    let trimmed = decimals.reversed().drop { $0 == 0 }.reversed()
    let whole = groups.joined().drop { $0 == 0 }
    guard whole.count <= 7, trimmed.count <= 6 else { throw error(.doesNotFit(text(from: start))) }
    let digits = (Array(whole) + trimmed).reduce(0) { $0 * 10 + $1 }
    let value = Fraction.powerOfTen(trimmed.count).flatMap { Fraction(digits, $0.numerator) }
    return (try fitting(value, from: start), marks.isEmpty)
  }

  private mutating func takeDigits() -> [Int] {
    var digits: [Int] = []
    while let digit = next?.digit {
      digits.append(digit)
      position += 1
    }
    return digits
  }

  /// Whether the marks divide a whole number into thousands.
  private func isGrouped(_ groups: some Collection<[Int]>, _ marks: some Collection<Character>)
    -> Bool
  {
    guard let first = groups.first, let leading = first.first else { return false }
    return marks.allSatisfy { $0 == language.groupMark }
      && (marks.isEmpty || (first.count <= 3 && leading != 0))
      && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// The rest of a fraction whose upper number has been read.
  private mutating func fraction(
    over top: Fraction,
    from start: Int
  ) throws(IngredientError) -> Fraction? {
    guard let slash = next, slash == "/" || slash == "\u{2044}" || slash == "\u{2215}",
      second?.digit != nil
    else { return nil }
    position += 1
    let digits = takeDigits().drop { $0 == 0 }
    try refuseFurtherDigits(from: start)
    guard !digits.isEmpty else { throw error(.zeroDenominator(text(from: start))) }
    guard digits.count <= 7 else { throw error(.doesNotFit(text(from: start))) }
    let bottom = digits.reduce(0) { $0 * 10 + $1 }
    guard bottom <= IngredientLimits.amount else { throw error(.doesNotFit(text(from: start))) }
    return try fitting(Fraction(top.numerator, bottom), from: start)
  }

  /// The fraction of a mixed number: directly behind the whole number, or after one space.
  private mutating func fractionBehindWhole() throws(IngredientError) -> Fraction? {
    let start = position
    if let vulgar = next?.vulgarFraction {
      position += 1
      return vulgar
    }
    guard take(" ") else { return nil }
    if let vulgar = next?.vulgarFraction {
      position += 1
      return vulgar
    }
    let upper = position
    let digits = takeDigits()
    if (1...7).contains(digits.count), let top = Fraction(digits.reduce(0, { $0 * 10 + $1 })),
      let fraction = try fraction(over: top, from: upper)
    {
      return fraction
    }
    position = start
    return nil
  }

  /// A number that goes on after its end, such as `1/2/3` or `½5`, is none.
  private mutating func refuseFurtherDigits(from start: Int) throws(IngredientError) {
    let isFraction = next?.vulgarFraction != nil
    let isDigit = next?.digit != nil
    let isMark = next.map { "/\u{2044}\u{2215}.,".contains($0) } == true && second?.digit != nil
    guard isFraction || isDigit || isMark else { return }
    position = characters[position...].firstIndex(of: " ") ?? characters.count
    throw error(.notANumber(text(from: start)))
  }

  /// The number, if it is there and small enough.
  func fitting(_ number: Fraction?, from start: Int) throws(IngredientError) -> Fraction {
    guard let number, number <= Fraction(IngredientLimits.amount) ?? .one else {
      throw error(.doesNotFit(text(from: start)))
    }
    return number
  }
}
