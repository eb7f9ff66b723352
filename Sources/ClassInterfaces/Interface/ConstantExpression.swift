/// An expression that may name a constant: `cellID`, `self.cellID`, `Row.identifier`, `Segue.details.rawValue`.
package struct ConstantExpression: Hashable, Sendable {
  /// The names between the dots, without `self`, `Self` and `rawValue`.
  package let names: [String]
  /// Whether it is the raw value of a case.
  package let isRawValue: Bool
  /// Whether `self` or `Self` stands before it.
  package let isOwn: Bool
  /// As spelled.
  package let spelling: String

  /// Nobody names a constant by more.
  private static let mostNames = 5

  /// Reads an expression; nil for any that names nothing.
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
    // Members of an object are none of its class: `item.identifier`.
    guard isOwn || names.count == 1 || names.dropLast().allSatisfy(Self.namesType) else { return nil }
    self.names = names.map(String.init)
  }

  /// The first name, which something else may be called nearby.
  package var first: String? { isOwn ? nil : names.first }

  /// Whether a constant of the object itself or of no type is meant.
  package var isBare: Bool { names.count == 1 }

  private static let keywords: Set<Substring> = ["nil", "self", "Self", "super", "true", "false", "NULL"]

  private static func namesType(_ name: Substring) -> Bool {
    name.utf8.first.map(\.isUppercase) ?? false
  }
}
