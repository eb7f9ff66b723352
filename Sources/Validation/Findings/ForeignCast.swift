import BinaryCoding

/// A cast that code takes for granted, of what is of other classes as far as documents tell.
struct ForeignCast: Hashable, Sendable {
  /// The class to which it casts.
  var className: String
  /// The classes of all that may be given, sorted.
  var classes: [String]
  /// The identifier for which something else may be registered, and the class that asks for its cell.
  var cell: Cell?
  /// Whether it is the cast itself that ends the app.
  var endsByCast: Bool

  /// A cell that is asked for.
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
