import RuntimeAttributes

/// The offsets of the lines in a source.
struct LineTable {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    for (offset, byte) in bytes.enumerated() {
      let endsLine = byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if endsLine { starts.append(offset + 1) }
    }
  }

  /// Returns the UTF-8 offset of a position.
  func offset(of position: SourcePosition) -> Int {
    starts[min(max(position.line, 1), starts.count) - 1] + position.column - 1
  }
}
