/// A file of encoded facts: a magic number, the version and schema, the facts, and a digest.
package enum StoredFile {
  /// The magic number; no text file begins with it.
  private static let mark: [UInt8] = [0x8E] + Array("NIBPROOF".utf8) + [0x0A]
  private static let digestSize = 16
  private static var headerSize: Int { mark.count + digestSize }

  /// Encodes a file.
  ///
  /// - Parameters:
  ///   - facts: The encoded facts.
  ///   - version: A digest that must be the same when the file is read.
  /// - Returns: The bytes.
  package static func bytes(_ facts: [UInt8], version: ContentDigest) -> [UInt8] {
    var bytes = mark
    bytes.reserveCapacity(facts.count + mark.count + 2 * digestSize)
    append(version, to: &bytes)
    bytes += facts
    append(ContentDigest(of: bytes), to: &bytes)
    return bytes
  }

  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - version: The expected digest.
  /// - Returns: The encoded facts.
  /// - Throws: A ``BinaryCodingError`` if the file has another format or version, or is damaged.
  package static func facts(
    in bytes: [UInt8],
    version: ContentDigest
  ) throws(BinaryCodingError) -> ArraySlice<UInt8> {
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
