import KeyValueCoding
import RuntimeAttributes

/// Combines the headers and implementations of an Objective-C class.
///
/// Only the combination shows whether the compiler synthesizes an instance variable for a `readonly` property.
/// Key-value coding sets this variable if there is no setter.
package struct ObjectiveCDeclarationMerger {
  /// The selectors of methods that could be getters.
  private var getters: Set<String> = []
  /// The selectors of methods that could be setters.
  private var setters: Set<String> = []
  /// The types of the properties, by name.
  private var types: [String: String] = [:]
  /// The properties whose instance variables `@synthesize` names.
  private var synthesized: Set<String> = []
  /// The names of the declared instance variables.
  private var variables: Set<String> = []
  /// The properties with a declared setter.
  private var settable: Set<String> = []
  /// The properties whose accessors are created at run time.
  private var dynamic: Set<String> = []

  /// Merges declarations.
  ///
  /// - Parameter declarations: The Objective-C declarations of one class, including its categories and
  ///   implementations.
  package init(_ declarations: some Sequence<TypeDeclaration>) {
    for declaration in declarations { add(declaration) }
  }

  private mutating func add(_ type: TypeDeclaration) {
    for method in type.methods {
      guard !method.traits.modifiers.contains(.typeMember) else { continue }
      if method.selector.utf8.contains(UInt8(ascii: ":")) {
        setters.insert(method.selector)
      } else {
        getters.insert(method.selector)
      }
    }
    for property in type.properties {
      if let type = property.type { types[property.name] = types[property.name] ?? type }
      if property.storage == .instanceVariable, property.type != nil {
        variables.insert(property.name)
      }
      if property.storage == .instanceVariable, property.type == nil, let name = property.getter {
        synthesized.insert(name)
      }
      if property.storage == .stored { settable.insert(property.name) }
      if property.traits.modifiers.contains(.managed) { dynamic.insert(property.name) }
    }
  }

  /// Returns the properties of one declaration, completed with information from the other declarations and with
  /// synthesized instance variables.
  ///
  /// Redundant `@synthesize` and `@dynamic` entries are left out.
  package func completed(_ properties: [PropertyDeclaration]) -> [PropertyDeclaration] {
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
      case .stored:
        completed.append(property)
        if hidesVariable(property) { completed.append(variable(of: property)) }
      case .constant:
        completed.append(property)
      }
    }
    return completed
  }

  /// Whether key-value coding falls back to the instance variable of a property because the setter has a custom name.
  private func hidesVariable(_ property: PropertyDeclaration) -> Bool {
    guard let setter = property.setter, !property.traits.modifiers.contains(.typeMember) else { return false }
    let name = property.name
    let isWritten = getters.contains(property.getter ?? name) && setters.contains(setter)
    return setter != "set\(name.firstUppercased):" && !isWritten && mayBeSynthesized(name)
  }

  /// Whether the compiler may synthesize an instance variable with the default name.
  private func mayBeSynthesized(_ name: String) -> Bool {
    !variables.contains("_" + name) && !dynamic.contains(name) && !synthesized.contains(name)
  }

  /// Whether the compiler synthesizes an instance variable for a `readonly` property.
  private func isSynthesized(_ property: PropertyDeclaration) -> Bool {
    guard !property.traits.modifiers.contains(.typeMember) else { return false }
    let name = property.name
    return !settable.contains(name) && mayBeSynthesized(name) && !getters.contains(property.getter ?? name)
  }

  /// Returns the instance variable that the compiler synthesizes for a property.
  private func variable(of property: PropertyDeclaration) -> PropertyDeclaration {
    PropertyDeclaration(
      name: "_" + property.name,
      type: property.type,
      storage: .instanceVariable,
      traits: property.traits,
      position: property.position
    )
  }
}
