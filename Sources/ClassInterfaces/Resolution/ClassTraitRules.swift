import RuntimeAttributes

/// What sets a class of the sources apart from `NSObject`'s ways.
enum ClassTraitRules {
  static func traits(
    of node: ClassGraph.Node,
    in graph: ClassGraph,
    _ dialects: ClassLanguageModes
  ) -> ClassDescription.Traits {
    let declaration = node.declaration
    var traits: ClassDescription.Traits = []
    // Type parameters of Objective-C are the compiler's alone: at run time there is one class of the name.
    if !declaration.genericParameters.isEmpty, graph.language(of: node.parts[0]) == .swift {
      traits.insert(.generic)
    }
    if !declaration.scope.isEmpty, declaration.traits.objectiveCName == nil { traits.insert(.nested) }
    if graph.isObjectiveC(node) == false { traits.insert(.swiftOnly) }
    if node.parts.contains(where: { isIncomplete($0, in: graph) }) { traits.insert(.incomplete) }
    let declarations = node.parts.map(\.whole)
    if let handling = handlingOfUndefinedKeys(zip(declarations, node.parts.lazy.map { dialects[$0] })) {
      traits.insert(handling)
    }
    if declarations.contains(where: hidesVariables) { traits.insert(.disallowsDirectInstanceVariableAccess) }
    if declarations.allSatisfy(addsNothing) { traits.insert(.addsNothing) }
    return traits
  }

  /// Whether a class takes keys that it does not declare: any, or maybe some where it leaves others to `super`, or where
  /// nobody has read what it does.
  private static func handlingOfUndefinedKeys(
    _ parts: some Sequence<(TypeDeclaration, SwiftLanguageMode)>
  ) -> ClassDescription.Traits? {
    var handling: ClassDescription.Traits?
    for (declaration, dialect) in parts {
      // What a selector begins with does not depend on the dialect.
      for method in declaration.methods
      where Self.concerningKeys.contains(where: method.selector.hasPrefix) {
        let selectors = dialect.selectors(of: method)
        if selectors.contains("valueForUndefinedKey:") { return .handlesUndefinedKeys }
        // It makes accessors as they are asked for.
        if selectors.contains("resolveInstanceMethod:") { handling = .mayHandleUndefinedKeys }
        guard SettingSelectors.all.contains(where: selectors.contains) else { continue }
        if method.ignoresSuper { return .handlesUndefinedKeys }
        handling = .mayHandleUndefinedKeys
      }
    }
    return handling
  }

  /// How the selectors begin of the methods that answer keys which nothing declares.
  private static let concerningKeys = ["setValue", "valueForUndefinedKey", "resolveInstanceMethod"]

  /// Whether a part says that instance variables answer no keys; one that says the opposite is not kept.
  private static func hidesVariables(_ part: TypeDeclaration) -> Bool {
    part.methods.contains {
      $0.selector == "accessInstanceVariablesDirectly" && $0.traits.modifiers.contains(.typeMember)
    }
  }

  /// Whether a part declares nothing that an object of the superclass would not answer.
  private static func addsNothing(_ part: TypeDeclaration) -> Bool {
    func isInherited(_ traits: DeclarationTraits) -> Bool { traits.modifiers.contains(.override) }
    // A protocol may bring methods of its own.
    let isConforming = part.inherited.count > (part.kind == .class ? 1 : 0)
    return !isConforming && part.properties.allSatisfy { isInherited($0.traits) }
      && part.methods.allSatisfy { isInherited($0.traits) || $0.swiftName.hasPrefix("init(") }
  }

  /// Whether a part may have members that were not read: added by a macro, or lost to a broken text.
  static func isIncomplete(_ part: DeclarationIndex.Entry, in graph: ClassGraph) -> Bool {
    part.declaration.mayHaveOtherMembers
      || part.declaration.traits.attributes.contains { mayBeMacro($0.name) }
      || graph.names.index.sources[part.source].interface.problems.contains { losesText($0.kind) }
  }

  /// The attributes of the language itself, which add no members.
  private static let plainAttributes: Set<String> = [
    "MainActor", "NSApplicationMain", "UIApplicationMain", "backDeployed", "dynamicCallable",
    "dynamicMemberLookup", "fixed_layout", "frozen", "globalActor", "implementation", "inlinable", "main",
    "objcImplementation", "preconcurrency", "propertyWrapper", "requires_stored_property_inits",
    "resultBuilder", "retroactive", "safe", "testable", "unchecked", "unsafe", "usableFromInline",
    "_hasMissingDesignatedInitializers", "_inheritsConvenienceInitializers", "_implementationOnly", "_spi",
  ]

  /// Whether an attribute is none of the language itself.
  static func mayBeMacro(_ name: String) -> Bool {
    !plainAttributes.contains(name) && !name.hasSuffix("Actor")
  }

  private static func losesText(_ problem: ReadingProblem.Kind) -> Bool {
    switch problem {
    case .unterminatedComment, .unterminatedString, .unbalancedBrackets, .nestedTooDeeply: true
    case .invalidEncoding: false
    }
  }
}
