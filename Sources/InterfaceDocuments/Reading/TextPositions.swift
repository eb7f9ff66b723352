import RuntimeAttributes

/// Turns the rising offsets of a text's elements into positions.
struct TextPositions {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor = SourceCursor()

  /// Starts at the beginning of a text, whose bytes must outlive this.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The length of the text.
  var byteCount: Int { bytes.count }

  /// The position of an offset that is no smaller than the one before.
  mutating func position(at offset: Int) -> SourcePosition {
    cursor.position(at: offset, in: bytes)
  }
}
