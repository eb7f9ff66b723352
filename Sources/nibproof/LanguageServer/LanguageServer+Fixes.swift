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
    let start = text.lineNumber(at: try text.offset(of: range?["start"]))
    let lines = start...max(start, text.lineNumber(at: try text.offset(of: range?["end"])))
    let kinds = parameters["context"]?["only"]?.elements.compactMap(\.string) ?? []
    guard kinds.isEmpty || kinds.contains("quickfix") else { return .array([]) }
    let plan = FixPlan(await findings(repairedIn: path)).filter { change in
      [change.place, FileLocation(file: change.finding.file, position: change.finding.position)]
        .contains { $0.file == path && lines.contains($0.position.line) }
    }
    var seen: Set<String> = []
    let actions = plan.files.flatMap { file -> [JSONValue] in
      guard let text = self.text(of: file) else { return [] }
      return plan.edits(of: file, text: text.bytes).compactMap { change, edits in
        let action = action(for: change, edits, in: text, parameters["context"])
        return action.flatMap { seen.insert(JSONText(isPretty: false).text(of: $0)).inserted ? $0 : nil }
      }
    }
    return .array(actions)
  }

  /// Returns the current findings; in a document, stale names have repairs based on earlier sources.
  private func findings(repairedIn path: String) async -> [Finding] {
    guard FileTree.FileKind(name: PathName.file(of: path)) == .document, let history = history(),
      let own = try? await current?.findings(in: path, history: history)
    else { return findings }
    return findings.filter { $0.file != path } + own
  }

  private func action(
    for change: FileFix.Change,
    _ changed: [FileFix.Edit],
    in text: EditorText,
    _ context: JSONValue?
  ) -> JSONValue? {
    guard let first = changed.first else { return nil }
    let isSafe = change.kind.applicability == .safe
    let edits = changed.map(text.change)
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
