import PortableFoundation
import ProjectModel
import Validation

/// The earlier contents of sources in a Git repository.
///
/// Files outside of a repository do not have a history.
struct GitHistory: Sendable {
  private let git = GitCommand(allowsLocal: true)
  /// The revision for comparisons; nil for the last change of each document.
  private let since: String?
  private let roots = RememberedValues<String, String?>()

  /// Creates a history.
  ///
  /// - Parameter since: The revision with which to compare current sources; by default, the last commit that changed
  ///   the document, and its parent.
  init(since: String? = nil) { self.since = since }

  /// The history for a validation.
  var sources: SourceHistory {
    SourceHistory(revisions: revisions) { revision, selection, document in
      texts(revision, selection, document)
    }
  }

  // MARK: - Revisions

  /// Returns the revisions with which to compare the sources of a document; empty outside of a repository, and for a
  /// document that was never committed.
  private func revisions(_ document: String) -> [String] {
    guard root(of: document) != nil else { return [] }
    let folder = Self.folder(of: document)
    if let since { return [commit(since, folder)].compactMap(\.self) }
    let name = PathName.file(of: document)
    let isChanged = run(["-C", folder, "status", "--porcelain", "--", name]).map { !$0.isEmpty } ?? false
    if isChanged, let head = commit("HEAD", folder) { return [head] }
    guard
      let last = run(["-C", folder, "log", "-1", "--format=%h", "--", name])?.filter({ !$0.isWhitespace }),
      !last.isEmpty
    else {
      return []
    }
    // The same commit may have changed the document and its sources.
    return [last] + [commit("\(last)^", folder)].compactMap(\.self)
  }

  private func commit(_ name: String, _ folder: String) -> String? {
    try? git.commit(name, in: folder, isShort: true)
  }

  // MARK: - Texts

  /// The extensions of sources.
  private static let patterns = ["*.swift", "*.h", "*.m", "*.mm"]

  /// The maximum number of sources to compare for a name; a larger number is not evidence of a renaming.
  private static let mostFiles = 200

  private func texts(
    _ revision: String,
    _ selection: SourceHistory.Selection,
    _ document: String
  ) -> [String: [UInt8]] {
    guard let root = root(of: document), let expressions = Self.expressions(of: selection) else { return [:] }
    let arguments =
      ["-C", root, "grep", "-l", "-z", "--no-color", "-I"] + expressions + [revision, "--"] + Self.patterns
    guard let output = try? git.bytes(arguments) else { return [:] }
    let files = output.split(separator: 0).compactMap { line -> String? in
      // Each line has the form `revision:path`.
      let text = String(decoding: line, as: UTF8.self)
      return text.hasPrefix(revision + ":") ? String(text.dropFirst(revision.count + 1)) : nil
    }
    guard files.count <= Self.mostFiles else { return [:] }
    let spelling = Spelling(root: root, document: document)
    var texts: [String: [UInt8]] = [:]
    for file in files {
      texts[spelling.path(file)] = try? git.bytes(["-C", root, "cat-file", "blob", "\(revision):\(file)"])
    }
    return texts
  }

  /// The words before the name of a declared type, as extended regular expressions.
  private static let keywords = [
    "class", "actor", "struct", "enum", "protocol", "extension", "@interface", "@implementation", "@protocol",
    "@objc\\(",
  ]

  /// Returns the arguments of `git grep` for a selection, or nil if its names cannot be searched.
  ///
  /// Type names other than identifiers are ignored. Words must not be empty or contain line breaks.
  private static func expressions(of selection: SourceHistory.Selection) -> [String]? {
    switch selection {
    case .types(let names):
      let names = names.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
      guard !names.isEmpty else { return nil }
      let name = "([A-Za-z_0-9]+\\.)*(\(names.joined(separator: "|")))([^A-Za-z0-9_]|$)"
      return ["-E", "-e", "(\(keywords.joined(separator: "|")))[[:space:]]*\(name)"]
    case .words(let words):
      guard !words.isEmpty, words.allSatisfy({ !$0.contains { $0.isNewline } && !$0.isEmpty }) else {
        return nil
      }
      return ["-F"] + words.flatMap { ["-e", $0] }
    }
  }

  // MARK: - Repositories

  /// Returns the root folder of the repository that contains a document, or nil outside of a repository.
  private func root(of document: String) -> String? {
    let folder = Self.folder(of: document)
    return roots.value(for: folder) { try? git.root(of: folder) }
  }

  private static func folder(of document: String) -> String {
    URL(fileURLWithPath: document).deletingLastPathComponent().path
  }

  private func run(_ arguments: [String]) -> String? { try? git.run(arguments) }

  /// Converts paths in a repository to the spelling of findings.
  private struct Spelling {
    /// The path of the root folder in the spelling of a document's path, empty or with a trailing slash; nil if the
    /// document's path starts inside the repository.
    private let prefix: String?
    /// The current folder, relative to the root, empty or with a trailing slash.
    private let here: String

    init(root: String, document: String) {
      let whole = URL(fileURLWithPath: document).resolvingSymlinksInPath().path
      let own = whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : whole
      prefix = document.hasSuffix(own) ? String(document.dropLast(own.count)) : nil
      let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        .resolvingSymlinksInPath().path
      here = current.hasPrefix(root + "/") ? String(current.dropFirst(root.count + 1)) + "/" : ""
    }

    func path(_ file: String) -> String {
      if let prefix { return prefix + file }
      return file.hasPrefix(here) ? String(file.dropFirst(here.count)) : file
    }
  }
}
