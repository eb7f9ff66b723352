import InterfaceDocuments
import PortableFoundation
import ProjectModel
import RuntimeAttributes

/// A parsed `spec.json` or `nibproof.json`.
struct SpecFile: Sendable {
  /// The file's path.
  var path: String
  var spec: Spec
  /// The inline attributes of the spec, as a document.
  var inlineDocument: InterfaceDocument?

  /// Reads a file.
  init(_ path: String) throws(ValidationError) {
    self.path = path
    spec = try SpecReader.read(Data(FileBytes.read(path)), file: path)
    inlineDocument = InlineDocument.document(of: spec, file: path)
  }

  /// The folder that patterns are relative to.
  var folder: String { PathName.folder(of: path) }

  /// The start of the file.
  var start: SourcePosition { SourcePosition(line: 1, column: 1) }

  /// Whether a pattern of the spec matches a file.
  func names(_ file: String, by pattern: PathPattern) -> Bool {
    pattern.matches(PathName.relative(file, to: folder))
  }

  /// Whether the spec includes a document or source and does not exclude it.
  func counts(_ file: String) -> Bool {
    let relative = PathName.relative(file, to: folder)
    return spec.included?.contains { $0.matches(relative) } != false
      && !spec.excluded.contains { $0.matches(relative) }
  }

  /// Whether the spec may include an unreadable file, or files in an unreadable folder.
  func counts(unread path: String) -> Bool {
    if PathName.isInput(path) { return counts(path) }
    return ["xib", "storyboard", "swift", "m"].contains { counts("\(path)/_.\($0)") }
  }
}
