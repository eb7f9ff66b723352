import Checks
import ProjectModel
import SourceModel

/// The result of reading a source file: its declarations, code and suppression comments.
struct SourceReading: Sendable {
  let interface: SourceInterface
  /// The facts about its code, such as referenced names.
  let code: SourceFacts
  let ignores: [IgnoreComment]

  /// Reads the declarations of files, in the order of the paths.
  static func interfaces(_ paths: [String], jobs: Int?) async -> [SourceInterface] {
    let readings = await ConcurrentMap.map(paths, jobs: jobs, stage: .sources, SourceReading.init(_:))
    return readings.compactMap { $0?.interface }
  }

  /// Reads a file, or returns nil if it cannot be opened.
  ///
  /// Findings about a class that is declared only in an unreadable file are unverified.
  init?(_ path: String) {
    guard let bytes = Self.bytes(of: path) else { return nil }
    self.init(path, bytes: bytes)
  }

  /// Reads the given bytes of a file.
  init(_ path: String, bytes: [UInt8]) {
    (interface, code) = SourceScanner.scan(bytes, file: path)
    ignores = IgnoreCommentReader.comments(in: bytes, interface)
  }

  /// Returns the bytes of a file; if the file cannot be read, notifies the observer and returns nil.
  static func bytes(of path: String) -> [UInt8]? {
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
