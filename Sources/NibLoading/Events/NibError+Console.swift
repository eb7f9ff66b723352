import KeyValueCoding

extension NibError: CustomStringConvertible {
  /// The line that iOS prints when the error terminates the app, or a description if iOS does not print a line.
  public var description: String {
    switch self {
    case .recursion(let names): "stack overflow: \(names.joined(separator: " > "))"
    case .tooDeep(let limit): "more than \(limit) nested objects"
    case .notOnMainActor:
      "the nib's classes are isolated to the main actor, but the nib was loaded off the main actor"
    default: consoleLine(on: .iOS) ?? ""
    }
  }

  /// Returns the line that the platform prints when the error terminates the app, or nil if the platform prints none,
  /// as for a stack overflow.
  ///
  /// Addresses are printed as `0x…`.
  public func consoleLine(on platform: Platform) -> String? { ConsoleLine.ending(self, on: platform) }
}
