/// Lines that let the compiler report an unsupported type.
enum Fallback {
  /// Returns lines in which overload resolution selects a marked function if the type is unsupported.
  ///
  /// Only the compiler knows the type, and the message of an attribute must be a literal.
  ///
  /// - Parameters:
  ///   - name: The name of the function, which the compiler reports.
  ///   - call: A call whose result depends on the type.
  ///   - message: The message of the compiler's diagnostic about the type.
  ///   - mark: `deprecated` for a warning, `unavailable` for an error.
  /// - Returns: The lines; the last line is the call.
  static func lines(_ name: String, _ call: String, _ message: String, _ mark: String) -> [String] {
    let name = "`\(name)`"
    return [
      "func \(name)(_: \(RuntimeModule.name("_SupportedField"))) {}",
      "@available(*, \(mark), message: \(message.literal))",
      "func \(name)(_: \(RuntimeModule.name("_UnsupportedField"))) {}",
      "\(name)(\(call))",
    ]
  }
}
