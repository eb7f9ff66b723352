import SourceSyntax

/// Finds class names in a Mach-O file, a static library or a universal binary.
///
/// A Mach-O file stores the name of a class as a C string: `Controller`, or `_TtC3App10Controller` for a Swift class.
/// Names that are parts of other names, such as `Controller` in `MenuController`, are not found. Other formats, such as
/// bitcode, are searched for the bytes of the names.
struct BinaryClassNames {
  /// The names that the binary contains, or all names if it is encrypted.
  private(set) var found: Set<String> = []
  private let bytes: [UInt8]
  private let names: [ArraySlice<UInt8>: String]
  private let lengths: Set<Int>
  /// The endings of the mangled names of Swift classes, with the class names: `10Controller`.
  private let mangled: [(end: [UInt8], name: String)]

  init(among names: Set<String>, in bytes: [UInt8]) {
    self.bytes = bytes
    self.names = Dictionary(uniqueKeysWithValues: names.map { (Array($0.utf8)[...], $0) })
    lengths = Set(names.map(\.utf8.count))
    mangled = names.map { (Array("\($0.utf8.count)\($0)".utf8), $0) }
    read(bytes.indices, nesting: 0)
  }

  // MARK: - Containers

  /// The maximum nesting: universal binaries contain static libraries, which contain object files.
  private static let deepestNesting = 3

  private mutating func read(_ range: Range<Int>, nesting: Int) {
    if nesting < Self.deepestNesting {
      if let parts = slices(of: range) ?? members(of: range) {
        for part in parts { read(part, nesting: nesting + 1) }
        return
      }
      if readStrings(of: range) { return }
    }
    search(range)
  }

  /// Returns the slices of a universal binary, or nil for another format.
  private func slices(of range: Range<Int>) -> [Range<Int>]? {
    let start = range.lowerBound
    let isLong = has([0xCA, 0xFE, 0xBA, 0xBF], at: start)
    guard isLong || has([0xCA, 0xFE, 0xBA, 0xBE], at: start) else { return nil }
    let header = range.prefix(8).endIndex
    let stride = isLong ? 32 : 20
    // Java class files have the same magic number.
    guard let count = number(4, at: start + 4, in: range, isBig: true), count <= range.count / stride else {
      return nil
    }
    var slices: [Range<Int>] = []
    for index in 0..<count {
      let entry = header + index * stride
      let width = isLong ? 8 : 4
      guard let offset = number(width, at: entry + 8, in: range, isBig: true),
        let size = number(width, at: entry + 8 + width, in: range, isBig: true),
        let slice = part(offset, size, of: range)
      else { return nil }
      slices.append(slice)
    }
    return slices
  }

  /// Returns the object files of a static library, without its symbol and name tables; returns nil for another format.
  private func members(of range: Range<Int>) -> [Range<Int>]? {
    guard has(Array("!<arch>\n".utf8), at: range.lowerBound) else { return nil }
    var members: [Range<Int>] = []
    var offset = 8
    // A byte of padding may follow the last member.
    while offset < range.count - 1 {
      let header = range.lowerBound + offset
      guard offset + 60 <= range.count, has(Array("`\n".utf8), at: header + 58),
        let size = decimal(header + 48..<header + 58),
        var member = part(offset + 60, size, of: range)
      else { return nil }
      offset += 60 + size + size % 2
      var name = header
      if has(Array("#1/".utf8), at: header), let length = decimal(header + 3..<header + 16), length <= size {
        name = member.lowerBound
        member = member.lowerBound + length..<member.upperBound
      }
      let isTable = ["__.SYMDEF", "/ ", "//"].contains { has(Array($0.utf8), at: name) }
      if !isTable { members.append(member) }
    }
    return members
  }

  // MARK: - Strings

  /// Reads the C strings of a Mach-O file; returns false for an incomplete file or another format.
  private mutating func readStrings(of range: Range<Int>) -> Bool {
    let start = range.lowerBound
    let isLong = has([0xCF, 0xFA, 0xED, 0xFE], at: start)
    guard isLong || has([0xCE, 0xFA, 0xED, 0xFE], at: start) else { return false }
    guard let count = number(4, at: start + 16, in: range) else { return false }
    var command = start + (isLong ? 32 : 28)
    for _ in 0..<count {
      guard let kind = number(4, at: command, in: range), let size = number(4, at: command + 4, in: range),
        size >= 8,
        size <= range.upperBound - command
      else { return false }
      switch kind {
      case 0x01, 0x19:
        guard readSegment(command, isLong: kind == 0x19, in: range) else { return false }
      case 0x21, 0x2C:
        // The strings of an encrypted image are not readable.
        guard number(4, at: command + 16, in: range) == 0 else {
          found = Set(names.values)
          return true
        }
      default: break
      }
      command += size
    }
    return true
  }

  /// Reads the C string sections of a segment, and returns whether they are complete.
  private mutating func readSegment(_ command: Int, isLong: Bool, in range: Range<Int>) -> Bool {
    guard let count = number(4, at: command + (isLong ? 64 : 48), in: range) else { return false }
    let width = isLong ? 8 : 4
    for index in 0..<count {
      let section = command + (isLong ? 72 + index * 80 : 56 + index * 68)
      guard let flags = number(4, at: section + (isLong ? 64 : 56), in: range) else { return false }
      // S_CSTRING_LITERALS
      guard flags & 0xFF == 2 else { continue }
      guard let size = number(width, at: section + 32 + width, in: range),
        let offset = number(4, at: section + 32 + 2 * width, in: range),
        let strings = part(offset, size, of: range),
        offset > 0 || size == 0
      else { return false }
      for string in bytes[strings].split(separator: 0) { read(string) }
    }
    return true
  }

  private mutating func read(_ string: ArraySlice<UInt8>) {
    if lengths.contains(string.count), let name = names[string] { found.insert(name) }
    guard string.starts(with: "_Tt".utf8) else { return }
    for (end, name) in mangled where string.suffix(end.count).elementsEqual(end) { found.insert(name) }
  }

  /// Searches a range of an unknown format for the bytes of the names.
  private mutating func search(_ range: Range<Int>) {
    let part = Array(bytes[range])
    for (name, string) in names where !found.contains(string) {
      guard let last = name.last, ByteSearch.offsets(of: Array(name), by: last, in: part).isEmpty else {
        found.insert(string)
        continue
      }
    }
  }

  // MARK: - Numbers

  private func has(_ mark: [UInt8], at offset: Int) -> Bool {
    bytes[min(offset, bytes.count)...].starts(with: mark)
  }

  /// Returns the part of a range at an offset from its start, or nil if the range does not contain the whole part.
  private func part(_ offset: Int, _ size: Int, of range: Range<Int>) -> Range<Int>? {
    guard offset <= range.count, size <= range.count - offset else { return nil }
    return range.lowerBound + offset..<range.lowerBound + offset + size
  }

  private func number(_ size: Int, at offset: Int, in range: Range<Int>, isBig: Bool = false) -> Int? {
    guard range.contains(offset), size <= range.upperBound - offset else { return nil }
    let digits = bytes[offset..<offset + size]
    let value = (isBig ? Array(digits) : digits.reversed()).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  private func decimal(_ range: Range<Int>) -> Int? {
    Int(String(decoding: bytes[range].prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)).flatMap {
      $0 < 0 ? nil : $0
    }
  }
}
