extension ProjectTargets {
  /// A document that a target builds but that does not exist: it is generated, belongs to a submodule, or was not
  /// copied with the tree.
  ///
  /// Its objects and connections are unknown, as in an unreadable document.
  package struct AbsentDocument: Hashable, Sendable {
    package let file: String
    /// The name of the target.
    package let target: String
    /// The path of the target's project.
    package let project: String
  }

  /// Returns the missing documents that targets other than tests build, ordered by path.
  ///
  /// A target is ignored if all its sources are missing, such as a target in a submodule that was not fetched.
  ///
  /// - Parameters:
  ///   - known: The documents that exist; missing translations of these documents are not reported.
  ///   - sources: The sources that exist.
  /// - Returns: The missing documents.
  package func absentDocuments(
    besides known: some Sequence<String>,
    sources: some Sequence<String>
  ) -> [AbsentDocument] {
    let sources = Set(sources.lazy.map { $0.lowercased() })
    var absent: [String: AbsentDocument] = [:]
    lazy var found = Set(known.lazy.flatMap(Self.spellings))
    for target in targets where !target.isTest {
      let isRead = target.sources.isEmpty || target.sources.contains { sources.contains($0.lowercased()) }
      guard isRead else { continue }
      for file in target.files where Self.isDocument(file) && absent[file] == nil {
        let isFound = Self.spellings(of: file).contains(where: found.contains)
        guard !isFound, (try? FileTree.isFolder(file)) == nil else { continue }
        absent[file] = AbsentDocument(file: file, target: target.name, project: target.project)
      }
    }
    return absent.values.sorted { $0.file < $1.file }
  }

  /// Returns the lowercase path of a document and the common path of its translations, since the file systems of most
  /// Macs ignore case.
  private static func spellings(of file: String) -> [String] {
    [file, PathName.ofAllLanguages(file) ?? file].map { $0.lowercased() }
  }

  private static func isDocument(_ file: String) -> Bool {
    file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
  }
}
