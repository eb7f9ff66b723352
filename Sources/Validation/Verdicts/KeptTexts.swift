import Foundation

/// The text of sources, which some of what is found makes a run look at once more, kept as far as there is room.
struct KeptTexts: Sendable {
  private var texts: [String: [UInt8]] = [:]

  /// The text of a source, as it was read or as it is now; nil if it cannot be read.
  func bytes(of path: String) -> [UInt8]? { texts[path] ?? (try? FileBytes.read(path)) }

  /// Keeps the text of a source for which there was room.
  mutating func keep(_ text: [UInt8], of path: String) { texts[path] = text }

  /// The room that is left for texts while several threads read them.
  final class Room: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int
    private var hasRefused = false

    /// Makes room, by default for the sources of all but the largest apps.
    init(bytes: Int = 32 << 20) { left = bytes }

    /// Takes room for a text, if there is enough.
    func take(_ count: Int) -> Bool {
      lock.withLock {
        hasRefused = hasRefused || count > left
        guard !hasRefused else { return false }
        left -= count
        return true
      }
    }

    /// Whether there was no room for some text.
    var isFull: Bool { lock.withLock { hasRefused } }
  }
}
