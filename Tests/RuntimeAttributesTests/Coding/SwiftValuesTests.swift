import NibproofTestSupport
import RuntimeAttributes
import Testing

private final class Layer { var cornerRadius = 0.0 }

private enum Theme: String, AttributeConvertible, CaseIterable { case light, dark }

private final class Card {
  var title = "a"
  var width = 1.5
  var big = UInt64.max
  var theme = Theme.light
  var optionalTheme: Theme?
  var layer: Layer? = Layer()
  var tags = ["x"]
  var cards: [Card] = []
}

@Suite("Swift values")
struct SwiftValuesTests {
  private let registry: ClassRegistry
  private let card = Card()

  init() throws {
    registry = try ClassRegistry(converting: .likeTheRuntime) {
      Class(Layer.self) { Property("cornerRadius", \.cornerRadius) }
      Class(Card.self, module: "App") {
        Property("title", \.title)
        Property("width", \.width).inspectable()
        Property("big", \.big).inspectable()
        Property("theme", \.theme)
        Property("optionalTheme", \.optionalTheme)
        Property("layer", \.layer)
        Property("tags", \.tags)
        Property("cards", \.cards)
      }
    }
  }

  @Test("Variables, interpolations, objects and nil are set in the same way as literals")
  func setting() throws {
    let (name, width, key) = ("b", 2.5, "width")
    #expect(try registry.setValue(name, forKeyPath: "title", of: card) == .stored)
    #expect(try registry.setValue(width, forKeyPath: "\(key)", of: card) == .stored)
    #expect(card.title == "b" && card.width == 2.5)
    #expect(try registry.setValue("Hello \(name)", forKeyPath: "title", of: card) == .stored)
    #expect(card.title == "Hello b")
    #expect(try registry.setValue(Theme.dark, forKeyPath: "theme", of: card) == .stored)
    #expect(card.theme == .dark)
    let layer = Layer()
    #expect(try registry.setValue(layer, forKeyPath: "layer", of: card) == .stored)
    #expect(card.layer === layer)
    #expect(try registry.setValue(nil, forKeyPath: "layer", of: card) == .converted)
    #expect(card.layer == nil)
    #expect(RuntimeAttribute("title", name) == RuntimeAttribute("title", .string("b")))
    #expect(RuntimeAttribute("title", Optional("b")) == RuntimeAttribute("title", "b"))
    #expect(RuntimeAttribute("width", width) == RuntimeAttribute("width", 2.5))
  }

  @Test("Values are read as the requested type, if they can be converted")
  func reading() throws {
    #expect(try registry.value(forKeyPath: "width", of: card, as: Double.self) == 1.5)
    #expect(try registry.value(forKeyPath: "width", of: card, as: Int.self) == nil)
    #expect(try registry.value(forKeyPath: "title", of: card, as: String.self) == "a")
    #expect(try registry.value(forKeyPath: "width", of: card, as: String.self) == nil)
    #expect(try registry.value(forKeyPath: "theme", of: card, as: Theme.self) == .light)
    #expect(try registry.value(forKeyPath: "layer", of: card, as: Layer.self) === card.layer)
    #expect(try registry.value(forKeyPath: "layer", of: card, as: Card.self) == nil)
    #expect(try registry.value(forKeyPath: "width", of: card) == 1.5)
  }

  @Test("The description of a boxed value is that of its value")
  func description() throws {
    card.cards = [Card(), Card()]
    #expect("\(try registry.value(forKeyPath: "cards.width", of: card))" == "[1.5, 1.5]")
    #expect("\(try registry.value(forKeyPath: "layer", of: card))" == "<Layer>")
    #expect("\(BoxedValue.set(["b", "a"]))" == #"{"a", "b"}"#)
    #expect("\(BoxedValue.dictionary(["b": 1, "a": .nil]))" == "{a: nil, b: 1}")
    #expect("\(BoxedValue(registry.makeObject(ofClass: "Card")))" == "<App.Card>")
  }

  @Test("Integers above the signed range become reals")
  func unsigned() throws {
    #expect(try registry.value(forKeyPath: "big", of: card) == .attribute(.real(0x1p64)))
    #expect(
      try registry.inspectableAttributes(of: card) == [
        RuntimeAttribute("width", 1.5), RuntimeAttribute("big", .real(0x1p64)),
      ]
    )
    card.big = 7
    #expect(try registry.value(forKeyPath: "big", of: card) == 7)
  }

  @Test("Arrays of values are set as a whole, if all elements convert")
  func arrays() throws {
    #expect(try registry.setValue(BoxedValue.array(["a", "b"]), forKeyPath: "tags", of: card) == .stored)
    #expect(card.tags == ["a", "b"])
    let refused = SetValueOutcome.refused(expected: PropertyType(.array, name: "[String]"))
    #expect(try registry.setValue(BoxedValue.array(["a", 1]), forKeyPath: "tags", of: card) == refused)
    #expect(card.tags == ["a", "b"])
    #expect(try registry.setValue(nil, forKeyPath: "tags", of: card) == .converted)
    #expect(card.tags.isEmpty)
  }

  @Test("A value that Swift cannot represent is refused, with the nearest raw value")
  func refused() throws {
    let attributes = [
      RuntimeAttribute("theme", "drak"), RuntimeAttribute("optionalTheme", "lihgt"),
      RuntimeAttribute("layer", 3), RuntimeAttribute("title", "b"),
    ]
    let report = registry.apply(attributes, to: card)
    #expect(!report.succeeded && report.failures.count == 3)
    let theme = PropertyType(.string, name: "Theme")
    let optionalTheme = PropertyType(.string, isOptional: true, name: "Theme?")
    #expect(
      report.results.map(\.outcome) == [
        .success(.refused(expected: theme, nearest: "dark")),
        .success(.refused(expected: optionalTheme, nearest: "light")),
        .success(.refused(expected: PropertyType(object: "Layer", isOptional: true))),
        .success(.stored),
      ]
    )
    #expect(card.theme == .light && card.optionalTheme == nil && card.title == "b")
    #expect(registry.makePlan(attributes, for: Card.self).apply(to: card) == 3)
  }

  @Test("A path through collections without elements sets nothing")
  func nothingToSet() throws {
    for path in ["cards.title", "cards.@nosuch.count", "cards.cards.title", "cards.@"] as [AttributeKeyPath] {
      let outcome = try registry.setValue(1, forKeyPath: path, of: card)
      #expect(outcome == .nothingToSet, "\(path)")
    }
    card.cards = [Card()]
    #expect(try registry.setValue("b", forKeyPath: "cards.title", of: card) == .stored)
  }

  @Test("Exceptions name the dynamic class, and the module of a class that is registered with one")
  func classNames() {
    final class Special: Layer2 {}
    class Layer2 { var radius = 0.0 }
    let registry = try? ClassRegistry { Class(Layer2.self, module: "App") { Property("radius", \.radius) } }
    func raised(_ key: AttributeKey, by object: AnyObject) -> KeyValueCodingError? {
      do throws(KeyValueCodingError) {
        try registry?.setValue(nil, forKeyPath: AttributeKeyPath([], key), of: object)
        return nil
      } catch {
        return error
      }
    }
    for (object, name) in [(Layer2(), "App.Layer2"), (Special(), "Special")] {
      #expect(
        raised("radios", by: object)
          == .undefinedKey(.init(key: "radios", operation: .set, className: name, nearestKey: "radius"))
      )
      #expect(raised("radius", by: object) == .nilValue(key: "radius", className: name))
    }
  }
}
