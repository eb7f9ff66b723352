import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Gathers descriptions until everything that documents lead to is there: superclasses, the types of outlets, and
/// the types along key paths.
struct ClassPool {
  private(set) var reader: ClassReader
  private let platform: Platform
  /// Which classes of one name count.
  private let choose: ([ClassDescription]) -> [ClassDescription]
  /// What has been gathered, in the order of gathering.
  private var descriptions: [ClassDescription] = []
  private var names: Set<String> = []
  /// Names that neither the sources nor the frameworks have.
  private var unknown: Set<String> = []
  private let modules: ModuleNames
  /// The selectors of actions that the frameworks' interfaces do not list.
  private var unlistedSelectors: Set<String> = []

  init(
    reader: ClassReader,
    platform: Platform,
    modules: ModuleNames = ModuleNames(),
    choose: @escaping ([ClassDescription]) -> [ClassDescription] = { $0 }
  ) {
    self.choose = choose
    self.reader = reader
    self.platform = platform
    self.modules = modules
  }

  /// Adds the classes of some names, with their superclasses.
  mutating func add(_ names: [String]) {
    for name in names { add(name) }
  }

  /// Adds what the documents' objects, outlets and key paths lead to.
  mutating func follow(_ documents: [InterfaceDocument]) {
    add("NSObject")
    if platform == .macOS { add("NSApplication") }
    var keys: Set<String> = []
    for object in documents.lazy.flatMap(\.objects) {
      object.elementClass.map { add($0) }
      object.customClass.map { add($0) }
      for attribute in object.attributes {
        keys.formUnion(attribute.keyPath.keys.lazy.map(\.name))
      }
      for connection in object.connections {
        if let selector = connection.selector, UnlistedSelectors.areNotListed(selector) {
          unlistedSelectors.insert(selector)
        }
        if let property = connection.property { keys.insert(property) }
        switch connection.kind {
        case .segue(let segue): segue.customClass.map { add($0) }
        case .binding(let binding): keys.formUnion(AttributeKeyPath(binding.keyPath).keys.lazy.map(\.name))
        default: break
        }
      }
    }
    addTypes(ofKeys: keys)
  }

  /// Adds the types of the properties of certain keys, and of theirs, until nothing new turns up.
  private mutating func addTypes(ofKeys keys: Set<String>) {
    var next = 0
    while next < descriptions.count {
      let description = descriptions[next]
      next += 1
      for property in description.properties where keys.contains(property.key.name) {
        if case .object(let name) = property.type.kind { add(name) }
        if let name = property.type.elementName {
          add(name)
          add("\(description.name).\(name)")
        }
      }
    }
  }

  /// Adds a class and its superclasses by a name, unless it is there or nobody knows it.
  private mutating func add(_ name: String) {
    var name = name
    while !names.contains(name), !unknown.contains(name) {
      guard let description = find(name) else {
        unknown.insert(name)
        return
      }
      names.insert(name)
      names.insert(description.name)
      if let objectiveCName = description.objectiveCName { names.insert(objectiveCName) }
      descriptions.append(description)
      guard let superclass = description.superclass else { return }
      name = superclass
    }
  }

  /// A class and its superclasses, nearest first, as far as anybody declares them.
  mutating func chain(ofClass name: String) -> [ClassDescription] {
    var chain: [ClassDescription] = []
    var next: String? = name
    while let name = next, let description = find(name),
      !chain.contains(where: { $0.name == description.name })
    {
      chain.append(description)
      next = description.superclass
    }
    return chain
  }

  /// The class of a name: the sources' own, else the frameworks', with what the sources add to it.
  private mutating func find(_ name: String) -> ClassDescription? {
    // A class may have the name for Objective-C alone, and a class of Objective-C the same one in another target.
    let alternatives = choose(reader.classes(called: name))
    if let first = alternatives.first {
      return alternatives.dropFirst().reduce(first) { $0.merged(with: $1) }
    }
    return reader.frameworkClass(named: name)
  }

  /// Freezes what has been gathered.
  ///
  /// Sources may contain what no build accepts: of two classes with one name the first counts, and of superclasses in
  /// a circle none is known.
  ///
  /// - Parameter oldestSystem: The oldest system that the app runs on, which lacks what frameworks introduced later.
  /// - Returns: The registry.
  func registry(oldestSystem: PlatformVersion?) -> ClassRegistry {
    var descriptions = SubstituteClass.descriptions(on: platform) + descriptions
    if !unlistedSelectors.isEmpty {
      for index in descriptions.indices where descriptions[index].location == nil {
        descriptions[index].methods += UnlistedSelectors.of(
          descriptions[index].name,
          among: unlistedSelectors
        )
        .map { MethodDescription(selector: $0) }
      }
    }
    if let oldestSystem {
      descriptions = descriptions.map { $0.onSystems(from: oldestSystem) }
    }
    do {
      return try build(descriptions)
    } catch {
      // Names are made unique below, and cycles are broken, so nothing can be thrown.
      return ClassRegistry(platform: platform)
    }
  }

  private func build(_ descriptions: [ClassDescription]) throws(RegistryError) -> ClassRegistry {
    var builder = ClassRegistry.Builder(platform: platform)
    for var description in descriptions where !builder.contains(description.name) {
      if let objectiveCName = description.objectiveCName, builder.contains(objectiveCName) {
        description.objectiveCName = nil
      }
      // Sources do not say which module they are built into; documents do.
      if description.module == nil, description.language == .swift, description.objectiveCName == nil {
        description.module = modules.module(ofClass: description.name)
      }
      try builder.add(description)
    }
    builder.breakCircles()
    return try builder.build()
  }
}

extension ClassDescription {
  /// The class as all systems from a version on have it.
  fileprivate func onSystems(from oldest: PlatformVersion) -> ClassDescription {
    var copy = self
    if let introduced, introduced > oldest { copy.traits.insert(.introducedLater) }
    for (index, property) in properties.enumerated() {
      guard let introduced = property.introduced, introduced > oldest else { continue }
      copy.properties[index].access = .none(.introducedLater)
    }
    return copy
  }

  /// One description for two classes of one name, of which a document may mean either: it has what either has, and
  /// what they disagree on is not known.
  fileprivate func merged(with other: ClassDescription) -> ClassDescription {
    var merged = self
    // What only one language asks of a document is not asked.
    if language != other.language {
      merged.language = .swift
      merged.objectiveCName = runtimeName
    }
    if superclass != other.superclass {
      merged.traits.insert(.incomplete)
      merged.superclass = nil
    }
    merged.traits.formUnion(
      other.traits.intersection([
        .handlesUndefinedKeys, .mayHandleUndefinedKeys, .storesAnyKey, .incomplete,
      ])
    )
    merged.traits.subtract(
      ClassDescription.Traits([.generic, .nested, .swiftOnly]).subtracting(other.traits)
    )
    merged.protocols += other.protocols
    for property in other.properties {
      guard let index = merged.properties.firstIndex(where: { $0.key == property.key }) else {
        merged.properties.append(property)
        continue
      }
      let mine = merged.properties[index]
      if mine.access != .accessor { merged.properties[index].access = property.access }
      if mine.type.kind != property.type.kind {
        merged.properties[index].type = PropertyType(.unresolved(mine.type.name))
      }
    }
    for method in other.methods {
      guard let index = merged.methods.firstIndex(where: { $0.selector == method.selector }) else {
        merged.methods.append(method)
        continue
      }
      if !method.onlyTraps { merged.methods[index].onlyTraps = false }
      if method.isVisibleToObjectiveC { merged.methods[index].isVisibleToObjectiveC = true }
      if method.mayBeVisible { merged.methods[index].mayBeVisible = true }
    }
    // What only one of the two declares as trapping is not what both do.
    for index in merged.methods.indices where merged.methods[index].onlyTraps {
      let selector = merged.methods[index].selector
      merged.methods[index].onlyTraps = [self, other].allSatisfy { alternative in
        alternative.methods.contains { $0.selector == selector && $0.onlyTraps }
      }
    }
    return merged
  }
}
