import Foundation

/// The text of sources, which some of what is found makes a run look at once more, kept as far as there is room.
struct KeptTexts: Sendable {
  private var texts: [String: [UInt8]] = [:]

  /// Nothing is kept.
  init() {}

  /// What was kept in a room.
  init(in room: Room) { texts = room.texts }

  /// The text of a source, as it was read or as it is now; nil if it cannot be read.
  func bytes(of path: String) -> [UInt8]? { texts[path] ?? (try? FileBytes.read(path)) }

  /// The room for texts while several threads read them.
  ///
  /// To read a part again takes hardly less time than to read all, and those who have that much have no room to spare: once
  /// a text finds no room, none is kept.
  final class Room: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int
    private var isFull = false
    private var kept: [String: [UInt8]] = [:]

    /// Makes room, by default for the sources of all but the largest apps.
    init(bytes: Int = 16 << 20) { left = bytes }

    /// Keeps the text of a source, if there is room.
    func keep(_ text: [UInt8], of path: String) {
      lock.withLock {
        guard !isFull else { return }
        if text.count > left {
          isFull = true
          kept = [:]
        } else {
          left -= text.count
          kept[path] = text
        }
      }
    }

    /// What was kept.
    fileprivate var texts: [String: [UInt8]] { lock.withLock { kept } }
  }
}
