/// Encodes fields as bytes: numbers take seven bits per byte, each string is stored once, and positions are stored
/// separately.
package struct BinaryEncoder: BinaryCoder {
  package static let isReader = false

  private var fields = NumberWriter()
  private var places = NumberWriter()
  private var texts: [String] = []
  private var numbersByText: [WrittenText: Int] = [:]
  /// The line of the previous position; the next line is encoded relative to it.
  private var line = 0
  /// The file that contains the facts.
  private let file: String

  /// Creates an encoder.
  ///
  /// - Parameter file: The file that contains the facts; its path is not encoded.
  private init(file: String = "") {
    self.file = file
  }

  /// Encodes one value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - file: The file that contains the facts.
  /// - Returns: The encoded bytes.
  package static func bytes(of value: some BinaryCodable, file: String = "") -> [UInt8] {
    var (writer, value) = (BinaryEncoder(file: file), value)
    value.code(with: &writer)
    return writer.finished()
  }

  /// Returns the output: the length of the positions, the positions, the strings, and the fields.
  private func finished() -> [UInt8] {
    var all = NumberWriter()
    let textSize = texts.reduce(0) { $0 + $1.utf8.count + 3 }
    all.bytes.reserveCapacity(places.bytes.count + fields.bytes.count + textSize + 20)
    all.append(UInt64(places.bytes.count))
    all.bytes += places.bytes
    all.append(UInt64(texts.count))
    for text in texts {
      let utf8 = text.utf8
      all.append(UInt64(utf8.count))
      all.bytes.append(contentsOf: utf8)
    }
    all.bytes += fields.bytes
    return all.bytes
  }

  package mutating func code(_ number: inout Int) { fields.append(signed: number) }

  package mutating func code(_ flag: inout Bool) { fields.bytes.append(flag ? 1 : 0) }

  package mutating func code(_ number: inout Double) {
    var word = number.bitPattern
    code(word: &word)
  }

  package mutating func code(word: inout UInt64) {
    withUnsafeBytes(of: word.littleEndian) { fields.bytes.append(contentsOf: $0) }
  }

  package mutating func code(_ text: inout String) {
    let written = WrittenText(text: text)
    if let number = numbersByText[written] { return fields.append(UInt64(number)) }
    fields.append(UInt64(texts.count))
    numbersByText[written] = texts.count
    texts.append(text)
  }

  package mutating func code(unique text: inout String) {
    let utf8 = text.utf8
    fields.append(UInt64(utf8.count))
    fields.bytes.append(contentsOf: utf8)
  }

  package mutating func code(file path: inout String) {
    var isOther = path != file
    code(&isOther)
    if isOther { code(&path) }
  }

  package mutating func code(line: inout Int, column: inout Int) {
    places.append(signed: line &- self.line)
    places.append(signed: column)
    self.line = line
  }

  package mutating func code(bytes: inout ArraySlice<UInt8>) {
    fields.append(UInt64(bytes.count))
    fields.bytes += bytes
  }

  package mutating func code<Value: BinaryCodable>(_ value: inout Value) { value.code(with: &self) }

  package mutating func code<Value: BinaryCodable>(_ value: inout Value?) {
    guard var present = value else { return fields.bytes.append(0) }
    fields.bytes.append(1)
    present.code(with: &self)
  }

  package mutating func code<Element: BinaryCodable>(_ elements: inout [Element]) {
    fields.append(UInt64(elements.count))
    for var element in elements { element.code(with: &self) }
  }

  package mutating func code<Value: BinaryCodable>(_ values: inout [String: Value]) {
    fields.append(UInt64(values.count))
    guard !values.isEmpty else { return }
    for var key in values.keys.sorted() {
      guard var value = values[key] else { continue }
      code(&key)
      value.code(with: &self)
    }
  }

  package mutating func code<Value: BinaryCodable>(_ packed: inout LazilyDecoded<Value>) {
    var bytes = packed.bytes
    code(bytes: &bytes)
  }

  package mutating func fail() {}
}

/// A string that is compared by its bytes; Swift considers canonically equivalent strings equal.
private struct WrittenText: Hashable {
  var text: String

  static func == (left: WrittenText, right: WrittenText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    guard isHashed == nil else { return }
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

/// Appends encoded numbers to bytes.
private struct NumberWriter {
  var bytes: [UInt8] = []

  /// Appends a number in seven bits per byte, lowest first; all bytes but the last have the high bit set.
  mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a signed number; numbers with small absolute values take few bytes.
  mutating func append(signed number: Int) {
    append(UInt64(bitPattern: Int64(number &<< 1 ^ number &>> (Int.bitWidth - 1))))
  }
}
