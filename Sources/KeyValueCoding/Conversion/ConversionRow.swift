package import RuntimeAttributes

/// One row of the conversion table: an outcome for each kind of value, packed for fast access.
package struct ConversionRow: Hashable, Sendable {
  /// The kinds of values in a row: the kinds of attribute values, and objects of outlets.
  package enum Column: Hashable, Sendable, CaseIterable {
    /// A value that a document may contain.
    case attribute(AttributeValue.Kind)
    /// Any other object, such as the destination of an outlet.
    case object

    /// All columns in order.
    package static var allCases: [Column] {
      AttributeValue.Kind.inDocuments.map { .attribute($0) } + [.object]
    }

    /// The display name: the name of the kind of value, or `object`.
    package var title: String {
      switch self {
      case .attribute(.localizedString): "localized"
      case .attribute(let kind): "\(kind)"
      case .object: "object"
      }
    }

    fileprivate var index: UInt64 {
      switch self {
      case .attribute(let kind): kind.column
      case .object: AttributeValue.Kind.array.column
      }
    }
  }

  private let packed: UInt64

  /// Packs the outcomes of one row, in the order of ``Column/allCases``; missing outcomes are `undecided`.
  init(_ outcomes: [ConversionOutcome]) {
    var packed: UInt64 = 0
    for index in 0..<16 {
      let outcome = index < outcomes.count ? outcomes[index] : .undecided
      packed |= UInt64(outcome.rawValue) << UInt64(index * 4)
    }
    self.packed = packed
  }

  private init(packed: UInt64) { self.packed = packed }

  /// Returns a copy of the row with another outcome for one kind of attribute value.
  func replacing(_ kind: AttributeValue.Kind, with outcome: ConversionOutcome) -> ConversionRow {
    let shift = kind.column * 4
    return ConversionRow(packed: packed & ~(0xF << shift) | UInt64(outcome.rawValue) << shift)
  }

  /// The outcome for a kind of attribute value.
  package subscript(_ kind: AttributeValue.Kind) -> ConversionOutcome {
    outcome(at: kind.column)
  }

  /// The outcome for a column.
  package subscript(_ column: Column) -> ConversionOutcome {
    outcome(at: column.index)
  }

  private func outcome(at index: UInt64) -> ConversionOutcome {
    ConversionOutcome(rawValue: UInt8(truncatingIfNeeded: (packed &>> (index &* 4)) & 0xF)) ?? .undecided
  }
}

extension AttributeValue.Kind {
  /// The column of the conversion table.
  ///
  /// Numbers of all kinds are `NSNumber` objects; values that documents cannot contain are treated as objects.
  fileprivate var column: UInt64 {
    switch self {
    case .unsigned: UInt64(Self.integer.rawValue)
    case .decimal: UInt64(Self.real.rawValue)
    case .date, .data, .dictionary: UInt64(Self.array.rawValue)
    default: UInt64(rawValue)
    }
  }
}
