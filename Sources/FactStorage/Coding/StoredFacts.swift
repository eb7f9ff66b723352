package import RuntimeAttributes

/// Facts as a ``FieldWriter`` writes them, seen as bytes.
package enum StoredFacts {
  /// A digest of all but the places: it stays the same where things only move within their file.
  package static func structure(of facts: ArraySlice<UInt8>) -> ContentDigest {
    var reader = NumberReader(facts)
    _ = reader.readBytes()
    return reader.rest.withUnsafeBytes { ContentDigest(of: $0) }
  }

  /// All places, in the order in which they were written.
  package static func places(in facts: ArraySlice<UInt8>) -> [SourcePosition] {
    var reader = NumberReader(facts)
    var places = NumberReader(reader.readBytes())
    var (line, positions): (Int, [SourcePosition]) = (0, [])
    while places.isSound, !places.isDone {
      line = line &+ places.readSigned()
      positions.append(SourcePosition(line: line, column: places.readSigned()))
    }
    return positions
  }
}
