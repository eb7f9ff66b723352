import KeyValueCoding
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// Determines the differences between a class in the sources and a plain `NSObject` subclass.
enum ClassTraitRules {
  static func traits(
    of node: Types.Node,
    in types: Types,
    _ languageModes: ClassLanguageModes
  ) -> ClassDescription.Traits {
    let declaration = node.declaration
    var traits: ClassDescription.Traits = []
    // Generic parameters in Objective-C exist only at compile time: at run time, a single class has the name.
    if !declaration.genericParameters.isEmpty, types.language(of: node.parts[0]) == .swift {
      traits.insert(.generic)
    }
    if !declaration.scope.isEmpty, declaration.traits.objectiveCName == nil { traits.insert(.nested) }
    if types.isObjectiveC(node) == false { traits.insert(.swiftOnly) }
    if node.parts.contains(where: { isIncomplete($0, in: types) }) { traits.insert(.incomplete) }
    let declarations = node.parts.map(\.declaration)
    if let handling = handlingOfUndefinedKeys(zip(declarations, node.parts.lazy.map { languageModes[$0] })) {
      traits.insert(handling)
    }
    if declarations.contains(where: hidesVariables) { traits.insert(.disallowsDirectInstanceVariableAccess) }
    if declarations.allSatisfy(addsNothing) { traits.insert(.addsNothing) }
    return traits
  }

  /// Returns the trait of a class that handles undeclared keys, or nil for other classes.
  ///
  /// A class may handle only some keys if it passes others to `super`, or if its implementation was not found.
  private static func handlingOfUndefinedKeys(
    _ parts: some Sequence<(TypeDeclaration, SwiftLanguageMode)>
  ) -> ClassDescription.Traits? {
    var handling: ClassDescription.Traits?
    for (declaration, languageMode) in parts {
      // The start of a selector does not depend on the language mode.
      for method in declaration.methods
      where Self.concerningKeys.contains(where: method.selector.hasPrefix) {
        let selectors = languageMode.selectors(of: method)
        if selectors.contains("valueForUndefinedKey:") { return .handlesUndefinedKeys }
        // The class adds accessors dynamically.
        if selectors.contains("resolveInstanceMethod:") { handling = .mayHandleUndefinedKeys }
        guard SettingSelectors.all.contains(where: selectors.contains) else { continue }
        if method.ignoresSuper { return .handlesUndefinedKeys }
        handling = .mayHandleUndefinedKeys
      }
    }
    return handling
  }

  /// The selector prefixes of the methods that handle undeclared keys.
  private static let concerningKeys = ["setValue", "valueForUndefinedKey", "resolveInstanceMethod"]

  /// Whether a part disables direct access to instance variables.
  ///
  /// The scanners do not record implementations that enable it.
  private static func hidesVariables(_ part: TypeDeclaration) -> Bool {
    part.methods.contains {
      $0.selector == "accessInstanceVariablesDirectly" && $0.traits.modifiers.contains(.typeMember)
    }
  }

  /// Whether a part declares only overrides and initializers, and does not conform to protocols.
  private static func addsNothing(_ part: TypeDeclaration) -> Bool {
    func isInherited(_ traits: DeclarationTraits) -> Bool { traits.modifiers.contains(.override) }
    // A protocol may add methods.
    let isConforming = part.inherited.count > (part.kind == .class ? 1 : 0)
    return !isConforming && part.properties.allSatisfy { isInherited($0.traits) }
      && part.methods.allSatisfy { isInherited($0.traits) || $0.swiftName.hasPrefix("init(") }
  }

  /// Whether a part may have unknown members, such as members that a macro adds or that a syntax error hides.
  static func isIncomplete(_ part: DeclarationIndex.Entry, in types: Types) -> Bool {
    part.declaration.mayHaveOtherMembers
      || part.declaration.traits.attributes.contains(where: \.mayBeMacro)
      || types.names.index.sources[part.source].problems.contains { losesText($0.kind) }
  }

  private static func losesText(_ problem: ReadingProblem.Kind) -> Bool {
    switch problem {
    case .unterminatedComment, .unterminatedString, .unbalancedBrackets, .nestedTooDeeply: true
    case .invalidEncoding: false
    }
  }
}
