/// A reader of untrusted bytes, as a fuzzer calls it.
struct FuzzTarget: Sendable {
  /// The name that the fuzzer is given, and that of the folder in `Corpus` with inputs to start from.
  var name: String
  /// Reads the bytes, and looks whether what comes out holds together.
  var check: @Sendable ([UInt8]) async throws(Unsoundness) -> Void

  /// All targets.
  static let all: [FuzzTarget] = [
    documents, archives, compiledNibs, swiftSources, objectiveCSources, specs, patterns, projects,
    launchSettings, logs, arguments, drawings, fixes, loads, trees,
  ]

  /// The target of a name.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// What a reader returned does not hold together.
struct Unsoundness: Error {
  var claim: String

  /// Fails unless a claim about what was read is true.
  static func unless(_ isTrue: Bool, _ claim: @autoclosure () -> String) throws(Unsoundness) {
    if !isTrue { throw Unsoundness(claim: claim()) }
  }
}
