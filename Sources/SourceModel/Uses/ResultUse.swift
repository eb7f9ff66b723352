import KeyValueCoding
package import RuntimeAttributes

/// The result that the code expects from a request; any other result terminates the app.
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
  /// An instance of a class: `as! Card`.
  case cast(to: String)
  /// An optional cast that is force-unwrapped: `(… as? Card)!`.
  case unwrappedCast(to: String)
  /// An optional cast that must succeed, since the code terminates the app otherwise.
  ///
  /// Example: `guard let card = … as? Card else { fatalError() }`.
  case guardedCast(to: String)
  /// An object whose properties Objective-C code accesses as properties of a class, without checking the class.
  ///
  /// Example: `Row *row = [table dequeueReusableCellWithIdentifier:@"row"]; row.title`.
  case treated(as: String, [Access])

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
    case .something, .guarded, .returned: nil
    case .cast(let name), .unwrappedCast(let name), .guardedCast(let name), .treated(let name, _): name
    }
  }

  /// Whether a nil result terminates the app.
  package var needsValue: Bool { if case .treated = self { false } else { true } }
}
