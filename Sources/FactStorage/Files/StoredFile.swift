/// A file of stored facts: a mark, the format's version and schema, the facts, and a digest of all of it.
package enum StoredFile {
  /// The first bytes, which no text begins with.
  private static let mark: [UInt8] = [0x8E] + Array("NIBPROOF".utf8) + [0x0A]
  private static let digestSize = 16
  private static var headerSize: Int { mark.count + digestSize }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - facts: What it holds.
  ///   - version: A digest of what must be the same where it is read.
  /// - Returns: The bytes.
  package static func bytes(_ facts: [UInt8], version: ContentDigest) -> [UInt8] {
    var bytes = mark
    bytes.reserveCapacity(facts.count + mark.count + 2 * digestSize)
    append(version, to: &bytes)
    bytes += facts
    append(ContentDigest(of: bytes), to: &bytes)
    return bytes
  }

  /// What a file holds.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - version: The digest that it must have been written with.
  /// - Returns: The facts.
  /// - Throws: A ``StorageError`` if it is no such file, of another version, or not whole.
  package static func facts(
    in bytes: [UInt8],
    version: ContentDigest
  ) throws(StorageError) -> ArraySlice<UInt8> {
    guard bytes.starts(with: mark) else { throw .foreign }
    guard bytes.count >= headerSize + digestSize else { throw .damaged }
    guard digest(in: bytes, at: mark.count) == version else { throw .otherVersion }
    let end = bytes.count - digestSize
    let own = bytes.withUnsafeBytes { ContentDigest(of: UnsafeRawBufferPointer(rebasing: $0[..<end])) }
    guard digest(in: bytes, at: end) == own else { throw .damaged }
    return bytes[headerSize..<end]
  }

  private static func append(_ digest: ContentDigest, to bytes: inout [UInt8]) {
    for half in [digest.high, digest.low] {
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: half >> UInt64(shift)))
      }
    }
  }

  private static func digest(in bytes: [UInt8], at offset: Int) -> ContentDigest {
    func half(_ start: Int) -> UInt64 {
      (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << UInt64($1 * 8) }
    }
    return ContentDigest(high: half(offset), low: half(offset + 8))
  }
}
