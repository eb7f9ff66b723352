/// A constant that contains a name used in a reference.
///
/// The reference is certain only if the constant's name is unambiguous.
package struct SoughtConstant: Hashable, Sendable {
  /// The last component of its name: `identifier` in `Row.identifier`.
  package var word: String
  /// The string value.
  package var text: String
  /// The name, without enclosing types, of the type through which the constant is accessed or which declares it.
  ///
  /// Nil for a constant outside of types.
  package var owner: String?
  /// The name, without enclosing types, of the type that declares the constant; nil for a constant outside of types.
  package var declaringType: String?
  /// The storage of the storyboard whose name is the string; nil if the constant contains the string itself.
  package var storyboard: TextConstant.Storage?
  /// Whether the value is the name of the object's own class.
  package var isNameOfSelf = false
  /// Whether the type is omitted in the expression: `identifier`, `self.identifier`.
  package var isBare = false
  /// Whether it is declared outside of types, where it may be visible in several sources.
  package var isOutsideOfTypes = false
  /// Whether it is visible only in the declaring source.
  package var isPrivate = false
  /// The source that contains the reference.
  package var file: String
  /// The source that contains the declaration.
  package var declaringFile: String

  /// Creates a constant that is declared in the body that uses it.
  package init(_ word: String, _ text: String, askedIn file: String) {
    (self.word, self.text, self.file, declaringFile) = (word, text, file, file)
    (isBare, isPrivate) = (true, true)
  }

  /// The identifiers that may refer to the constant: its name, its backing variable and its Objective-C setter.
  package var words: [String] {
    switch storyboard {
    case .variable where !isPrivate: [word, setter]
    case .assigned: [word, "_\(word)", setter]
    default: [word]
    }
  }

  /// The Objective-C setter.
  var setter: String { "set\(word.prefix(1).uppercased())\(word.dropFirst())" }

  /// Whether the declaring type differs from the type through which it is accessed.
  package var isInherited: Bool { declaringType != owner }

  /// Whether a variable may contain a cell's type; static members are not members of instances.
  package static func mayHoldType(_ variable: String) -> Bool {
    if variable.utf8.count == 1 { return true }
    if variable.utf8.first.map(\.isUppercase) == true { return variable == "Self" }
    let name = variable.lowercased()
    return name == "self" || name.hasPrefix("$")
      || ["type", "class", "cell", "view", "header", "footer", "item"].contains(where: name.contains)
  }
}
