/// Finds the calls in a body that register what cells of an identifier are made of.
enum CellRegistrationFinder {
  /// One such call.
  struct Found {
    var offset: Int
    var identifier: String
  }

  /// The labels of an identifier of cells, the same in Swift and in Objective-C.
  static let labels: Set<String> = ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]

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
    var lexer = SwiftLexer(bytes, range: range)
    var calls = CallReader(bytes, range)
    var found: [Found] = []
    var name = lexer.next()
    while name.kind != .endOfFile {
      let next = lexer.next()
      if name.kind == .identifier, next.kind == .leftParen, next.start == name.end,
        lexer.spells(name, "register"), let call = calls.read(lexer, opening: next)
      {
        let argument = identifier(call.arguments)
        if let argument, let identifier = argument.literal ?? constant(argument.value) {
          found.append(Found(offset: name.start, identifier: identifier))
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
