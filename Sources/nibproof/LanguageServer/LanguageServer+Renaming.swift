import JSON5
import ProjectModel
import RuntimeAttributes
import Validation

// Renaming.
extension LanguageServer {
  /// Returns the edits that rename the class or member at a position in all sources and documents.
  ///
  /// Places that may refer to another declaration are not changed; a message lists them.
  func rename(_ parameters: JSONValue) async throws(Message.Fault) -> JSONValue {
    guard let newName = parameters["newName"]?.string else { throw .parameter("newName") }
    guard let target = try await target(parameters), let session = current,
      let declaration = target.declaration
    else { return .null }
    let renaming: Renaming
    do throws(RenamingError) {
      renaming = try await session.renaming(of: declaration, to: newName)
    } catch {
      throw .failed(Failure.renaming(error).message)
    }
    if !renaming.uncertain.isEmpty {
      warn(
        EditorMessages.unchanged(renaming.uncertain) { roots.reduce($0) { PathName.relative($0, to: $1) } }
      )
    }
    let changes = renaming.files.compactMap { file -> JSONValue.Member? in
      guard let text = self.text(of: file.file) else { return nil }
      let edits = file.edits.map { edit -> JSONValue in
        let replacement = String(decoding: edit.replacement, as: UTF8.self)
        return ["range": text.range(edit.range), "newText": .string(replacement)]
      }
      return JSONValue.Member(key: uri(of: file.file), value: .array(edits))
    }
    return ["changes": .object(changes)]
  }
}
