package import KeyValueCoding
import SwiftTokens

/// The identifiers in a source, without strings and comments.
package enum IdentifierTokens {
  /// Returns the places of some identifiers, in order.
  ///
  /// - Parameters:
  ///   - names: The identifiers.
  ///   - bytes: The source in UTF-8.
  ///   - language: The language.
  /// - Returns: The range of each identifier, without backticks, and whether it is an argument label or a declared
  ///   name in Swift.
  package static func places(
    of names: Set<String>,
    in bytes: [UInt8],
    _ language: SourceLanguage
  ) -> [(name: String, range: Range<Int>, isDeclared: Bool)] {
    bytes.withUnsafeBufferPointer { bytes in
      language == .swift ? swift(names, bytes) : objectiveC(names, bytes)
    }
  }

  private typealias Places = [(name: String, range: Range<Int>, isDeclared: Bool)]

  private static func swift(_ names: Set<String>, _ bytes: UnsafeBufferPointer<UInt8>) -> Places {
    var lexer = SwiftLexer(bytes)
    var places: Places = []
    var (before, last): (SwiftToken.Kind, SwiftToken.Kind) = (.endOfFile, .endOfFile)
    var (wasName, declares) = (false, false)
    while true {
      let token = lexer.next()
      if wasName, token.kind == .colon, before == .leftParen || before == .comma {
        places[places.count - 1].isDeclared = true
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
          places.append((name, range, declares))
          (before, wasName) = (last, true)
        }
        declares = name == "let" || name == "var" || name == "func"
      } else {
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
      if names.contains(name) { places.append((name, range, false)) }
    }
  }
}
