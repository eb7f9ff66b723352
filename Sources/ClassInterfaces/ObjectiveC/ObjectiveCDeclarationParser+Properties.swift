extension ObjectiveCDeclarationParser {
  /// What the parentheses after `@property` say.
  private struct PropertyAttributes {
    var isReadOnly = false
    var getter: String?
    var setter: String?
    var modifiers: DeclarationModifiers = []
    var nullability: ObjectiveCType.Nullability?
  }

  /// Reads `@property (attributes) Type *name, *other;`.
  mutating func parseProperty(into index: Int, parameters: [String], isOptional: Bool) {
    var traits = traits(isOptional ? [.objc, .optional] : [.objc])
    advance()
    // The mark is a macro for nothing, and may stand before the parentheses too.
    if lexer.word(token) == .ibInspectable {
      traits.modifiers.insert(.inspectable)
      advance()
    }
    let attributes = token.isSymbol("(") ? propertyAttributes(readGroup("(", ")")) : PropertyAttributes()
    readStatement()
    var reader = ObjectiveCDeclaratorReader(lexer, statement[...], genericParameters: parameters)
    let declarators = reader.readDeclarators()
    traits.modifiers.formUnion(attributes.modifiers.union(reader.modifiers))
    for declarator in declarators {
      var type = declarator.type
      type.nullability = attributes.nullability ?? type.nullability
      types[index].properties.append(
        PropertyDeclaration(
          lexer.text(declarator.name.range),
          getter: attributes.getter,
          setter: attributes.setter,
          type: swiftName(of: type, reader.collectedClass),
          storage: attributes.isReadOnly ? .computed(isSettable: false) : .stored,
          traits: traits,
          position: position(at: declarator.name.start)
        )
      )
    }
  }

  private func propertyAttributes(_ tokens: [ObjectiveCToken]) -> PropertyAttributes {
    var attributes = PropertyAttributes()
    for part in tokens.split(whereSeparator: { $0.isSymbol(",") }) {
      guard let first = part.first else { continue }
      switch lexer.word(first) {
      case .readonly: attributes.isReadOnly = true
      case .readwrite: attributes.isReadOnly = false
      case .weak: attributes.modifiers.insert(.weak)
      case .class: attributes.modifiers.insert(.typeMember)
      case .getter: attributes.getter = selector(part)
      case .setter: attributes.setter = selector(part)
      case let word?: attributes.nullability = word.nullability ?? attributes.nullability
      case nil: break
      }
    }
    return attributes
  }

  /// The selector in `getter = isOn`.
  private func selector(_ tokens: ArraySlice<ObjectiveCToken>) -> String? {
    let selector = tokens.drop { !$0.isSymbol("=") }.dropFirst().map { lexer.text($0.range) }.joined()
    return selector.isEmpty ? nil : selector
  }

  /// The spelling of a type in Swift where it stands; nil for one without a name.
  func swiftName(of type: ObjectiveCType, _ collectedClass: String? = nil) -> String? {
    var type = type
    if type.nullability == nil, assumesNonnull { type.nullability = .nonnull }
    if let collectedClass {
      type = ObjectiveCType(
        base: .named("NSArray"),
        arguments: [collectedClass == "id" ? "Any" : collectedClass],
        pointers: 1,
        nullability: type.nullability
      )
    }
    let name = type.swiftName
    return name.isEmpty ? nil : name
  }

  // MARK: - Instance variables

  /// Reads the braces after `@interface` or `@implementation`.
  mutating func parseInstanceVariables(into index: Int) {
    advance()
    while token.kind != .endOfFile, !token.isSymbol("}") {
      if token.kind == .directive {
        switch word {
        case .private, .protected, .public, .package: advance()
        default: return
        }
        continue
      }
      let traits = traits([.objc])
      let start = token.start
      readStatement()
      if token.start == start { advance() }
      addInstanceVariables(into: index, traits)
    }
    _ = skip("}")
  }

  private mutating func addInstanceVariables(into index: Int, _ traits: DeclarationTraits) {
    var reader = ObjectiveCDeclaratorReader(lexer, statement[...])
    for declarator in reader.readDeclarators() {
      let name = lexer.text(declarator.name.range)
      var traits = traits
      traits.modifiers.formUnion(reader.modifiers)
      let position = position(at: declarator.name.start)
      for key in KeyValueCodingKeys.ofInstanceVariable(name) {
        traits.objectiveCName = key == name ? nil : key
        types[index].properties.append(
          PropertyDeclaration(
            name,
            type: swiftName(of: declarator.type, reader.collectedClass),
            storage: .instanceVariable,
            traits: traits,
            position: position
          )
        )
      }
    }
  }

  // MARK: - @synthesize and @dynamic

  /// Reads `@synthesize name = variable, other;` and `@dynamic name;`.
  ///
  /// Either makes the class answer to the name, whoever declares the property: the class or a protocol.
  mutating func parseAccessorOrigin(into index: Int) {
    let isDynamic = word == .dynamic
    let traits = traits(isDynamic ? [.objc, .managed] : [.objc])
    advance()
    readStatement()
    let parts = statement.split { $0.isSymbol(",") }
    for part in parts {
      guard let name = part.first, name.kind == .identifier else { continue }
      types[index].properties.append(
        PropertyDeclaration(
          lexer.text(name.range),
          type: nil,
          storage: isDynamic ? .computed(isSettable: true) : .instanceVariable,
          traits: traits,
          position: position(at: name.start)
        )
      )
      guard !isDynamic, let variable = part.last, variable.kind == .identifier, part.count == 3 else {
        continue
      }
      addVariable(variable, behind: name, into: index, traits)
    }
  }

  /// Adds the instance variable of `@synthesize name = variable`; the getter tells the property that has the type.
  private mutating func addVariable(
    _ variable: ObjectiveCToken,
    behind property: ObjectiveCToken,
    into index: Int,
    _ traits: DeclarationTraits
  ) {
    let (name, propertyName) = (lexer.text(variable.range), lexer.text(property.range))
    for key in KeyValueCodingKeys.ofInstanceVariable(name) where key != propertyName {
      var traits = traits
      traits.objectiveCName = key == name ? nil : key
      types[index].properties.append(
        PropertyDeclaration(
          name,
          getter: propertyName,
          type: nil,
          storage: .instanceVariable,
          traits: traits,
          position: position(at: property.start)
        )
      )
    }
  }
}
