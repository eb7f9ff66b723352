import BinaryCoding

/// A predicate about the sources on which a finding depends.
///
/// It is evaluated after the load. The finding is reported only if the predicate holds.
enum SourceClaim: Hashable, Sendable {
  /// No code registers a cell for an identifier that a class dequeues.
  case isUnregistered(identifier: String, className: String)
  /// No code registers a cell for an identifier that a class dequeues from its own table or collection.
  ///
  /// In addition, the name of the class is unique, and none of the classes in `elsewhere` inherits from it.
  case isUnregisteredHere(identifier: String, className: String, elsewhere: [String])
  /// Code dequeues a cell with an identifier for which a nib is registered; otherwise nothing opens the nib.
  case isAskedFor(identifier: String)
  /// Code dequeues a cell with an identifier, the class is certainly that of such a cell, and the class does not
  /// override the reuse identifier of its nib.
  case isCell(className: String, of: String, identifier: String)
  /// Sources declare a class.
  case isDeclared(className: String)
  /// A class inherits from a framework class that loads its view from a named nib.
  case isController(className: String)
  /// The name of a class is unique, all its superclasses are known, and none of the given classes inherits from it.
  case isNoSuperclass(className: String, of: [String])
  /// The operands of a cast have unrelated classes, and nothing else can be the operand.
  case isForeign(ForeignCast)
}

extension SourceClaim: BinaryCodable {
  static var placeholder: SourceClaim { .isDeclared(className: "") }

  /// The serialized form of a case.
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
