import RuntimeAttributes
import Testing

private final class Layer { var radius = 0.0 }

private class View: Equatable {
  let layer = Layer()
  var title = ""
  var tag = 0
  var color: AttributeValue.Color?
  var calls: [String] = []
  var width = 0.0 { didSet { calls.append("width") } }
  var height: Float = 0 { didSet { calls.append("height") } }

  static func == (left: View, right: View) -> Bool {
    left.layer.radius == right.layer.radius && left.title == right.title && left.tag == right.tag
      && left.color == right.color && left.calls == right.calls && left.width == right.width
      && left.height == right.height
  }
}

private final class Ink: AttributeConvertible {
  static let valueType = ValueType.string
  let name: String

  init(_ name: String) { self.name = name }

  convenience init?(attributeValue: AttributeValue) {
    guard case .string(let name) = attributeValue else { return nil }
    self.init(name)
  }

  var attributeValue: AttributeValue { .string(name) }
}

private final class Sheet { var ink = Ink("black") }

private class Button: View {}
private final class Special: Button {
  var tagText = "unset"
}

@Suite("Plans")
struct AttributePlanTests {
  private let registry: TypeRegistry

  init() throws {
    registry = try TypeRegistry {
      $0.register(Layer.self) { $0.property("radius", \.radius) }
      $0.register(View.self) {
        $0.property("layer", \.layer)
        $0.property("title", \.title)
        $0.property("tag", get: { $0.tag }, set: { $0.tag = $1 })
        $0.property("color", \.color)
        $0.property("width", \.width)
        $0.property("height", \.height)
      }
      // A subclass may register a different property for a key.
      $0.register(Special.self) { $0.property("tag", \.tagText) }
    }
  }

  static let attributes: [RuntimeAttribute] = [
    RuntimeAttribute("title", "a"), RuntimeAttribute("tag", 7), RuntimeAttribute("tag", "x"),
    RuntimeAttribute("layer.radius", 4), RuntimeAttribute("nobody", 1), RuntimeAttribute("title", 5),
    RuntimeAttribute("width", 2), RuntimeAttribute("height", 3.5), RuntimeAttribute("width", 3),
    RuntimeAttribute("color", .color(.init(red: 1, green: 0, blue: 0))), RuntimeAttribute("color", 3),
    RuntimeAttribute("tag", .nil), RuntimeAttribute("title", .nil),
    RuntimeAttribute("title", .localizedString("b")),
    RuntimeAttribute("layer.radios", 1), RuntimeAttribute("width", "6.5pt"),
  ]

  @Test(
    "A plan has the same effect as applying attributes one by one, at any length",
    arguments: 0...attributes.count
  )
  func equalToOneByOne(count: Int) {
    let attributes = Array(Self.attributes.prefix(count))
    let (planned, applied) = (View(), View())
    let report = registry.makePlan(attributes, for: View.self).apply(to: planned)
    #expect(report == registry.apply(attributes, to: applied))
    #expect(planned == applied)
  }

  @Test("Each single attribute", arguments: attributes)
  func alone(attribute: RuntimeAttribute) {
    let (planned, applied) = (View(), View())
    let report = registry.makePlan([attribute], for: View.self).apply(to: planned)
    #expect(report == registry.apply([attribute], to: applied))
    #expect(planned == applied)
  }

  @Test("Objects of a subclass use the regular lookup, since it may override properties")
  func subclass() {
    let plan = registry.makePlan(Self.attributes, for: View.self)
    let special = Special()
    let applied = Special()
    let report = registry.apply(Self.attributes, to: applied)
    #expect(plan.apply(to: special) == report)
    #expect(special == applied)
    #expect(special.tagText == "x")
    #expect(special.tag == 0)
  }

  @Test("A plan for an unregistered class uses the properties of its superclass")
  func unregisteredClass() {
    let button = Button()
    #expect(registry.makePlan([RuntimeAttribute("title", "a")], for: Button.self).apply(to: button).succeeded)
    #expect(button.title == "a")
  }

  @Test("Objects of other classes and of unknown classes")
  func otherClasses() {
    let plan = registry.makePlan(
      [RuntimeAttribute("radius", 4), RuntimeAttribute("title", "a")],
      for: View.self
    )
    let layer = Layer()
    #expect(plan.apply(to: layer).failures.map(\.error.reason) == [.unknownKey])
    #expect(layer.radius == 4)
    final class Unknown {}
    let unknown = registry.makePlan([RuntimeAttribute("a", 1)], for: Unknown.self)
    for report in [plan.apply(to: Unknown()), unknown.apply(to: Unknown())] {
      #expect(report.failures.allSatisfy { $0.error.reason == .unregisteredType } && !report.succeeded)
    }
  }

  @Test("Object values are created for each object, as without a plan")
  func objectsAsValues() throws {
    let registry = try TypeRegistry {
      $0.register(Sheet.self) { $0.property("ink", get: { $0.ink }, set: { $0.ink = $1 }) }
    }
    let plan = registry.makePlan([RuntimeAttribute("ink", "blue")], for: Sheet.self)
    let (one, other) = (Sheet(), Sheet())
    for sheet in [one, other] { plan.apply(to: sheet) }
    #expect(one.ink.name == "blue" && other.ink.name == "blue")
    #expect(one.ink !== other.ink)
  }

  @Test("A plan is applied to many objects")
  func manyObjects() {
    let plan = registry.makePlan([RuntimeAttribute("tag", 7)], for: View.self)
    let views = (0..<100).map { _ in View() }
    for view in views { plan.apply(to: view) }
    #expect(views.allSatisfy { $0.tag == 7 })
  }
}
