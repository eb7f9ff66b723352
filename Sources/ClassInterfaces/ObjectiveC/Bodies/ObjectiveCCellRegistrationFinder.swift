/// Finds the messages in a body of Objective-C that register what cells of an identifier are made of.
enum ObjectiveCCellRegistrationFinder {
  private static let selectors: Set<String> = ["registerClass", "registerNib"]

  /// All messages, in the order of the text: `[table registerClass:[Row class] forCellReuseIdentifier:@"Row"]`.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - constant: Tells the text that a constant of the source holds.
  /// - Returns: The messages.
  static func find(
    _ body: ObjectiveCTokens,
    constant: (String) -> String?
  ) -> [CellRegistrationFinder.Found] {
    body.tokens.indices.compactMap { index in
      guard body.isSymbol(":", at: index + 1), let name = body.name(at: index), selectors.contains(name)
      else {
        return nil
      }
      let arguments = body.arguments(from: index)
      guard arguments.count == 2, !["nil", "Nil"].contains(body.spelling(arguments[0].value)),
        CellRegistrationFinder.labels.contains(arguments[1].label)
      else { return nil }
      let offset = body.tokens[index].start
      if let literal = body.string(arguments[1].value) {
        return CellRegistrationFinder.Found(offset: offset, identifier: literal)
      }
      let expression = body.spelling(arguments[1].value)
      return CellRegistrationFinder.Found(
        offset: offset,
        identifier: constant(expression),
        expression: expression
      )
    }
  }
}
