/// Reads what a ``FieldWriter`` wrote; whatever the bytes, it ends with a value or with an error.
///
/// After a fault every field reads as nothing, so that all loops end at once.
package struct FieldReader: FieldCoder {
  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private var texts: [String] = []
  private var isSound = true
  private let file: String

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - bytes: What was written.
  ///   - file: The file that the facts are about.
  package init(_ bytes: ArraySlice<UInt8>, file: String = "") {
    self.bytes = bytes
    self.file = file
    next = bytes.startIndex
    readTexts()
  }

  /// Reads one value.
  ///
  /// - Parameters:
  ///   - type: What it is.
  ///   - bytes: What was written.
  ///   - file: The file that it is about.
  /// - Returns: The value.
  /// - Throws: A ``StorageError`` if the bytes are not those of such a value, whole.
  package static func value<Value: Storable>(
    _ type: Value.Type,
    from bytes: ArraySlice<UInt8>,
    file: String = ""
  ) throws(StorageError) -> Value {
    var reader = FieldReader(bytes, file: file)
    var value = Value.blank
    value.code(with: &reader)
    guard reader.isSound, reader.next == bytes.endIndex else { throw .damaged }
    return value
  }

  private mutating func readTexts() {
    let count = readCount()
    texts.reserveCapacity(count)
    for _ in 0..<count {
      let length = readCount()
      guard isSound else { return }
      texts.append(String(decoding: bytes[next..<(next + length)], as: UTF8.self))
      next += length
    }
  }

  private mutating func readByte() -> UInt8 {
    guard next < bytes.endIndex else {
      fail()
      return 0
    }
    defer { next += 1 }
    return bytes[next]
  }

  private mutating func readNumber() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let byte = readByte()
      number |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return number }
      shift += 7
    }
    fail()
    return 0
  }

  /// Reads the number of what follows, of which each takes at least a byte.
  private mutating func readCount() -> Int {
    guard let count = Int(exactly: readNumber()), count <= bytes.endIndex - next else {
      fail()
      return 0
    }
    return count
  }

  package mutating func code(_ number: inout Int) {
    let bits = Int64(bitPattern: readNumber())
    let sign = -(bits & 1)
    number = Int(truncatingIfNeeded: (bits &>> 1 & Int64.max) ^ sign)
  }

  package mutating func code(_ flag: inout Bool) {
    let byte = readByte()
    if byte > 1 { fail() }
    flag = byte == 1
  }

  package mutating func code(_ number: inout Double) {
    var bits: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) { bits |= UInt64(readByte()) << UInt64(shift) }
    number = Double(bitPattern: bits)
  }

  package mutating func code(_ text: inout String) {
    guard let number = Int(exactly: readNumber()), number < texts.count else { return fail() }
    text = texts[number]
  }

  package mutating func code(file path: inout String) {
    var isOther = false
    code(&isOther)
    if isOther { code(&path) } else { path = file }
  }

  package mutating func code<Value: Storable>(_ value: inout Value) { value.code(with: &self) }

  package mutating func code<Value: Storable>(_ value: inout Value?) {
    var isPresent = false
    code(&isPresent)
    guard isPresent else {
      value = nil
      return
    }
    var present = Value.blank
    present.code(with: &self)
    value = present
  }

  package mutating func code<Element: Storable>(_ elements: inout [Element]) {
    let count = readCount()
    elements = []
    guard count > 0 else { return }
    // No more room than the bytes can fill, whatever number they claim.
    elements.reserveCapacity(min(count, 1 << 12))
    for _ in 0..<count where isSound {
      var element = Element.blank
      element.code(with: &self)
      elements.append(element)
    }
  }

  package mutating func code<Value: Storable>(_ values: inout [String: Value]) {
    let count = readCount()
    values = [:]
    for _ in 0..<count where isSound {
      var (key, value) = ("", Value.blank)
      code(&key)
      value.code(with: &self)
      values[key] = value
    }
  }

  /// Notes a fault; nothing is read from here on.
  package mutating func fail() {
    isSound = false
    next = bytes.endIndex
  }
}
