import Foundation
import PlanFiles

/// Finds the scenarios of a folder.
public enum ScenarioFolder {
  /// Reads the scenarios that a path means: one for a file, all of a folder in the order of their names.
  ///
  /// Every `.json` file of a folder is a week, unless it is the expectation of one. Folders within it are
  /// not looked at.
  ///
  /// - Parameter path: A file or a folder.
  /// - Returns: The scenarios; none for a folder without weeks.
  /// - Throws: `FileError` about the first file that cannot be used, also for an expectation without its
  ///   week.
  public static func scenarios(at path: String) throws -> [Scenario] {
    guard isFolder(path) else { return [try Scenario(readingFrom: path)] }
    return try weeks(in: path).map(Scenario.init(readingFrom:))
  }

  private static func weeks(in folder: String) throws -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw FileError(
        file: folder,
        place: .wholeFile,
        reason: .unreadable(cause: error.localizedDescription)
      )
    }
    let files = Set(names.filter { $0.hasSuffix(Scenario.weekEnding) && !$0.hasPrefix(".") })
    let weeks = files.filter { !$0.hasSuffix(Scenario.expectationEnding) }
    let prefix = folder.hasSuffix("/") ? folder : "\(folder)/"
    for file in files.subtracting(weeks).sorted() {
      let week = String(file.dropLast(Scenario.expectationEnding.count)) + Scenario.weekEnding
      guard weeks.contains(week) else {
        throw FileError(file: prefix + file, place: .wholeFile, reason: .noWeekBeside(week))
      }
    }
    return weeks.sorted().map { prefix + $0 }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    return exists && isDirectory.boolValue
  }

  static func hasFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
