import NibLoading
import RuntimeAttributes
import Validation

/// Findings as a sorted array of JSON objects.
struct JSONReporter: ValidationReporter {
  let name = "json"
  let summary = "for programs, a sorted array of findings"

  func stream(options: ReportOptions) -> FindingStream {
    var list = JSONList(options.json)
    return FindingStream(
      options,
      head: list.head,
      foot: { list.foot },
      remark: { list.text(of: $0.json(under: options.strictness)) },
      text: { list.text(of: $0.json(under: options.strictness)) }
    )
  }
}

extension Finding {
  fileprivate func json(under strictness: Strictness) -> JSONValue {
    [
      "id": .string(id.rawValue),
      "consequence": .string(consequence.rawValue),
      "message": .string(message),
      "consoleMessage": .string(orNull: consoleMessage),
      "file": .string(file),
      "line": .integer(position.line),
      "column": .integer(position.column),
      "object": object?.json ?? .null,
      "keyPath": .string(orNull: keyPath),
      "declaration": declaration?.json ?? .null,
      "suggestion": .string(orNull: suggestion),
      "severity": .string(severity(under: strictness).rawValue),
      "reachability": reachability,
      "unprovedReason": .string(orNull: unprovedReason?.rawValue),
      "unseenName": .string(orNull: unseenName),
    ]
  }
}

extension Finding {
  /// Whether anything loads what the finding is about, and what shows that.
  var reachability: JSONValue {
    let state = isLatent ? "unreachable" : evidence.isEmpty ? "unknown" : "reachable"
    let steps = evidence.map { step -> JSONValue in
      [
        "message": .string(Sentences.words(of: step)),
        "file": .string(step.file),
        "line": step.position.map { .integer($0.line) } ?? .null,
        "column": step.position.map { .integer($0.column) } ?? .null,
      ]
    }
    return ["state": .string(state), "evidence": .array(steps)]
  }
}

extension SpecRemark {
  /// With the keys of a finding, so that programs need not know of remarks.
  fileprivate func json(under strictness: Strictness) -> JSONValue {
    [
      "id": .string(kind.rawValue),
      "consequence": .string(Consequence.invalid.rawValue),
      "message": .string(message),
      "consoleMessage": .null,
      "file": .string(place.file),
      "line": .integer(place.position.line),
      "column": .integer(place.position.column),
      "object": .null,
      "keyPath": .null,
      "declaration": .null,
      "suggestion": .null,
      "severity": .string(severity(under: strictness).rawValue),
      "reachability": ["state": "unknown", "evidence": .array([])],
      "unprovedReason": .null,
      "unseenName": .null,
    ]
  }
}

extension Finding.Object {
  var json: JSONValue {
    [
      "id": .string(orNull: id),
      "class": .string(orNull: className),
      "element": .string(element),
      "label": .string(orNull: label),
    ]
  }
}

extension SourceLocation {
  fileprivate var json: JSONValue {
    let json: JSONValue = ["file": .string(file)]
    return json.adding(position.json)
  }
}
