import Foundation

/// The files that documents and sources are read from.
enum FileTree {
  /// The package's own folders, for runs that name none.
  private static let ownDirectories: [String] = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Specs", "Sources"].map { package.appendingPathComponent($0).path }
  }()

  /// The bytes of all files below the folders whose name ends in one of some ways, by path.
  static func files(
    _ directories: [String],
    _ extensions: Set<String>,
    called kind: String
  ) throws -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for directory in directories.isEmpty ? ownDirectories : directories {
      let names = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where extensions.contains((name as NSString).pathExtension) {
        guard let data = FileManager.default.contents(atPath: directory + "/" + name) else { continue }
        files.append((name, [UInt8](data)))
      }
    }
    guard !files.isEmpty else { throw MeasurementError.noFiles(kind) }
    return files
  }
}
