import RuntimeAttributes

/// A constant that may hold a text or storyboard, which is read once all declarations of its source are known.
struct SwiftConstant {
  /// The constant, whose text is unknown unless it is that of a case.
  var constant: TextConstant
  /// The initial value, or the block of its getter; nil if its text is known.
  var value: SyntaxTree.Index?
  /// The index of the type that has it.
  var container: Int?
  var isTypeMember = false
  /// Whether its type is one of names: `NSNib.Name`.
  var isName = false
  /// Whether it is made once, and not at each use.
  var isMadeOnce = false

  /// A property whose type is one of texts or storyboards: `static let identifier = "Row"`,
  /// `let main = UIStoryboard(name: "Main", bundle: nil)`; nil for any other.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The initial value, or the block of the getter.
  ///   - isConstant: Whether it is a constant, or has a getter.
  ///   - type: The type that has it; nil outside of types.
  init?(
    _ property: PropertyDeclaration,
    _ value: SyntaxTree.Index,
    isConstant: Bool,
    in type: TypeDeclaration?
  ) {
    guard let typeName = property.type else { return nil }
    var storyboard: TextConstant.Storage?
    if Self.storyboardTypes.contains(typeName) {
      // A constant in a branch of `#if` is meant where the branch is compiled, if no other branch declares it.
      storyboard = Self.storage(of: property, in: type)
      guard storyboard != nil else { return nil }
    } else {
      guard isConstant, property.storage != .stored, !property.traits.isConditional else { return nil }
      isName = NameTypes.contain(typeName)
      guard isName || typeName == "String" else { return nil }
    }
    constant = TextConstant(property.name, in: type, property.traits, at: property.position)
    constant.storyboard = storyboard
    self.value = value
    isTypeMember = property.traits.modifiers.contains(.typeMember)
    isMadeOnce = property.storage == .constant
  }

  /// A case of an enumeration of texts, whose raw value is its name unless it states a literal; nil for any other.
  init?(
    case name: String,
    rawValue: SyntaxTree.Index?,
    at position: SourcePosition,
    in type: TypeDeclaration,
    _ tree: SyntaxTree
  ) {
    guard type.kind == .enumeration, type.inherited.first == "String", !type.inherited.contains("CodingKey")
    else { return nil }
    constant = TextConstant(name, in: type, DeclarationTraits(), at: position)
    constant.isCase = true
    guard let rawValue else {
      constant.text = name
      return
    }
    guard let text = tree.literal(rawValue), !text.isEmpty, text.utf8.count <= TextConstant.longestText else {
      return nil
    }
    constant.text = text
  }

  private static let storyboardTypes: Set<String> = [
    "UIStoryboard", "NSStoryboard", "UIStoryboard?", "NSStoryboard?", "UIStoryboard!", "NSStoryboard!",
  ]

  /// How a property holds its value; nil if it may hold another one.
  private static func storage(
    of property: PropertyDeclaration,
    in type: TypeDeclaration?
  ) -> TextConstant.Storage? {
    let isTypeMember = property.traits.modifiers.contains(.typeMember)
    let access = property.traits.access ?? (type?.kind == .extension ? type?.traits.access : nil)
    switch property.storage {
    case .constant: return .constant
    // Other modules may override or set it.
    case .computed: return access.map { $0 >= (isTypeMember ? .open : .public) } == true ? nil : .computed
    case .stored, .instanceVariable:
      if access.map({ $0 >= .public }) == true { return nil }
      // The memberwise initializer of a structure may set it.
      return type?.kind == .structure && !isTypeMember ? nil : .variable
    }
  }
}

extension TextConstant {
  fileprivate init(
    _ name: String,
    in type: TypeDeclaration?,
    _ traits: DeclarationTraits,
    at position: SourcePosition
  ) {
    let scope = type.map { $0.qualifiedName + "." } ?? ""
    self.init(scope + name, nil, location: SourceLocation(file: "", position: position))
    let access = [traits.access, type?.traits.access].compactMap(\.self).min()
    isPrivate = access.map { $0 <= .fileprivate } ?? false
  }
}
