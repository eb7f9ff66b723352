import NibproofTestSupport
import RuntimeAttributesMacros
import Testing

@testable import RuntimeAttributes

extension TypeRegistration {
  /// The keys of the properties.
  var keys: [String] { fields.map(\.schema.key.name) }
}

/// The registrations of classes for which the compiler expands the macro.
@Suite("Classes registered by the macro")
struct ClassMacroTests {
  private let base = Base()

  private func registry() throws -> TypeRegistry {
    try TypeRegistry(
      Layer.self,
      Base.self,
      Derived.self,
      Derived.Inner.self,
      Box<Int>.self,
      OpenClass.self,
      PublicClass.self
    )
  }

  @Test("Properties that can be registered are")
  func keys() throws {
    #expect(
      Derived.registration.keys == [
        "mode", "expensive", "level", "fixed", "changes", "observed", "owner", "parent", "forced", "tags",
        "init",
        "maxCount", "delegate", "anything", "area", "sum", "total", "children", "named", "count",
        "conditional",
      ]
    )
    #expect(Base.registration.keys == ["layer", "generation", "isHidden", "title"])
    #expect(Layer.registration.keys == ["cornerRadius", "secret", "secretLength", "id"])
    #expect(Derived.Inner.registration.name == "Derived.Inner")
  }

  @Test(
    "Stored, computed, lazy, wrapped, observed and private properties are set",
    arguments: [
      ("mode", "fast"), ("expensive", 3), ("observed", 5), ("area", 50.0), ("init", 9), ("generation", 4),
      ("isHidden", true), ("title", "T"), ("layer.cornerRadius", 10.0), ("layer.secret", "new"),
      ("conditional", 2), ("maxCount", 3), ("total", 4), ("count", 10), ("tags", ["b"]),
    ] as [(AttributeKeyPath, AttributeValue)]
  )
  func values(path: AttributeKeyPath, value: AttributeValue) throws {
    let registry = try registry()
    let object = Derived(parent: base)
    try registry.setValue(value, forKeyPath: path, of: object)
    #expect(try registry.value(forKeyPath: path, of: object).tree == value)
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
    arguments: ["layer.id", "layer.secretLength", "fixed"] as [AttributeKeyPath]
  )
  func readOnly(path: AttributeKeyPath) throws {
    let registry = try registry()
    let object = Derived(parent: base)
    let error = #expect(throws: AttributeError.self) {
      try registry.setValue(1, forKeyPath: path, of: object)
    }
    #expect(error?.reason == .readOnly)
    _ = try registry.value(forKeyPath: path, of: object)
  }

  @Test("Documentation comments, ranges and marks become part of the schema")
  func schema() throws {
    let registry = try registry()
    let layer = try #require(registry.schema(of: Layer.self))
    #expect(layer.documentation == "A layer of a view.")
    #expect(layer["cornerRadius"]?.documentation == "The radius of the corners,\nin points.")
    let count = try #require(registry.schema(of: Derived.self)?["count"])
    #expect((count.minimum, count.maximum, count.isInspectable) == (1, 10, true))
    let error = #expect(throws: AttributeError.self) {
      try registry.setValue(11, forKeyPath: "count", of: Derived(parent: base))
    }
    #expect(error?.reason == .outOfRange(minimum: 1, maximum: 10))
    #expect(registry.schema(of: Derived.self)?["mode"]?.allowedValues == ["slow", "fast"])
  }

  @Test("Weak, unowned and protocol-typed objects, and collections of objects")
  func objects() throws {
    final class Receiver: Delegate {}
    let registry = try registry()
    let (other, receiver) = (Base(), Receiver())
    let object = Derived(parent: base)
    for key in ["owner", "parent", "forced", "anything"] as [AttributeKeyPath] {
      try registry.setValue(other, forKeyPath: key, of: object)
      #expect(try registry.value(forKeyPath: key, of: object) == .object(other))
    }
    try registry.setValue(receiver, forKeyPath: "delegate", of: object)
    #expect(object.delegate === receiver)
    #expect(throws: AttributeError.self) { try registry.setValue(base, forKeyPath: "delegate", of: object) }
    #expect(object.delegate === receiver)
    try registry.setValue(BoxedValue.array([.object(base)]), forKeyPath: "children", of: object)
    #expect(object.children.first === base)
    try registry.setValue(BoxedValue.dictionary(["a": .object(base)]), forKeyPath: "named", of: object)
    #expect(object.named["a"] === base)
  }

  @Test("Generic classes")
  func generics() throws {
    let box = Box(1)
    try registry().setValue(2, forKeyPath: "value", of: box)
    #expect(box.value == 2)
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
    #expect(plan.apply(to: object).succeeded)
    #expect(object.observed == 3)
  }
}
