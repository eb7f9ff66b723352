/// The result that the code expects from a request; any other result terminates the app.
///
/// The expectation applies to the call itself or to the constant with its result.
package enum ResultUse: Hashable, Sendable {
  /// A value that is force-unwrapped: `!`.
  case something
  /// A value that must not be nil, since the code terminates the app otherwise: `guard let card = … else {
  /// fatalError() }`.
  case guarded
  /// A nonnull cell that a data source returns to its table: `return cell;` in Objective-C.
  case answered
  /// An instance of a class: `as! Card`.
  case cast(to: String)
  /// An optional cast that is force-unwrapped: `(… as? Card)!`.
  case unwrappedCast(to: String)
  /// An optional cast that must succeed, since the code terminates the app otherwise.
  ///
  /// Example: `guard let card = … as? Card else { fatalError() }`.
  case guardedCast(to: String)

  /// The required class; nil if any class is accepted.
  package var className: String? {
    switch self {
    case .something, .guarded, .answered: nil
    case .cast(let name), .unwrappedCast(let name), .guardedCast(let name): name
    }
  }
}
