// The parts of a type's registration other than its members.

extension TypeSyntax {
  /// The access level of the generated members with a trailing space, or an empty string.
  var memberAccess: String {
    for level in ["open", "public", "package"] where head.modifiers.contains(level) {
      return (level == "open" && kind != .class ? "public" : level) + " "
    }
    return ""
  }

  /// The name in `@KeyValueCodable(named: "Outer.Card")` as a string literal, if specified.
  var registeredName: String? {
    guard let arguments = head.attribute("KeyValueCodable")?.arguments, arguments.hasPrefix("named") else {
      return nil
    }
    return arguments.firstIndex(of: ":").map { String(arguments[arguments.index(after: $0)...]).trimmed }
  }

  /// The arguments of a registration for the name and the documentation.
  var registrationArguments: String {
    (registeredName.map { ", named: \($0)" } ?? "")
      + (head.documentation.map { ", documentation: \($0.literal)" } ?? "")
  }

  /// The `valueType` member of a structure or an enumeration with a custom name, or an empty string.
  var valueTypeMember: String {
    guard let registeredName else { return "" }
    return """

      \(memberAccess)nonisolated static var valueType: \(RuntimeModule.name("ValueType")) {
        .structure(\(registeredName))
      }
      """
  }
}
