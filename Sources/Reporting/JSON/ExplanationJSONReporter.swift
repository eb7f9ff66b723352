import Checks
import JSON5

/// An explanation as a JSON object.
struct ExplanationJSONReporter: Reporter {
  let name = "json"
  let summary = "machine-readable"

  func write(_ subject: Explanation, options: ReportOptions, to output: inout some TextOutputStream) {
    options.json.write(
      [
        "id": .string(subject.id), "title": .string(subject.title), "text": .string(subject.text),
        "document": .string(subject.document), "source": .string(subject.source),
        "prints": .string(orNull: subject.prints), "remedy": .string(subject.remedy),
      ],
      to: &output
    )
  }
}
