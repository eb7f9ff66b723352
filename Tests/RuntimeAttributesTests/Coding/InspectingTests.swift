import RuntimeAttributes
import Testing

private enum Shape: Int, AttributeConvertible { case round, square }

private class Base {
  var title = "t"
  var subtitle: String?
  var hidden = true
}

private final class Card: Base {
  var radius = 2.5
  var shape = Shape.square
  var owner: Base?
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
}

@Suite("Reading inspectable properties back")
struct InspectingTests {
  private let registry: ClassRegistry

  init() throws {
    registry = try ClassRegistry {
      Class(Card.self) {
        Property("radius", \.radius).inspectable()
        Property("shape", \.shape).inspectable()
        Property("title", \.title).inspectable()
        Property("owner", \.owner).outlet()
      }
      Class(Base.self) {
        Property("title", \.title).inspectable()
        Property("subtitle", \.subtitle).inspectable()
        Property("hidden", \.hidden)
      }
    }
  }

  @Test("Superclass properties come first, each key once, and only inspectable ones")
  func attributes() throws {
    let attributes = try registry.inspectableAttributes(of: Card())
    #expect(
      attributes == [
        RuntimeAttribute("title", "t"), RuntimeAttribute("subtitle", .nil), RuntimeAttribute("radius", 2.5),
        RuntimeAttribute("shape", 1),
      ]
    )
  }

  @Test("Read values can be applied again")
  func roundTrip() throws {
    let card = Card()
    (card.title, card.subtitle, card.radius, card.shape) = ("a", "b", 7, .round)
    let copy = Card()
    let attributes = try registry.inspectableAttributes(of: card)
    #expect(registry.apply(attributes, to: copy).succeeded)
    #expect((copy.title, copy.subtitle, copy.radius, copy.shape) == ("a", "b", 7, .round))
  }

  @Test("A model object returns the values that were set, and an unknown object none")
  func models() throws {
    let properties = ["a", "b"].map { PropertyDescription($0, PropertyType(.int64), marks: .inspectable) }
    let registry = try ClassRegistry(.iOS, [ClassDescription("Model", properties: properties)])
    let object = try #require(registry.makeObject(ofClass: "Model"))
    #expect(try registry.inspectableAttributes(of: object).isEmpty)
    try registry.setValue(3, forKeyPath: "b", of: object)
    #expect(try registry.inspectableAttributes(of: object) == [RuntimeAttribute("b", 3)])
    #expect(try registry.inspectableAttributes(of: Card()).isEmpty)
  }
}
