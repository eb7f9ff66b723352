import JSON5
import ProjectModel
import RuntimeAttributes
import Validation

// The rename request.
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
    if !renaming.uncertain.isEmpty { warn(EditorMessages.unchanged(renaming.uncertain, relative)) }
    let changes = renaming.files.compactMap { file -> JSONValue.Member? in
      self.text(of: file.file).map { text in
        JSONValue.Member(key: uri(of: file.file), value: .array(file.edits.map(text.change)))
      }
    }
    return ["changes": .object(changes)]
  }
}
