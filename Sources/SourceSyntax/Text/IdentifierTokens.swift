package import KeyValueCoding
import SwiftTokens

/// Finds identifiers in a source, outside of strings and comments.
package enum IdentifierTokens {
  /// The role of an identifier.
  package enum Role: Sendable {
    case use
    /// An argument label or a declared name in Swift.
    case declaration
    /// A binding without a value in Swift, which uses the name and declares a local variable: `if let title {`.
    case binding
  }

  /// Returns all occurrences of the given identifiers, in source order.
  ///
  /// - Parameters:
  ///   - names: The identifiers.
  ///   - bytes: The source in UTF-8.
  ///   - language: The language of the source.
  /// - Returns: The range of each identifier, without backticks, and its role.
  package static func places(
    of names: Set<String>,
    in bytes: [UInt8],
    _ language: SourceLanguage
  ) -> [(name: String, range: Range<Int>, role: Role)] {
    bytes.withUnsafeBufferPointer { bytes in
      language == .swift ? swift(names, bytes) : objectiveC(names, bytes)
    }
  }

  private typealias Places = [(name: String, range: Range<Int>, role: Role)]

  private static func swift(_ names: Set<String>, _ bytes: UnsafeBufferPointer<UInt8>) -> Places {
    var lexer = SwiftLexer(bytes)
    var places: Places = []
    var (before, last): (SwiftToken.Kind, SwiftToken.Kind) = (.endOfFile, .endOfFile)
    var (wasName, declares, word) = (false, false, "")
    // Whether the current declaration is part of a condition.
    var binds = false
    while true {
      let token = lexer.next()
      if wasName, token.kind == .colon, before == .leftParen || before == .comma {
        places[places.count - 1].role = .declaration
      }
      if wasName, binds, places[places.count - 1].role == .declaration,
        token.kind == .leftBrace || token.kind == .comma
          || token.kind == .identifier && lexer.text(token.start..<token.end) == "else"
      {
        places[places.count - 1].role = .binding
      }
      wasName = false
      guard token.kind != .endOfFile else { return places }
      if token.kind == .identifier {
        var range = token.start..<token.end
        if range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "`") {
          range = range.lowerBound + 1..<range.upperBound - 1
        }
        let name = lexer.text(range)
        if names.contains(name) {
          places.append((name, range, declares ? .declaration : .use))
          (before, wasName) = (last, true)
        }
        declares = name == "let" || name == "var" || name == "func"
        if declares { binds = last == .comma || ["if", "guard", "while"].contains(word) }
        word = name
      } else {
        word = ""
        declares = false
      }
      last = token.kind
    }
  }

  private static func objectiveC(_ names: Set<String>, _ bytes: UnsafeBufferPointer<UInt8>) -> Places {
    var lexer = ObjectiveCLexer(bytes)
    var places: Places = []
    while true {
      let token = lexer.next()
      guard token.kind != .endOfFile else { return places }
      guard token.kind == .identifier else { continue }
      let range = token.start..<token.end
      let name = lexer.text(range)
      if names.contains(name) { places.append((name, range, .use)) }
    }
  }
}
