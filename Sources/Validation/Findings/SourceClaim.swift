import BinaryCoding

/// What a finding says of the sources, which nobody has looked through for it yet: the finding stands only if it holds.
enum SourceClaim: Hashable, Sendable {
  /// Nothing registers a cell for an identifier that a class asks a table or collection for.
  case isUnregistered(identifier: String, className: String)
  /// The same of one that a class asks its own table or collection for: there is one class of the name, and none of some
  /// classes derives from it.
  case isUnregisteredHere(identifier: String, className: String, elsewhere: [String])
  /// Something asks for a cell of an identifier for which a nib is registered; until then nothing opens the nib.
  case isAskedFor(identifier: String)
  /// Something asks for a cell of an identifier, a class is surely one of such cells, and leaves it to its nib which identifier
  /// the cell says it has.
  case isCell(className: String, of: String, identifier: String)
  /// Sources declare a class.
  case isDeclared(className: String)
  /// A class derives from a framework's that loads its view from a nib of a name that it is given.
  case isController(className: String)
  /// There is one class of a name, all its superclasses are known, and none of some classes derives from it.
  case isNoSuperclass(className: String, of: [String])
  /// What code casts to a class is of others, and nothing else is given in its place.
  case isForeign(ForeignCast)
}

extension SourceClaim: BinaryCodable {
  static var placeholder: SourceClaim { .isDeclared(className: "") }

  /// What is stored in place of a case.
  private enum Kind: String, CaseIterable, BinaryCodableCases {
    case isUnregistered, isUnregisteredHere, isAskedFor, isDeclared, isController, isNoSuperclass, isForeign,
      isCell
  }

  mutating func code(with coder: inout some BinaryCoder) {
    var cast: ForeignCast? = if case .isForeign(let cast) = self { cast } else { nil }
    var (kind, className, identifier, classes): (Kind, String, String, [String]) =
      switch self {
      case .isUnregistered(let identifier, let className): (.isUnregistered, className, identifier, [])
      case .isUnregisteredHere(let identifier, let className, let classes):
        (.isUnregisteredHere, className, identifier, classes)
      case .isAskedFor(let identifier): (.isAskedFor, "", identifier, [])
      case .isCell(let className, let wanted, let identifier): (.isCell, className, identifier, [wanted])
      case .isDeclared(let className): (.isDeclared, className, "", [])
      case .isController(let className): (.isController, className, "", [])
      case .isNoSuperclass(let className, let classes): (.isNoSuperclass, className, "", classes)
      case .isForeign: (.isForeign, "", "", [])
      }
    coder.code(&kind)
    coder.code(&className)
    coder.code(&identifier)
    coder.code(&classes)
    coder.code(&cast)
    self =
      switch kind {
      case .isUnregistered: .isUnregistered(identifier: identifier, className: className)
      case .isUnregisteredHere:
        .isUnregisteredHere(identifier: identifier, className: className, elsewhere: classes)
      case .isAskedFor: .isAskedFor(identifier: identifier)
      case .isCell: .isCell(className: className, of: classes.first ?? "", identifier: identifier)
      case .isDeclared: .isDeclared(className: className)
      case .isController: .isController(className: className)
      case .isNoSuperclass: .isNoSuperclass(className: className, of: classes)
      case .isForeign: .isForeign(cast ?? .placeholder)
      }
  }
}
