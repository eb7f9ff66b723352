import Foundation

/// The input files of benchmarks.
enum FileTree {
  /// The package's own folders, which are the default input.
  private static let ownDirectories: [String] = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Specs", "Sources"].map { package.appendingPathComponent($0).path }
  }()

  /// Returns the contents, by path, of all files under the folders that have one of the given extensions.
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
