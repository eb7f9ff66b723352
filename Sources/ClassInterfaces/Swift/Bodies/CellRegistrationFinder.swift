import RuntimeAttributes

/// Finds the calls in a body that register what cells of an identifier are made of.
enum CellRegistrationFinder {
  /// One such call.
  struct Found {
    var offset: Int
    /// The identifier; nil where nobody can read it in the source.
    var identifier: String?
    /// The expression for it, where that is no literal.
    var expression: String?
  }

  /// The labels of an identifier of cells, the same in Swift and in Objective-C.
  static let labels: Set<String> = ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]

  /// What all methods are called that register something.
  private static let method = SearchedText("register")

  /// All calls, in the order of the text: `register(Row.self, forCellReuseIdentifier: "Row")`.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - range: Where the body stands.
  ///   - constant: Tells the text that a constant of the source holds.
  /// - Returns: The calls.
  static func find(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    constant: (String) -> String?
  ) -> [Found] {
    guard method.stands(in: UnsafeBufferPointer(rebasing: bytes[range])) else { return [] }
    var lexer = SwiftLexer(bytes, range: range)
    var calls = CallReader(bytes, range)
    var found: [Found] = []
    var name = lexer.next()
    while name.kind != .endOfFile {
      let next = lexer.next()
      if name.kind == .identifier, next.kind == .leftParen, next.start == name.end,
        lexer.spells(name, "register"), let call = calls.read(lexer, opening: next)
      {
        if let argument = identifier(call.arguments) {
          let literal = argument.literal
          found.append(
            Found(
              offset: name.start,
              identifier: literal ?? constant(argument.value),
              expression: literal == nil ? argument.value : nil
            )
          )
        } else if let view = call.arguments.first(where: { $0.label == "withReuseIdentifier" }),
          view.literal == nil
        {
          found.append(Found(offset: name.start, expression: view.value))
        }
      }
      name = next
    }
    return found
  }

  /// The argument that is the identifier; nil instead of a class gives back what was registered.
  private static func identifier(_ arguments: [CallArgument]) -> CallArgument? {
    guard arguments.count == 2, arguments[0].label.isEmpty, !(arguments[0].value + " ").hasPrefix("nil "),
      labels.contains(arguments[1].label)
    else { return nil }
    return arguments[1]
  }
}

extension BodyFacts {
  /// Notes a call that registers what cells are made of.
  mutating func note(_ cell: CellRegistrationFinder.Found, at location: SourceLocation) {
    if let identifier = cell.identifier {
      cellRegistrations.append(CellRegistration(identifier, location: location))
    }
    if let expression = cell.expression,
      expression.utf8.allSatisfy({ $0.continuesWord || $0 == UInt8(ascii: ".") })
    {
      registeredConstants.append(expression)
    }
  }
}
