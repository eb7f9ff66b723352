import KeyValueCoding
import RuntimeAttributes

@testable import SourceModel

extension SourceFacts {
  /// Returns the occurrences of a source, such as `member load .variable(bundle) call -> show(view:) -> return`.
  static func occurrences(in source: String, _ language: SourceLanguage) -> [String] {
    let facts = SourceFile(reading: Array(source.utf8), path: "Test", language: language).facts
    return facts.occurrences.map(facts.description)
  }

  /// Returns the role, name, receiver, traits and sinks of an occurrence.
  private func description(of occurrence: Occurrence) -> String {
    var parts = ["\(occurrence.role)", names.text(of: occurrence.name)].filter { !$0.isEmpty }
    if occurrence.receiver != .none {
      let name = names.text(of: occurrence.receiverName)
      parts.append(".\(occurrence.receiver)" + (name.isEmpty ? "" : "(\(name))"))
    } else if occurrence.receiverName != 0 {
      parts.append("of \(names.text(of: occurrence.receiverName))")
    }
    for (trait, text) in Self.traits where occurrence.traits.contains(trait) { parts.append(text) }
    if let piece = occurrence.part.piece { parts.append("#\(piece)") }
    return parts.joined(separator: " ") + description(ofSink: occurrence.sink)
  }

  private static let traits: [(Occurrence.Traits, String)] = [
    (.isCall, "call"), (.isClass, "class"), (.isOptional, "optional"), (.isProvided, "provided"),
    (.isChanged, "changed"),
  ]

  private func description(ofSink number: UInt32) -> String {
    let sink = sinks[Int(number)]
    let (name, label) = (names.text(of: sink.name), names.text(of: sink.label))
    let outer = sink.outer == 0 ? "" : description(ofSink: sink.outer)
    return switch sink.kind {
    case .none: ""
    case .argument: " -> \(name)(\(label.isEmpty ? "_" : label):)" + outer
    case .variable: " -> \(name) =" + outer
    case .closure: " -> \(name)() =" + outer
    case .receiver: " -> .\(name)" + outer
    case .comparison: " -> == \(name)"
    case .result, .index, .construction, .unknown: " -> \(sink.kind)" + outer
    }
  }
}
