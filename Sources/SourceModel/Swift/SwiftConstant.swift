import RuntimeAttributes
import SourceSyntax

/// A constant that may contain a string or storyboard, read after all declarations of its source are known.
struct SwiftConstant {
  /// The constant; its string is known only for enumeration cases without a raw value.
  var constant: StringConstant
  /// The initial value, the getter's block or the raw value, if any.
  var value: SyntaxTree.Index?
  /// The index of the enclosing type.
  var container: Int?
  var isTypeMember = false
  /// Whether the value is created only once, as opposed to each time it is used.
  var isMadeOnce = false

  /// Creates a constant from a property that contains a string or storyboard, such as `static let identifier =
  /// "Row"`.
  ///
  /// Returns nil if the property has another type or its string may change. Storyboards may also be in variables,
  /// such as `var main = UIStoryboard(name: "Main", bundle: nil)`.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The initial value, or the block of the getter.
  ///   - isConstant: Whether the property is a constant or has a getter.
  ///   - type: The enclosing type; nil for a global.
  init?(
    _ property: PropertyDeclaration,
    _ value: SyntaxTree.Index,
    isConstant: Bool,
    in type: TypeDeclaration?
  ) {
    guard let typeName = property.type else { return nil }
    var storyboard: StringConstant.Storage?
    if Self.storyboardTypes.contains(typeName) {
      // A storyboard constant in a branch of `#if` is valid wherever the branch is compiled, unless another branch
      // declares it.
      storyboard = Self.storage(of: property, in: type)
      guard storyboard != nil else { return nil }
    } else {
      guard isConstant, property.storage != .stored, !property.traits.isConditional else { return nil }
      guard typeName == "String" || NameTypes.contain(typeName) else { return nil }
    }
    constant = StringConstant(property.name, in: type, property.traits, at: property.position)
    constant.storyboard = storyboard
    self.value = value
    isTypeMember = property.traits.modifiers.contains(.typeMember)
    isMadeOnce = property.storage == .constant
  }

  /// Creates a constant from a case of an enumeration with `String` raw values; returns nil for other enumerations.
  ///
  /// The raw value is the case's name unless the case has a literal.
  init?(
    case name: String,
    rawValue: SyntaxTree.Index?,
    at position: SourcePosition,
    in type: TypeDeclaration
  ) {
    guard type.kind == .enumeration, type.inherited.first == "String", !type.inherited.contains("CodingKey")
    else { return nil }
    constant = StringConstant(name, in: type, DeclarationTraits(), at: position)
    constant.isCase = true
    if rawValue == nil { constant.value = StringValue(name) }
    value = rawValue
  }

  private static let storyboardTypes: Set<String> = [
    "UIStoryboard", "NSStoryboard", "UIStoryboard?", "NSStoryboard?", "UIStoryboard!", "NSStoryboard!",
  ]

  /// Returns the storage of a property's value, or nil if the value may change.
  private static func storage(
    of property: PropertyDeclaration,
    in type: TypeDeclaration?
  ) -> StringConstant.Storage? {
    let isTypeMember = property.traits.modifiers.contains(.typeMember)
    let access = property.traits.access ?? (type?.kind == .extension ? type?.traits.access : nil)
    switch property.storage {
    case .constant: return .constant
    // Other modules may override or set the property.
    case .computed: return access.map { $0 >= (isTypeMember ? .open : .public) } == true ? nil : .computed
    case .stored, .instanceVariable:
      if access.map({ $0 >= .public }) == true { return nil }
      // The memberwise initializer of a structure may set it.
      return type?.kind == .structure && !isTypeMember ? nil : .variable
    }
  }
}

extension StringConstant {
  fileprivate init(
    _ name: String,
    in type: TypeDeclaration?,
    _ traits: DeclarationTraits,
    at position: SourcePosition
  ) {
    let scope = type.map { $0.qualifiedName + "." } ?? ""
    self.init(scope + name, StringValue(""), location: FileLocation(file: "", position: position))
    let access = [traits.access, type?.traits.access].compactMap(\.self).min()
    isPrivate = access.map { $0 <= .fileprivate } ?? false
  }
}
