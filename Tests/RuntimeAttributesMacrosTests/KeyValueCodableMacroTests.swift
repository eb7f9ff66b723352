import RuntimeAttributesMacros
import Testing

@testable import RuntimeAttributes

extension Class {
  /// The keys of the properties.
  fileprivate var keys: [String] { description.properties.map(\.key.name) }
}

/// What the macro registers, as the compiler expands it.
@Suite("Classes registered by the macro")
struct KeyValueCodableMacroTests {
  private let base = Base()

  private func registry() throws -> ClassRegistry {
    try ClassRegistry {
      Layer.self
      Base.self
      Derived.self
      Derived.Inner.self
      Box<Int>.self
      Box<Point>.self
      OpenClass.self
      PublicClass.self
    }
  }

  @Test("Only settable properties are registered")
  func keys() throws {
    let keys = Derived.registration.keys
    #expect(
      keys == [
        "mode", "expensive", "level", "fixed", "changes", "observed", "owner", "parent", "tags", "init",
        "delegate",
        "area", "children", "conditional",
      ]
    )
    #expect(Base.registration.keys == ["layer", "generation", "isHidden", "title"])
    #expect(Layer.registration.keys == ["cornerRadius", "secret", "secretLength", "id"])
  }

  @Test(
    "Stored, computed, lazy, wrapped, observed and private properties are set",
    arguments: [
      ("mode", "fast"), ("expensive", 3), ("observed", 5), ("area", 50.0), ("init", 9), ("generation", 4),
      ("isHidden", true), ("title", "T"), ("layer.cornerRadius", 10.0), ("layer.secret", "new"),
      ("conditional", 2),
    ] as [(AttributeKeyPath, AttributeValue)]
  )
  func values(path: AttributeKeyPath, value: AttributeValue) throws {
    let registry = try registry()
    let object = Derived(parent: base)
    try registry.setValue(value, forKeyPath: path, of: object)
    let read = try registry.value(forKeyPath: path, of: object)
    #expect(read == .attribute(value))
  }

  @Test("Wrappers and observers run, and closures access private members")
  func wrappers() throws {
    let registry = try registry()
    let object = Derived(parent: base)
    let report = registry.apply(
      [
        RuntimeAttribute("level", 2), RuntimeAttribute("observed", 5),
        RuntimeAttribute("layer.secret", "four"),
      ],
      to: object
    )
    #expect(report.succeeded)
    #expect(object.level == 1)
    #expect(object.changes == [0])
    #expect(object.layer.secretLength == 4)
  }

  @Test(
    "Constants, getters and wrappers without a setter are read-only",
    arguments: ["layer.id", "layer.secretLength", "fixed", "layer"] as [AttributeKeyPath]
  )
  func readOnly(path: AttributeKeyPath) throws {
    let registry = try registry()
    let object = Derived(parent: base)
    #expect(throws: KeyValueCodingError.self) { try registry.setValue(1, forKeyPath: path, of: object) }
    _ = try registry.value(forKeyPath: path, of: object)
  }

  @Test("Weak, unowned and protocol-typed objects, and arrays of objects")
  func objects() throws {
    final class Receiver: Delegate {}
    let registry = try registry()
    let (other, receiver) = (Base(), Receiver())
    let object = Derived(parent: base)
    try registry.setValue(other, forKeyPath: "owner", of: object)
    #expect(object.owner === other)
    try registry.setValue(receiver, forKeyPath: "delegate", of: object)
    #expect(object.delegate === receiver)
    #expect(throws: KeyValueCodingError.self) {
      try registry.setValue(base, forKeyPath: "delegate", of: object)
    }
    #expect(object.delegate === receiver)
    try registry.setValue(other, forKeyPath: "parent", of: object)
    #expect(object.parent === other)
    try registry.setValue(BoxedValue.array([.object(base)]), forKeyPath: "children", of: object)
    #expect(object.children.first === base)
  }

  @Test("Generic classes register properties that their arguments allow")
  func generics() throws {
    let registry = try registry()
    let box = Box(1)
    try registry.setValue(2, forKeyPath: "value", of: box)
    #expect(box.value == 2)
    #expect(Box<Point>.registration.keys == ["count"])
  }

  @Test("A subclass without the macro has the properties of its superclass")
  func plainSubclass() throws {
    let object = Plain()
    try registry().setValue("T", forKeyPath: "title", of: object)
    #expect(object.title == "T")
  }

  @Test("Classes that other modules can subclass")
  func access() throws {
    let object = PublicClass()
    let report = try registry().apply(
      [RuntimeAttribute("name", "a"), RuntimeAttribute("size", 2)],
      to: object
    )
    #expect(report.succeeded)
    #expect((object.name, object.size) == ("a", 2))
  }

  @Test("A plan can be made for a class with the macro")
  func plan() throws {
    let object = Derived(parent: base)
    let plan = try registry().makePlan([RuntimeAttribute("observed", 3)], for: Derived.self)
    #expect(plan.apply(to: object) == 0)
    #expect(object.observed == 3)
  }
}

@Suite("Main-actor classes registered by the macro")
@MainActor
struct MainActorMacroTests {
  private func registry() throws -> ClassRegistry {
    try ClassRegistry {
      Layer.self
      Panel.self
      SidePanel.self
    }
  }

  @Test("Properties, outlets and inspectables")
  func members() throws {
    let registry = try registry()
    let panel = SidePanel()
    let report = registry.apply(
      [RuntimeAttribute("title", "T"), RuntimeAttribute("opened", 3), RuntimeAttribute("share", 4)],
      to: panel
    )
    #expect(report.succeeded)
    #expect((panel.title, panel.openings, panel.share) == ("T", 3, 1))
    #expect(try registry.inspectableAttributes(of: panel) == [RuntimeAttribute("width", 1.0)])
    try registry.setValue(Layer(), forKeyPath: "layer", of: panel)
    #expect(panel.layer != nil)
  }

  @Test("Off the main actor, nothing is accessed")
  func isolation() async throws {
    let registry = try registry()
    let panel = SidePanel()
    await Task.detached {
      _ = #expect(throws: KeyValueCodingError.self) {
        try registry.setValue("T", forKeyPath: "title", of: panel)
      }
    }.value
    #expect(panel.title == "")
  }
}
