import ProjectModel
import SourceModel

extension SourceFile {
  /// Reads a file, or returns nil if it is unreadable or encoded in UTF-16 or UTF-32.
  ///
  /// Findings about a class that is declared only in an unreadable file are unverified.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - text: The text that replaces the contents of the file.
  init?(at path: String, text: [UInt8]? = nil) {
    guard let bytes = text ?? Self.bytes(of: path) else { return nil }
    guard !Self.isWide(bytes) else {
      ValidationProgress.observer?.passOver(path, reason: "UTF-16 or UTF-32, which compilers do not read")
      return nil
    }
    self.init(reading: bytes, path: path)
  }

  /// Whether a file is encoded in UTF-16 or UTF-32.
  private static func isWide(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(4).contains(0)
  }

  /// Reads files, in the order of the paths.
  static func all(at paths: [String], jobs: Int?) async -> [SourceFile] {
    await ConcurrentMap.map(paths, jobs: jobs, stage: .sources) { SourceFile(at: $0) }.compactMap(\.self)
  }

  /// Returns the bytes of a file; if the file cannot be read, notifies the observer and returns nil.
  private static func bytes(of path: String) -> [UInt8]? {
    do throws(ValidationError) {
      return try FileBytes.read(path)
    } catch {
      if case .unreadable(let path, let reason) = error {
        ValidationProgress.observer?.passOver(path, reason: reason)
      }
      return nil
    }
  }
}
