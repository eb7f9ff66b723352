import Checks
import JSON5
import ProjectModel
import RuntimeAttributes
import Validation

// Fixes as code actions.
extension LanguageServer {
  /// Returns the fixes of the findings in a range; safe fixes are preferred.
  func codeActions(_ parameters: JSONValue) async throws(Message.Fault) -> JSONValue {
    let path = try self.path(parameters)
    guard let text = self.text(of: path) else { return .array([]) }
    let range = parameters["range"]
    let lines =
      text.lineNumber(
        at: try text.offset(of: range?["start"])
      )...max(
        text.lineNumber(at: try text.offset(of: range?["start"])),
        text.lineNumber(at: try text.offset(of: range?["end"]))
      )
    let kinds = parameters["context"]?["only"]?.elements.compactMap(\.string) ?? []
    guard kinds.isEmpty || kinds.contains("quickfix") else { return .array([]) }
    let plan = FixPlan(findings)
    var seen: Set<String> = []
    let actions = plan.changes.compactMap { change -> JSONValue? in
      let places = [change.place, FileLocation(file: change.finding.file, position: change.finding.position)]
      guard places.contains(where: { $0.file == path && lines.contains($0.position.line) }) else {
        return nil
      }
      guard let action = action(for: change, plan, parameters["context"]) else { return nil }
      return seen.insert(JSONText(isPretty: false).text(of: action)).inserted ? action : nil
    }
    return .array(actions)
  }

  private func action(
    for change: FileFix.Change,
    _ plan: FixPlan,
    _ context: JSONValue?
  ) -> JSONValue? {
    guard let text = self.text(of: change.place.file) else { return nil }
    let fix = plan.filter { $0 == change }.fix(change.place.file, text: text.bytes, .unsafe)
    guard let made = fix.changes.first, let first = fix.edits.first else { return nil }
    let isSafe = made.kind.applicability == .safe
    let edits = fix.edits.map { edit -> JSONValue in
      let replacement = String(decoding: edit.replacement, as: UTF8.self)
      return ["range": text.range(edit.range), "newText": .string(replacement)]
    }
    let title = EditorMessages.title(
      replaced: String(decoding: text.bytes[first.range], as: UTF8.self),
      by: String(decoding: first.replacement, as: UTF8.self),
      name: change.finding.keyPath ?? change.finding.object?.className ?? change.finding.id.rawValue,
      isSafe: isSafe
    )
    let diagnostics = context?["diagnostics"]?.elements.filter {
      $0["code"]?.string == change.finding.id.rawValue
    }
    return [
      "title": .string(title), "kind": "quickfix", "isPreferred": .boolean(isSafe),
      "diagnostics": .array(diagnostics ?? []),
      "edit": ["changes": .object([JSONValue.Member(key: uri(of: change.place.file), value: .array(edits))])],
    ]
  }
}
