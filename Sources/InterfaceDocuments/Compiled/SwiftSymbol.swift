/// Parses mangled class names in the format of Swift 5 and later, such as `$s3App4ViewC`.
///
/// Source: docs/ABI/Mangling.rst of Swift.
struct SwiftSymbol {
  private var rest: Substring.UTF8View
  /// The words of the previous identifiers, which later identifiers may repeat.
  private var words: [String] = []

  /// Creates a parser of a name that begins with `$s` or `_$s`.
  init(_ name: String) { rest = name.drop { $0 == "_" }.dropFirst(2).utf8 }

  /// Returns the module and the class, or nil for other symbols.
  ///
  /// The module is nil for an imported Objective-C class.
  mutating func nominalType() -> (module: String?, className: String)? {
    // `So` is the module of imported Objective-C classes.
    let isImported = rest.starts(with: "So".utf8)
    if isImported { rest = rest.dropFirst(2) }
    let module = isImported ? nil : identifier()
    guard isImported || module != nil else { return nil }
    var names: [String] = []
    while let name = identifier() {
      // The name of a private type is followed by the hash of its file.
      if let byte = rest.first, Self.isDigit(byte) {
        guard identifier() != nil, rest.starts(with: "LL".utf8) else { return nil }
        rest = rest.dropFirst(2)
      }
      // A class, a structure or an enumeration.
      guard let kind = rest.popFirst(), "CVO".utf8.contains(kind) else { return nil }
      names.append(name)
    }
    // The type itself, its metadata, or its metatype.
    let isType = ["", "D", "N", "m", "mD"].contains { $0.utf8.elementsEqual(rest) }
    guard isType, !names.isEmpty else { return nil }
    return (module, names.joined(separator: "."))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private mutating func removePrefix(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Parses an identifier: its length and text; or `0`, letters that repeat words, and further text; returns nil for
  /// invalid or non-ASCII identifiers.
  private mutating func identifier() -> String? {
    guard let first = rest.first, Self.isDigit(first) else { return nil }
    var repeats = removePrefix(UInt8(ascii: "0"))
    // `00` begins an identifier with non-ASCII characters, which is not supported.
    guard !repeats || rest.first != UInt8(ascii: "0") else { return nil }
    var identifier = ""
    repeat {
      while repeats, let letter = rest.first, let index = Self.word(letter) {
        rest = rest.dropFirst()
        guard words.indices.contains(index) else { return nil }
        identifier += words[index]
        // The last letter is uppercase.
        if letter < UInt8(ascii: "a") { repeats = false }
      }
      if removePrefix(UInt8(ascii: "0")) { break }
      let digits = rest.prefix(while: Self.isDigit)
      rest = rest.dropFirst(digits.count)
      guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0, length <= rest.count else {
        return nil
      }
      let text = Array(rest.prefix(length))
      rest = rest.dropFirst(length)
      appendWords(of: text)
      identifier += String(decoding: text, as: UTF8.self)
    } while repeats
    return identifier
  }

  private static func word(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(letter - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(letter - UInt8(ascii: "A"))
    default: nil
    }
  }

  /// Appends the words of an identifier, which begin with uppercase letters or after underscores.
  private mutating func appendWords(of text: [UInt8]) {
    func isUppercase(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }
    let underscore = UInt8(ascii: "_")
    var start: Int?
    for index in 0...text.count {
      let byte = index < text.count ? text[index] : 0
      if let begin = start,
        byte == underscore || byte == 0 || (isUppercase(byte) && !isUppercase(text[index - 1]))
      {
        if index - begin >= 2, words.count < 26 {
          words.append(String(decoding: text[begin..<index], as: UTF8.self))
        }
        start = nil
      }
      if start == nil, byte != 0, byte != underscore, !Self.isDigit(byte) { start = index }
    }
  }
}
