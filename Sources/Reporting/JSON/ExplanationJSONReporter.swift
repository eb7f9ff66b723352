import Checks
import JSON5

/// Writes an explanation as a JSON object.
struct ExplanationJSONReporter: Reporter {
  let name = "json"
  let summary = "machine-readable"

  func write(_ subject: Explanation, options: ReportOptions, to output: inout some TextOutputStream) {
    options.json.write(subject.json, to: &output)
  }
}

extension Explanation {
  var json: JSONValue {
    [
      "id": .string(id), "title": .string(title), "text": .string(text), "document": .string(document),
      "source": .string(source), "prints": .string(orNull: prints), "remedy": .string(remedy),
    ]
  }
}
