extension NameReference {
  /// What code takes for granted of what it asked for, right behind the call: where it is not so, the app ends there.
  public enum Demand: Hashable, Sendable {
    /// That there is something: `!`.
    case something
    /// That it is of a class: `as! Card`.
    case cast(to: String)
    /// That it is of a class, or there is nothing to unwrap: `(… as? Card)!`.
    case unwrappedCast(to: String)
    /// That it is of a class, where the code itself ends the app otherwise:
    /// `guard let card = … as? Card else { fatalError() }`.
    case guardedCast(to: String)

    /// The class of which it must be; nil where anything will do.
    public var className: String? {
      switch self {
      case .something: nil
      case .cast(let name), .unwrappedCast(let name), .guardedCast(let name): name
      }
    }
  }
}
