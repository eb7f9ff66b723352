import JSON5
import Validation

/// Writes a baseline in its JSON file format.
struct BaselineReporter: Reporter {
  let name = "json"
  let summary = "an object with a format version and the findings"

  func write(_ subject: Baseline, options: ReportOptions, to output: inout some TextOutputStream) {
    options.json.write(
      subject.entries,
      in: { ["version": .integer(1), "findings": $0] },
      to: &output,
      \.json
    )
  }
}

extension Baseline.Entry {
  fileprivate var json: JSONValue {
    [
      "id": .string(id), "file": .string(file), "object": .string(orNull: object),
      "keyPath": .string(orNull: keyPath), "message": .string(message),
    ]
  }
}
