import InterfaceDocuments
import PortableFoundation

/// The documents that a run reports, optionally with the unsaved texts of files.
public struct DocumentSelection: Hashable, Sendable {
  /// The absolute paths of the documents to report; all if nil.
  private var files: Set<String>?
  /// Texts that replace the contents of files, by absolute path.
  private var texts: [String: [UInt8]] = [:]
  /// The path of a document that may not exist yet in the tree.
  private var added: String?

  /// Selects all documents.
  public init() {}

  /// Selects some files.
  ///
  /// - Parameter paths: Documents and sources. A source may affect any document, so all documents are selected if the
  ///   paths include a source.
  public init(_ paths: [String]) {
    let areAll = paths.contains { FileTree.FileKind(name: $0) == .source }
    files = areAll ? nil : Set(paths.map(Self.whole))
  }

  /// Selects one document whose contents are replaced with a text; the file need not exist.
  public init(_ path: String, text: [UInt8]) {
    files = [Self.whole(path)]
    texts = [Self.whole(path): text]
    added = PathName.normalized(path)
  }

  /// Returns the selection with texts that replace the contents of files, by path.
  package func replacing(_ others: [String: [UInt8]]) -> DocumentSelection {
    var selection = self
    for (path, text) in others { selection.texts[Self.whole(path)] = text }
    return selection
  }

  /// Whether a document is selected.
  package func contains(_ path: String) -> Bool { files.map { $0.contains(Self.whole(path)) } ?? true }

  /// The selected paths; nil for all.
  public var paths: [String]? { files?.sorted() }

  /// Returns the selected documents that do not exist or are not below any of the given paths.
  public func documents(missingBelow paths: [String]) -> [String] {
    let roots = paths.map(Self.whole)
    return (files ?? []).sorted().filter { file in
      guard DocumentPath.isDocument(file), texts[file] == nil else { return false }
      return !roots.contains { PathName.isBelow(file, $0) } || !FileManager.default.fileExists(atPath: file)
    }
  }

  /// Returns the text that replaces a file's contents.
  public func text(of path: String) -> [UInt8]? { texts.isEmpty ? nil : texts[Self.whole(path)] }

  /// Returns the document whose text is replaced, if it is not among the given files.
  package func document(missingFrom documents: [String]) -> String? {
    added.flatMap { added in documents.contains { text(of: $0) != nil } ? nil : added }
  }

  /// Returns the absolute path with symbolic links resolved, so that each file has only one spelling.
  private static func whole(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
