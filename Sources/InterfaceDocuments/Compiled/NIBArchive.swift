/// A compiled nib in `ibtool`'s format: a table of objects, each with a class and a range of keyed values.
///
/// The layout follows published descriptions: the header contains the counts and offsets of four tables.
/// Variable-length integers have seven bits per byte, and the high bit marks the last byte.
struct NIBArchive {
  /// An object of the archive.
  struct Object {
    /// The name of the archived class.
    var className: String
    /// The indexes of the object's values.
    fileprivate var values: Range<Int>
    /// The offset of the object's entry in the file.
    var offset: Int
  }

  private struct Entry {
    var key: String
    var value: NIBArchiveValue
  }

  /// The objects; the first is the root.
  private(set) var objects: [Object] = []
  private var entries: [Entry] = []
  /// The decoded strings of string objects.
  private var strings: [Int: String] = [:]
  /// The indexes of values by key, for objects with many values.
  private var wideObjects: [Int: [String: Int]] = [:]
  private let allowance: SharingAllowance
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws(DocumentError) {
    self.bytes = bytes
    allowance = SharingAllowance(size: bytes.count)
    var header = NIBArchiveCursor(bytes, at: FileKind.compiledNibMagic.utf8.count)
    // Two numbers for the version, then a count and an offset for each table.
    var numbers: [Int] = []
    for _ in 0..<10 { numbers.append(try header.fixed(4)) }
    let classNames = try Self.classNames(NIBArchiveCursor(bytes, at: numbers[9]), count: numbers[8])
    let keys = try Self.keys(NIBArchiveCursor(bytes, at: numbers[5]), count: numbers[4])
    try readEntries(NIBArchiveCursor(bytes, at: numbers[7]), count: numbers[6], keys: keys)
    try readObjects(NIBArchiveCursor(bytes, at: numbers[3]), count: numbers[2], classNames: classNames)
    for object in objects.indices {
      noteWideObject(object)
      guard case .data(let range) = value("NS.bytes", of: object) else { continue }
      strings[object] = String(decoding: bytes[range], as: UTF8.self)
    }
  }

  /// Whether shared references expand the archive beyond the limit.
  var isInflated: Bool { allowance.isSpent }

  /// Indexes the values of an object with many values, since every reference to the object may look up a value.
  private mutating func noteWideObject(_ object: Int) {
    let range = objects[object].values
    guard range.count > Self.mostScanned else { return }
    wideObjects[object] = Dictionary(
      range.map { (entries[$0].key, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The maximum number of values for which a linear search is faster.
  private static let mostScanned = 48

  private static func classNames(
    _ start: NIBArchiveCursor,
    count: Int
  ) throws(DocumentError) -> [String] {
    var cursor = start
    var names: [String] = []
    for _ in 0..<count {
      let length = try cursor.variable()
      // The fallback classes are not needed.
      for _ in 0..<(try cursor.variable()) { _ = try cursor.fixed(4) }
      var name = try cursor.text(length)
      if name.last == "\0" { name.removeLast() }
      names.append(name)
    }
    return names
  }

  private static func keys(_ start: NIBArchiveCursor, count: Int) throws(DocumentError) -> [String] {
    var cursor = start
    var keys: [String] = []
    for _ in 0..<count {
      let length = try cursor.variable()
      keys.append(try cursor.text(length))
    }
    return keys
  }

  private mutating func readEntries(
    _ start: NIBArchiveCursor,
    count: Int,
    keys: [String]
  ) throws(DocumentError) {
    var cursor = start
    for _ in 0..<count {
      let key = try cursor.index(below: keys.count)
      entries.append(Entry(key: keys[key], value: try cursor.value()))
    }
  }

  private mutating func readObjects(
    _ start: NIBArchiveCursor,
    count: Int,
    classNames: [String]
  ) throws(DocumentError) {
    var cursor = start
    // Each value must belong to one object, since sharing would multiply the file's size.
    var unclaimed = entries.count
    for _ in 0..<count {
      let offset = cursor.offset
      let name = try cursor.index(below: classNames.count)
      let first = try cursor.index(below: entries.count + 1)
      let length = try cursor.index(below: min(entries.count - first, unclaimed) + 1)
      unclaimed -= length
      objects.append(
        Object(className: classNames[name], values: first..<(first + length), offset: offset)
      )
    }
  }
}

// MARK: - Lookup

extension NIBArchive {
  func value(_ key: String, of object: Int) -> NIBArchiveValue? {
    guard objects.indices.contains(object) else { return nil }
    if let wide = wideObjects[object] { return wide[key].map { entries[$0].value } }
    return entries[objects[object].values].first { $0.key == key }?.value
  }

  /// Returns the index of the object that an object contains for a key, if any.
  func object(_ key: String, of object: Int) -> Int? {
    guard case .object(let index) = value(key, of: object), objects.indices.contains(index) else {
      return nil
    }
    return index
  }

  /// Returns the string that an object contains for a key, or nil if the value is missing or is not a string.
  func string(_ key: String, of object: Int) -> String? {
    self.object(key, of: object).flatMap(string)
  }

  /// Returns the string of a string object, or nil for other objects and if shared references expand the archive beyond
  /// the limit.
  func string(_ object: Int) -> String? {
    guard let text = strings[object], allowance.allows(text.utf8.count) else { return nil }
    return text
  }

  /// Returns the bytes that an object contains for a key, or nil if they are missing or too long for numbers.
  func text(_ key: String, of object: Int) -> [UInt8]? {
    guard case .data(let range) = value(key, of: object), range.count <= Self.longestNumbers else {
      return nil
    }
    return Array(bytes[range])
  }

  /// The maximum length of number lists; structures and colors have only a few numbers, and many objects may share
  /// longer data.
  private static let longestNumbers = 1024

  /// Returns the integer that an object contains for a key, if any.
  func integer(_ key: String, of object: Int) -> Int? {
    if case .integer(let integer) = value(key, of: object) { integer } else { nil }
  }

  /// Returns the number that an object contains for a key, if any.
  func number(_ key: String, of object: Int) -> Double? {
    switch value(key, of: object) {
    case .integer(let integer): Double(integer)
    case .real(let real): real
    default: nil
    }
  }

  /// Returns the numbers that an object contains for a key, or nil if they are missing, damaged or too many.
  ///
  /// The numbers are archived as bytes after a marker for single or double precision.
  func numbers(_ key: String, of object: Int) -> [Double]? {
    guard case .data(let range) = value(key, of: object), range.count <= Self.longestNumbers,
      let mark = bytes[range].first
    else { return nil }
    var cursor = NIBArchiveCursor(bytes, at: range.lowerBound + 1)
    var numbers: [Double] = []
    while cursor.offset < range.upperBound {
      guard let number = try? cursor.real(isDouble: mark == 7) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns the elements of an array or set object, or nil for other objects and if shared references expand the
  /// archive beyond the limit.
  func elements(_ object: Int) -> [Int]? {
    guard value("NSInlinedValue", of: object) != nil, allowance.allows(objects[object].values.count) else {
      return nil
    }
    return entries[objects[object].values].compactMap { entry in
      guard entry.key == "UINibEncoderEmptyKey", case .object(let index) = entry.value,
        objects.indices.contains(index)
      else { return nil }
      return index
    }
  }

  /// Returns the elements of the array that an object contains for a key; empty if there is no array.
  func elements(_ key: String, of object: Int) -> [Int] {
    self.object(key, of: object).flatMap(elements) ?? []
  }
}
