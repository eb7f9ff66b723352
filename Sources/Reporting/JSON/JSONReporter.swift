import Checks
import JSON5
import NibLoading
import ProjectModel
import ReferenceGraph
import RuntimeAttributes
import Validation

/// Writes the sorted findings and the diagnostics as an array in a JSON object, followed by a summary.
struct JSONReporter: ValidationReporter {
  let name = "json"
  let summary = "machine-readable: the sorted findings and a summary"

  func stream(options: ReportOptions) -> JSONStream { JSONStream(options) }
}

/// Writes a JSON report in parts.
struct JSONStream: ReportStream {
  private let options: ReportOptions
  private var list: JSONList
  private var tally: ReportTally

  /// The version of the format.
  private static let format = 1

  fileprivate init(_ options: ReportOptions) {
    self.options = options
    tally = ReportTally(options)
    list = JSONList(options.json) { findings in
      [
        "version": .integer(Self.format),
        "tool": ["name": "nibproof", "version": .string(orNull: options.version)],
        "platform": .string(orNull: options.platform?.rawValue),
        "findings": findings,
      ]
    }
  }

  func begin(to output: inout some TextOutputStream) { output.write(list.head) }

  mutating func write(_ part: ValidationRun.Part, to output: inout some TextOutputStream) {
    switch part {
    case .findings(let findings):
      let fixes = ReportedFixes(of: findings, options.texts)
      for finding in options.shown(findings) {
        let json: JSONValue = ["fixes": .array([fixes[finding]?.json].compactMap(\.self))]
        output.write(list.text(of: finding.json(under: options.strictness).adding(json)))
      }
    case .result(let result):
      for diagnostic in result.diagnostics {
        output.write(list.text(of: diagnostic.json(under: options.strictness)))
      }
    }
    tally.add(part)
  }

  func end(to output: inout some TextOutputStream) {
    output.write(list.foot(adding: "summary", tally.json))
  }
}

extension ReportTally {
  fileprivate var json: JSONValue {
    let (checked, total) = unverified.checked(of: counts)
    return [
      "documents": .integer(counts.documents),
      "sources": .integer(counts.sources),
      "classes": .integer(counts.classes),
      "attributes": .integer(counts.attributes),
      "outlets": .integer(counts.outlets),
      "actions": .integer(counts.actions),
      "findings": .object(
        Consequence.allCases.map {
          JSONValue.Member(key: $0.rawValue, value: .integer((findings[$0] ?? 0) + (unreachable[$0] ?? 0)))
        }
      ),
      "likely": .integer(likely),
      "unreachable": .integer(unreachable.values.reduce(0, +)),
      "baseline": .integer(baseline),
      "fixed": .integer(fixed),
      "failing": .integer(failing),
      "coverage": total == 0 ? .null : .real(Double(checked * 10_000 / total) / 10_000),
    ]
  }
}

extension Finding {
  fileprivate func json(under strictness: Strictness) -> JSONValue {
    [
      "id": .string(id.rawValue),
      "consequence": .string(consequence.rawValue),
      "message": .string(message),
      "notes": .array(notes.map(\.json)),
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
      "unverifiedReason": .string(orNull: unverifiedReason?.rawValue),
      "unresolvedName": .string(orNull: unresolvedName),
      "likely": .string(orNull: likely?.rawValue),
      "group": group?.json ?? .null,
    ]
  }
}

extension Finding.Note {
  fileprivate var json: JSONValue { .message(message, location?.file, location?.position) }
}

extension Finding {
  /// The reachability of the finding, with its evidence.
  var reachability: JSONValue {
    let steps = evidence.map { JSONValue.message(ReportMessages.words(of: $0), $0.file, $0.position) }
    return ["state": .string(reachabilityState), "evidence": .array(steps)]
  }
}

extension JSONValue {
  /// Returns a message with its location.
  fileprivate static func message(_ message: String, _ file: String?, _ position: SourcePosition?)
    -> JSONValue
  {
    [
      "message": .string(message),
      "file": .string(orNull: file),
      "line": position.map { .integer($0.line) } ?? .null,
      "column": position.map { .integer($0.column) } ?? .null,
    ]
  }
}

extension Finding.Cause {
  fileprivate var json: JSONValue {
    let json: JSONValue = ["id": .string(id.rawValue)]
    return json.adding(position.json)
  }
}

extension ConfigurationDiagnostic {
  /// Returns a diagnostic with the keys of a finding; the numbers of findings do not include diagnostics.
  fileprivate func json(under strictness: Strictness) -> JSONValue {
    [
      "id": .string(kind.rawValue),
      "consequence": .null,
      "message": .string(message),
      "notes": .array([]),
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
      "unverifiedReason": .null,
      "unresolvedName": .null,
      "likely": .null,
      "group": .null,
      "fixes": .array([]),
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

extension FileLocation {
  fileprivate var json: JSONValue {
    let json: JSONValue = ["file": .string(file)]
    return json.adding(position.json)
  }
}
