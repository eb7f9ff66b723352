/// A reader of untrusted bytes that a fuzzer can call.
struct FuzzTarget: Sendable {
  /// The name that selects the target, which is also the name of its folder in `Corpus`.
  var name: String
  /// Reads the bytes, and checks that the result is consistent.
  var check: @Sendable ([UInt8]) async throws(Unsoundness) -> Void

  static let all: [FuzzTarget] = [
    documents, archives, compiledNibs, swiftSources, objectiveCSources, specs, patterns, projects,
    launchSettings, logs, arguments, drawings, fixes, loads, trees,
  ]

  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// An error that reports an inconsistent result of a reader.
struct Unsoundness: Error {
  var claim: String

  /// Throws an error with the claim unless the condition is true.
  static func unless(_ isTrue: Bool, _ claim: @autoclosure () -> String) throws(Unsoundness) {
    if !isTrue { throw Unsoundness(claim: claim()) }
  }
}
