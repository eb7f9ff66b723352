extension NameReference {
  /// What code takes for granted of what it asked for, right behind the call or by the constant that holds it: where it is not
  /// so, the app ends there.
  package enum ResultUse: Hashable, Sendable {
    /// That there is something: `!`.
    case something
    /// That there is something, where the code itself ends the app otherwise: `guard let card = … else { fatalError() }`.
    case guarded
    /// That there is something, since a table is given it for a row: `return cell;` in Objective-C.
    case answered
    /// That it is of a class: `as! Card`.
    case cast(to: String)
    /// That it is of a class, or there is nothing to unwrap: `(… as? Card)!`.
    case unwrappedCast(to: String)
    /// That it is of a class, where the code itself ends the app otherwise:
    /// `guard let card = … as? Card else { fatalError() }`.
    case guardedCast(to: String)

    /// The class of which it must be; nil where anything will do.
    package var className: String? {
      switch self {
      case .something, .guarded, .answered: nil
      case .cast(let name), .unwrappedCast(let name), .guardedCast(let name): name
      }
    }
  }
}
