/// What headers and implementations of Objective-C say of one class together.
///
/// Only together do they tell whether the compiler synthesizes an instance variable for a `readonly` property, which
/// key-value coding then sets in want of a setter.
struct ObjectiveCJoin {
  /// The methods that could be getters.
  private var getters: Set<String> = []
  /// The types of the properties, by name.
  private var types: [String: String] = [:]
  /// The keys of the declared instance variables.
  private var variables: Set<String> = []
  /// The properties with a declared setter.
  private var settable: Set<String> = []
  /// The properties whose accessors are made at run time.
  private var dynamic: Set<String> = []

  /// Joins declarations.
  ///
  /// - Parameter declarations: Those of one class, its categories and implementations among them, in Objective-C.
  init(_ declarations: some Sequence<TypeDeclaration>) {
    for declaration in declarations { add(declaration) }
  }

  private mutating func add(_ type: TypeDeclaration) {
    for method in type.methods {
      let isGetter = !method.selector.utf8.contains(UInt8(ascii: ":"))
      if isGetter, !method.traits.modifiers.contains(.typeMember) { getters.insert(method.selector) }
    }
    for property in type.properties {
      if let type = property.type { types[property.name] = types[property.name] ?? type }
      if property.storage == .instanceVariable, property.type != nil {
        variables.insert(property.traits.objectiveCName ?? property.name)
      }
      if property.storage == .stored { settable.insert(property.name) }
      if property.traits.modifiers.contains(.managed) { dynamic.insert(property.name) }
    }
  }

  /// The properties of one of the declarations, completed by what the others say.
  func completed(_ properties: [PropertyDeclaration]) -> [PropertyDeclaration] {
    var completed: [PropertyDeclaration] = []
    for var property in properties {
      switch property.storage {
      case .instanceVariable:
        let isDouble = property.type == nil && types[property.name] != nil
        if property.type == nil { property.type = property.getter.flatMap { types[$0] } }
        if !isDouble { completed.append(property) }
      case .computed(isSettable: true):
        property.type = property.type ?? types[property.name]
        if !settable.contains(property.name) { completed.append(property) }
      case .computed(isSettable: false):
        completed.append(property)
        if isSynthesized(property) { completed.append(variable(of: property)) }
      case .stored, .constant:
        completed.append(property)
      }
    }
    return completed
  }

  /// Whether the compiler makes an instance variable for a `readonly` property.
  private func isSynthesized(_ property: PropertyDeclaration) -> Bool {
    guard !property.traits.modifiers.contains(.typeMember) else { return false }
    let name = property.name
    return !settable.contains(name) && !variables.contains(name) && !dynamic.contains(name)
      && !getters.contains(property.getter ?? name)
  }

  /// The instance variable that the compiler makes for a property.
  private func variable(of property: PropertyDeclaration) -> PropertyDeclaration {
    var traits = property.traits
    traits.objectiveCName = property.name
    return PropertyDeclaration(
      "_" + property.name,
      type: property.type,
      storage: .instanceVariable,
      traits: traits,
      position: property.position
    )
  }
}
