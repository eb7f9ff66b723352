import RuntimeAttributes

/// Converts increasing offsets in a text to positions.
struct TextPositions {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor = SourceCursor()

  /// Creates a converter at the start of a text, whose bytes must outlive this value.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The length of the text.
  var byteCount: Int { bytes.count }

  /// Returns the position of an offset, which must not be smaller than the previous one.
  mutating func position(at offset: Int) -> SourcePosition {
    cursor.position(at: offset, in: bytes)
  }
}
