import Checks
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import ReferenceGraph
import RuntimeAttributes
import Testing
import Validation

/// A kind of crash or data loss during loads, as reported by users.
struct CrashKind: CustomTestStringConvertible {
  var name: String
  var proof: Proof
  var location: SourceLocation

  /// The evidence for a kind in the test suite.
  enum Proof {
    /// A load of a document: the events with consequences, with their console messages.
    case trace(Sample, [String])
    /// A validation of the document and all sources: the findings.
    case findings(Sample, [String])
    /// A load of real Swift objects: the console messages.
    case program(@MainActor () throws -> [String], [String])
    /// Not demonstrated, with the reason.
    case none(because: String)
  }

  /// A document, its sources, and the conditions of the load.
  struct Sample {
    var document: String
    var source: String
    var others: [String: String] = [:]
    var target: PlatformVersion?
    var isStoryboard: Bool { document.contains("Storyboard.XIB") }

    var fileName: String { isStoryboard ? "Test.storyboard" : "Test.xib" }

    func tree() throws -> TemporaryTree {
      let isObjectiveC = source.contains("@implementation")
      let files = [fileName: document, isObjectiveC ? "Test.m" : "Test.swift": source]
      return try TemporaryTree(files.merging(others) { $1 })
    }

    var options: Validator.Options {
      var options = Validator.Options()
      options.deploymentTarget = target
      return options
    }
  }

  var testDescription: String { name }

  // MARK: Creating kinds

  static func trace(
    _ name: String,
    _ document: String,
    _ source: String = "",
    target: PlatformVersion? = nil,
    others: [String: String] = [:],
    _ expected: String...,
    location: SourceLocation = #_sourceLocation
  ) -> CrashKind {
    let sample = Sample(document: document, source: source, others: others, target: target)
    return CrashKind(name: name, proof: .trace(sample, expected), location: location)
  }

  static func findings(
    _ name: String,
    _ document: String,
    _ source: String,
    others: [String: String] = [:],
    _ expected: String...,
    location: SourceLocation = #_sourceLocation
  ) -> CrashKind {
    let sample = Sample(document: document, source: source, others: others)
    return CrashKind(name: name, proof: .findings(sample, expected), location: location)
  }

  static func program(
    _ name: String,
    _ program: @escaping @MainActor () throws -> [String],
    _ expected: String...,
    location: SourceLocation = #_sourceLocation
  ) -> CrashKind {
    CrashKind(name: name, proof: .program(program, expected), location: location)
  }

  static func none(
    _ name: String,
    because reason: String,
    location: SourceLocation = #_sourceLocation
  ) -> CrashKind {
    CrashKind(name: name, proof: .none(because: reason), location: location)
  }

  // MARK: Actual results

  /// Returns the actual results as lines; nil if the kind is not demonstrated.
  func found() async throws -> [String]? {
    switch proof {
    case .none: return nil
    case .program(let program, _): return try await program()
    case .findings(let sample, _):
      let tree = try sample.tree()
      return try await tree.validate(sample.options).findings.filter { $0.consequence != .unverified }
        .map { Self.line($0.id.rawValue, $0.consequence, $0.consoleMessage, in: tree) }
    case .trace(let sample, _):
      let tree = try sample.tree()
      let file = tree.path + "/" + sample.fileName
      let events = try await Validator(options: sample.options).trace(file, sources: [tree.path]).events
      return events.compactMap { event in
        event.consequence.map { Self.line(event.step.word, $0, event.consoleLine, in: tree) }
      }
    }
  }

  var expected: [String] {
    switch proof {
    case .trace(_, let lines), .findings(_, let lines), .program(_, let lines): lines
    case .none: []
    }
  }

  private static func line(
    _ what: String,
    _ consequence: Consequence,
    _ console: String?,
    in tree: TemporaryTree
  ) -> String {
    "\(what), \(consequence)" + (console.map { ": " + tree.relative($0) } ?? "")
  }
}

extension LoadEvent.Step {
  fileprivate var word: String {
    switch self {
    case .initialize: "initialize"
    case .apply: "apply"
    case .connect: "connect"
    case .end: "end"
    case .replace: "replace"
    case .loseConstraint: "lose"
    case .leaveNil: "leaveNil"
    case .awake: "awake"
    case .overwrite: "overwrite"
    case .viewLoaded: "view"
    }
  }
}

/// Texts of documents with the given elements.
enum CrashDocument {
  static func iOS(_ elements: String) -> String { xib(elements) }

  static func macOS(_ elements: String, direct: Bool = true) -> String {
    DocumentText.mac(elements, attributes: direct ? "customObjectInstantitationMethod=\"direct\"" : "")
  }

  static func storyboard(_ scene: String) -> String {
    DocumentText.scene(
      initial: "c-1",
      """
      \(scene)
      """
    )
  }

  /// Returns a view with a class of the app.
  static func view(_ className: String = "Panel", _ content: String = "", element: String = "view") -> String
  {
    "<\(element) id=\"v-1\" customClass=\"\(className)\" \(app)>\(content)</\(element)>"
  }

  /// Returns a File's Owner with the given outlets, all connected to the view.
  static func owner(_ className: String, outlets: String...) -> String {
    let connections = outlets.map { #"<outlet property="\#($0)" destination="v-1" id="o-\#($0)"/>"# }
    return """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(className)" \(app)>
      <connections>\(connections.joined())</connections></placeholder>
      """
  }

  static func outlets(_ properties: String...) -> String {
    "<connections>"
      + properties.map { #"<outlet property="\#($0)" destination="v-1" id="o-\#($0)"/>"# }.joined()
      + "</connections>"
  }

  /// Returns runtime attributes from texts with a type, a key path and a value, such as `boolean on YES`.
  static func attributes(_ texts: String...) -> String {
    let elements = texts.map { text in
      let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
      let value = parts.count > 2 ? " value=\"\(parts[2])\"" : ""
      return #"<userDefinedRuntimeAttribute type="\#(parts[0])" keyPath="\#(parts[1])"\#(value)/>"#
    }
    return "<userDefinedRuntimeAttributes>\(elements.joined())</userDefinedRuntimeAttributes>"
  }

  static let app = #"customModule="App" customModuleProvider="target""#
}

/// The messages that the runtime prints.
enum CrashLine {
  static func undefined(_ key: String, of className: String) -> String {
    "[<\(className) 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
  }

  static func uncaught(_ exception: String, _ reason: String) -> String {
    "*** Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'"
  }

  static func raised(_ key: String, of className: String) -> String {
    uncaught("NSUnknownKeyException", undefined(key, of: className))
  }

  static func dropped(_ keyPath: String, on className: String, _ reason: String? = nil) -> String {
    "Failed to set (\(keyPath)) user defined inspected property on (\(className)): "
      + (reason ?? undefined(keyPath, of: className))
  }

  static let nilOutlet = "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
}
