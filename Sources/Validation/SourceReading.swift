import ClassInterfaces

/// One source file, read: what it declares, and the findings that its comments accept.
struct SourceReading: Sendable {
  var interface: SourceInterface
  var ignores: [IgnoreComment] = []

  /// Reads files, in the order of the paths.
  static func read(_ paths: [String], jobs: Int?) async -> [SourceReading] {
    await ConcurrentMap.map(paths, jobs: jobs, stage: .sources, SourceReading.init(_:)).compactMap(\.self)
  }

  /// What files declare, in the order of the paths.
  static func interfaces(_ paths: [String], jobs: Int?) async -> [SourceInterface] {
    await read(paths, jobs: jobs).map(\.interface)
  }

  /// A file that cannot be opened says nothing; a class that only it declares stays unproved.
  init?(_ path: String) { self.init(path, bytes: nil) }

  /// Reads a file of which the bytes may be known.
  init?(_ path: String, bytes: [UInt8]?) {
    guard let bytes = bytes ?? Self.bytes(of: path) else { return nil }
    interface =
      path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface")
      ? SwiftInterfaceScanner.scan(bytes, file: path)
      : ObjectiveCInterfaceScanner.scan(bytes, file: path)
    ignores = IgnoreCommentReader.comments(in: bytes, interface)
  }

  /// The bytes of a file; nil if it cannot be read, of which whoever observes the run is told.
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

  init(interface: SourceInterface, ignores: [IgnoreComment]) {
    self.interface = interface
    self.ignores = ignores
  }

  /// How many classes the file declares.
  var classCount: Int {
    let types = interface.types
    return types.indices.count { types[$0].kind == .class }
  }
}
