import BinaryCoding
import ClassInterfaces

/// The code of a source, serialized until it is needed unless it was just read.
struct StoredCode: Sendable {
  private var fresh: SourceFacts?
  private var encoded: ArraySlice<UInt8> = []

  /// Creates empty code.
  init() { fresh = SourceFacts() }

  /// Stores code that was just read.
  init(_ facts: SourceFacts) { fresh = facts }

  /// Stores serialized code from an index.
  init(encoded: ArraySlice<UInt8>) { self.encoded = encoded }

  /// The code, or nil if it cannot be decoded.
  var facts: SourceFacts? { fresh ?? (try? BinaryDecoder.value(SourceFacts.self, from: encoded)) }

  /// The serialized code for an index.
  var bytes: ArraySlice<UInt8> { fresh.map { BinaryEncoder.bytes(of: $0)[...] } ?? encoded }
}
