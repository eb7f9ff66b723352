import KeyValueCoding
import RuntimeAttributes
import Testing

private class Base { var title = "" }
private class Middle: Base {}
private final class Derived: Middle { var radius = 0.0 }
private final class Other {}

@Suite("Building registries")
struct ClassRegistryBuilderTests {
  /// Returns the error that building a registry throws.
  private func error(_ build: () throws(RegistryError) -> ClassRegistry) -> RegistryError? {
    do {
      _ = try build()
      return nil
    } catch {
      return error
    }
  }

  @Test("A class that is registered twice, under any name")
  func duplicateClass() {
    #expect(
      error { () throws(RegistryError) in
        try ClassRegistry {
          $0.register(Base.self) { _ in }
          $0.register(Base.self) { _ in }
        }
      } == .duplicateClass("Base")
    )
    #expect(
      error { () throws(RegistryError) in
        try ClassRegistry {
          $0.register(Base.self) { _ in }
          $0.register(Base.self, named: "Basis") { _ in }
        }
      } == .duplicateClass("Basis")
    )
    #expect(
      error { () throws(RegistryError) in
        try ClassRegistry {
          $0.register(Base.self) { _ in }
          $0.register(Other.self, named: "Base") { _ in }
        }
      } == .sharedName("Base")
    )
  }

  private enum First { final class Item {} }
  private enum Second { final class Item {} }

  @Test("Nested classes with the same name need different names")
  func sharedName() throws {
    #expect(
      error { () throws(RegistryError) in
        try ClassRegistry {
          $0.register(First.Item.self) { _ in }
          $0.register(Second.Item.self) { _ in }
        }
      } == .sharedName("Item")
    )
    let registry = try ClassRegistry {
      $0.register(First.Item.self) { _ in }
      $0.register(Second.Item.self, named: "SecondItem") { _ in }
    }
    #expect(registry.entry(of: Second.Item())?.description.name == "SecondItem")
  }

  @Test("Descriptions have unique names, and a rejected one has no effect")
  func duplicateDescription() throws {
    var builder = ClassRegistry.Builder()
    try builder.add(ClassDescription("A", objectiveCName: "XA"))
    #expect(throws: RegistryError.duplicateClass("A")) { try builder.add(ClassDescription("A")) }
    #expect(throws: RegistryError.duplicateClass("XA")) { try builder.add(ClassDescription("XA")) }
    #expect(throws: RegistryError.duplicateClass("XA")) {
      try builder.add(ClassDescription("B", objectiveCName: "XA"))
    }
    try builder.add(ClassDescription("B", objectiveCName: "B"))
    #expect(builder.contains("B"))
    let registry = try builder.build()
    #expect(registry.entries.map(\.description.name) == ["A", "B"])
    #expect(registry.entry(named: "XA")?.description.name == "A")
  }

  @Test("An unregistered superclass, and one that is not a superclass")
  func superclasses() {
    #expect(
      error { () throws(RegistryError) in
        try ClassRegistry { $0.register(Derived.self, inherits: Base.self) { _ in } }
      } == .unknownSuperclass("Base", of: "Derived")
    )
    for superclass in [Other.self, Derived.self] as [AnyClass] {
      #expect(
        error { () throws(RegistryError) in
          try ClassRegistry {
            $0.register(Other.self) { _ in }
            $0.register(Derived.self, inherits: superclass) { _ in }
          }
        } == .unrelatedSuperclass("\(superclass)", of: "Derived")
      )
    }
  }

  @Test("The superclass is the nearest registered one, in any order, unless it is specified")
  func nearestSuperclass() throws {
    let registry = try ClassRegistry {
      $0.register(Derived.self) { _ in }
      $0.register(Base.self) { $0.property("title", \.title) }
    }
    #expect(registry.entry(named: "Derived")?.superclass?.description.name == "Base")
    let named = try ClassRegistry {
      $0.register(Derived.self, inherits: Base.self) { _ in }
      $0.register(Middle.self) { _ in }
      $0.register(Base.self) { _ in }
    }
    #expect(named.entry(named: "Derived")?.chain.map(\.description.name) == ["Derived", "Base"])
    #expect(named.entry(named: "Derived")?.isKind(of: "Base") == true)
    #expect(named.entry(named: "Derived")?.isKind(of: "Middle") == false)
  }

  @Test("Superclass cycles", arguments: [["A"], ["A", "B"], ["A", "B", "C"]])
  func cycles(names: [String]) {
    let descriptions = names.indices.map { index in
      ClassDescription(names[index], superclass: names[(index + 1) % names.count])
    }
    #expect(
      error { () throws(RegistryError) in try ClassRegistry(.iOS, descriptions) }
        == .superclassCycle(names + ["A"])
    )
    let below = [ClassDescription("Below", superclass: "A")]
    #expect(
      error { () throws(RegistryError) in try ClassRegistry(.iOS, below + descriptions) }
        == .superclassCycle(names + ["A"])
    )
  }

  @Test("Cycles can be broken: their inherited members become unknown")
  func brokenCircles() throws {
    var builder = ClassRegistry.Builder()
    for (name, superclass) in [("A", "B"), ("B", "A"), ("C", "C"), ("Below", "A"), ("D", nil), ("E", "D")] {
      try builder.add(ClassDescription(name, superclass: superclass))
    }
    builder.breakCycles()
    let registry = try builder.build()
    for name in ["A", "B", "C"] {
      let entry = try #require(registry.entry(named: name))
      #expect(entry.chain.map(\.description.name) == [name])
      #expect(entry.traits.contains(.incomplete))
    }
    #expect(registry.entry(named: "Below")?.chain.map(\.description.name) == ["Below", "A"])
    #expect(registry.entry(named: "E")?.chain.map(\.description.name) == ["E", "D"])
    #expect(registry.entry(named: "E")?.traits.contains(.incomplete) == false)
  }

  @Test("Keys are identifiers, unique in a class", arguments: ["", "a.b", "@count", "a b", "1st", "a:"])
  func keys(key: String) {
    #expect(
      error { () throws(RegistryError) in
        try ClassRegistry { $0.register(Base.self) { $0.property(AttributeKey(key), \.title) } }
      } == .invalidKey(key, of: "Base")
    )
    #expect(
      error { () throws(RegistryError) in
        try ClassRegistry {
          $0.register(Base.self) {
            $0.property("title", \.title)
            $0.property("title", \.title, .inspectable)
          }
        }
      } == .duplicateKey("title", of: "Base")
    )
  }

  @Test("A chain with an unknown superclass names it")
  func openChain() throws {
    let registry = try ClassRegistry(
      .iOS,
      [
        ClassDescription("A", superclass: "Unknown"), ClassDescription("B", superclass: "A"),
        ClassDescription("C"),
      ]
    )
    #expect(registry.entry(named: "B")?.missingSuperclass == "Unknown")
    #expect(registry.entry(named: "C")?.missingSuperclass == nil)
    #expect(registry.entry(named: "Unknown") == nil)
  }

  @Test("Inherited traits and others")
  func traits() throws {
    let registry = try ClassRegistry(
      .iOS,
      [
        ClassDescription(
          "A",
          traits: [.storesAnyKey, .handlesUndefinedKeys, .incomplete, .generic, .nested]
        ),
        ClassDescription("B", superclass: "A", traits: .swiftOnly),
      ]
    )
    #expect(
      registry.entry(named: "B")?.traits == [.storesAnyKey, .handlesUndefinedKeys, .incomplete, .swiftOnly]
    )
  }

  @Test(
    "Registrations and descriptions in one registry; model objects of registered classes have their own storage"
  )
  func mixed() throws {
    var builder = ClassRegistry.Builder(platform: .macOS)
    try builder.add(TypeRegistration(Base.self) { $0.property("title", \.title) })
    try builder.add(ClassDescription("Described", superclass: "Base"))
    try builder.add(ClassDescription("Free"))
    let registry = try builder.build()
    for name in ["Base", "Described"] {
      let model = try #require(registry.makeObject(ofClass: name))
      try registry.setValue("slot", forKeyPath: "title", of: model)
      #expect(try registry.value(forKeyPath: "title", of: model) == .attribute("slot"))
    }
    #expect(registry.makeObject(ofClass: "Free") != nil)
    #expect(registry.makeObject(ofClass: "Nobody") == nil)
    let base = Base()
    try registry.setValue("a", forKeyPath: "title", of: base)
    #expect(base.title == "a")
  }

  @Test("An empty registry has no classes")
  func empty() {
    let registry = ClassRegistry(platform: .iOS)
    #expect(registry.entries.isEmpty)
    #expect(throws: KeyValueCodingError.self) { try registry.setValue(1, forKeyPath: "a", of: Base()) }
  }
}
