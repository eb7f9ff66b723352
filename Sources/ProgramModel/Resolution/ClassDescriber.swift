import KeyValueCoding
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// Creates descriptions of classes, with their names, keys, setters and visibility to Objective-C.
struct ClassDescriber: Sendable {
  let types: Types
  /// Returns the language mode of the source at a path.
  let languageMode: @Sendable (String) -> SwiftLanguageMode
  let propertyTypes: TypeResolver
  var frameworks: FrameworkMembers

  init(_ types: Types, languageMode: @escaping @Sendable (String) -> SwiftLanguageMode) {
    self.types = types
    self.languageMode = languageMode
    propertyTypes = TypeResolver(names: types.names)
    frameworks = FrameworkMembers(catalog: types.names.catalog, platform: types.names.platform)
  }

  /// Returns the source that contains a part.
  private func source(of part: DeclarationIndex.Entry) -> SourceFile {
    types.names.index.sources[part.source]
  }

  mutating func describe(_ node: Types.Node) -> ClassDescription {
    let source = source(of: node.parts[0])
    let summary = ClassSummary(node, in: types)
    var description = ClassDescription(
      summary.name,
      objectiveCName: summary.objectiveCName,
      module: summary.statedModule ?? source.module,
      superclass: summary.superclass,
      protocols: node.conformances.map(\.name),
      language: summary.language,
      location: summary.location
    )
    let context = Context(node, in: types, languageMode)
    description.traits = ClassTraitRules.traits(of: node, in: types, context.languageModes)
    if summary.isFileScoped { description.traits.insert(.fileScoped) }
    addMembers(of: context, to: &description)
    return description
  }

  /// Returns a description of the members that sources add to a class declared elsewhere.
  mutating func describe(
    _ parts: [DeclarationIndex.Entry],
    extending reference: TypeReference
  ) -> ClassDescription {
    let node = Types.Node(
      name: reference.name,
      parts: parts,
      superclass: reference,
      conformances: parts.flatMap(\.conformances)
    )
    var description = ClassDescription(reference.name, protocols: node.conformances.map(\.name))
    if case .framework = reference { description.objectiveCName = reference.name }
    if node.parts.contains(where: { ClassTraitRules.isIncomplete($0, in: types) }) {
      description.traits.insert(.incomplete)
    }
    addMembers(of: Context(node, in: types, languageMode), to: &description)
    return description
  }

  private mutating func addMembers(of context: Context, to description: inout ClassDescription) {
    let node = context.node
    description.properties.reserveCapacity(node.parts.reduce(0) { $0 + $1.declaration.properties.count })
    description.methods.reserveCapacity(node.parts.reduce(0) { $0 + $1.declaration.methods.count })
    for (part, properties) in types.properties(of: node.parts) {
      for property in properties where exists(property.traits) {
        description.properties.append(describe(property, part, context))
      }
      let languageMode = context.languageModes[part]
      for method in part.declaration.methods
      where exists(method.traits) && !method.traits.modifiers.contains(.typeMember) {
        var described = describe(method, part, context)
        description.methods.append(described)
        guard let other = languageMode.otherSelector(of: method) else { continue }
        described.selector = other
        description.methods.append(described)
      }
    }
    description.properties = Self.withoutEclipsed(description.properties)
    addSetterMethods(of: context, to: &description)
  }

  /// Adds the keys that only methods such as `@objc func setFoo(_ foo: Int)` set.
  private func addSetterMethods(of context: Context, to description: inout ClassDescription) {
    let visible = Set(description.methods.lazy.filter(\.isVisibleToObjectiveC).map(\.selector))
    for part in context.node.parts {
      let source = source(of: part)
      let languageMode = context.languageModes[part]
      for method in part.declaration.methods where method.selector.hasPrefix("set") && exists(method.traits) {
        for selector in languageMode.selectors(of: method) where visible.contains(selector) {
          guard let setter = SetterMethod(method, selector: selector) else { continue }
          let type = propertyTypes.type(setter.type, in: part.innerContext, language: source.language)
          let location = FileLocation(file: source.path, position: method.position)
          setter.add(type, language: source.language, location: location, to: &description)
        }
      }
    }
  }

  /// Whether a member is compiled for the platform.
  func exists(_ traits: DeclarationTraits) -> Bool {
    traits.platforms.contains(PlatformSet(types.names.platform))
  }

  // MARK: Members

  /// Describes a property; `depth` counts the overrides followed so far, so that inheritance cycles end.
  mutating func describe(
    _ property: PropertyDeclaration,
    _ part: DeclarationIndex.Entry,
    _ context: Context,
    depth: Int = 0
  ) -> PropertyDescription {
    let source = source(of: part)
    var type = type(of: property, part, context, depth: depth)
    let overridden =
      property.traits.modifiers.contains(.override)
      ? overriddenProperty(property.name, context.node, depth: depth) : nil
    if case .unrepresentable = type.kind,
      isCheckedByCompiler(property, in: part, context, overriding: overridden)
    {
      type.kind = .unresolved(type.name.hasSuffix("!") ? String(type.name.dropLast()) : type.name)
    }
    let requiredKey = context.requirements.key(of: property)
    var key = property.traits.objectiveCName ?? requiredKey
    var getter = property.getter ?? (requiredKey == property.name ? nil : property.name)
    var setter = property.setter
    if case .inherited(let inherited) = overridden {
      key = inherited.key.name
      getter = getter ?? inherited.customGetter
      setter = setter ?? inherited.customSetter
    }
    var description = PropertyDescription(
      AttributeKey(key),
      type,
      swiftName: property.name == key ? nil : property.name,
      getter: getter,
      setter: setter,
      access: access(to: property, type: type, in: part, context, overriding: overridden),
      marks: PropertyRules.marks(property, type),
      language: source.language,
      location: FileLocation(file: source.path, position: property.position)
    )
    description.mayStartWithValue = PropertyRules.mayStartWithValue(property)
    return description
  }

  private func access(
    to property: PropertyDeclaration,
    type: PropertyType,
    in part: DeclarationIndex.Entry,
    _ context: Context,
    overriding overridden: Overridden?
  ) -> PropertyDescription.Access {
    if property.storage == .instanceVariable { return .storedVariable }
    if let exposureProblem = PropertyRules.exposureProblemOfStorage(property) {
      return .none(exposureProblem)
    }
    if isWrappedReadOnly(property, in: part.innerContext) { return .none(.getOnly) }
    if let problem = exposureProblem(ofInspectable: property, in: part, context) { return .none(problem) }
    let required = context.requirements.contain(property) ? Visibility.visible : .hidden
    let visibility = max(
      visibility(of: property.traits, required: required, in: part, context),
      overridden?.visibility ?? .hidden
    )
    guard visibility != .hidden else { return .none(.notVisibleToObjectiveC) }
    if case .unrepresentable = type.kind { return .none(.unrepresentableType) }
    return visibility == .visible ? .accessor : .none(.perhapsNotVisible)
  }

  /// Whether the compiler rejects the property if Objective-C cannot represent its type.
  ///
  /// The type of a property that compiles is then another type with the same name as the type that was found.
  ///
  /// Compilers before Swift 4 accept the types of inspectable properties. Members that are visible because of
  /// `@objcMembers` or older inference rules may have any type.
  private func isCheckedByCompiler(
    _ property: PropertyDeclaration,
    in part: DeclarationIndex.Entry,
    _ context: Context,
    overriding overridden: Overridden?
  ) -> Bool {
    !property.traits.modifiers.isDisjoint(with: [.objc, .outlet, .action, .segueAction, .managed])
      || part.declaration.kind == .extension && part.declaration.traits.modifiers.contains(.objc)
      || context.requirements.contain(property)
      || overridden?.visibility == .visible
  }

  private mutating func describe(
    _ method: MethodDeclaration,
    _ part: DeclarationIndex.Entry,
    _ context: Context
  ) -> MethodDescription {
    let overrides =
      method.traits.modifiers.contains(.override)
      || (method.kind == .initializer && method.traits.modifiers.contains(.required))
    let required = context.requirements.visibility(of: method)
    let visibility = max(
      visibility(of: method.traits, required: required, in: part, context),
      overrides ? overriddenVisibility(method.swiftName, context.node) : .hidden
    )
    return MethodDescription(
      selector: method.selector,
      swiftName: method.swiftName,
      isVisibleToObjectiveC: visibility == .visible,
      mayBeVisible: visibility == .perhaps,
      isAction: !method.traits.modifiers.isDisjoint(with: [.action, .segueAction]),
      trap: method.trap,
      isConvenience: method.traits.modifiers.contains(.convenience),
      location: FileLocation(file: source(of: part).path, position: method.position)
    )
  }

  /// Whether a property wrapper declared in the sources makes the property read-only.
  private func isWrappedReadOnly(_ property: PropertyDeclaration, in context: NameContext) -> Bool {
    property.traits.attributes.contains { attribute in
      guard case .source(_, let entries) = types.names.meaning(of: attribute.name, in: context) else {
        return false
      }
      return entries.allSatisfy { entry in
        let value = entry.declaration.properties.first { $0.name == "wrappedValue" }
        return entry.declaration.traits.modifiers.contains(.propertyWrapper)
          && value.flatMap(PropertyRules.exposureProblemOfStorage) != nil
      }
    }
  }

  /// Removes declarations of a key if another declaration makes the key settable.
  ///
  /// The removed declaration is in another `#if` branch, or is the `readonly` declaration of a property that a class
  /// extension redeclares as `readwrite`.
  private static func withoutEclipsed(_ properties: [PropertyDescription]) -> [PropertyDescription] {
    var seen: [AttributeKey: Int] = [:]
    for property in properties {
      if case .none = property.access { continue }
      seen[property.key, default: 0] += 1
    }
    guard !seen.isEmpty else { return properties }
    return properties.filter { property in
      if case .none = property.access { seen[property.key] == nil } else { true }
    }
  }
}
