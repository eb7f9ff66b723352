public import RuntimeAttributes

extension NibError: CustomStringConvertible {
  /// What iOS prints when it ends the app, or what happens where it prints nothing.
  public var description: String {
    switch self {
    case .recursion(let names): "stack overflow: \(names.joined(separator: " > "))"
    case .tooDeep(let limit): "more than \(limit) objects stand in one another"
    case .notOnMainActor: "the nib's classes belong to the main actor, and it is loaded elsewhere"
    default: consoleLine(on: .iOS) ?? ""
    }
  }

  /// What the platform prints when it ends the app; addresses stand as `0x…`, and a stack overflow prints nothing.
  public func consoleLine(on platform: Platform) -> String? { ConsoleLine.ending(self, on: platform) }
}
