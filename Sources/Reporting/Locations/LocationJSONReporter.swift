import Checks
import JSON5
import NibLoading
import RuntimeAttributes
import Validation

/// Writes log lines with their locations as an array of JSON objects.
struct LocationJSONReporter: Reporter {
  let name = "json"
  let summary = "machine-readable: the log lines with their places"

  func write(
    _ subject: LocationReport,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    options.json.write(subject.lines, to: &output, \.json)
  }
}

extension LocatedLine {
  fileprivate var json: JSONValue {
    [
      "lines": .array(numbers.map(JSONValue.integer)),
      "text": .string(text),
      "statement": .string(statement.name),
      "places": .array(places.map(\.json)),
      "nearest": .array(nearest.map(\.json)),
    ]
  }
}

extension LocatedPlace {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind.rawValue),
      "file": .string(file),
      "line": .integer(position.line),
      "column": .integer(position.column),
      "object": object?.json ?? .null,
      "name": .string(orNull: name),
      "reasons": .strings(reasons.map(\.name)),
      "explanation": .string(reasons.map(ReportMessages.reason).joined(separator: "; ")),
      "finding": finding?.locationJSON ?? .null,
    ]
  }
}

extension Finding {
  /// The finding at a location, without its object and position, which the location already contains.
  fileprivate var locationJSON: JSONValue {
    [
      "id": .string(id.rawValue),
      "consequence": .string(consequence.rawValue),
      "message": .string(message),
      "declaration": declaration.map { .string("\($0)") } ?? .null,
      "suggestion": .string(orNull: suggestion),
    ]
  }
}
