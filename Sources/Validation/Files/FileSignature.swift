import BinaryCoding
import PortableFoundation

/// Metadata that identifies an unchanged file without reading its contents.
struct FileSignature: Hashable, Sendable {
  private var size: UInt64 = 0
  private var modified: UInt64 = 0
  private var changed: UInt64 = 0
  private var inode: UInt64 = 0
  private var device: UInt64 = 0

  /// Whether a path refers to a regular file.
  static func isRegular(_ path: String) -> Bool { status(of: path) != nil }

  /// Returns the metadata of a regular file, or nil if it does not exist.
  private static func status(of path: String) -> stat? {
    var status = stat()
    let isThere = SystemPath.call(path) { stat($0, &status) } == 0
    return isThere && status.st_mode & S_IFMT == S_IFREG ? status : nil
  }

  /// The empty signature, which no file has.
  static let none = FileSignature()

  private init() {}

  /// Creates the signature of a regular file.
  ///
  /// A recently changed file has no signature yet, since it may change again without a change of its modification
  /// time.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - moment: The time in nanoseconds after which changes are too recent.
  init(of path: String, unchangedSince moment: Int) {
    guard let status = Self.status(of: path) else { return }
    #if canImport(Darwin)
      let (modified, changed) = (Self.time(status.st_mtimespec), Self.time(status.st_ctimespec))
    #else
      let (modified, changed) = (Self.time(status.st_mtim), Self.time(status.st_ctim))
    #endif
    guard max(modified, changed) < moment else { return }
    (self.modified, self.changed) = (
      UInt64(truncatingIfNeeded: modified), UInt64(truncatingIfNeeded: changed)
    )
    size = UInt64(truncatingIfNeeded: status.st_size)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
  }

  /// The time after which changes are too recent to be distinguished: the time stamps of file systems have a
  /// resolution of up to two seconds.
  static var lastSafeMoment: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return time(now) &- 2_000_000_000
  }

  private static func time(_ time: timespec) -> Int {
    Int(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ Int(truncatingIfNeeded: time.tv_nsec)
  }
}

extension FileSignature: BinaryCodable {
  static var placeholder: FileSignature { none }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(word: &size)
    coder.code(word: &modified)
    coder.code(word: &changed)
    coder.code(word: &inode)
    coder.code(word: &device)
  }
}
