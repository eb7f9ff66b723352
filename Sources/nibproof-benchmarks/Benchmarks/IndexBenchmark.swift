import Foundation

/// Measures runs with a cache after one change, compared with a run without a cache.
enum IndexBenchmark {
  private static let rounds = 5

  /// A change between two runs.
  private enum Change: String, CaseIterable {
    case nothing
    /// Inserts a line above the declarations of a source.
    case line
    /// Inserts a space into a document.
    case document
    /// Adds a class to a source.
    case declaration
  }

  static func run(_ directories: [String]) throws -> [Measurement] {
    let folder = try TemporaryFolder()
    let tree = "\(folder.path)/tree"
    guard let directory = directories.first else {
      try TreeGenerator(documents: 2_000, sources: 5_000).write(to: tree)
      return try measure(tree, name: "generated", cache: "\(folder.path)/cache")
    }
    try ChildProcess.run(["cp", "-R", directory, tree], endingWith: 0...0)
    let name = directory.split(separator: "/").last.map(String.init) ?? directory
    return try measure(tree, name: name, cache: "\(folder.path)/cache")
  }

  private static func measure(_ tree: String, name: String, cache: String) throws -> [Measurement] {
    let plain = [try ChildProcess.sibling("nibproof"), "validate", tree, "--reporter", "json"]
    let cached = plain + ["--cache-folder", cache]
    // Recently written files cannot be identified by their modification time.
    Thread.sleep(forTimeInterval: 3)
    let first = try ChildProcess.run(cached).milliseconds
    var measurements = [
      Measurement(
        "index-first \(name)",
        value: first,
        unit: "ms",
        floor: try ChildProcess.run(plain).milliseconds
      )
    ]
    for change in Change.allCases {
      var times: [(cached: Double, plain: Double)] = []
      for round in 0..<rounds {
        try make(change, round, in: tree)
        times.append((try ChildProcess.run(cached).milliseconds, try ChildProcess.run(plain).milliseconds))
      }
      let median = { (values: [Double]) in values.sorted()[values.count / 2] }
      measurements.append(
        Measurement(
          "index-\(change.rawValue) \(name)",
          value: median(times.map(\.cached)),
          unit: "ms",
          floor: median(times.map(\.plain))
        )
      )
    }
    return measurements
  }

  private static func make(_ change: Change, _ round: Int, in tree: String) throws {
    switch change {
    case .nothing: break
    case .line: try edit(firstFile(below: tree, ".swift")) { "// A line more.\n" + $0 }
    case .declaration:
      try edit(firstFile(below: tree, ".swift")) { $0 + "\nclass Added\(round): UIView {}\n" }
    case .document: try edit(firstFile(below: tree, ".xib", ".storyboard")) { $0 + "\n" }
    }
  }

  private static func firstFile(below tree: String, _ endings: String...) throws -> String {
    let names = FileManager.default.enumerator(atPath: tree)?.lazy.compactMap { $0 as? String }
    let name = names?.filter { name in endings.contains(where: name.hasSuffix) }.min()
    guard let name else { throw MeasurementError.noFiles("\(endings.joined(separator: " or ")) file") }
    return "\(tree)/\(name)"
  }

  private static func edit(_ path: String, _ change: (String) -> String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data(change(text).utf8).write(to: URL(fileURLWithPath: path))
  }
}
