public import Foundation
public import RuntimeAttributes
import Testing

private enum Alignment: Int, AttributeConvertible { case left, center, right }
private enum Shape: String, AttributeConvertible { case round, square }
private enum Weight: UInt8, AttributeConvertible { case light = 1, heavy = 2 }

private struct Edges: OptionSet, AttributeConvertible {
  let rawValue: UInt
  static let top = Edges(rawValue: 1)
  static let left = Edges(rawValue: 2)
}

extension CGFloat: AttributeConvertible {}

extension CGPoint: AttributeConvertible {
  /// A point.
  public static var attributeType: PropertyType { AttributeValue.Point.attributeType }

  /// Converts a point.
  public init?(attributeValue: AttributeValue) {
    guard case .point(let point) = attributeValue else { return nil }
    self.init(x: point.x, y: point.y)
  }

  /// The point of an attribute.
  public var attributeValue: AttributeValue { .point(.init(x: x, y: y)) }
}

private class Item: Hashable {
  var name: String
  init(_ name: String = "") { self.name = name }
  static func == (left: Item, right: Item) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Card {
  var alignment = Alignment.left
  var shape: Shape? = .round
  var weight = Weight.light
  var edges: Edges = []
  var width: CGFloat = 1
  var center = CGPoint.zero
  var small: Float = 0
  var count: Int?
  var uuid: UInt64 = 0
  let identifier = "card"
  var area: Double { 6 }
  var item: Item?
  var owner = Item("owner")
  unowned let constant = Item.shared
  var items: [Item] = []
  var computedItems: [Item] {
    get { items }
    set { items = newValue }
  }
  var outlets: [Item]?
  var tags: Set<Item> = []
  var scores = [1.5, 2.5]
  var labels = ["de": "Karte"]
}

extension Item {
  fileprivate nonisolated(unsafe) static let shared = Item("shared")
}

/// Every form in which a property can be registered.
@Suite("Properties of registered classes")
struct PropertyTests {
  private let registry: ClassRegistry
  private let card = Card()

  init() throws {
    registry = try ClassRegistry(converting: .likeTheRuntime) {
      Class(Item.self) { Property("name", \.name) }
      Class(Card.self) {
        Property("alignment", \.alignment)
        Property("shape", \.shape)
        Property("weight", \.weight).inspectable()
        Property("edges", \.edges)
        Property("width", \.width)
        Property("inspectableWidth", \.width).inspectable()
        Property("center", \.center)
        Property("small", get: { $0.small }, set: { $0.small = $1 }).inspectable()
        Property("count", \.count)
        Property("uuid", \.uuid)
        Property("identifier", \.identifier)
        Property("area", get: { $0.area })
        Property("item", \.item)
        Property("owner", \.owner)
        Property("constant", \.constant)
        Property("closureItem", get: { $0.item }, set: { $0.item = $1 })
        Property("readItem", get: { $0.item })
        Property("items", \.items)
        Property("computedItems", \.computedItems)
        Property("outlet", \.item).outlet()
        Property("closureOutlet", get: { $0.item }, set: { $0.item = $1 }).outlet()
        Property("readArea", get: { $0.area }).inspectable()
        Property("collection", \.items).outlet()
        Property("optionalCollection", \.outlets).outlet()
        Property("tags", \.tags)
        Property("scores", \.scores)
        Property("labels", \.labels)
      }
    }
  }

  private func set(_ value: AttributeValue, _ path: AttributeKeyPath) throws -> SetValueOutcome {
    try registry.setValue(value, forKeyPath: path, of: card)
  }

  @Test(
    "Enumerations and option sets are set by raw value; an unknown raw value is refused"
  )
  func rawValues() throws {
    #expect(try set(2, "alignment") == .stored)
    #expect(card.alignment == .right)
    #expect(
      try set(9, "alignment")
        == .refused(expected: PropertyType(.enumeration("Alignment", raw: .int64)))
    )
    #expect(card.alignment == .right)
    #expect(try set("1", "alignment") == .converted)
    #expect(card.alignment == .center)
    #expect(try set("square", "shape") == .stored)
    #expect(card.shape == .square)
    #expect(try set(.nil, "shape") == .converted)
    #expect(card.shape == nil)
    #expect(try set(2, "weight") == .converted)
    #expect(card.weight == .heavy)
    #expect(try set(3, "edges") == .converted)
    #expect(card.edges == [.top, .left])
  }

  @Test("Optional numbers of Foundation and the standard library")
  func numbers() throws {
    #expect(try set(2.5, "width") == .stored)
    #expect(card.width == 2.5)
    #expect(try set("3.5", "inspectableWidth") == .converted)
    #expect(card.width == 3.5)
    #expect(try set(0.5, "small") == .converted)
    #expect(card.small == 0.5)
    #expect(try set(4, "count") == .stored)
    #expect(card.count == 4)
    #expect(try set(.nil, "count") == .converted)
    #expect(card.count == nil)
    #expect(throws: KeyValueCodingError.nilValue(key: "width", className: "Card")) { try set(.nil, "width") }
    #expect(try set(-1, "uuid") == .lossy)
    #expect(card.uuid == .max)
  }

  @Test("A type of another module with both conversions")
  func convertible() throws {
    #expect(try set(.point(.init(x: 1, y: 2)), "center") == .stored)
    #expect(card.center == CGPoint(x: 1, y: 2))
    #expect(try registry.value(forKeyPath: "center", of: card) == .attribute(.point(.init(x: 1, y: 2))))
    #expect(throws: KeyValueCodingError.self) { try set("{1, 2}", "center") }
  }

  @Test(
    "A read-only property cannot be set, and the error says so",
    arguments: ["identifier", "area", "readItem", "constant"]
  )
  func getOnly(key: String) throws {
    let error = #expect(throws: KeyValueCodingError.self) { try set(.nil, AttributeKeyPath(key)) }
    guard case .undefinedKey(let undefined)? = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(undefined.exposureProblem == .getOnly)
    _ = try registry.value(forKeyPath: AttributeKeyPath(key), of: card)
  }

  @Test(
    "Objects, nil, and objects of another class",
    arguments: ["item", "closureItem", "outlet", "closureOutlet"] as [AttributeKeyPath]
  )
  func objects(path: AttributeKeyPath) throws {
    let item = Item("a")
    #expect(try registry.setValue(BoxedValue.object(item), forKeyPath: path, of: card) == .stored)
    #expect(card.item === item)
    #expect(try registry.value(forKeyPath: path, of: card) == .object(item))
    let expected = PropertyType(.object("Item"), isOptional: true)
    for wrong in [.object(Card()), .array([.object(item)]), .set([]), .dictionary([:])] as [BoxedValue] {
      #expect(
        try registry.setValue(wrong, forKeyPath: path, of: card) == .refused(expected: expected)
      )
    }
    #expect(card.item === item)
    #expect(try set(.nil, path) == .converted)
    #expect(card.item == nil)
  }

  @Test("Nil is set as nil, for objects and values")
  func bareNil() throws {
    (card.item, card.shape) = (Item(), .square)
    #expect(try registry.setValue(nil, forKeyPath: "item", of: card) == .converted)
    #expect(try registry.setValue(nil, forKeyPath: "shape", of: card) == .converted)
    #expect(card.item == nil && card.shape == nil)
    card.item = Item()
    #expect(try registry.setValue(BoxedValue.nil, forKeyPath: "item", of: card) == .converted)
    #expect(card.item == nil)
    do throws(KeyValueCodingError) {
      try registry.setValue(nil, forKeyPath: "width", of: card)
      Issue.record("a number is never nil")
    } catch {
      #expect(error == .nilValue(key: "width", className: "Card"))
    }
  }

  @Test("A non-optional object property keeps its object")
  func required() throws {
    let owner = card.owner
    #expect(try set(.nil, "owner") == .refused(expected: PropertyType(.object("Item"))))
    #expect(card.owner === owner)
    let other = Item()
    #expect(try registry.setValue(BoxedValue.object(other), forKeyPath: "owner", of: card) == .stored)
    #expect(card.owner === other)
  }

  @Test("Arrays of objects", arguments: ["items", "computedItems", "collection"] as [AttributeKeyPath])
  func arrays(path: AttributeKeyPath) throws {
    let items = [Item("a"), Item("b")]
    let boxes = BoxedValue.array(items.map { .object($0) })
    #expect(try registry.setValue(boxes, forKeyPath: path, of: card) == .stored)
    #expect(card.items.map(\.name) == ["a", "b"])
    #expect(try registry.value(forKeyPath: path, of: card) == boxes)
    let expected = PropertyType(.array, name: "[Item]")
    for wrong in [.array([.object(Card())]), .object(items[0]), .set([])] as [BoxedValue] {
      #expect(
        try registry.setValue(wrong, forKeyPath: path, of: card) == .refused(expected: expected)
      )
    }
    #expect(card.items.count == 2)
    #expect(try set(.nil, path) == .converted)
    #expect(card.items.isEmpty)
  }

  @Test("An optional outlet collection")
  func optionalArray() throws {
    let items: BoxedValue = .array([.object(Item("a"))])
    #expect(try registry.setValue(items, forKeyPath: "optionalCollection", of: card) == .stored)
    #expect(card.outlets?.map(\.name) == ["a"])
  }

  @Test("Sets, arrays of values and dictionaries are read")
  func collections() throws {
    card.tags = [Item("a"), Item("b")]
    #expect(
      try registry.value(forKeyPath: "tags.name", of: card) == .set([.attribute("a"), .attribute("b")])
    )
    #expect(try set("c", "tags.name") == .stored)
    #expect(card.tags.map(\.name) == ["c", "c"])
    #expect(try registry.value(forKeyPath: "scores", of: card) == .array([.attribute(1.5), .attribute(2.5)]))
    #expect(try registry.value(forKeyPath: "labels.de", of: card) == .attribute("Karte"))
    #expect(throws: KeyValueCodingError.self) { try set("Card", "labels.en") }
  }

  @Test("Interface Builder traits")
  func marks() throws {
    let properties = try #require(registry.entry(of: card)).description.properties
    func keys(_ marks: PropertyDescription.Marks) -> [String] {
      properties.filter { $0.marks.contains(marks) }.map(\.key.name)
    }
    #expect(keys(.inspectable) == ["weight", "inspectableWidth", "small", "readArea"])
    #expect(keys(.outlet) == ["outlet", "closureOutlet"])
    #expect(keys(.outletCollection) == ["collection", "optionalCollection"])
  }
}
