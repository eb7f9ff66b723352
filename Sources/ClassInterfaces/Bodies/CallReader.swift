/// Reads the arguments of a body's calls.
///
/// Calls stand in one another's arguments, so that some text is read several times; beyond what anybody writes it is not.
struct CallReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// How much more is read.
  private var remaining: Int

  /// Begins with a body.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    remaining = 8 * range.count + 4096
  }

  /// What stands between the parentheses of a call.
  ///
  /// - Parameters:
  ///   - lexer: The lexer, behind the opening parenthesis.
  ///   - opening: That parenthesis.
  /// - Returns: The arguments and the offset behind the closing parenthesis; nil where too much was read already.
  mutating func read(_ lexer: SwiftLexer, opening: SwiftToken) -> (arguments: [CallArgument], end: Int)? {
    guard remaining > 0 else { return nil }
    var group = lexer
    group.skipGroup(opening: opening.start)
    let end = max(opening.end, group.position - 1)
    remaining -= end - opening.start
    return (CallArgument.read(bytes, opening.end..<end), group.position)
  }
}
