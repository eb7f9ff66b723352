public import RuntimeAttributes

extension NibError: CustomStringConvertible {
  /// The line that iOS prints when the error terminates the app, or a description if it prints nothing.
  public var description: String {
    switch self {
    case .recursion(let names): "stack overflow: \(names.joined(separator: " > "))"
    case .tooDeep(let limit): "more than \(limit) objects stand in one another"
    case .notOnMainActor: "the nib's classes belong to the main actor, and it is loaded elsewhere"
    default: consoleLine(on: .iOS) ?? ""
    }
  }

  /// The line that the platform prints when the error terminates the app; nil for a stack overflow.
  ///
  /// Addresses are printed as `0x…`.
  public func consoleLine(on platform: Platform) -> String? { ConsoleLine.ending(self, on: platform) }
}
