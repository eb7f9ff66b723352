/// Splits camel-case names into words by the compiler's rules (swiftlang/swift, lib/Basic/StringExtras.cpp).
enum CamelCase {
  /// Returns the first word: `for` of `forKey`, `URL` of `URLLoader`.
  static func firstWord(_ name: String) -> Substring {
    let bytes = Array(name.utf8)
    return prefix(of: name, count: firstWordLength(bytes))
  }

  /// Returns the last word: `To` of `scrollTo`.
  static func lastWord(_ name: String) -> Substring {
    let bytes = Array(name.utf8)
    return suffix(of: name, count: bytes.count - lastWordStart(bytes))
  }

  private static func firstWordLength(_ bytes: [UInt8]) -> Int {
    guard let first = bytes.first else { return 0 }
    if first == UInt8(ascii: "_") { return 1 }
    var index = bytes.prefix(while: \.isUppercase).count
    if index > 1 {
      // An acronym ends before its last capital letter if another word follows (`URLLoader`), except for plurals
      // (`URLs`).
      let lowercase = bytes[index...].prefix(while: \.isLowercase)
      if index == bytes.count { return index }
      if isPlural(lowercase), !(bytes[index - 1] == UInt8(ascii: "I") && lowercase.count == 1) {
        return lowercase.endIndex
      }
      return lowercase.isEmpty ? index : index - 1
    }
    while index < bytes.count, !bytes[index].isUppercase, bytes[index] != UInt8(ascii: "_") { index += 1 }
    return index
  }

  private static func lastWordStart(_ bytes: [UInt8]) -> Int {
    var index = bytes.count
    guard index > 0 else { return 0 }
    func skipBackOverLowercase() {
      while index > 0, !bytes[index - 1].isUppercase, bytes[index - 1] != UInt8(ascii: "_") { index -= 1 }
    }
    skipBackOverLowercase()
    var end = bytes.count
    if index > 0, isPlural(bytes[index...]) {
      end = index
      skipBackOverLowercase()
    }
    if index < end {
      let beginsWithCapital = index > 0 && bytes[index].isLowercase && bytes[index - 1] != UInt8(ascii: "_")
      return beginsWithCapital ? index - 1 : index
    }
    guard index > 0 else { return 0 }
    if bytes[index - 1] == UInt8(ascii: "_") { return index - 1 }
    while index > 0, bytes[index - 1].isUppercase { index -= 1 }
    return index
  }

  private static func isPlural(_ suffix: ArraySlice<UInt8>) -> Bool {
    suffix.elementsEqual("s".utf8) || suffix.elementsEqual("es".utf8) || suffix.elementsEqual("ies".utf8)
  }

  private static func prefix(of name: String, count: Int) -> Substring {
    name[..<(name.utf8.index(name.startIndex, offsetBy: count, limitedBy: name.endIndex) ?? name.endIndex)]
  }

  private static func suffix(of name: String, count: Int) -> Substring {
    name[(name.utf8.index(name.endIndex, offsetBy: -count, limitedBy: name.startIndex) ?? name.startIndex)...]
  }
}
