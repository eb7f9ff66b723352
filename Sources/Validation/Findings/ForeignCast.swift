import BinaryCoding

/// A cast in code whose operand, according to the documents, has an unrelated class.
struct ForeignCast: Hashable, Sendable {
  /// The target class of the cast.
  var className: String
  /// The possible classes of the operand, sorted.
  var classes: [String]
  /// The cell that is cast; code may register another class or nib for its identifier.
  var cell: Cell?
  /// Whether the cast itself traps.
  var endsByCast: Bool

  /// A dequeued cell.
  struct Cell: Hashable, Sendable {
    var identifier: String
    var asker: String
  }
}

extension ForeignCast: BinaryCodable {
  static var placeholder: ForeignCast { ForeignCast(className: "", classes: [], endsByCast: false) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&className)
    coder.code(&classes)
    coder.code(&cell)
    coder.code(&endsByCast)
  }
}

extension ForeignCast.Cell: BinaryCodable {
  static var placeholder: ForeignCast.Cell { ForeignCast.Cell(identifier: "", asker: "") }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&identifier)
    coder.code(&asker)
  }
}
