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

  /// Creates a spec that is not saved yet.
  init(_ spec: Spec, path: String) {
    (self.path, self.spec) = (path, spec)
    inlineDocument = InlineDocument.document(of: spec, file: path)
  }

  /// Whether a pattern of the spec matches a file.
  func names(_ file: String, by pattern: PathPattern) -> Bool {
    guard let elsewhere = pattern.elsewhere else {
      return pattern.matches(PathName.relative(file, to: folder))
    }
    let root = PathName.joined(folder, elsewhere.root)
    return PathName.isBelow(file, root)
      && elsewhere.rest?.matches(PathName.relative(file, to: root)) != false
  }

  /// Whether the spec is about documents outside of its folder.
  var hasDocumentsElsewhere: Bool {
    SpecFileKind(path: path) != .configuration && spec.documents?.contains { $0.elsewhere != nil } == true
  }

  /// Returns the files that a pattern outside of the folder matches.
  ///
  /// - Parameters:
  ///   - index: The index of the pattern in the list of the key.
  ///   - key: The key of the pattern.
  ///   - files: The list of the files in a tree.
  ///   - jobs: The number of folders that are read at the same time.
  /// - Returns: The files; none if the pattern does not lead out of the folder.
  /// - Throws: A ``ValidationError`` if the fixed start of the pattern does not exist or cannot be read.
  func files(
    matching index: Int,
    _ key: Spec.PatternKey,
    in files: KeyPath<FileTree, [String]>,
    jobs: Int?
  ) async throws(ValidationError) -> [String] {
    guard let elsewhere = spec.patterns(key)[index].elsewhere else { return [] }
    let root = PathName.joined(folder, elsewhere.root)
    do throws(ValidationError) {
      return try await FileTree.at(root, jobs: jobs)[keyPath: files].filter { file in
        elsewhere.rest?.matches(PathName.relative(file, to: root)) != false
      }
    } catch .noSuchPath {
      let problem = ValidationError.SpecProblem.missingPath(elsewhere.root, key: key.rawValue)
      throw .invalidSpec(file: path, [.init(position: spec.position(key, index), problem: problem)])
    }
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
