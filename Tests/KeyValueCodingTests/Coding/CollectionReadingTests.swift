import KeyValueCoding
import RuntimeAttributes
import Testing

private final class Line {
  var name: String
  var price: Int
  var owner: Line?
  var parts: [Line]
  init(_ name: String, _ price: Int, owner: Line? = nil, parts: [Line] = []) {
    (self.name, self.price, self.owner, self.parts) = (name, price, owner, parts)
  }
}

private final class Invoice {
  var lines: [Line] = []
  var notes: [String: BoxedValue] = ["first": .attribute("hello"), "line": .object(Line("noted", 5))]
  let totals = ["net": 3.5]
}

@Suite("Collections in key paths")
struct CollectionReadingTests {
  private let registry: ClassRegistry
  private let invoice = Invoice()

  init() throws {
    registry = try ClassRegistry {
      $0.register(Line.self) {
        $0.property("name", \.name)
        $0.property("price", \.price)
        $0.property("owner", \.owner)
        $0.property("parts", \.parts)
      }
      $0.register(Invoice.self) {
        $0.property("lines", \.lines)
        $0.property("notes", \.notes)
        $0.property("totals", \.totals)
      }
    }
    let shared = Line("shared", 1)
    invoice.lines = [
      Line("b", 3, owner: shared, parts: [shared, Line("x", 7)]), Line("a", 4, parts: [shared]),
      Line("b", 3, owner: shared),
    ]
  }

  static let sums: [([AttributeValue], sum: Double, average: Double)] = [
    ([0.1, 0.2], 0.3, 0.15), ([0.1, 0.1, 0.1], 0.3, 0.1), ([1.1, 2.2, 3.3], 6.6, 2.2),
    ([1, 2, 4], 7, 7.0 / 3),
    ([-0.1, 0.3, "0.1"], 0.3, 0.1), ([0.7, true], 1.7, 0.85), ([1, -1], 0, 0), ([-1, -1, -2], -4, -4.0 / 3),
    // Sums with more than 18 digits, and infinity, are added as doubles.
    ([1e300, 1e-300], 1e300, 5e299), ([.integer(.max), .integer(.max)], 0x1p64, 0x1p63),
    ([.real(.infinity), 1], .infinity, .infinity),
  ]

  @Test("Sums and averages are those of decimals", arguments: sums)
  func decimals(values: [AttributeValue], sum: Double, average: Double) throws {
    invoice.notes["values"] = .array(values.map { .attribute($0) })
    #expect(try value("notes.values.@sum.self") == .attribute(.real(sum)))
    #expect(try value("notes.values.@avg.self") == .attribute(.real(average)))
  }

  private func value(_ path: AttributeKeyPath) throws(KeyValueCodingError) -> BoxedValue {
    try registry.value(forKeyPath: path, of: invoice)
  }

  /// A key path with its value; sendable because the boxed values in the table do not contain objects.
  struct Case: @unchecked Sendable, CustomTestStringConvertible {
    var path: AttributeKeyPath
    var expected: BoxedValue
    var sourceLocation: SourceLocation

    init(
      _ path: AttributeKeyPath,
      _ expected: BoxedValue,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.path = path
      self.expected = expected
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { path.description }
  }

  static let cases: [Case] = [
    Case("lines.name", .array([.attribute("b"), .attribute("a"), .attribute("b")])),
    Case("lines.@count", .attribute(3)),
    Case("lines.@count.whatever", .attribute(3)),
    Case("lines.@sum.price", .attribute(10.0)),
    Case("lines.@avg.price", .attribute(.real(10.0 / 3))),
    Case("lines.@min.price", .attribute(3)),
    Case("lines.@max.price", .attribute(4)),
    Case("lines.@max.name", .attribute("b")),
    Case("lines.@min.name", .attribute("a")),
    Case("lines.@min.owner.name", .attribute("shared")),
    Case("lines.@avg.owner.price", .attribute(.real(2.0 / 3))),
    Case("lines.@unionOfObjects.name", .array([.attribute("b"), .attribute("a"), .attribute("b")])),
    Case("lines.@distinctUnionOfObjects.name", .array([.attribute("b"), .attribute("a")])),
    Case(
      "lines.@unionOfArrays.parts.name",
      .array([.attribute("shared"), .attribute("x"), .attribute("shared")])
    ),
    Case("lines.@distinctUnionOfArrays.parts.name", .array([.attribute("shared"), .attribute("x")])),
    Case("lines.parts.@count", .attribute(3)),
    Case("lines.owner.name", .array([.attribute("shared"), .nil, .attribute("shared")])),
    Case("totals.net", .attribute(3.5)),
    Case("totals.gross", .nil),
    Case("totals.gross.more", .nil),
    Case("totals.@count", .attribute(1)),
    Case("notes.first", .attribute("hello")),
    Case("notes.line.price", .attribute(5)),
    Case("notes.nobody", .nil),
    Case("notes.@count", .attribute(2)),
    Case("notes.@allKeys", .array([.attribute("first"), .attribute("line")])),
    Case("totals.@allValues", .array([.attribute(3.5)])),
  ]

  @Test("Operators and their results", arguments: cases)
  func reading(_ row: Case) throws {
    #expect(try value(row.path) == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("Operators on empty collections")
  func nothing() throws {
    invoice.lines = []
    #expect(try value("lines.@count") == .attribute(0))
    #expect(try value("lines.@sum.price") == .attribute(0.0))
    #expect(try value("lines.@avg.price") == .nil)
    #expect(try value("lines.@max.price") == .nil)
    #expect(try value("lines.@min.price") == .nil)
    #expect(try value("lines.@unionOfObjects.name") == .array([]))
  }

  @Test(
    "Invalid operators raise",
    arguments: [
      ("lines.@median.price", .unknownOperator(name: "median", className: "__NSArrayI")),
      ("lines.nobody", .undefinedKey(.init(key: "nobody", operation: .get, className: "Line"))),
      ("totals.net.more", .undefinedKey(.init(key: "more", operation: .get, className: "__NSCFNumber"))),
      ("totals.@nobody", .undefinedKey(.init(key: "nobody", operation: .get, className: "__NSDictionaryI"))),
      ("notes.@nobody", .undefinedKey(.init(key: "nobody", operation: .get, className: "__NSDictionaryI"))),
      ("@count", .undefinedKey(.init(key: "@count", operation: .get, className: "Invoice"))),
    ] as [(AttributeKeyPath, KeyValueCodingError)]
  )
  func raising(path: AttributeKeyPath, error: KeyValueCodingError) {
    #expect(throws: error) { try value(path) }
  }

  @Test("Setting a key of a collection sets it on every element, and reports the first different outcome")
  func fanOut() throws {
    #expect(try registry.setValue("c", forKeyPath: "lines.name", of: invoice) == .stored)
    #expect(invoice.lines.map(\.name) == ["c", "c", "c"])
    #expect(try registry.setValue("d", forKeyPath: "lines.parts.name", of: invoice) == .stored)
    #expect(invoice.lines.flatMap(\.parts).map(\.name) == ["d", "d", "d"])
    #expect(try registry.setValue(2.5, forKeyPath: "lines.price", of: invoice) == .lossy)
    #expect(invoice.lines.map(\.price) == [2, 2, 2])
    // The array contains NSNull for a line without an owner.
    let null = KeyValueCodingError.undefinedKey(.init(key: "name", operation: .set, className: "NSNull"))
    #expect(throws: null) { try registry.setValue("e", forKeyPath: "lines.owner.name", of: invoice) }
    #expect(invoice.lines.map(\.owner?.name) == ["e", nil, "e"])
    // `@count` returns a number, which does not have a key `price`.
    let price = KeyValueCodingError.undefinedKey(
      .init(key: "price", operation: .set, className: "__NSCFNumber")
    )
    #expect(throws: price) { try registry.setValue(1, forKeyPath: "lines.@count.price", of: invoice) }
    let count = KeyValueCodingError.undefinedKey(.init(key: "@count", operation: .set, className: "Line"))
    #expect(throws: count) { try registry.setValue(1, forKeyPath: "lines.@count", of: invoice) }
  }

  @Test("The runtime reads entries of dictionaries, but cannot change Swift dictionaries")
  func dictionaries() throws {
    #expect(try registry.setValue(9, forKeyPath: "notes.line.price", of: invoice) == .stored)
    #expect(try value("notes.line.price") == .attribute(9))
    #expect(
      try registry.setValue(9, forKeyPath: "notes.nobody.price", of: invoice) == .noEffect(nilKey: "nobody")
    )
    for (path, key) in [("totals.net", "net"), ("notes.count", "count")] as [(AttributeKeyPath, AttributeKey)]
    {
      let undefined = KeyValueCodingError.undefinedKey(
        .init(key: key, operation: .set, className: "__NSDictionaryI")
      )
      #expect(throws: undefined) { try registry.setValue(1, forKeyPath: path, of: invoice) }
    }
  }

  @Test("Boxes are equal by value, objects by identity")
  func boxes() {
    let line = Line("a", 1)
    #expect(BoxedValue(line) == .object(line))
    #expect(BoxedValue(line) != BoxedValue(Line("a", 1)))
    #expect(BoxedValue(nil as AnyObject?) == .nil)
    #expect(BoxedValue(line).object === line)
    #expect(BoxedValue.attribute(1).attributeValue == 1)
    #expect(BoxedValue.array([]) != .set([]))
    let all: Set<BoxedValue> = [
      .nil, .attribute(1), .object(line), .array([.nil]), .set([.nil]), .dictionary(["a": .nil]),
      BoxedValue(line),
    ]
    #expect(all.count == 6)
  }
}
