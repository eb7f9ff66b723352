/// An expression that may refer to a constant: `cellID`, `self.cellID`, `Row.identifier`, `Segue.details.rawValue`.
package struct ConstantExpression: Hashable, Sendable {
  /// The name components, without `self`, `Self` and `rawValue`.
  package let names: [String]
  /// Whether the expression is the raw value of an enum case.
  package let isRawValue: Bool
  /// Whether the expression starts with `self` or `Self`.
  package let isOwn: Bool
  /// The expression as spelled.
  package let spelling: String

  /// The maximum number of name components; longer expressions do not refer to constants.
  private static let mostNames = 5

  /// Creates a constant expression, or nil if the expression cannot refer to a constant.
  package init?(_ expression: String) {
    guard let first = expression.utf8.first, first.beginsWord else { return nil }
    var names = expression.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count <= Self.mostNames,
      names.allSatisfy({ $0.utf8.first.map(\.beginsWord) == true }),
      names.allSatisfy({ $0.utf8.allSatisfy(\.continuesWord) })
    else { return nil }
    spelling = expression
    isRawValue = names.count > 1 && names.last == "rawValue"
    if isRawValue { names.removeLast() }
    isOwn = names.count > 1 && (names.first == "self" || names.first == "Self")
    if isOwn { names.removeFirst() }
    guard let last = names.last, !Self.keywords.contains(last) else { return nil }
    // Members of an instance are not members of its class: `item.identifier`.
    guard isOwn || names.count == 1 || names.dropLast().allSatisfy(Self.namesType) else { return nil }
    self.names = names.map(String.init)
  }

  /// The first name, which a local declaration may shadow.
  package var first: String? { isOwn ? nil : names.first }

  /// Whether the expression refers to a constant of the object itself or to a global constant.
  package var isBare: Bool { names.count == 1 }

  private static let keywords: Set<Substring> = ["nil", "self", "Self", "super", "true", "false", "NULL"]

  private static func namesType(_ name: Substring) -> Bool {
    name.utf8.first.map(\.isUppercase) ?? false
  }
}
