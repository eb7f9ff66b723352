/// A reader of untrusted bytes, as a fuzzer calls it.
struct FuzzTarget: Sendable {
  /// The name that selects the target, and of the folder in `Corpus` with its initial inputs.
  var name: String
  /// Reads the bytes, and checks that the result is consistent.
  var check: @Sendable ([UInt8]) async throws(Unsoundness) -> Void

  /// All targets.
  static let all: [FuzzTarget] = [
    documents, archives, compiledNibs, swiftSources, objectiveCSources, specs, patterns, projects,
    launchSettings, logs, arguments, drawings, fixes, loads, trees,
  ]

  /// Returns the target with a name.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// The result of a reader is inconsistent.
struct Unsoundness: Error {
  var claim: String

  /// Throws an error unless a claim about the result is true.
  static func unless(_ isTrue: Bool, _ claim: @autoclosure () -> String) throws(Unsoundness) {
    if !isTrue { throw Unsoundness(claim: claim()) }
  }
}
