import NibproofTestSupport

/// Mutates texts token by token: removes, duplicates, swaps, inserts, replaces and repeats tokens, and fills a token with
/// random bytes.
struct Mutator {
  private var generator: SplitMix
  /// The tokens that are significant to the reader, such as `<` for documents.
  private let tokens: [[UInt8]]

  init(seed: UInt64, tokens: [String]) {
    generator = SplitMix(seed: seed)
    self.tokens = tokens.map { Array($0.utf8) }
  }

  /// Returns a copy of the bytes with one to four changes.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var parts = Self.split(bytes)
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !parts.isEmpty { change(&parts) }
    return Array(parts.joined())
  }

  private mutating func change(_ parts: inout [ArraySlice<UInt8>]) {
    let place = Int.random(in: parts.indices, using: &generator)
    let end = min(parts.count, place + Int.random(in: 1...8, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: parts.removeSubrange(place..<end)
    case 1:
      parts.insert(contentsOf: parts[place..<end], at: Int.random(in: 0...parts.count, using: &generator))
    case 2: parts.swapAt(place, Int.random(in: parts.indices, using: &generator))
    case 3: parts.removeSubrange(place...)
    case 4: parts.insert(token(), at: place)
    case 5: parts[place] = token()
    case 6: parts.insert(contentsOf: Array(repeating: parts[place], count: 300), at: place)
    default: parts[place] = ArraySlice(parts[place].map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  private mutating func token() -> ArraySlice<UInt8> { (tokens.randomElement(using: &generator) ?? [0])[...] }

  /// Splits bytes into words and single non-word bytes.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      var end = start + 1
      if isWord(bytes[start]) {
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
      }
      parts.append(bytes[start..<end])
      start = end
    }
    return parts
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte & 0xDF
  }
}

extension FuzzTarget {
  /// The tokens that are significant to the target's reader, such as `<` for documents.
  var tokens: [String] {
    switch name {
    case "documents", "archives", "drawings":
      [
        "<", ">", "/>", "</", "\"", "&", "&#x41;", "<!--", "-->", "<![CDATA[", "]]>", "<!DOCTYPE a [", "<?x",
        "\u{0}",
        "userDefinedRuntimeAttribute", "connections", "id=\"v\"", "key=\"value\"", "ref=\"380\"", "1e308",
        "8e18",
        "-1",
        "9223372036854775808", "é",
      ]
    case "compiled-nibs": ["\u{0}", "\u{7F}", "NIBArchive", "UINibObjectsKey", "\u{A}", "\u{8}"]
    case "specs":
      [
        "{", "}", "[", "]", "\"", "'", ":", ",", "//", "/*", "null", "1e999", "0x", "\\u", "\u{FEFF}",
        "apply", "é",
      ]
    case "projects": ["{", "}", "(", ")", "\"", ";", "=", "/*", "*/", "//", "isa", "children", "\\"]
    case "patterns": ["*", "**", "?", "{", "}", ",", "/", "..", ".", "\n", "\n\n", "é"]
    case "launch-settings": ["<string>", "</string>", "<", "INFOPLIST_KEY_", "=", ";", "\"", "é"]
    case "arguments": ["--", "-", "=", "\n", "--platform", "--jobs", "-h", "\u{0}", "é"]
    default:
      [
        "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "#if",
        "#else", "#endif",
        "class", "struct", "extension", "protocol", "typealias", "var", "let", "func", "init", "@objc",
        "@IBOutlet",
        "weak", "->", "?", "!", "&", ":", ";", "=", "@interface", "@implementation", "@property", "@end",
        "@protocol",
        "typedef", "*", "^", "\\\n", "R\"(", "\u{0}", "é",
      ]
    }
  }
}
