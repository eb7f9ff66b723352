import BinaryCoding
import ClassInterfaces

/// The code of a source, which stays serialized until it is needed, unless it was just read.
struct StoredCode: Sendable {
  private enum Content: Sendable {
    case facts(SourceFacts)
    case encoded(ArraySlice<UInt8>, decoded: Remembered<SourceFacts?>)
  }

  private let content: Content

  /// Stores code that was just read.
  init(_ facts: SourceFacts = SourceFacts()) { content = .facts(facts) }

  /// Stores serialized code from an index.
  init(encoded: ArraySlice<UInt8>) { content = .encoded(encoded, decoded: Remembered()) }

  /// The code, or nil if it cannot be decoded.
  var facts: SourceFacts? {
    switch content {
    case .facts(let facts): facts
    case .encoded(let bytes, let decoded):
      decoded.value { try? BinaryDecoder.value(SourceFacts.self, from: bytes) }
    }
  }

  /// The serialized code for an index.
  var bytes: ArraySlice<UInt8> {
    switch content {
    case .facts(let facts): BinaryEncoder.bytes(of: facts)[...]
    case .encoded(let bytes, _): bytes
    }
  }
}
