/// The macros that a source certainly defines, so that its conditions can be evaluated.
///
/// Macros that a source defines or undefines within a condition are unknown from there on.
struct ObjectiveCMacros {
  /// Whether the value of each macro is true as a condition.
  private var values: [String: CompilationCondition] = [:]
  private var uncertain: Set<String> = []

  /// Whether a macro is certainly defined.
  func define(_ name: String) -> Bool { values[name] != nil }

  /// Returns the value of a macro as a condition.
  func value(of name: String) -> CompilationCondition { values[name] ?? .unknown }

  /// Adds the definition of a macro.
  ///
  /// - Parameters:
  ///   - name: The name of the macro.
  ///   - number: The value of the macro if it is a number.
  ///   - isCertain: Whether the definition is outside of conditions.
  mutating func add(_ name: String, _ number: String?, isCertain: Bool) {
    guard isCertain, !uncertain.contains(name) else { return remove(name) }
    let isDecimal = number?.utf8.allSatisfy { (0x30...0x39).contains($0) } == true
    values[name] = isDecimal ? (number?.utf8.allSatisfy { $0 == 0x30 } == true ? .never : .always) : .unknown
  }

  /// Makes a macro unknown, because the source undefines it or defines it in a condition.
  mutating func remove(_ name: String) {
    values[name] = nil
    uncertain.insert(name)
  }
}
