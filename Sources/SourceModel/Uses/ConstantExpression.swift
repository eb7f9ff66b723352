import SourceSyntax

/// An expression that may refer to a constant: `cellID`, `self.cellID`, `Row.identifier`, `Segue.details.rawValue`.
package struct ConstantExpression: Hashable, Sendable {
  /// The expression as spelled.
  package var spelling: String

  /// The maximum number of name components; longer expressions do not refer to constants.
  private static let mostNames = 5

  /// Creates a constant expression, or nil if the expression cannot refer to a constant.
  init?(_ expression: String) {
    spelling = expression
    guard expression.utf8.first?.beginsWord == true,
      expression.utf8.allSatisfy({ $0.continuesWord || $0 == UInt8(ascii: ".") }), case let names = names,
      let last = names.last, !Self.keywords.contains(last), names.count <= Self.mostNames,
      names.allSatisfy({ $0.utf8.first?.beginsWord == true }),
      // Members of an instance are not members of its class: `item.identifier`.
      isOwn || names.dropLast().allSatisfy({ $0.utf8.first?.isUppercase == true })
    else { return nil }
  }

  /// The name components, without `self`, `Self` and `rawValue`.
  package var names: [Substring] {
    spelling.split(separator: ".", omittingEmptySubsequences: false)
      .dropFirst(isOwn ? 1 : 0).dropLast(isRawValue ? 1 : 0)
  }

  /// Whether the expression starts with `self` or `Self`.
  package var isOwn: Bool { spelling.hasPrefix("self.") || spelling.hasPrefix("Self.") }

  /// Whether the expression is the raw value of an enum case.
  package var isRawValue: Bool { spelling.hasSuffix(".rawValue") }

  /// The first name, which a local declaration may shadow.
  package var first: String? { isOwn ? nil : names.first.map(String.init) }

  /// Whether the expression refers to a constant of the object itself or to a global constant.
  package var isBare: Bool { names.count == 1 }

  private static let keywords: Set<Substring> = ["nil", "self", "Self", "super", "true", "false", "NULL"]
}
