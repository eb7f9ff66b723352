import KeyValueCoding
package import RuntimeAttributes

/// The result that the code expects from a request; any other result terminates the app, or is ignored.
///
/// The expectation applies to the call itself or to a constant that contains the result of the call.
package enum ResultUse: Hashable, Sendable {
  /// A value that is force-unwrapped: `!`.
  case something
  /// A value that must not be nil, since the code terminates the app otherwise:
  /// `guard let card = … else { fatalError() }`.
  case guarded
  /// A nonnull cell that a data source returns to its table: `return cell;` in Objective-C.
  case returned
  /// An element of an Objective-C array literal, which raises an exception for nil: `@[controller]`.
  case element(index: Int)
  /// An instance of a class: `as! Card`.
  case cast(to: String)
  /// An optional cast that is force-unwrapped: `(… as? Card)!`.
  case unwrappedCast(to: String)
  /// An optional cast that must succeed, since the code terminates the app otherwise.
  ///
  /// Example: `guard let card = … as? Card else { fatalError() }`.
  case guardedCast(to: String)
  /// An optional cast after which the app continues if it fails: `if let card = … as? Card { … }`.
  case attemptedCast(to: String, ifFailed: FailurePath)
  /// An object whose properties Objective-C code accesses as properties of a class, without checking the class.
  ///
  /// Example: `Row *row = [table dequeueReusableCellWithIdentifier:@"row"]; row.title`.
  case treated(as: String, [Access])

  /// The code that runs if an optional cast fails.
  package enum FailurePath: Hashable, Sendable {
    /// A data source returns a cell that it creates: `else { return UICollectionViewCell() }`.
    case returnsNewCell
    /// Other code, or none.
    case other
  }

  /// An access to a property of the result.
  package struct Access: Hashable, Sendable {
    package let property: String
    /// Whether the property is set rather than read.
    package let isSet: Bool
    package let location: SourcePosition

    /// The selector of the accessor.
    package var selector: String {
      isSet ? "set\(property.firstUppercased):" : property
    }
  }

  /// The required class; nil if any class is accepted.
  package var className: String? {
    switch self {
    case .something, .guarded, .returned, .element: nil
    case .cast(let name), .unwrappedCast(let name), .guardedCast(let name), .attemptedCast(let name, _),
      .treated(let name, _):
      name
    }
  }

  /// Whether a nil result terminates the app.
  package var needsValue: Bool {
    switch self {
    case .something, .guarded, .returned, .element, .cast, .unwrappedCast, .guardedCast: true
    case .attemptedCast, .treated: false
    }
  }
}
