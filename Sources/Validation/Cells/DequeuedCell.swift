import FactStorage

/// A cell that code asks a table or collection for.
struct DequeuedCell: Hashable, Sendable {
  /// The reuse identifier.
  var identifier: String
  /// The class that asks.
  var className: String
}

extension DequeuedCell: Storable {
  static var blank: DequeuedCell { DequeuedCell(identifier: "", className: "") }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&identifier)
    coder.code(&className)
  }
}
