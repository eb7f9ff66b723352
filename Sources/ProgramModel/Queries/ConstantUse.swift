import RuntimeAttributes
package import SourceModel
import SourceSyntax

/// The use of a constant as a name or identifier.
///
/// The string is certain only if the constant's name is unambiguous.
package struct ConstantUse: Hashable, Sendable {
  /// The constant.
  package var constant: StringConstant
  /// The last component of its name: `identifier` in `Row.identifier`.
  package let word: String
  /// The string.
  package var text: String
  /// The name of the type through which it is accessed, or of its own type, without enclosing types; nil for a
  /// constant outside of types.
  package var owner: String?
  /// Whether the type is omitted in the expression: `identifier`, `self.identifier`.
  package var isBare: Bool
  /// The source that contains the use.
  package let file: String
  /// The qualified name of the type that contains the use.
  private let scope: String

  /// Creates the use of a constant.
  package init(
    _ constant: StringConstant,
    text: String,
    owner: String?,
    isBare: Bool,
    in file: String,
    scope: String = ""
  ) {
    (self.constant, word, self.text) = (constant, String(constant.word), text)
    (self.owner, self.isBare, self.file, self.scope) = (owner, isBare, file, scope)
  }

  /// Creates the use of a constant that is declared in the body that uses it.
  package init(local name: String, _ text: String, in file: String) {
    let location = FileLocation(file: file, position: SourcePosition(line: 1, column: 1))
    var constant = StringConstant(name, StringValue(text), location: location)
    constant.isPrivate = true
    self.init(constant, text: text, owner: nil, isBare: true, in: file)
  }

  /// The storage of the storyboard whose name is the string, or nil if the constant contains the string itself.
  package var storyboard: StringConstant.Storage? { constant.storyboard }
  var isPrivate: Bool { constant.isPrivate }
  var declaringFile: String { constant.location.file }
  /// The type that declares the constant.
  var declaringType: NamedClass? {
    constant.scope.isEmpty ? nil : NamedClass(String(constant.scope), in: "", of: declaringFile)
  }
  /// The type through which it is accessed, or its own type.
  var accessedType: NamedClass? {
    isInherited ? owner.map { NamedClass($0, in: scope, of: file) } : declaringType
  }
  /// Whether the constant is declared outside of types, where several sources may see it.
  package var isOutsideOfTypes: Bool { constant.scope.isEmpty }
  /// Whether the declaring type differs from the type through which it is accessed.
  package var isInherited: Bool { constant.declaringType.map(String.init) != owner }
  /// Whether the string is the name of the object's own class.
  ///
  /// The receiver may be an instance of a subclass, whose name differs.
  package var isNameOfSelf: Bool { constant.value.isNameOfSelf && isBare }

  /// Identifiers that may refer to the constant: its name, its backing variable, its Objective-C setter.
  package var words: [String] {
    switch storyboard {
    case .variable where !isPrivate: [word, setter]
    case .assigned: [word, "_\(word)", setter]
    default: [word]
    }
  }

  /// The Objective-C setter.
  var setter: String { "set\(word.prefix(1).uppercased())\(word.dropFirst())" }

  /// Whether a variable may hold a cell's type; static members are not members of instances.
  static func mayHoldType(_ variable: String) -> Bool {
    if variable.utf8.count == 1 { return true }
    if variable.utf8.first.map(\.isUppercase) == true { return variable == "Self" }
    let name = variable.lowercased()
    return name == "self" || name.hasPrefix("$")
      || ["type", "class", "cell", "view", "header", "footer", "item"].contains(where: name.contains)
  }
}
