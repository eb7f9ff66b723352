import InterfaceDocuments
import PortableFoundation
import ProjectModel
import RuntimeAttributes

/// A parsed `spec.json` or `nibproof.json`.
struct SpecFile: Sendable {
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

  /// The folder to which patterns are relative.
  var folder: String { PathName.folder(of: path) }

  var start: SourcePosition { SourcePosition(line: 1, column: 1) }

  /// Creates a spec that is not saved yet.
  init(_ spec: Spec, path: String) {
    (self.path, self.spec) = (path, spec)
    inlineDocument = InlineDocument.document(of: spec, file: path)
  }

  /// Whether a pattern of the spec matches a file.
  func names(_ file: String, by pattern: PathPattern) -> Bool { pattern.matches(file, from: folder) }

  /// Whether the file is not a `nibproof.json`, so that it may have expectations.
  var isTest: Bool { !PathName.isConfiguration(path) }

  /// Whether a document pattern leads out of the folder of the spec; false for a `nibproof.json`.
  var hasDocumentsElsewhere: Bool {
    SpecFileKind(path: path) != .configuration && spec.documents?.contains(where: \.leadsOut) == true
  }

  /// Whether the spec is a test with document patterns, and none of them matches the document.
  func leaves(_ document: String) -> Bool {
    guard isTest, let patterns = spec.documents else { return false }
    return !patterns.contains { names(document, by: $0) }
  }

  /// Returns the files outside of the folder that a pattern matches.
  ///
  /// - Parameters:
  ///   - index: The index of the pattern in the list of the key.
  ///   - key: The key of the pattern.
  ///   - files: The list of candidate files in a tree.
  ///   - jobs: The number of folders that are read at the same time.
  /// - Returns: The files; empty if the pattern does not lead out of the folder.
  /// - Throws: A ``ValidationError`` if the path before the first wildcard does not exist or cannot be read.
  func files(
    matching index: Int,
    _ key: Spec.PatternKey,
    in files: KeyPath<FileTree, [String]>,
    jobs: Int?
  ) async throws(ValidationError) -> [String] {
    let pattern = spec.patterns(key)[index]
    var found: [String] = []
    for start in pattern.startsElsewhere {
      let root = PathName.joined(folder, start)
      do throws(ValidationError) {
        let all = try await FileTree.at(root.isEmpty ? "." : root, jobs: jobs)[keyPath: files]
        found += all.map { PathName.isAbove(root) ? PathName.joined("", $0) : $0 }
      } catch .noSuchPath {
        let problem = ValidationError.SpecProblem.missingPath(start, key: key.rawValue)
        throw .invalidSpec(file: path, [.init(position: spec.position(key, index), problem: problem)])
      }
    }
    return found.filter { names($0, by: pattern) }
  }

  /// Whether the spec includes a document or source and does not exclude it.
  func counts(_ file: String) -> Bool {
    spec.included?.contains { names(file, by: $0) } != false
      && !spec.excluded.contains { names(file, by: $0) }
  }

  /// Whether the spec includes a file outside of its folder that one of its patterns matches.
  ///
  /// Patterns of `included` restrict such files only if one of these patterns leads out of the folder.
  func counts(elsewhere file: String) -> Bool {
    let restricts = spec.included?.contains(where: \.leadsOut) == true
    return restricts ? counts(file) : !spec.excluded.contains { names(file, by: $0) }
  }

  /// Whether the spec may include an unreadable file, or files in an unreadable folder.
  func counts(unread path: String) -> Bool {
    if PathName.isInput(path) { return counts(path) }
    return ["xib", "storyboard", "swift", "m"].contains { counts("\(path)/_.\($0)") }
  }
}
