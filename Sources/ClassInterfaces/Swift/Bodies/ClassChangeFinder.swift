/// Finds the calls in a body that make objects instances of another class.
enum ClassChangeFinder {
  /// One such call, with a class that it names.
  struct Found: Equatable {
    var offset: Int
    var className: String
  }

  /// All classes, in the order of the text: `object_setClass(view, isOld ? Card.self : Badge.self)`.
  static func find(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Found] {
    var lexer = SwiftLexer(bytes, range: range)
    var calls = CallReader(bytes, range)
    var found: [Found] = []
    var name = lexer.next()
    while name.kind != .endOfFile {
      let next = lexer.next()
      if name.kind == .identifier, next.kind == .leftParen, lexer.spells(name, "object_setClass"),
        let call = calls.read(lexer, opening: next)
      {
        for argument in call.arguments.dropFirst() {
          found += metatypes(bytes, argument.range).map { Found(offset: name.start, className: $0) }
        }
      }
      name = next
    }
    return found
  }

  /// The classes of an expression, `Card` of `Card.self`.
  private static func metatypes(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [String] {
    var lexer = SwiftLexer(bytes, range: range)
    var classes: [String] = []
    var path: [String] = []
    var token = lexer.next()
    while token.kind != .endOfFile {
      switch token.kind {
      case .identifier where lexer.spells(token, "self"):
        if !path.isEmpty { classes.append(path.joined(separator: ".")) }
        path = []
      case .identifier: path.append(lexer.text(token.start..<token.end))
      case .dot: break
      default: path = []
      }
      token = lexer.next()
    }
    return classes
  }
}
