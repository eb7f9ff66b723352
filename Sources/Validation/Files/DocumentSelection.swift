import InterfaceDocuments
import PortableFoundation

/// Which documents of a tree a run is about, and what one of them will say once it is saved.
public struct DocumentSelection: Hashable, Sendable {
  /// The documents that findings are wanted for, by their whole paths; all if nil.
  private var files: Set<String>?
  /// Texts that stand in for what files hold, by their whole paths.
  private var texts: [String: [UInt8]] = [:]
  /// The path of a document that the tree may not have yet.
  private var added: String?

  /// Selects all documents.
  public init() {}

  /// Selects some files.
  ///
  /// - Parameter paths: Documents, and sources, any of which may concern each document: with one, all are selected.
  public init(_ paths: [String]) {
    let areAll = paths.contains { FileTree.FileKind(name: $0) == .source }
    files = areAll ? nil : Set(paths.map(Self.whole))
  }

  /// Selects one document, by a text that stands in for what its file holds, if there is such a file.
  public init(_ path: String, text: [UInt8]) {
    files = [Self.whole(path)]
    texts = [Self.whole(path): text]
    added = PathName.normalized(path)
  }

  /// Whether findings are wanted for a document.
  func contains(_ path: String) -> Bool { files.map { $0.contains(Self.whole(path)) } ?? true }

  /// The paths that are selected; nil for all.
  public var paths: [String]? { files?.sorted() }

  /// The selected documents that are not there, or below none of some paths.
  public func documents(missingBelow paths: [String]) -> [String] {
    let roots = paths.map(Self.whole)
    return (files ?? []).sorted().filter { file in
      guard DocumentPath.isDocument(file), texts[file] == nil else { return false }
      return !roots.contains { PathName.isBelow(file, $0) } || !FileManager.default.fileExists(atPath: file)
    }
  }

  /// The text that stands in for a file's.
  public func text(of path: String) -> [UInt8]? { texts.isEmpty ? nil : texts[Self.whole(path)] }

  /// The document whose text is given, if it is none of some files.
  func document(missingFrom documents: [String]) -> String? {
    added.flatMap { added in documents.contains { text(of: $0) != nil } ? nil : added }
  }

  /// A path from the root, links resolved, so that each way to write it is the same.
  private static func whole(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
