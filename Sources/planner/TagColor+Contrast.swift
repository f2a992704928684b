package import MealModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension TagColor {
  /// Whether black letters have more contrast on the colour than white ones.
  package var prefersBlackText: Bool {
    let luminance = relativeLuminance
    return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05)
  }

  /// The relative luminance that WCAG 2 defines, 0 for black and 1 for white.
  var relativeLuminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
