import Foundation

/// A temporary folder with the given files, which is removed when the object is released.
package final class TemporaryTree: Sendable {
  package let path: String

  package init(_ files: [String: String] = [:], named prefix: String = "nibproof") throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(prefix)-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // The path of the temporary folder may contain a symbolic link, as on macOS, but processes see the real path.
    let real = realpath(folder, nil)
    defer { free(real) }
    path = real.map { String(cString: $0) } ?? folder
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a file in the folder.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// The sorted names of the files and folders at the top level.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  package func write(_ name: String, _ text: String) throws {
    if name.utf8.contains(UInt8(ascii: "/")) {
      let folder = URL(fileURLWithPath: self(name)).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    // `Data.write(to:)` waits for the disk on Linux.
    let isWritten = fopen(self(name), "w").map { file in
      let count = text.utf8.count
      return fwrite(text, 1, count, file) == count && fclose(file) == 0
    }
    guard isWritten == true else { throw CocoaError(.fileWriteUnknown) }
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  /// Returns a path or message without the path of the folder.
  package func relative(_ text: String) -> String { text.replacingOccurrences(of: path + "/", with: "") }
}
