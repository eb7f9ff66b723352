/// Writes fields as bytes: numbers in seven bits a byte, each text once.
package struct FieldWriter: FieldCoder {
  private var bytes: [UInt8] = []
  private var texts: [String] = []
  private var numbersByText: [String: Int] = [:]
  /// The file that the facts are about.
  private let file: String

  /// Starts with nothing.
  ///
  /// - Parameter file: The file that the facts are about, whose path is not written.
  package init(file: String = "") {
    self.file = file
  }

  /// The bytes of one value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - file: The file that it is about.
  /// - Returns: The bytes.
  package static func bytes(of value: some Storable, file: String = "") -> [UInt8] {
    var (writer, value) = (FieldWriter(file: file), value)
    value.code(with: &writer)
    return writer.finished()
  }

  /// All that was written: the texts, then the fields.
  package func finished() -> [UInt8] {
    var table = FieldWriter()
    table.append(UInt64(texts.count))
    for text in texts {
      let utf8 = text.utf8
      table.append(UInt64(utf8.count))
      table.bytes.append(contentsOf: utf8)
    }
    return table.bytes + bytes
  }

  /// Appends a number, seven bits a byte, the lowest first; all bytes but the last have the highest bit set.
  private mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func code(_ number: inout Int) {
    // Small negative numbers are short as well.
    append(UInt64(bitPattern: Int64(number &<< 1 ^ number &>> (Int.bitWidth - 1))))
  }

  package mutating func code(_ flag: inout Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func code(_ number: inout Double) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift)))
    }
  }

  package mutating func code(_ text: inout String) {
    if let number = numbersByText[text] { return append(UInt64(number)) }
    append(UInt64(texts.count))
    numbersByText[text] = texts.count
    texts.append(text)
  }

  package mutating func code(file path: inout String) {
    var isOther = path != file
    code(&isOther)
    if isOther { code(&path) }
  }

  package mutating func code<Value: Storable>(_ value: inout Value) { value.code(with: &self) }

  package mutating func code<Value: Storable>(_ value: inout Value?) {
    guard var present = value else { return bytes.append(0) }
    bytes.append(1)
    present.code(with: &self)
  }

  package mutating func code<Element: Storable>(_ elements: inout [Element]) {
    append(UInt64(elements.count))
    for var element in elements { element.code(with: &self) }
  }

  package mutating func code<Value: Storable>(_ values: inout [String: Value]) {
    append(UInt64(values.count))
    for (var key, var value) in values.sorted(by: { $0.key < $1.key }) {
      code(&key)
      value.code(with: &self)
    }
  }

  package mutating func fail() {}
}
