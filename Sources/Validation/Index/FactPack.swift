import FactStorage
import Foundation

/// A file beside an index with what few runs ask for: of its blocks those are read that somebody asks for, and it is
/// never changed.
final class FactPack: @unchecked Sendable {
  /// Which pack it is, and what its file holds.
  struct Identity: Hashable, Sendable {
    /// The digest of the digests of its blocks.
    var digest: ContentDigest
    var size: Int
    /// The digest of each block.
    var blocks: [ContentDigest]
  }

  let identity: Identity
  /// All that a new pack holds; nothing of one that is there.
  let newContent: [UInt8]
  private let path: String
  /// Guards what was read.
  private let lock = NSLock()
  private var blocks: [Int: [UInt8]] = [:]
  private var isFaulty = false

  /// How many bytes a block has; the last one may have fewer.
  private static let blockSize = 1 << 16

  /// Takes a pack that is there; nil if it is not, or not whole.
  init?(_ identity: Identity, at path: String) {
    guard FileSignature.size(of: path) == identity.size else { return nil }
    (self.identity, self.path, newContent) = (identity, path, [])
  }

  /// Takes what a pack holds, and has its file written.
  init(_ bytes: [UInt8]) {
    let digests = stride(from: 0, to: bytes.count, by: Self.blockSize).map { start in
      bytes[start..<min(start + Self.blockSize, bytes.count)].withUnsafeBytes { ContentDigest(of: $0) }
    }
    identity = Identity(digest: ContentDigest(of: digests), size: bytes.count, blocks: digests)
    (path, newContent) = ("", bytes)
  }

  /// Whether the file was found to hold something else.
  var isDamaged: Bool { lock.withLock { isFaulty } }

  /// Some of its bytes; none if the file is damaged, so that what they said is read anew.
  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    guard range.lowerBound >= 0, range.upperBound <= identity.size, !range.isEmpty else { return [] }
    guard newContent.isEmpty else { return newContent[range] }
    var bytes: ArraySlice<UInt8> = []
    for number in range.lowerBound / Self.blockSize...(range.upperBound - 1) / Self.blockSize {
      guard let block = block(number) else { return [] }
      let start = number * Self.blockSize
      let part = block[max(range.lowerBound - start, 0)..<min(range.upperBound - start, block.count)]
      if bytes.isEmpty { bytes = part } else { bytes += part }
    }
    return bytes
  }

  /// A block, which is read unless it is known; nil if it is not as it was written.
  private func block(_ number: Int) -> [UInt8]? {
    let (known, isFaulty) = lock.withLock { (blocks[number], self.isFaulty) }
    if let known { return known }
    // Nobody waits for another's read: at worst two read the same.
    let start = number * Self.blockSize
    guard !isFaulty, identity.blocks.indices.contains(number),
      let read = FileBytes.read(path, start..<min(start + Self.blockSize, identity.size)),
      ContentDigest(of: read) == identity.blocks[number]
    else {
      lock.withLock { self.isFaulty = true }
      return nil
    }
    lock.withLock { blocks[number] = read }
    return read
  }
}

extension FactPack.Identity: Storable {
  static var blank: FactPack.Identity { FactPack.Identity(digest: .blank, size: 0, blocks: []) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&digest)
    coder.code(&size)
    coder.code(&blocks)
  }
}
