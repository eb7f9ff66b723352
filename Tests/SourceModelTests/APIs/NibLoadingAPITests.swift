import KeyValueCoding
import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import SourceModel

/// The rows of the table, each as a Swift call and as an Objective-C message with the same effects.
struct NibLoadingAPITests {
  static let rows = NibLoadingAPI.rows.filter {
    // Literals exist only in Swift.
    $0.argument != nil && !$0.swift.hasPrefix("#")
  }

  @Test(arguments: rows)
  func `a name has the target of its row`(_ row: NibLoadingAPI) {
    #expect(Effects(of: row, .swift).targets == [row.target])
    #expect(Effects(of: row, .objectiveC).targets == [row.target])
  }

  @Test(arguments: rows)
  func `both languages have the same effects`(_ row: NibLoadingAPI) {
    #expect(Effects(of: row, .swift) == Effects(of: row, .objectiveC))
  }
}

/// The facts about a call to which the string `Name` is passed.
private struct Effects: Equatable {
  /// The kinds of objects to which the string refers.
  var targets: [NibLoadingAPI.Target?] = []
  /// The destinations of the string.
  var sinks: [ValueSink.Kind]
  /// The roles of the requests in the source.
  var requests: [Use.Role]
  /// The names of the nibs that the source loads.
  var nibs: [StringValue?]
  /// The identifiers for which the source registers cells.
  var registered: [StringValue]

  init(of row: NibLoadingAPI, _ language: SourceLanguage) {
    let source = language == .swift ? row.swiftSource : row.objectiveCSource
    let file = SourceFile(
      reading: Array(source.utf8),
      path: language == .swift ? "Panel.swift" : "Panel.m"
    )
    let facts = file.facts
    let names = facts.occurrences.filter { $0.role == .string && facts.names.text(of: $0.name) == "Name" }
    sinks = names.map { facts.sinks[Int($0.sink)].kind }
    targets = names.map { name in
      let sink = facts.sinks[Int(name.sink)]
      return NibLoadingAPI.target(
        ofArgument: facts.names.text(of: sink.label),
        of: facts.names.text(of: sink.name)
      )
    }
    requests = file.uses.filter(\.isRequest).map { use in
      // Omits whether a constant stores the controller's own storyboard, which is known only in Swift.
      use.scene.map { .scene(Use.Scene(isInitial: $0.isInitial, of: $0.storyboard)) } ?? use.role
    }
    nibs = file.uses.filter { $0.nib != nil }.map(\.name)
    registered = file.uses.filter(\.isRegistration).compactMap(\.name).filter(\.isKnown)
  }
}

extension NibLoadingAPI: CustomTestStringConvertible {
  var testDescription: String { "\(swift) \(selector)" }

  private var base: String { String(swift.prefix { $0 != "(" }) }

  /// The class that the row names, which is instantiated or receives the message.
  private var receiver: String? { base.first?.isUppercase == true ? base : nil }

  /// The receiver of other messages: the controller's storyboard, or an object that is passed to the initializer.
  private var object: String { base.hasPrefix("instantiate") ? "self.storyboard" : "other" }

  /// Returns the expression of an argument; a bundle is nil, which is the app's bundle.
  private func value(at index: Int, of label: some StringProtocol, _ name: String) -> String {
    index == argument ? name : label == "bundle" ? "nil" : "other"
  }

  /// A class with the Swift call in its initializer.
  fileprivate var swiftSource: String {
    let labels = swift.dropFirst(base.count + 1).dropLast().split(separator: ":")
    let arguments = labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ") + value(at: index, of: label, "\"Name\"")
    }
    let receiver = base == "init" ? "super." : receiver == nil ? "\(object)." : ""
    let call = "\(receiver)\(base)(\(arguments.joined(separator: ", ")))"
    return "class Panel: UIViewController {\n  init(other: Other) {\n    \(call)\n  }\n}\n"
  }

  /// A class with the Objective-C message in its initializer.
  fileprivate var objectiveCSource: String {
    let pieces = selector.split(separator: ":")
    let values = pieces.indices.map { value(at: $0, of: pieces[$0], "@\"Name\"") }
    let message = zip(pieces, values).map { "\($0):\($1)" }.joined(separator: " ")
    let call =
      selector.first?.isUppercase == true
      ? "\(pieces[0])(\(values.joined(separator: ", ")))"
      : selector.hasPrefix("init")
        ? "[\(receiver.map { "[\($0) alloc]" } ?? "super") \(message)]"
        : "[\(receiver ?? object) \(message)]"
    return "@implementation Panel\n- (id)initWithOther:(Other *)other {\n  \(call);\n}\n@end\n"
  }
}
