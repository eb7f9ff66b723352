package import RuntimeAttributes

extension SourcePosition {
  /// Creates the line and column of an offset in a text.
  package init(at offset: Int, in bytes: [UInt8]) {
    var cursor = SourceCursor()
    self = bytes.withUnsafeBufferPointer { cursor.position(at: offset, in: $0) }
  }
}
