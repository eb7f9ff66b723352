import InterfaceDocuments
import PortableFoundation

/// The documents whose findings a run reports, optionally with unsaved texts of files.
public struct DocumentSelection: Hashable, Sendable {
  /// The absolute paths of the documents to report; all if nil.
  private var files: Set<String>?
  /// The texts that replace the contents of files, by absolute path.
  private var texts: [String: [UInt8]] = [:]
  /// The path of a selected document whose file may not exist yet.
  private var added: String?

  /// Creates a selection of all documents.
  public init() {}

  /// Creates a selection of the documents at the given paths.
  ///
  /// - Parameter paths: Documents and sources. A source may affect any document, so all documents are
  ///   selected if the paths include a source.
  public init(_ paths: [String]) {
    let areAll = paths.contains { FileTree.FileKind(name: $0) == .source }
    files = areAll ? nil : Set(paths.map(Self.whole))
  }

  /// Creates a selection of one document, whose contents are replaced with a text; the file need not exist.
  public init(_ path: String, text: [UInt8]) {
    files = [Self.whole(path)]
    texts = [Self.whole(path): text]
    added = PathName.normalized(path)
  }

  /// Returns a copy of the selection in which the given texts, by path, replace the contents of files.
  package func replacing(_ others: [String: [UInt8]]) -> DocumentSelection {
    var selection = self
    for (path, text) in others { selection.texts[Self.whole(path)] = text }
    return selection
  }

  /// Whether a document is selected.
  package func contains(_ path: String) -> Bool { files.map { $0.contains(Self.whole(path)) } ?? true }

  /// The absolute paths of the selected documents; nil if all documents are selected.
  public var paths: [String]? { files?.sorted() }

  /// Returns the selected documents without a replaced text that do not exist or are not below any of the
  /// given paths.
  public func documents(missingBelow paths: [String]) -> [String] {
    let roots = paths.map(Self.whole)
    return (files ?? []).sorted().filter { file in
      guard DocumentPath.isDocument(file), texts[file] == nil else { return false }
      return !roots.contains { PathName.isBelow(file, $0) } || !FileManager.default.fileExists(atPath: file)
    }
  }

  /// Returns the text that replaces a file's contents, or nil if the contents are not replaced.
  public func text(of path: String) -> [UInt8]? { texts.isEmpty ? nil : texts[Self.whole(path)] }

  /// Returns the document with a replaced text, unless it is among the given documents.
  package func document(missingFrom documents: [String]) -> String? {
    added.flatMap { added in documents.contains { text(of: $0) != nil } ? nil : added }
  }

  /// Returns the absolute path of a file with symbolic links resolved, so that each file has only one path.
  private static func whole(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
