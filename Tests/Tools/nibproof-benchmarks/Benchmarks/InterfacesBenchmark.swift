import Foundation
import SourceModel

/// Measures reading sources, compared with counting their lines.
enum InterfacesBenchmark {
  static func run(_ directories: [String]) throws -> [Measurement] {
    let swift = try? FileTree.files(directories, ["swift", "swiftinterface"], called: "Swift sources")
    let objectiveC = try? FileTree.files(directories, ["h", "m", "mm"], called: "Objective-C sources")
    guard swift != nil || objectiveC != nil else { throw MeasurementError.noFiles("sources") }
    return [
      swift.map { measure("interfaces-swift", $0) },
      objectiveC.map { measure("interfaces-objective-c", $0) },
    ].compactMap(\.self)
  }

  private static func measure(
    _ name: String,
    _ files: [(path: String, bytes: [UInt8])]
  ) -> Measurement {
    var count = 0
    let times = Stopwatch.nanoseconds(
      {
        for file in files { count += SourceFile(reading: file.bytes, path: file.path).types.count }
      },
      floor: {
        for file in files { count += Lines.count(file.bytes) }
      }
    )
    _ = opaque(count)
    return Measurement(name, value: times.work / 1e3, unit: "µs", floor: times.floor / 1e3)
  }
}
