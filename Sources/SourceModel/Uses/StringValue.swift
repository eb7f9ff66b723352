/// The value of a string expression, as far as the source file determines the string.
package struct StringValue: Hashable, Sendable {
  /// The string; empty for a parameter, or for an expression that is not evaluated yet.
  package var text: String
  /// Whether the string is the name of a class: `String(describing: Card.self)`.
  ///
  /// `Self` is the class of the object itself.
  package var isClassName = false
  /// Whether the string is the spelling of a name in generated code: `browserView` for `BrowserView`.
  package var isSpelling = false
  /// The index of the parameter that contains the string, if callers pass the string to the method.
  package var parameter: Int?
  /// Whether the string is the raw value of the enumeration case that callers pass: `screen.rawValue`.
  package var isRawValueOfParameter = false
  /// The expression whose value is the string; nil for a literal, the name of a class, a parameter or a member of
  /// generated code.
  package var expression: NameExpression?

  /// Creates the value of a literal.
  package init(_ text: String) { self.text = text }

  /// Creates the name of a class.
  package init(className: String) { (text, isClassName) = (className, true) }

  /// Creates the value of an expression that is not evaluated yet.
  init(of expression: NameExpression) { (text, self.expression) = ("", expression) }

  /// Creates the value of a member of generated code.
  init(spelling: String) { (text, isSpelling) = (spelling, true) }

  /// Creates the value of a parameter, or its raw value.
  init(ofParameter index: Int, isRawValue: Bool = false) {
    (text, parameter, isRawValueOfParameter) = ("", index, isRawValue)
  }

  /// Whether the string is known: a literal, the name of a class, or the value of an evaluated expression.
  package var isKnown: Bool { !isSpelling && parameter == nil && (expression == nil || !text.isEmpty) }

  /// Whether the string is the name of the object's own class.
  package var isNameOfSelf: Bool { isClassName && text == "Self" }

  /// Returns the string, given the name of the object's class; nil if the string is unknown.
  package func text(in className: String) -> String? {
    isKnown ? isNameOfSelf ? className : text : nil
  }
}
