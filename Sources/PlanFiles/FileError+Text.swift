public import MealModel
package import PlanTexts

extension FileError {
  /// The message, without a line break.
  public func text(in language: Language) -> String {
    let what = Catalogue.text(
      reason.text(in: language),
      nearMatch: nearMatch.map { .quoted($0) },
      in: language
    )
    return Catalogue.text(
      FileText.error,
      in: language,
      ["place": .text(place.text(in: language, of: file)), "what": .text(what)]
    )
  }
}

extension TextValue {
  /// A text from a file, cut short and kept on one line.
  package static func quoted(_ text: String) -> TextValue {
    let line = text.onOneLine
    return .text(line.count <= 80 ? line : "\(line.prefix(79))…")
  }
}

extension String {
  /// The text with every line break and control character replaced by a space.
  package var onOneLine: String {
    // What breaks lines begins with one of these bytes in UTF-8, which most texts have nowhere.
    let isPlain = utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 }
    guard !isPlain, unicodeScalars.contains(where: \.breaksLine) else { return self }
    var result = UnicodeScalarView()
    result.append(contentsOf: unicodeScalars.map { $0.breaksLine ? " " : $0 })
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might not keep a text with this scalar on one line.
  var breaksLine: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension FileError.Reason {
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .noSuchFile: Catalogue.text(FileText.noSuchFile, in: language)
    case .isDirectory: Catalogue.text(FileText.isDirectory, in: language)
    case .unreadable(let cause):
      Catalogue.text(FileText.unreadable, in: language, ["cause": .quoted(cause)])
    case .tooLarge(let limit):
      Catalogue.text(FileText.tooLarge, in: language, ["limit": .number(limit)])
    case .notText: Catalogue.text(FileText.notText, in: language)
    case .notJSON: Catalogue.text(FileText.notJSON, in: language)
    case .malformed: Catalogue.text(FileText.malformed, in: language)
    case .nestedTooDeep: Catalogue.text(FileText.nestedTooDeep, in: language)
    case .numberTooLarge: Catalogue.text(FileText.numberTooLarge, in: language)
    case .nullCharacter: Catalogue.text(FileText.nullCharacter, in: language)
    case .duplicateKey(let name): named(FileText.duplicateKey, name, in: language)
    case .noHeader: Catalogue.text(FileText.noHeader, in: language)
    case .semicolons: Catalogue.text(FileText.semicolons, in: language)
    case .unknownColumn(let name): named(FileText.unknownColumn, name, in: language)
    case .missingColumn(let name): named(FileText.missingColumn, name, in: language)
    case .duplicateColumn(let name): named(FileText.duplicateColumn, name, in: language)
    case .fieldCount(let found, let expected):
      Catalogue.text(
        FileText.fieldCount,
        in: language,
        ["found": .number(found), "expected": .number(expected)]
      )
    case .unclosedQuote: Catalogue.text(FileText.unclosedQuote, in: language)
    case .textAfterQuote: Catalogue.text(FileText.textAfterQuote, in: language)

    case .unknownKey(let name): named(ContentText.unknownKey, name, in: language)
    case .missingKey(let name): named(ContentText.missingKey, name, in: language)
    case .wrongType(let expected): Catalogue.text(expected.key, in: language)
    case .notWhole: Catalogue.text(ContentText.notWhole, in: language)
    case .outOfRange(let number, let lower, let upper):
      Catalogue.text(
        ContentText.outOfRange,
        in: language,
        ["number": .quoted(number), "lower": .text(lower), "upper": .text(upper)]
      )
    case .unknownSchema(let number):
      Catalogue.text(
        ContentText.unknownSchema,
        in: language,
        ["number": .number(number), "known": .number(WeekDocument.schemaVersion)]
      )
    case .empty: Catalogue.text(ContentText.empty, in: language)
    case .notOneLine: Catalogue.text(ContentText.notOneLine, in: language)
    case .tooLong(let length, let limit):
      Catalogue.text(
        ContentText.tooLong,
        in: language,
        ["length": .number(length), "limit": .number(limit)]
      )
    case .notOneOf(let text, let allowed):
      Catalogue.text(
        ContentText.notOneOf,
        in: language,
        ["text": .quoted(text), "allowed": .text(allowed.joined(separator: ", "))]
      )
    case .notAColor(let text): quoting(ContentText.notAColor, text, in: language)
    case .keysClash(let name, let other):
      Catalogue.text(
        ContentText.keysClash,
        in: language,
        ["name": .text(name), "other": .text(other)]
      )

    case .unknownProfile(let name): named(ContentText.unknownProfile, name, in: language)
    case .notATime(let text): quoting(ContentText.notATime, text, in: language)
    case .noFirstMeal: Catalogue.text(ContentText.noFirstMeal, in: language)
    case .brokenGap(let text): quoting(ContentText.brokenGap, text, in: language)
    case .unknownGap(let name): named(ContentText.unknownGap, name, in: language)

    case .notADate(let text): quoting(ContentText.notADate, text, in: language)
    case .notAMonday(let text): quoting(ContentText.notAMonday, text, in: language)
    case .notAnAmount(let text): quoting(ContentText.notAnAmount, text, in: language)
    case .notAKey(let text): quoting(ContentText.notAKey, text, in: language)
    case .notADay(let text): quoting(ContentText.notADay, text, in: language)
    case .dayOutside(let text): quoting(ContentText.dayOutside, text, in: language)
    case .weekdayUnclear(let text): quoting(ContentText.weekdayUnclear, text, in: language)
    case .dateWithoutStart(let text): quoting(ContentText.dateWithoutStart, text, in: language)
    case .contextInside(let text): quoting(ContentText.contextInside, text, in: language)
    case .contextOnOtherSide(let text): quoting(ContentText.contextOnOtherSide, text, in: language)

    case .unknownTag(let name): named(ContentText.unknownTag, name, in: language)
    case .unknownDish(let name): named(ContentText.unknownDish, name, in: language)
    case .unclearTag(let name): named(ContentText.unclearTag, name, in: language)
    case .unclearDish(let name): named(ContentText.unclearDish, name, in: language)
    case .duplicateEntry(let name): named(ContentText.duplicateEntry, name, in: language)
    case .duplicateTag(let name): named(ContentText.duplicateTag, name, in: language)
    case .duplicateDish(let name): named(ContentText.duplicateDish, name, in: language)
    case .duplicateMeal(let meal):
      named(ContentText.duplicateMeal, meal.name(in: language), in: language)
    case .duplicateSlot(let day, let meal):
      slot(ContentText.duplicateSlot, day, meal, in: language)
    case .noSuchSlot(let day, let meal): slot(ContentText.noSuchSlot, day, meal, in: language)
    case .notASlot(let text): quoting(ContentText.notASlot, text, in: language)
    case .noWeekBeside(let name): named(ContentText.noWeekBeside, name, in: language)
    case .slotTaken(let day, let meal): slot(ContentText.slotTaken, day, meal, in: language)
    }
  }

  private func named(_ key: some TextKey, _ name: String, in language: Language) -> String {
    Catalogue.text(key, in: language, ["name": .quoted(name)])
  }

  private func quoting(_ key: some TextKey, _ text: String, in language: Language) -> String {
    Catalogue.text(key, in: language, ["text": .quoted(text)])
  }

  private func slot(
    _ key: some TextKey,
    _ day: String,
    _ meal: MealType,
    in language: Language
  ) -> String {
    Catalogue.text(
      key,
      in: language,
      ["day": .quoted(day), "meal": .quoted(meal.name(in: language))]
    )
  }
}

extension FileError.Expected {
  fileprivate var key: ContentText {
    switch self {
    case .object: .expectedObject
    case .list: .expectedList
    case .text: .expectedText
    case .number: .expectedNumber
    case .yesOrNo: .expectedYesOrNo
    case .dayOrNumber: .expectedDayOrNumber
    case .nameOrNames: .expectedNameOrNames
    case .yesOrScope: .expectedYesOrScope
    case .dayOrAppointment: .expectedDayOrAppointment
    }
  }
}
