/// A writer of compiled nibs, in the published layout of the format.
struct NibWriter {
  /// The value of an object's key.
  enum Value {
    case int8(Int8), int16(Int16), int32(Int32), int64(Int64)
    case bool(Bool)
    case float(Float), double(Double)
    case data([UInt8])
    case nothing
    case object(Int)
  }

  private var classNames: [String] = []
  private var keys: [String] = []
  private var entries: [[UInt8]] = []
  private var objects: [[UInt8]] = []

  /// Creates a writer, and reserves the first index for the root object, which is set last.
  init() {
    objects.append([])
  }

  mutating func setRoot(_ className: String, _ values: [(String, Value)]) {
    let root = add(className, values)
    objects[0] = objects.remove(at: root)
  }

  /// Adds an object, and returns its index.
  @discardableResult
  mutating func add(_ className: String, _ values: [(String, Value)] = []) -> Int {
    let first = entries.count
    for (key, value) in values { entries.append(Self.number(index(of: key, in: &keys)) + Self.bytes(value)) }
    objects.append(
      Self.number(index(of: className, in: &classNames)) + Self.number(first) + Self.number(values.count)
    )
    return objects.count - 1
  }

  /// Adds a string, and returns a reference to it.
  mutating func string(_ text: String) -> Value {
    .object(add("NSString", [("NS.bytes", .data(Array(text.utf8)))]))
  }

  /// Adds an array, and returns a reference to it.
  mutating func array(_ elements: [Int]) -> Value {
    .object(
      add(
        "NSArray",
        [("NSInlinedValue", .bool(true))] + elements.map { ("UINibEncoderEmptyKey", .object($0)) }
      )
    )
  }

  func file() -> [UInt8] {
    let tables = [
      objects,
      keys.map { Self.number($0.utf8.count) + Array($0.utf8) },
      entries,
      classNames.map { Self.number($0.utf8.count + 1) + Self.number(0) + Array($0.utf8) + [0] },
    ]
    var header = Array("NIBArchive".utf8) + Self.fixed(1) + Self.fixed(10)
    var body: [UInt8] = []
    for table in tables {
      header += Self.fixed(table.count) + Self.fixed(50 + body.count)
      body += table.joined()
    }
    return header + body
  }

  private func index(of name: String, in names: inout [String]) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    names.append(name)
    return names.count - 1
  }

  private static func number(_ number: Int) -> [UInt8] {
    var rest = number
    var bytes: [UInt8] = []
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F))
      rest >>= 7
    }
    return bytes + [UInt8(rest) | 0x80]
  }

  private static func fixed(_ number: some FixedWidthInteger, _ count: Int = 4) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func bytes(_ value: Value) -> [UInt8] {
    switch value {
    case .int8(let number): [0] + fixed(number, 1)
    case .int16(let number): [1] + fixed(number, 2)
    case .int32(let number): [2] + fixed(number, 4)
    case .int64(let number): [3] + fixed(number, 8)
    case .bool(let flag): [flag ? 5 : 4]
    case .float(let number): [6] + fixed(number.bitPattern, 4)
    case .double(let number): [7] + fixed(number.bitPattern, 8)
    case .data(let bytes): [8] + Self.number(bytes.count) + bytes
    case .nothing: [9]
    case .object(let index): [10] + fixed(index, 4)
    }
  }
}
