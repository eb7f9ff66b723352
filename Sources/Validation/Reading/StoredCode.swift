import BinaryCoding
import ClassInterfaces

/// The code of a source: as it was read, or encoded until a run needs it.
struct StoredCode: Sendable {
  private var fresh: SourceFacts?
  private var encoded: ArraySlice<UInt8> = []

  /// Creates the code of a source without any.
  init() { fresh = SourceFacts() }

  /// Keeps code that was read.
  init(_ facts: SourceFacts) { fresh = facts }

  /// Takes code from an index.
  init(encoded: ArraySlice<UInt8>) { self.encoded = encoded }

  /// The code; nil if the index has none that can be decoded.
  var facts: SourceFacts? { fresh ?? (try? BinaryDecoder.value(SourceFacts.self, from: encoded)) }

  /// The code as an index stores it.
  var bytes: ArraySlice<UInt8> { fresh.map { BinaryEncoder.bytes(of: $0)[...] } ?? encoded }
}
