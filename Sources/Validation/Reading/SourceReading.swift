import ClassInterfaces
import RuntimeAttributes

/// One source file, read: what it declares, and the findings that its comments accept.
struct SourceReading: Sendable {
  /// What the file declares, the members perhaps packed.
  let record: SourceRecord
  var ignores: [IgnoreComment] = []
  /// The names that its code refers to.
  var code = StoredCode()

  /// Reads files, in the order of the paths.
  private static func read(_ paths: [String], jobs: Int?) async -> [SourceReading] {
    await ConcurrentMap.map(paths, jobs: jobs, stage: .sources, SourceReading.init(_:)).compactMap(\.self)
  }

  /// What files declare, in the order of the paths.
  static func records(_ paths: [String], jobs: Int?) async -> [SourceRecord] {
    await read(paths, jobs: jobs).map(\.record)
  }

  /// A file that cannot be opened says nothing; a class that only it declares stays unverified.
  init?(_ path: String) {
    guard let bytes = Self.bytes(of: path) else { return nil }
    self.init(path, bytes: bytes)
  }

  /// Reads a file of which the bytes are known.
  init(_ path: String, bytes: [UInt8]) {
    let (interface, facts) = SourceScanner.scan(bytes, file: path)
    record = SourceRecord(interface)
    ignores = IgnoreCommentReader.comments(in: bytes, interface)
    code = StoredCode(facts)
  }

  /// The bytes of a file; nil if it cannot be read, of which whoever observes the run is told.
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

  /// What the file declares; of a packed one without properties and methods.
  var interface: SourceInterface { record.interface }

  /// How many classes the file declares.
  var classCount: Int { interface.types.count { $0.kind == .class } }
}
