import Foundation

/// The documents and sources of this repository's own stories, which show every kind of declaration and document.
enum RepositoryFiles {
  /// The files below `Specs` with one of some endings, sorted.
  static func paths(withEndings endings: Set<String>) -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Specs").path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { endings.contains(($0 as NSString).pathExtension) }.sorted().map { "\(root)/\($0)" }
  }

  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
