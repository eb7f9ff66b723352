import RuntimeAttributes
import Testing

@testable import ClassInterfaces

/// Each row of the table is found in both languages.
struct NibLoadingAPITests {
  @Test(arguments: NibLoadingAPI.rows)
  func `a call of Swift`(_ row: NibLoadingAPI.Row) {
    let base = row.swift.prefix { $0 != "(" }
    let labels = row.swift.dropFirst(base.count + 1).dropLast().split(separator: ":")
    let arguments = labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ") + (index == row.argument ? "\"Name\"" : "other")
    }
    let receiver = base == "init" ? "super." : base.first?.isUppercase == true ? "" : "other."
    let call = "\(receiver)\(base)(\(arguments.joined(separator: ", ")))"
    #expect(Self.targets(in: "func f() { \(call) }", .swift) == [row.target])
  }

  @Test(arguments: NibLoadingAPI.rows)
  func `a message of Objective-C`(_ row: NibLoadingAPI.Row) {
    let pieces = row.selector.split(separator: ":")
    let values = pieces.indices.map { $0 == row.argument ? "@\"Name\"" : "other" }
    let isFunction = row.selector.first?.isUppercase == true
    let call =
      isFunction
      ? "\(pieces[0])(\(values.joined(separator: ", ")))"
      : "[other \(zip(pieces, values).map { "\($0):\($1)" }.joined(separator: " "))]"
    #expect(Self.targets(in: "void f(void) { \(call); }", .objectiveC) == [row.target])
  }

  /// What the text "Name" stands for in each call that is given it.
  private static func targets(in source: String, _ language: SourceLanguage) -> [NibLoadingAPI.Target?] {
    let facts = SourceFacts(reading: Array(source.utf8), language)
    return facts.occurrences.filter { $0.role == .string && facts.names.text(of: $0.name) == "Name" }.map {
      let sink = facts.sinks[Int($0.sink)]
      return NibLoadingAPI.target(
        ofArgument: facts.names.text(of: sink.label),
        of: facts.names.text(of: sink.name)
      )
    }
  }
}

extension NibLoadingAPI.Row: CustomTestStringConvertible {
  var testDescription: String { swift }
}
