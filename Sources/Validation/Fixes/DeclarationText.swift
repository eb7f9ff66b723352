import Checks
import ProgramModel
import RuntimeAttributes

/// Locates declarations in the text of a Swift source, to insert attributes.
struct DeclarationText {
  private let bytes: [UInt8]
  private let lines: LineTable

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// The modifiers that may precede `var` and `func` in an instance member.
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "lazy", "weak", "unowned",
    "override", "dynamic", "nonisolated", "mutating",
  ]

  /// Returns the offset at which to insert an attribute before a declaration, and the suitable attribute.
  ///
  /// - Parameters:
  ///   - attribute: The missing attribute.
  ///   - position: The position of the declared name.
  /// - Returns: The offset and the attribute, or nil if the declaration may not permit an attribute.
  func insertion(
    of attribute: VisibilityAttribute,
    at position: SourcePosition
  ) -> (offset: Int, attribute: VisibilityAttribute)? {
    let name = lines.offset(of: position)
    guard let line = lines.range(ofLine: position.line), line.contains(name) else { return nil }
    var words = words(before: name, from: line.lowerBound)
    guard let keyword = words.popLast(), keyword.text == (attribute == .action ? "func" : "var") else {
      return nil
    }
    var start = keyword.start
    while let word = words.popLast(), word.text.hasPrefix("@") || Self.modifiers.contains(word.text) {
      guard !["@nonobjc", "@objc"].contains(word.text), !word.text.hasPrefix("@IB") else { return nil }
      start = word.start
    }
    guard attribute == .action else { return (start, attribute) }
    return action(named: name).map { (start, $0) }
  }

  /// Returns `@IBAction` for a method without a result, `@objc` for any other method, or nil if Objective-C may be
  /// unable to represent a parameter.
  private func action(named name: Int) -> VisibilityAttribute? {
    guard let open = bytes[name...].firstIndex(of: UInt8(ascii: "(")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let parameters = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
    // Only names of framework classes are recognized, not tuples, closures or generic types.
    for parameter in parameters.split(separator: ",") {
      guard let type = parameter.split(separator: ":").last.map(Self.trimmed), Self.isObject(type) else {
        return nil
      }
    }
    let rest = bytes[(close + 1)...].drop { $0 <= 0x20 }
    return rest.first == UInt8(ascii: "{") ? .action : .objc
  }

  /// Whether a type, as spelled, is `Any`, `AnyObject` or a framework class, optional or not.
  private static func isObject(_ type: String) -> Bool {
    let name = type.last.map { "?!".contains($0) } == true ? String(type.dropLast()) : type
    return ["Any", "AnyObject"].contains(name)
      || RegistryFactory.catalog.superclassesOnAnyPlatform(of: name) != nil
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// Returns the words and attributes on a line before an offset, each with its start, without arguments in
  /// parentheses.
  private func words(before end: Int, from lineStart: Int) -> [(text: String, start: Int)] {
    var words: [(text: String, start: Int)] = []
    var index = lineStart
    while index < end {
      let byte = bytes[index]
      if byte <= 0x20 {
        index += 1
      } else if isWord(byte) || byte == UInt8(ascii: "@") {
        let start = index
        repeat { index += 1 } while index < end && isWord(bytes[index])
        words.append((String(decoding: bytes[start..<index], as: UTF8.self), start))
        if index < end, bytes[index] == UInt8(ascii: "("),
          let close = bytes[index..<end].firstIndex(of: UInt8(ascii: ")"))
        {
          index = close + 1
        }
      } else {
        // Other characters cannot be part of a modifier.
        words.append((String(decoding: [byte], as: UTF8.self), index))
        index += 1
      }
    }
    return words
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }
}
