import Foundation

/// An output format for measurements.
enum Reporter: String, CaseIterable {
  case text, json

  /// Returns the report without a final line break.
  func report(_ measurements: [Measurement]) throws -> String {
    switch self {
    case .text:
      let width = measurements.map(\.name.count).max() ?? 0
      return measurements.map { measurement in
        measurement.name.padding(toLength: width, withPad: " ", startingAt: 0)
          + String(
            format: "  %10.1f %@, floor %10.1f, ratio %7.3f",
            measurement.value,
            measurement.unit,
            measurement.floor,
            measurement.ratio
          )
      }
      .joined(separator: "\n")
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(measurements), as: UTF8.self)
    }
  }
}
