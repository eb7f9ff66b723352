import FactStorage
import Foundation

/// A file beside an index with what few runs ask for: read when somebody does, and never changed.
final class FactPack: @unchecked Sendable {
  /// Which pack it is, and what its file holds.
  struct Identity: Hashable, Sendable {
    var digest: ContentDigest
    var size: Int
  }

  let identity: Identity
  private let path: String
  /// Guards what was read.
  private let lock = NSLock()
  private var content: [UInt8]?

  /// All that a new pack holds.
  var newContent: [UInt8] { lock.withLock { content ?? [] } }

  /// Takes a pack that is there; nil if it is not, or not whole.
  init?(_ identity: Identity, at path: String) {
    guard FileSignature.size(of: path) == identity.size else { return nil }
    (self.identity, self.path) = (identity, path)
  }

  /// Takes what a pack holds, and has its file written.
  init(_ bytes: [UInt8]) {
    identity = Identity(digest: ContentDigest(of: bytes), size: bytes.count)
    path = ""
    content = bytes
  }

  /// Whether the file was found to hold something else.
  var isDamaged: Bool { lock.withLock { content.map { $0.count != identity.size } ?? false } }

  /// Some of its bytes; none if the file is damaged, so that what they said is read anew.
  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    let all = lock.withLock {
      if let content { return content }
      let read = (try? FileBytes.read(path)) ?? []
      let whole = ContentDigest(of: read) == identity.digest ? read : []
      content = whole
      return whole
    }
    return all.indices.contains(range.lowerBound) && range.upperBound <= all.count ? all[range] : []
  }
}

extension FactPack.Identity: Storable {
  static var blank: FactPack.Identity { FactPack.Identity(digest: .blank, size: 0) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&digest)
    coder.code(&size)
  }
}
