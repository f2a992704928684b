package import MealModel
import PlanTexts

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why the operating system would not write.
package struct Refusal: Hashable, Sendable {
  /// The number of the system's error.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The reason in everyday words, or in the system's own where it is a rare one.
  package func text(in language: Language) -> String {
    let key: RefusalText? =
      switch code {
      case ENOENT, ENOTDIR: .noFolder
      case EACCES, EPERM, EROFS: .notAllowed
      case ENOSPC, EDQUOT: .diskFull
      case EISDIR: .isFolder
      case EEXIST: .isThere
      case ENAMETOOLONG: .nameTooLong
      default: nil
      }
    guard let key else { return unsafe String(cString: strerror(code)) }
    return Catalogue.text(key, in: language)
  }
}
