import FrameworkSpecs
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import SourceModel

/// Collects the class descriptions that documents need: superclasses, and the types of outlets and key paths.
struct ClassPool {
  private(set) var reader: ClassReader
  private let platform: Platform
  /// Selects the candidates among classes with the same name.
  private let choose: ([ClassDescription]) -> [ClassDescription]
  /// Whether the apps of the documents do not contain the extensions in a source.
  private let isHidden: (String) -> Bool
  /// The collected descriptions, in order.
  private var descriptions: [ClassDescription] = []
  private var names: Set<String> = []
  /// The names that neither the sources nor the frameworks declare.
  private var unknown: Set<String> = []
  private let modules: ModuleNames
  /// The classes that documents instantiate by name.
  private var instantiated: Set<String> = []
  /// The selectors of actions in documents whose form the framework interfaces omit.
  private var unlistedSelectors: Set<String> = []

  init(
    reader: ClassReader,
    platform: Platform,
    modules: ModuleNames,
    isHidden: @escaping (String) -> Bool,
    choose: @escaping ([ClassDescription]) -> [ClassDescription]
  ) {
    (self.choose, self.isHidden) = (choose, isHidden)
    self.reader = reader
    self.platform = platform
    self.modules = modules
  }

  /// Records the classes that documents instantiate by name, except the classes of placeholders, whose objects are
  /// provided by code.
  ///
  /// Must be called before classes are added.
  mutating func note(_ documents: [InterfaceDocument]) {
    for object in documents.lazy.flatMap(\.objects) where object.placeholder == nil {
      if let name = object.customClass { instantiated.insert(name) }
    }
  }

  /// Adds classes by name, together with their superclasses.
  mutating func add(_ names: [String]) {
    for name in names { add(name) }
  }

  /// Adds the classes that documents name for objects, contents and segues, and the types of the properties that
  /// documents set or bind.
  mutating func follow(_ documents: [InterfaceDocument]) {
    add("NSObject")
    if platform == .macOS { add("NSApplication") }
    var keys: Set<String> = []
    for object in documents.lazy.flatMap(\.objects) {
      object.elementClass.map { add($0) }
      object.customClass.map { add($0) }
      object.contentClass.map { add($0.unqualifiedName) }
      for attribute in object.runtimeAttributes {
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

  /// Adds the types of the properties with the given keys, and of those types' properties, until no new types are
  /// found.
  private mutating func addTypes(ofKeys keys: Set<String>) {
    var next = 0
    while next < descriptions.count {
      let description = descriptions[next]
      next += 1
      for property in description.properties where keys.contains(property.key.name) {
        let file = property.location?.file
        if case .object(let name) = property.type.kind { add(name, from: file) }
        if let name = property.type.elementName {
          add(name, from: file)
          add("\(description.name).\(name)", from: file)
        }
      }
    }
  }

  /// Adds a class and its superclasses, unless already added or unknown.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - file: The source that names the class, or nil if a document does.
  private mutating func add(_ name: String, from file: String? = nil) {
    var (name, file) = (name, file)
    while !names.contains(name), !unknown.contains(name) {
      guard let description = find(name, from: file) else {
        // A document may name a class that the source does not see.
        if file == nil { unknown.insert(name) }
        return
      }
      names.insert(name)
      names.insert(description.name)
      if let objectiveCName = description.objectiveCName { names.insert(objectiveCName) }
      descriptions.append(description)
      guard let superclass = description.superclass else { return }
      (name, file) = (superclass, description.location?.file)
    }
  }

  /// Returns the class with the given name, if any: from the sources, or from the frameworks together with the
  /// extensions in sources.
  private mutating func find(_ name: String, from file: String?) -> ClassDescription? {
    // A Swift class and an Objective-C class in another target may have the same Objective-C name.
    let named = reader.classes(called: name, from: file, hiding: isHidden)
    let alternatives = choose(loadable(named, by: name, from: file))
    if let first = alternatives.first {
      return alternatives.dropFirst().reduce(first) { $0.merged(with: $1) }
    }
    return reader.frameworkClass(named: name, hiding: isHidden)
  }

  /// Returns the classes that documents can instantiate by name; all classes if documents do not instantiate the name,
  /// or cannot instantiate any of the classes.
  private func loadable(
    _ alternatives: [ClassDescription],
    by name: String,
    from file: String?
  ) -> [ClassDescription] {
    guard file == nil, alternatives.count > 1, instantiated.contains(name) else { return alternatives }
    let loadable = alternatives.filter { !$0.traits.contains(.fileScoped) }
    return loadable.isEmpty ? alternatives : loadable
  }

  /// Creates a registry of the collected classes.
  ///
  /// Sources may contain code that does not compile: the first of two classes with the same name is used, and
  /// superclass cycles are broken.
  ///
  /// - Parameter oldestSystem: The deployment target of the app; APIs introduced later are unavailable.
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
      descriptions = descriptions.map { $0.onSystems(from: oldestSystem, of: platform) }
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
      // Sources do not contain the name of their module, but documents do.
      if description.module == nil, description.language == .swift, description.objectiveCName == nil {
        description.module = modules.module(ofClass: description.name)
      }
      try builder.add(description)
    }
    builder.breakCycles()
    return try builder.build()
  }
}

extension ClassDescription {
  /// Returns the class as it exists on all systems since a version.
  fileprivate func onSystems(from oldest: PlatformVersion, of platform: Platform) -> ClassDescription {
    var copy = self
    if let introduced, introduced > oldest { copy.traits.insert(.introducedLater) }
    for (index, property) in properties.enumerated() {
      guard let introduced = property.introduced, introduced > oldest else { continue }
      if introduced == .unknown {
        // Every member of the interfaces is in the newest SDK.
        if let newest = FrameworkInterfaces.newestSystem(of: platform), oldest >= newest { continue }
        copy.properties[index].access = .none(.perhapsIntroducedLater)
      } else {
        copy.properties[index].access = .none(.introducedLater)
      }
    }
    return copy
  }

  /// Returns a single description for two classes with the same name, if a document may use either.
  ///
  /// It has the members of both classes; properties whose types differ have an unknown type.
  fileprivate func merged(with other: ClassDescription) -> ClassDescription {
    var merged = self
    // The description of a Swift class and an Objective-C class is in Swift, and keeps the name in the runtime.
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
      ClassDescription.Traits([.generic, .nested, .swiftOnly, .fileScoped]).subtracting(other.traits)
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
      if method.trap == nil { merged.methods[index].trap = nil }
      if method.isVisibleToObjectiveC { merged.methods[index].isVisibleToObjectiveC = true }
      if method.mayBeVisible { merged.methods[index].mayBeVisible = true }
    }
    // A method always traps only if it always traps in both classes.
    for index in merged.methods.indices where merged.methods[index].trap != nil {
      let selector = merged.methods[index].selector
      let traps = [self, other].allSatisfy { alternative in
        alternative.methods.contains { $0.selector == selector && $0.trap != nil }
      }
      if !traps { merged.methods[index].trap = nil }
    }
    return merged
  }
}

extension PlatformVersion {
  /// The version of an API whose introduction is unknown; later than all other versions.
  static let unknown = PlatformVersion(.max)
}

extension FrameworkInterfaces {
  /// Returns the newest system whose frameworks the interfaces describe, if any; platforms other than macOS share the
  /// versions of iOS.
  static func newestSystem(of platform: Platform) -> PlatformVersion? {
    let name = platform == .macOS ? "macOS" : "iOS"
    return sdks.first { $0.platform == name }.flatMap { PlatformVersion($0.version) }
  }
}
