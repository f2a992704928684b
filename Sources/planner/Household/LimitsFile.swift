import HouseholdPlanning
import PlanFiles

/// Where the limits of the free version are configured: `meal-planner/limits.json` in the folder for
/// configurations.
///
/// That folder is `XDG_CONFIG_HOME` if that is an absolute path, else `.config` in the home folder. Without the file
/// the limits are those of the product. They only count in a household whose settings switch them on.
enum LimitsFile {
  static func limits(environment: [String: String]) throws -> FreeLimits {
    let file = path(environment: environment)
    do throws(FileError) {
      let text = String(decoding: try InputFile.bytes(of: file), as: UTF8.self)
      return try FreeLimits(configuration: text, file: file)
    } catch  where error.reason == .noSuchFile {
      return .product
    }
  }

  private static func path(environment: [String: String]) -> String {
    let file = "meal-planner/limits.json"
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return "\(folder)/\(file)"
    }
    return "\(environment["HOME"] ?? ".")/.config/\(file)"
  }
}
