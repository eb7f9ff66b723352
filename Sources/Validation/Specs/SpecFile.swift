import BinaryCoding
import InterfaceDocuments
import PortableFoundation
import RuntimeAttributes

/// A `spec.json` or `nibproof.json`, read.
struct SpecFile: Sendable {
  /// The file's path.
  var path: String
  var spec: Spec
  /// The attributes that the spec sets without a document.
  var inlineDocument: InterfaceDocument?
  /// The digest of the file's bytes.
  var content: ContentDigest

  /// Reads a file.
  init(_ path: String) throws(ValidationError) { try self.init(path, bytes: FileBytes.read(path)) }

  /// Reads a file of which the bytes are known.
  init(_ path: String, bytes: [UInt8]) throws(ValidationError) {
    self.path = path
    content = ContentDigest(of: bytes)
    spec = try SpecReader.read(Data(bytes), file: path)
    inlineDocument = InlineDocument.document(of: spec, file: path)
  }

  /// The folder that patterns count from.
  var folder: String { PathName.folder(of: path) }

  /// Where the file begins.
  var start: SourcePosition { SourcePosition(line: 1, column: 1) }

  /// Whether a pattern of the spec names a file.
  func names(_ file: String, by pattern: PathPattern) -> Bool {
    pattern.matches(PathName.relative(file, to: folder))
  }

  /// Whether a document or source counts by what the spec includes and excludes.
  func counts(_ file: String) -> Bool {
    let relative = PathName.relative(file, to: folder)
    return spec.included?.contains { $0.matches(relative) } != false
      && !spec.excluded.contains { $0.matches(relative) }
  }

  /// Whether a file that cannot be read counts, or might in a folder that cannot.
  func counts(unread path: String) -> Bool {
    if PathName.isInput(path) { return counts(path) }
    return ["xib", "storyboard", "swift", "m"].contains { counts("\(path)/_.\($0)") }
  }
}
