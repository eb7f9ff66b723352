import RuntimeAttributes
import Testing

private class Base { var title = "t" }
private class Middle: Base {}
private final class Derived: Middle { var radius = 1.0 }
private final class Other {}

private enum First { final class Item { var a = 1 } }
private enum Second { final class Item { var b = 1 } }

private class Control: KeyValueCodable {
  var title = ""
  class var registration: TypeRegistration {
    TypeRegistration(Control.self) { $0.property("title", \.title) }
  }
}

private final class Stepper: Control {
  var step = 1.0
  override class var registration: TypeRegistration {
    TypeRegistration(Stepper.self) { $0.property("step", \.step) }
  }
}

private final class Spinner: Control {}

/// Client types with names that a registry might also use.
private struct Property {}
private struct Class {}
private struct Action {}
private enum Result {}

@Suite("Registrations")
struct RegistrationTests {
  @Test("Types, keys and superclasses are checked when a registry is built")
  func errors() {
    func error(_ list: (inout TypeList) -> Void) -> RegistryError? {
      do throws(RegistryError) {
        _ = try TypeRegistry(list)
        return nil
      } catch {
        return error
      }
    }
    #expect(
      error {
        $0.register(Base.self) { _ in }
        $0.register(Base.self, named: "Basis") { _ in }
      } == .duplicateClass("Basis")
    )
    #expect(
      error {
        $0.register(First.Item.self) { _ in }
        $0.register(Second.Item.self) { _ in }
      } == .sharedName("Item")
    )
    #expect(
      error { $0.register(Derived.self, inherits: Base.self) { _ in } }
        == .unknownSuperclass("Base", of: "Derived")
    )
    #expect(
      error {
        $0.register(Other.self) { _ in }
        $0.register(Derived.self, inherits: Other.self) { _ in }
      } == .unrelatedSuperclass("Other", of: "Derived")
    )
    #expect(
      error {
        $0.register(Base.self) {
          $0.property("title", \.title)
          $0.property("title", \.title)
        }
      } == .duplicateKey("title", of: "Base")
    )
    for key in ["", "a.b", "1a", "a b", "@a"] {
      #expect(
        error { $0.register(Base.self) { $0.property(AttributeKey(key), \.title) } }
          == .invalidKey(key, of: "Base")
      )
    }
  }

  @Test("Checks of properties that contain objects")
  func objectChecks() throws {
    final class Owner {
      var base = Base()
      var optional: Base?
      var bases: [Base] = []
      var optionalBases: [Base]?
      var named: [String: Base] = [:]
      var outlet: AnyObject?
    }
    struct Refusal: Error, CustomStringConvertible { let description = "no" }
    let registry = try TypeRegistry {
      $0.register(Owner.self) {
        $0.property("base", \.base, .check { if $0.title == "x" { throw Refusal() } })
        $0.property("optional", \.optional, .check { if $0?.title == "x" { throw Refusal() } })
        $0.property("bases", \.bases, .check { if $0.count > 1 { throw Refusal() } })
        $0.property("optionalBases", \.optionalBases, .check { if $0?.count == 2 { throw Refusal() } })
        $0.property("named", \.named, .check { if $0["x"] != nil { throw Refusal() } })
        $0.property("outlet", outlet: \.outlet, .check { if $0 is Owner { throw Refusal() } })
        $0.property(
          "closure",
          get: { $0.optional },
          set: { $0.optional = $1 },
          .check { _ in throw Refusal() }
        )
      }
    }
    let (owner, right, wrong) = (Owner(), Base(), Base())
    wrong.title = "x"
    let rows: [(AttributeKeyPath, accepted: BoxedValue, refused: BoxedValue)] = [
      ("base", .object(right), .object(wrong)), ("optional", .object(right), .object(wrong)),
      ("bases", .array([.object(right)]), .array([.object(right), .object(right)])),
      ("optionalBases", .array([]), .array([.object(right), .object(right)])),
      ("named", .dictionary(["a": .object(right)]), .dictionary(["x": .object(right)])),
      ("outlet", .object(right), .object(owner)),
    ]
    for (path, accepted, refused) in rows {
      try registry.setValue(accepted, forKeyPath: path, of: owner)
      for isSet in [false, true] {
        let error = #expect(throws: AttributeError.self) {
          if isSet {
            try registry.setValue(refused, forKeyPath: path, of: owner)
          } else {
            try registry.validate(refused, forKeyPath: path, of: owner)
          }
        }
        #expect(error?.reason == .rejected("no") && error?.keyPath == path)
      }
      #expect(try registry.value(forKeyPath: path, of: owner) == accepted)
    }
    #expect(throws: AttributeError.self) { try registry.setValue(right, forKeyPath: "closure", of: owner) }
  }

  @Test("Classes have the properties of the nearest registered superclass")
  func inheritance() throws {
    let registry = try TypeRegistry {
      $0.register(Derived.self) { $0.property("radius", \.radius) }
      $0.register(Base.self) { $0.property("title", \.title) }
    }
    let derived = Derived()
    try registry.setValue("a", forKeyPath: "title", of: derived)
    try registry.setValue(2, forKeyPath: "radius", of: derived)
    #expect(derived.title == "a" && derived.radius == 2)
    let middle = Middle()
    try registry.setValue("b", forKeyPath: "title", of: middle)
    #expect(middle.title == "b")
    #expect(throws: AttributeError.self) { try registry.setValue(2, forKeyPath: "radius", of: middle) }
  }

  @Test("A type that provides its registration is registered by its name")
  func ownRegistrations() throws {
    let registry = try TypeRegistry(Control.self, Stepper.self)
    let stepper = Stepper()
    #expect(
      registry.apply([RuntimeAttribute("title", "a"), RuntimeAttribute("step", 2)], to: stepper).succeeded
    )
    #expect(stepper.title == "a" && stepper.step == 2)
    let inherited = try TypeRegistry(Spinner.self, Control.self)
    let spinner = Spinner()
    try inherited.setValue("a", forKeyPath: "title", of: spinner)
    #expect(spinner.title == "a" && inherited.schema(of: spinner)?.name == "Spinner")
    #expect(throws: RegistryError.duplicateClass("Control")) { try TypeRegistry(Control.self, Control.self) }
  }

  @Test("Registries are merged, and types that register themselves may be in both")
  func merging() throws {
    let first = try TypeRegistry(Control.self)
    let second = try TypeRegistry {
      $0.register(Control.self)
      $0.register(Base.self) { $0.property("title", \.title) }
    }
    let merged = try first.merging(second)
    #expect(merged.schemas.map(\.name) == ["Control", "Base"])
    #expect(throws: RegistryError.duplicateClass("Base")) { try second.merging(second) }
  }

  @Test("Loops and conditions register what they reach", arguments: [false, true])
  func conditions(isWide: Bool) throws {
    let registry = try TypeRegistry {
      if isWide { $0.register(Base.self) { _ in } }
      $0.register(Derived.self) {
        for key in ["b", "c"] { $0.property(AttributeKey(key), \.radius) }
        if isWide { $0.property("a", \.radius) }
      }
    }
    #expect(registry.schema(of: Derived.self)?.fields.map(\.key) == (isWide ? ["b", "c", "a"] : ["b", "c"]))
    #expect(registry.schema(of: Derived.self)?.superclass == (isWide ? "Base" : nil))
  }
}
