/// Decodes the output of ``BinaryEncoder``; any input results in a value or an error.
///
/// After a fault, every field decodes as empty, so that all loops end immediately.
package struct BinaryDecoder: BinaryCoder {
  package static let isReader = true

  private var fields: NumberReader
  private var places: NumberReader
  private var texts: [String] = []
  private var line = 0
  private let file: String

  /// The maximum number of elements for which capacity is reserved before the first is read.
  private static let roomAtFirst = 1 << 12

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - bytes: The encoded bytes.
  ///   - file: The file that contains the facts.
  private init(_ bytes: ArraySlice<UInt8>, file: String = "") {
    self.file = file
    fields = NumberReader(bytes)
    places = NumberReader(fields.readBytes())
    let count = fields.readCount()
    texts.reserveCapacity(count)
    for _ in 0..<count where fields.isValid {
      texts.append(String(decoding: fields.readBytes(), as: UTF8.self))
    }
  }

  /// Decodes one value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: The encoded bytes.
  ///   - file: The file that contains the facts.
  /// - Returns: The value.
  /// - Throws: A ``BinaryCodingError`` if the bytes are not a complete encoding of such a value.
  package static func value<Value: BinaryCodable>(
    _ type: Value.Type,
    from bytes: ArraySlice<UInt8>,
    file: String = ""
  ) throws(BinaryCodingError) -> Value {
    var reader = BinaryDecoder(bytes, file: file)
    var value = Value.placeholder
    value.code(with: &reader)
    guard reader.isDone else { throw .damaged }
    return value
  }

  /// Whether all bytes were read without a fault.
  private var isDone: Bool { fields.isDone && places.isDone }

  package mutating func code(_ number: inout Int) { number = fields.readSigned() }

  package mutating func code(_ flag: inout Bool) {
    let byte = fields.readByte()
    if byte > 1 { fail() }
    flag = byte == 1
  }

  package mutating func code(_ number: inout Double) {
    number = Double(bitPattern: fields.readWord())
  }

  package mutating func code(word: inout UInt64) { word = fields.readWord() }

  package mutating func code(_ text: inout String) {
    guard let number = Int(exactly: fields.readNumber()), number < texts.count else { return fail() }
    text = texts[number]
  }

  package mutating func code(unique text: inout String) {
    text = String(decoding: fields.readBytes(), as: UTF8.self)
  }

  package mutating func code(file path: inout String) {
    var isOther = false
    code(&isOther)
    if isOther { code(&path) } else { path = file }
  }

  package mutating func code(line: inout Int, column: inout Int) {
    line = self.line &+ places.readSigned()
    column = places.readSigned()
    self.line = line
    if !places.isValid { fail() }
  }

  package mutating func code(bytes: inout ArraySlice<UInt8>) { bytes = fields.readBytes() }

  package mutating func code<Value: BinaryCodable>(_ value: inout Value) { value.code(with: &self) }

  package mutating func code<Value: BinaryCodable>(_ value: inout Value?) {
    var isPresent = false
    code(&isPresent)
    guard isPresent else {
      if value != nil { value = nil }
      return
    }
    var present = Value.placeholder
    present.code(with: &self)
    value = present
  }

  package mutating func code<Element: BinaryCodable>(_ elements: inout [Element]) {
    let count = fields.readCount()
    elements = []
    guard count > 0 else { return }
    // The capacity is limited to the number of elements that the bytes can contain, regardless of the claimed count.
    elements = Array(unsafeUninitializedCapacity: min(count, Self.roomAtFirst)) { buffer, filled in
      while filled < buffer.count, fields.isValid {
        buffer.initializeElement(at: filled, to: .placeholder)
        filled += 1
        buffer[filled - 1].code(with: &self)
      }
    }
    while elements.count < count, fields.isValid {
      var element = Element.placeholder
      element.code(with: &self)
      elements.append(element)
    }
  }

  package mutating func code<Value: BinaryCodable>(_ values: inout [String: Value]) {
    let count = fields.readCount()
    if !values.isEmpty { values = [:] }
    for _ in 0..<count where fields.isValid {
      var (key, value) = ("", Value.placeholder)
      code(&key)
      value.code(with: &self)
      values[key] = value
    }
  }

  package mutating func code<Value: BinaryCodable>(_ packed: inout LazilyDecoded<Value>) {
    packed = LazilyDecoded(bytes: fields.readBytes())
  }

  package mutating func fail() { fields.fail() }
}
