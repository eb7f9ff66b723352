import RuntimeAttributes

/// Joins what headers and implementations of Objective-C say of one class.
///
/// Only together do they tell whether the compiler synthesizes an instance variable for a `readonly` property, which
/// key-value coding then sets in want of a setter.
struct ObjectiveCJoin: Sendable {
  /// The declarations of each class, by their sources and their places in them.
  private var declarations: [String: [(source: Int, type: Int)]] = [:]
  private let sources: [SourceRecord]

  init(_ sources: [SourceRecord]) {
    self.sources = sources
    for sourceIndex in sources.indices where sources[sourceIndex].interface.language == .objectiveC {
      let types = sources[sourceIndex].interface.types
      for index in types.indices where Self.isPart(types[index].kind) {
        declarations[types[index].name, default: []].append((sourceIndex, index))
      }
    }
  }

  /// Completes the properties of declarations, looking once through all declarations of a class whose parts follow one
  /// another.
  struct Completion {
    private let join: ObjectiveCJoin
    private var last: (name: String, facts: ClassFacts)?

    init(_ join: ObjectiveCJoin) { self.join = join }

    /// The properties of a declaration, completed by what the others of its class say; Swift's as they are.
    mutating func properties(
      of declaration: TypeDeclaration,
      language: SourceLanguage
    ) -> [PropertyDeclaration] {
      guard language == .objectiveC, isPart(declaration.kind), !declaration.properties.isEmpty else {
        return declaration.properties
      }
      if let last, last.name == declaration.name { return last.facts.completed(declaration.properties) }
      let facts = join.facts(ofClass: declaration.name)
      last = (declaration.name, facts)
      return facts.completed(declaration.properties)
    }
  }

  private func facts(ofClass name: String) -> ClassFacts {
    var facts = ClassFacts()
    for (source, type) in declarations[name] ?? [] { facts.add(sources[source].declaration(type)) }
    return facts
  }

  private static func isPart(_ kind: TypeDeclaration.Kind) -> Bool { kind == .class || kind == .extension }

  /// What all declarations of a class say together.
  private struct ClassFacts {
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
    private var forbidsVariables = false

    mutating func add(_ type: TypeDeclaration) {
      for method in type.methods {
        if method.traits.modifiers.contains(.typeMember) {
          if method.selector == "accessInstanceVariablesDirectly" { forbidsVariables = true }
        } else if !method.selector.utf8.contains(UInt8(ascii: ":")) {
          getters.insert(method.selector)
        }
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

    func completed(_ properties: [PropertyDeclaration]) -> [PropertyDeclaration] {
      var completed: [PropertyDeclaration] = []
      for var property in properties {
        switch property.storage {
        case .instanceVariable:
          let isDouble = property.type == nil && types[property.name] != nil
          if property.type == nil { property.type = property.getter.flatMap { types[$0] } }
          if !isDouble, !forbidsVariables { completed.append(property) }
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
      guard !forbidsVariables, !property.traits.modifiers.contains(.typeMember) else { return false }
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
}
