import FactStorage

/// A value with the bytes that it was read as, which stay where they are as long as nobody changes it.
///
/// Copies share both, so that a list of large values is cheap to copy.
struct Kept<Value: Storable & Sendable>: Sendable {
  private var content: Content

  /// What copies share.
  private final class Content: Sendable {
    let value: Value
    /// What the value is written as; nil where it is another one than was read.
    let coded: PackedBytes?

    init(_ value: Value, coded: PackedBytes?) { (self.value, self.coded) = (value, coded) }
  }

  /// Keeps a new value.
  init(_ value: Value) { content = Content(value, coded: nil) }

  /// Keeps a value of which the bytes stand somewhere.
  init(_ value: Value, coded: PackedBytes) { content = Content(value, coded: coded) }

  /// The value; a blank one where its bytes stand in a pack that is not attached.
  var value: Value {
    get { content.value }
    set { content = Content(newValue, coded: nil) }
  }

  /// How many bytes of what the value is written as stand in a pack.
  var packedCount: Int { content.coded?.packedCount ?? 0 }

  /// Whether what the value is written as stands in one of the packs before that of a number.
  func stands(beforePack number: Int) -> Bool { content.coded?.stands(beforePack: number) ?? false }

  /// The same with packs attached.
  ///
  /// - Parameters:
  ///   - packs: The packs.
  ///   - complete: Attaches them to parts of the value.
  /// - Returns: Nil if the bytes in the packs are those of no such value.
  func attached(to packs: [FactPack], _ complete: (inout Value) -> Void) -> Kept? {
    var (value, coded) = (content.value, content.coded)
    if var packed = coded, packed.packNumber != nil {
      packed.attach(packs)
      guard let read = Self.value(from: packed.bytes) else { return nil }
      (value, coded) = (read, packed)
    }
    complete(&value)
    return Kept(content: Content(value, coded: coded))
  }

  private init(content: Content) { self.content = content }

  private static func value(from bytes: ArraySlice<UInt8>) -> Value? {
    var (reader, value) = (FieldReader(bytes), Value.blank)
    value.code(with: &reader)
    return reader.isDone ? value : nil
  }
}

extension Kept: Storable {
  static var blank: Kept { Kept(.blank) }

  mutating func code<Coder: FieldCoder>(with coder: inout Coder) {
    guard Coder.isReader else {
      var coded = content.coded ?? PackedBytes(FieldWriter.bytes(of: content.value))
      return coder.code(&coded)
    }
    var coded = PackedBytes()
    coder.code(&coded)
    let value = coded.packNumber == nil ? Self.value(from: coded.bytes) : .blank
    guard let value else { return coder.fail() }
    self = Kept(value, coded: coded)
  }
}
