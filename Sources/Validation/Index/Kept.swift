import FactStorage

/// A value with the bytes that it was read as, which are written again as long as nobody changes it.
///
/// Copies share both, so that a list of large values is cheap to copy.
struct Kept<Value: Storable & Sendable>: Sendable {
  private var content: Content

  /// What copies share: changed only where there is no other copy.
  private final class Content: @unchecked Sendable {
    var value: Value
    /// What the value was read as; nil once it is another one.
    let bytes: ArraySlice<UInt8>?

    init(_ value: Value, bytes: ArraySlice<UInt8>?) { (self.value, self.bytes) = (value, bytes) }
  }

  /// Keeps a new value.
  init(_ value: Value) { content = Content(value, bytes: nil) }

  /// Keeps what was read; nil if the bytes are those of no such value.
  private init?(bytes: ArraySlice<UInt8>) {
    var (reader, value) = (FieldReader(bytes), Value.blank)
    value.code(with: &reader)
    guard reader.isDone else { return nil }
    content = Content(value, bytes: bytes)
  }

  /// The value.
  var value: Value {
    get { content.value }
    set { content = Content(newValue, bytes: nil) }
  }

  /// Changes what is not written of the value.
  mutating func complete(_ change: (inout Value) -> Void) {
    if !isKnownUniquelyReferenced(&content) { content = Content(content.value, bytes: content.bytes) }
    change(&content.value)
  }
}

extension Kept: Storable {
  static var blank: Kept { Kept(.blank) }

  mutating func code<Coder: FieldCoder>(with coder: inout Coder) {
    var bytes: ArraySlice<UInt8> = []
    guard Coder.isReader else {
      bytes = content.bytes ?? FieldWriter.bytes(of: content.value)[...]
      return coder.code(bytes: &bytes)
    }
    coder.code(bytes: &bytes)
    guard let kept = Kept(bytes: bytes) else { return coder.fail() }
    self = kept
  }
}
