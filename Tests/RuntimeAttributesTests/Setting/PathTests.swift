import NibproofTestSupport
import RuntimeAttributes
import Testing

private struct Retry: KeyValueStructure, Equatable {
  var count = 3
  var delay = 1.5
  private(set) var last: Int? = 7

  static var registration: TypeRegistration {
    TypeRegistration(Retry.self, make: { _ in Retry() }) {
      $0.property("count", \.count, .range(0...9))
      $0.property("delay", get: { $0.delay }, change: { $0.delay = $1 })
    }
  }
}

private struct Spawn: KeyValueStructure, Equatable {
  var name: String
  var place: AttributeValue.Point
  var retry = Retry()

  static var registration: TypeRegistration {
    TypeRegistration(
      Spawn.self,
      make: { values throws(AttributeError) in
        Spawn(name: try values.value("name"), place: try values.value("place"))
      }
    ) {
      $0.property("name", \.name, .required)
      $0.property("place", \.place, .required)
      $0.property("retry", \.retry)
    }
  }
}

/// A structure with an array of values of its own type.
private struct Node: KeyValueStructure, Equatable {
  var title = ""
  var children: [Node] = []

  static var registration: TypeRegistration {
    TypeRegistration(Node.self, make: { _ in Node() }) {
      $0.property("title", \.title)
      $0.property("children", \.children)
    }
  }
}

private enum Shape: KeyValueStructure, Equatable {
  case empty
  case circle(radius: Double)
  case labelled(String, retry: Retry)

  static var registration: TypeRegistration {
    TypeRegistration(
      Shape.self,
      cases: {
        $0.add("empty", make: { _ in .empty }, values: { if case .empty = $0 { [:] } else { nil } })
        $0.add(
          "circle",
          .init("radius", Double.self),
          make: { values throws(AttributeError) in .circle(radius: try values.value("radius")) },
          values: { if case .circle(let radius) = $0 { ["radius": radius] } else { nil } }
        )
        $0.add(
          "labelled",
          .init("0", String.self),
          .init("retry", Retry.self),
          make: { values throws(AttributeError) in
            .labelled(try values.value("0"), retry: try values.value("retry"))
          },
          values: {
            if case .labelled(let text, let retry) = $0 { ["0": text, "retry": retry] } else { nil }
          }
        )
      }
    )
  }
}

private final class Layer {
  var radius = 0.0
  var retry = Retry()
}

private final class Game {
  var retry = Retry() { didSet { changes += 1 } }
  var optional: Retry?
  var spawns = [Spawn(name: "a", place: .init(x: 0, y: 0))]
  var exits = ["north": AttributeValue.Point(x: 1, y: 2)]
  var tree = Node(title: "root", children: [Node(title: "first"), Node(title: "second")])
  var shape = Shape.circle(radius: 1)
  var shapes: [Shape] = []
  var matrix = [[0]]
  var layer = Layer()
  var other: Layer?
  var layers = [Layer(), Layer()]
  var named = ["a": Layer()]
  let fixed = Retry()
  var changes = 0
}

/// Paths through structures, collections, enumerations and objects.
@Suite("Key paths")
struct PathTests {
  private let registry: TypeRegistry
  private let game = Game()

  init() throws {
    registry = try TypeRegistry {
      $0.register(Layer.self) {
        $0.property("radius", \.radius)
        $0.property("retry", \.retry)
      }
      $0.register(Game.self) {
        $0.property("retry", \.retry)
        $0.property("optional", \.optional)
        $0.property("spawns", \.spawns)
        $0.property("exits", \.exits)
        $0.property("tree", \.tree)
        $0.property("shape", \.shape)
        $0.property("shapes", \.shapes)
        $0.property("matrix", \.matrix)
        $0.property("layer", \.layer)
        $0.property("other", \.other)
        $0.property("layers", \.layers)
        $0.property("named", \.named)
        $0.property("fixed", \.fixed)
      }
    }
  }

  private static let accepted: [Example<(AttributeKeyPath, AttributeValue), AttributeValue>] = [
    Example(("retry.count", "5"), 5), Example(("retry", ["count": 2]), ["count": 2, "delay": 1.5]),
    Example(("optional", ["delay": 2]), ["count": 3, "delay": 2.0]), Example(("optional", .nil), .nil),
    Example(("spawns.0.name", "b"), "b"), Example(("spawns.0.place.x", 4), 4.0),
    Example(("spawns.0.retry.delay", 4), 4.0),
    Example(
      ("spawns", [["name": "c", "place": ["x": 1, "y": 2], "retry": ["count": 1]]]),
      [["name": "c", "place": .point(.init(x: 1, y: 2)), "retry": ["count": 1, "delay": 1.5]]]
    ),
    Example(("exits.north.y", 9), 9.0),
    Example(("exits.south", ["x": 3, "y": 4]), .point(.init(x: 3, y: 4))),
    Example(("exits.north", .nil), .nil), Example(("tree.children.1.title", "x"), "x"),
    Example(("tree.children.0.children", [["title": "y"]]), [["title": "y", "children": []]]),
    Example(("shape", "empty"), "empty"), Example(("shape.circle.radius", 5), 5.0),
    Example(("shape", ["circle": ["radius": 2]]), ["circle": ["radius": 2.0]]),
    Example(
      ("shape", ["labelled": ["0": "a", "retry": ["count": 1]]]),
      ["labelled": ["0": "a", "retry": ["count": 1, "delay": 1.5]]]
    ),
    Example(("layer.radius", 5), 5.0), Example(("layer.retry.count", 5), 5),
    Example(("layers.1.radius", 5), 5.0), Example(("named.a.retry.count", 5), 5),
  ]

  @Test("Values reach their property and are written back", arguments: accepted)
  func accepts(example: Example<(AttributeKeyPath, AttributeValue), AttributeValue>) throws {
    let (path, value) = example.input
    try registry.validate(value, forKeyPath: path, of: game)
    #expect(game.changes == 0, sourceLocation: example.sourceLocation)
    try registry.setValue(value, forKeyPath: path, of: game)
    #expect(registry[game, path] == example.expected, sourceLocation: example.sourceLocation)
    let other = Game()
    try registry.applyAll([RuntimeAttribute(path, value)], to: other)
    #expect(registry[other, path] == example.expected, sourceLocation: example.sourceLocation)
  }

  private static let refused:
    [Example<(AttributeKeyPath, AttributeValue), (AttributeKeyPath, AttributeError.Reason)>] = [
      Example(("retry.coutn", 5), ("retry.coutn", .unknownKey)),
      Example(("retry.count", 10), ("retry.count", .outOfRange(minimum: 0, maximum: 9))),
      Example(("retry", ["count": 1, "dely": 2]), ("retry.dely", .unknownKey)),
      Example(("optional.count", 5), ("optional", .noValue)),
      Example(("spawns.7.name", "b"), ("spawns.7", .noElement(count: 1))),
      Example(("spawns.x", "b"), ("spawns.x", .unknownKey)),
      Example(("spawns", [["name": "c"]]), ("spawns.0", .missingKeys(["place"]))),
      Example(
        ("spawns", [["name": 1, "place": ["x": 1]]]),
        ("spawns.0.name", .mismatch(expected: "String"))
      ),
      Example(("spawns", [["name": "c", "place": ["x": 1, "z": 2]]]), ("spawns.0.place.z", .unknownKey)),
      Example(("exits.west.x", 1), ("exits.west", .noValue)),
      Example(("tree.children.5.title", "x"), ("tree.children.5", .noElement(count: 2))),
      Example(("shape.empty.x", 1), ("shape.empty", .otherCase("circle"))),
      Example(("shape.square.x", 1), ("shape.square", .unknownKey)),
      Example(("shape", "square"), ("shape.square", .unknownKey)),
      Example(("shape", ["circle": ["radius": "x"]]), ("shape.circle.radius", .mismatch(expected: "Double"))),
      Example(("shape", ["circle": [:]]), ("shape.circle", .missingKeys(["radius"]))),
      Example(("shape.circle.width", 5), ("shape.circle.width", .unknownKey)),
      Example(("other.radius", 5), ("other", .noValue)),
      Example(("layers.5.radius", 5), ("layers.5", .noElement(count: 2))),
      Example(("named.b.radius", 5), ("named.b", .noValue)),
      Example(("layer.radios", 5), ("layer.radios", .unknownKey)),
      Example(("fixed.count", 5), ("fixed", .readOnly)),
    ]

  @Test("Errors name the key that fails, and nothing is set", arguments: refused)
  func refuses(
    example: Example<(AttributeKeyPath, AttributeValue), (AttributeKeyPath, AttributeError.Reason)>
  ) throws {
    let (path, value) = example.input
    let before = try registry.attributes(of: game)
    let error = #expect(throws: AttributeError.self, sourceLocation: example.sourceLocation) {
      try registry.setValue(value, forKeyPath: path, of: game)
    }
    #expect(error?.keyPath == example.expected.0, sourceLocation: example.sourceLocation)
    #expect(error?.reason == example.expected.1, sourceLocation: example.sourceLocation)
    #expect(throws: ApplyError.self) { try registry.applyAll([RuntimeAttribute(path, value)], to: game) }
    #expect(try registry.attributes(of: game) == before, sourceLocation: example.sourceLocation)
  }

  private static let good: AttributeValue = ["name": "c", "place": ["x": 1, "y": 2]]

  private static let rows = [
    Example(
      ("spawns" as AttributeKeyPath, [["name": 1], good, ["name": "d"], "e"] as AttributeValue),
      (
        ["spawns.0.name", "spawns.2", "spawns.3"] as [AttributeKeyPath], "spawns.0.name" as AttributeKeyPath,
        "c" as AttributeValue
      )
    ),
    // The property keeps its value if every row is invalid.
    Example(("spawns", [["nmae": "c"], 5]), (["spawns.0.nmae", "spawns.1"], "spawns.0.name", "a")),
    // An array inside of a row, and an array whose elements are not structures, is accepted or rejected as a whole.
    Example(
      ("tree.children", [["title": "x", "children": [["title": "y"], ["title": 1]]], ["title": "z"]]),
      (["tree.children.0.children.1.title"], "tree.children", [["title": "z", "children": []]])
    ),
    Example(("matrix", [[1, 2], ["x", 4]]), (["matrix.1.0"], "matrix", [[0]])),
    Example(
      ("shapes", ["empty", ["circle": ["radius": "x"]], ["circle": ["radius": 2]]]),
      (["shapes.1.circle.radius"], "shapes", ["empty", ["circle": ["radius": 2.0]]])
    ),
  ]

  @Test("Rows of an array of structures that do not fit are left out, and are failures", arguments: rows)
  func skipsRows(
    example: Example<
      (AttributeKeyPath, AttributeValue), ([AttributeKeyPath], AttributeKeyPath, AttributeValue)
    >
  ) throws {
    let (path, value) = example.input
    let before = try registry.attributes(of: game)
    #expect(throws: AttributeError.self) { try registry.setValue(value, forKeyPath: path, of: game) }
    let error = #expect(throws: ApplyError.self) {
      try registry.applyAll([RuntimeAttribute(path, value)], to: game)
    }
    #expect(
      error?.failures.map(\.error.keyPath) == example.expected.0,
      sourceLocation: example.sourceLocation
    )
    #expect(try registry.attributes(of: game) == before, sourceLocation: example.sourceLocation)
    let report = registry.apply([RuntimeAttribute(path, value)], to: game)
    #expect(
      report.failures.map(\.error.keyPath) == example.expected.0,
      sourceLocation: example.sourceLocation
    )
    #expect(registry[game, example.expected.1] == example.expected.2, sourceLocation: example.sourceLocation)
    let other = Game()
    let plan = registry.makePlan([RuntimeAttribute(path, value)], for: Game.self)
    #expect(plan.apply(to: other).failures.map(\.error.keyPath) == example.expected.0)
    #expect(registry[other, example.expected.1] == example.expected.2, sourceLocation: example.sourceLocation)
  }

  @Test("What a structure does not register is kept, and its property is written once")
  func kept() throws {
    try registry.setValue(["count": 1, "delay": 2.0] as AttributeValue, forKeyPath: "retry", of: game)
    #expect(game.retry.last == 7 && game.changes == 1)
  }

  @Test("A structure is a root, too")
  func structureAsRoot() throws {
    var retry = Retry()
    let registry = try TypeRegistry(Retry.self)
    try registry.setValue("4", forKeyPath: "count", of: &retry)
    #expect(retry.count == 4)
    #expect(try registry.value(forKeyPath: "count", of: retry) == .attribute(4))
  }

  @Test("Endless paths and values are rejected", arguments: [1_000, 100_000])
  func depth(count: Int) {
    let path = AttributeKeyPath("tree" + String(repeating: ".children.0", count: count))
    #expect(throws: AttributeError.self) { try registry.setValue(1, forKeyPath: path, of: game) }
    #expect(throws: AttributeError.self) { try registry.value(forKeyPath: path, of: game) }
    var value: AttributeValue = [:]
    for _ in 0..<400 { value = ["children": [value]] }
    let report = registry.apply([RuntimeAttribute("tree", value)], to: game)
    #expect(report.failures.map(\.error.reason) == [.tooDeep])
  }

  @Test("The longest path through structures, and the deepest value, fit on a small stack")
  func longest() throws {
    var tree = Node(title: "leaf")
    for _ in 0..<11 { tree = Node(children: [tree]) }
    game.tree = tree
    let path = AttributeKeyPath("tree" + String(repeating: ".children.0", count: 11) + ".title")
    try registry.setValue("x", forKeyPath: path, of: game)
    #expect(registry[game, path] == "x")
    let value = try #require(registry[game, "tree"])
    try registry.applyAll([RuntimeAttribute("tree", value)], to: game)
    try registry.validate("y", forKeyPath: path, of: game)
  }

  @Test("A path may pass through any number of objects")
  func cycle() throws {
    final class Link {
      var next: Link?
      var value = 0
    }
    let registry = try TypeRegistry {
      $0.register(Link.self) {
        $0.property("next", \.next)
        $0.property("value", \.value)
      }
    }
    let link = Link()
    link.next = link
    defer { link.next = nil }
    let path = AttributeKeyPath(String(repeating: "next.", count: 100_000) + "value")
    try registry.setValue(5, forKeyPath: path, of: link)
    #expect(link.value == 5)
    #expect(registry[link, path] == 5)
  }
}
