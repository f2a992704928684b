import Foundation

/// Means and spreads of measurements.
package enum Statistics {
  /// What is added to every time before a logarithm is taken: 10 ms.
  ///
  /// The usual ten seconds would hide everything that takes milliseconds.
  package static let shift = 0.010

  /// exp(mean of ln(t + shift)) − shift; `nil` for no times.
  package static func shiftedGeometricMean(_ times: [Double]) -> Double? {
    guard !times.isEmpty else { return nil }
    let sum = times.reduce(0) { $0 + log($1 + shift) }
    return exp(sum / Double(times.count)) - shift
  }

  /// The middle value, or the mean of the two in the middle; `nil` for no values.
  package static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The median distance from the median, scaled so that it is the standard deviation of normal values.
  package static func scaledDeviation(_ values: [Double]) -> Double? {
    guard let middle = median(values) else { return nil }
    return median(values.map { abs($0 - middle) }).map { 1.4826 * $0 }
  }
}
