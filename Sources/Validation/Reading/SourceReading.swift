import ClassInterfaces

/// The result of reading a source file: its declarations, code and suppression comments.
struct SourceReading: Sendable {
  /// The declarations, whose members may be serialized.
  let record: SourceRecord
  var ignores: [IgnoreComment] = []
  /// The facts about its code, such as referenced names.
  var code = StoredCode()

  /// Reads files, in the order of the paths.
  private static func read(_ paths: [String], jobs: Int?) async -> [SourceReading] {
    await ConcurrentMap.map(paths, jobs: jobs, stage: .sources, SourceReading.init(_:)).compactMap(\.self)
  }

  /// Reads the declarations of files, in the order of the paths.
  static func records(_ paths: [String], jobs: Int?) async -> [SourceRecord] {
    await read(paths, jobs: jobs).map(\.record)
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
    let (interface, facts) = SourceScanner.scan(bytes, file: path)
    record = SourceRecord(interface)
    ignores = IgnoreCommentReader.comments(in: bytes, interface)
    code = StoredCode(facts)
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

  init(_ record: SourceRecord, ignores: [IgnoreComment], code: StoredCode) {
    (self.record, self.ignores, self.code) = (record, ignores, code)
  }

  /// The declarations, without properties and methods if the members are serialized.
  var interface: SourceInterface { record.interface }

  /// The number of classes that the file declares.
  var classCount: Int { interface.types.count { $0.kind == .class } }
}
