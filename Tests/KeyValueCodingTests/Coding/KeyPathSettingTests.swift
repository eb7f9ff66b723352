import KeyValueCoding
import RuntimeAttributes
import Testing

/// The step-by-step evaluation of key paths that set values of model objects.
@Suite("Setting along key paths")
struct KeyPathSettingTests {
  private static let location = FileLocation(
    file: "View.swift",
    position: SourcePosition(line: 3, column: 7)
  )

  private static let descriptions = [
    ClassDescription("NSObject", language: .objectiveC),
    ClassDescription(
      "CALayer",
      superclass: "NSObject",
      language: .objectiveC,
      traits: .storesAnyKey,
      properties: [
        PropertyDescription("cornerRadius", PropertyType(.double, name: "CGFloat"), language: .objectiveC),
        PropertyDescription("borderColor", PropertyType(.cgColor, isOptional: true), language: .objectiveC),
        PropertyDescription(
          "path",
          PropertyType(.coreFoundation("CGPath"), isOptional: true),
          language: .objectiveC
        ),
        PropertyDescription("bounds", PropertyType(.rect), language: .objectiveC),
        PropertyDescription("position", PropertyType(.point), language: .objectiveC),
        PropertyDescription("shadowOffset", PropertyType(.size), language: .objectiveC),
        PropertyDescription("transform", PropertyType(.transform3D), language: .objectiveC),
      ]
    ),
    ClassDescription("UIColor", superclass: "NSObject", language: .objectiveC),
    ClassDescription(
      "UIView",
      superclass: "NSObject",
      language: .objectiveC,
      properties: [
        PropertyDescription(
          "layer",
          PropertyType(.object("CALayer")),
          access: .none(.getOnly),
          language: .objectiveC
        ),
        PropertyDescription(
          "superview",
          PropertyType(.object("UIView"), isOptional: true),
          language: .objectiveC
        ),
        PropertyDescription(
          "maskView",
          PropertyType(.object("UIView"), isOptional: true),
          language: .objectiveC
        ),
        PropertyDescription(
          "contentView",
          PropertyType(.object("UIView")),
          access: .none(.getOnly),
          language: .objectiveC
        ),
        PropertyDescription("tintColor", PropertyType(.color), language: .objectiveC),
        PropertyDescription("frame", PropertyType(.rect), language: .objectiveC),
        PropertyDescription("insets", PropertyType(.insets), language: .objectiveC),
        PropertyDescription("alpha", PropertyType(.double, name: "CGFloat"), language: .objectiveC),
        PropertyDescription("tag", PropertyType(.int64), language: .objectiveC),
        PropertyDescription(
          "hidden",
          PropertyType(.bool),
          swiftName: "isHidden",
          getter: "isHidden",
          language: .objectiveC
        ),
        PropertyDescription("subviews", PropertyType(.array), language: .objectiveC),
      ],
      methods: [
        MethodDescription(selector: "setMystery:"), MethodDescription(selector: "_setSecret:"),
        MethodDescription(selector: "content"), MethodDescription(selector: "countOfItems"),
        MethodDescription(selector: "objectInItemsAtIndex:"), MethodDescription(selector: "countOfRows"),
        MethodDescription(selector: "setSwiftOnly:", isVisibleToObjectiveC: false),
      ]
    ),
    ClassDescription(
      "Badge",
      module: "App",
      superclass: "UIView",
      properties: [
        PropertyDescription("label", PropertyType(.object("UIView"), isOptional: true)),
        PropertyDescription("title", PropertyType(.string)),
        PropertyDescription(
          "plain",
          PropertyType(.int64),
          access: .none(.notVisibleToObjectiveC),
          location: location
        ),
        PropertyDescription("fixed", PropertyType(.int64), access: .none(.constant)),
        PropertyDescription("computed", PropertyType(.object("UIView")), access: .none(.getOnly)),
        PropertyDescription("pod", PropertyType(.object("PodView"))),
        PropertyDescription("mystery", PropertyType(.unresolved("Mystery"))),
      ]
    ),
    ClassDescription("Open", superclass: "PodView"),
    ClassDescription("Broken", superclass: "UIView", traits: .incomplete),
    ClassDescription("Lenient", superclass: "UIView", traits: .handlesUndefinedKeys),
  ]

  struct Case: CustomTestStringConvertible {
    var className: String
    var path: AttributeKeyPath
    var value: AttributeValue
    var outcome: Result<SetValueOutcome, KeyValueCodingError>
    var sourceLocation: SourceLocation

    init(
      _ className: String,
      _ path: AttributeKeyPath,
      _ value: AttributeValue = 1,
      gives outcome: SetValueOutcome,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.className, self.path, self.value) = (className, path, value)
      self.outcome = .success(outcome)
      self.sourceLocation = sourceLocation
    }

    init(
      _ className: String,
      _ path: AttributeKeyPath,
      _ value: AttributeValue = 1,
      raises error: KeyValueCodingError,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.className, self.path, self.value) = (className, path, value)
      outcome = .failure(error)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(className) \(path)" }
  }

  private static func undefined(
    _ key: AttributeKey,
    of className: String,
    _ operation: KeyValueCodingError.UndefinedKey.Operation = .set,
    _ exposureProblem: PropertyDescription.ExposureProblem? = nil,
    at location: FileLocation? = nil,
    nearest: AttributeKey? = nil
  ) -> KeyValueCodingError {
    .undefinedKey(
      .init(
        key: key,
        operation: operation,
        className: className,
        exposureProblem: exposureProblem,
        location: location,
        nearestKey: nearest
      )
    )
  }

  static let oneKey: [Case] = [
    Case("Badge", "tag", gives: .stored),
    Case("Badge", "tag", 1.5, gives: .lossy),
    Case("Badge", "hidden", true, gives: .stored),
    // The Swift name of the property is not its key, but the key is suggested.
    Case("Badge", "isHidden", true, raises: undefined("isHidden", of: "App.Badge", nearest: "hidden")),
    Case("Badge", "tagg", raises: undefined("tagg", of: "App.Badge", nearest: "tag")),
    Case("Badge", "", raises: undefined("", of: "App.Badge")),
    Case("Badge", "tag.", raises: undefined("", of: "__NSCFNumber")),
    Case("Badge", ".tag", raises: undefined("", of: "App.Badge", .get)),
    Case(
      "Badge",
      "plain",
      raises: undefined("plain", of: "App.Badge", .set, .notVisibleToObjectiveC, at: location)
    ),
    Case("Badge", "fixed", raises: undefined("fixed", of: "App.Badge", .set, .constant)),
    Case("Badge", "computed", raises: undefined("computed", of: "App.Badge", .set, .getOnly)),
    Case(
      "Badge",
      "plain.tag",
      raises: undefined("plain", of: "App.Badge", .get, .notVisibleToObjectiveC, at: location)
    ),
    Case("Badge", "tag", .nil, raises: .nilValue(key: "tag", className: "App.Badge")),
    Case("Lenient", "tag", .nil, gives: .handledByClass),
  ]

  // Paths through objects.
  static let alongObjects: [Case] = [
    Case("Badge", "computed.tag", gives: .stored),
    Case("Badge", "maskView.maskView.tag", gives: .stored),
    // The app may assign an instance of any subclass of the declared class.
    Case("Badge", "maskView.title", gives: .undecided(.unseenObject(className: "UIView"))),
    Case("Badge", "maskView.label.tag", gives: .undecided(.unseenObject(className: "UIView"))),
    Case("Badge", "contentView.title", raises: undefined("title", of: "UIView")),
    Case("Badge", "contentView.label.tag", raises: undefined("label", of: "UIView", .get)),
    // The superview exists only once the view is shown, if ever.
    Case("Badge", "superview.tag", gives: .undecided(.unseenObject(className: "UIView"))),
    Case("Badge", "label.tag", gives: .noEffect(nilKey: "label")),
    Case("Badge", "title.length", raises: undefined("length", of: "__NSCFString")),
    Case("Badge", "tintColor.alpha", raises: undefined("alpha", of: "UIColor")),
    Case("Badge", "tag.a.b", raises: undefined("a", of: "__NSCFNumber", .get)),
  ]

  // Structures on ordinary objects.
  static let structures: [Case] = [
    Case("Badge", "frame.width", raises: undefined("width", of: "NSConcreteValue")),
    Case("Badge", "frame.size.width", raises: undefined("size", of: "NSConcreteValue", .get)),
    Case("Badge", "insets.left", raises: undefined("left", of: "NSConcreteValue")),
  ]

  // Layers.
  static let layers: [Case] = [
    Case("Badge", "layer.cornerRadius", 4, gives: .converted),
    Case("Badge", "layer.cornerRadios", 4, gives: .storedUnknownLayerKey(nearest: "cornerRadius")),
    Case("Badge", "layer.nonsense", gives: .storedUnknownLayerKey(nearest: nil)),
    Case("Badge", "layer.nonsense.more", gives: .noEffect(nilKey: "nonsense")),
    Case("Badge", "layer.cornerRadius", .nil, raises: .nilValue(key: "cornerRadius", className: "CALayer")),
    Case(
      "Badge",
      "layer.borderColor",
      .color(.init(red: 1, green: 0, blue: 0)),
      gives: .storedColorForCGColor
    ),
    Case("Badge", "layer.borderColor", .nil, gives: .converted),
    Case(
      "Badge",
      "layer.path",
      .color(.init(red: 1, green: 0, blue: 0)),
      gives: .storedWrongObject(expected: PropertyType(.coreFoundation("CGPath"), isOptional: true))
    ),
    Case("Badge", "layer.bounds.size.width", 4, gives: .stored),
    Case("Badge", "layer.bounds.origin", .point(.init(x: 1, y: 2)), gives: .stored),
    Case("Badge", "layer.position.x", 4, gives: .stored),
    Case("Badge", "layer.position.z", 4, gives: .storedUnknownLayerKey(nearest: nil)),
    Case("Badge", "layer.shadowOffset.height", 4, gives: .stored),
    Case("Badge", "layer.transform.rotation.z", 1.5, gives: .stored),
    Case("Badge", "layer.transform.scale", 2, gives: .stored),
    Case("Badge", "layer.transform.spin", 2, gives: .storedUnknownLayerKey(nearest: nil)),
    Case("Badge", "layer.transform.rotation.z.more", 2, gives: .storedUnknownLayerKey(nearest: nil)),
  ]

  // Unknown classes and types.
  static let doubts: [Case] = [
    Case("Open", "tag", gives: .undecided(.openChain(missing: "PodView"))),
    Case("Open", "a.b", gives: .undecided(.openChain(missing: "PodView"))),
    Case("Broken", "nobody", gives: .undecided(.openChain(missing: "Broken"))),
    Case("Broken", "tag", gives: .stored),
    Case("Badge", "pod.tag", gives: .undecided(.openChain(missing: "PodView"))),
    Case("Badge", "mystery", gives: .undecided(.unresolvedType("Mystery"))),
    Case("Badge", "mystery.a", gives: .undecided(.unresolvedType("Mystery"))),
    Case("Badge", "subviews.tag", gives: .undecided(.unresolvedType("[Any]"))),
    Case("Badge", "frame", 1, gives: .undecided(.unsureConversion)),
    Case("Lenient", "nobody", gives: .handledByClass),
    Case("Lenient", "nobody.tag", gives: .noEffect(nilKey: "nobody")),
  ]

  // Methods are accessors even if no property declares the type of their value.
  static let methods: [Case] = [
    Case("Badge", "mystery2", raises: undefined("mystery2", of: "App.Badge", nearest: "mystery")),
    Case("UIView", "mystery", gives: .undecided(.unmodeledAccessor(key: "mystery"))),
    Case("UIView", "secret", gives: .undecided(.unmodeledAccessor(key: "secret"))),
    Case("UIView", "content.tag", gives: .undecided(.unmodeledAccessor(key: "content"))),
    Case("UIView", "items.tag", gives: .undecided(.unmodeledAccessor(key: "items"))),
    // A collection requires two accessor methods, such as `countOfRows` and `objectInRowsAtIndex:`.
    Case(
      "UIView",
      "rows.tag",
      raises: .undefinedKey(.init(key: "rows", operation: .get, className: "UIView"))
    ),
    Case("UIView", "swiftOnly", raises: undefined("swiftOnly", of: "UIView")),
    Case("UIView", "content", raises: undefined("content", of: "UIView")),
  ]

  @Test(
    "Every kind of step in a path",
    arguments: oneKey + alongObjects + structures + layers + doubts + methods
  )
  func steps(_ row: Case) throws {
    let registry = try ClassRegistry(.iOS, Self.descriptions)
    let object = try #require(registry.makeObject(ofClass: row.className))
    let outcome = Result { () throws(KeyValueCodingError) in
      try registry.setValue(row.value, forKeyPath: row.path, of: object)
    }
    #expect(outcome == row.outcome, sourceLocation: row.sourceLocation)
  }

  @Test("The range and the check of a registered property reject a value, and the outcome is the reason")
  func checks() throws {
    final class Gauge {
      var level = 0.5
      var name = "a"
      var owner: Gauge?
    }
    struct TooLong: Error {}
    let registry = try ClassRegistry {
      $0.register(Gauge.self) {
        $0.property("level", \.level, .range(0...1))
        $0.property("name", \.name, .check { if $0.count > 3 { throw TooLong() } })
        $0.property("owner", \.owner, .check { if $0 != nil { throw TooLong() } })
      }
    }
    let gauge = Gauge()
    let level = try registry.setValue(5, forKeyPath: "level", of: gauge)
    #expect("\(level)" == "out of range 0 to 1; the property is unchanged")
    let name = try registry.setValue("abcd", forKeyPath: "name", of: gauge)
    #expect("\(name)" == "rejected: TooLong(); the property is unchanged")
    let owner = try registry.setValue(gauge, forKeyPath: "owner", of: gauge)
    #expect("\(owner)" == "rejected: TooLong(); the property is unchanged")
    guard case .refused(_, let error?) = level else { throw TooLong() }
    #expect("\(error)" == "5 is out of range for 'Gauge.level'; expected 0 to 1")
    #expect(gauge.level == 0.5 && gauge.name == "a" && gauge.owner == nil)
  }

  @Test("A layer has keys for the fields of its structures, and setting a structure changes its fields")
  func layerFields() throws {
    let registry = try ClassRegistry(.iOS, Self.descriptions)
    let layer = try #require(registry.makeObject(ofClass: "CALayer"))
    func value(_ path: AttributeKeyPath) throws -> BoxedValue {
      try registry.value(forKeyPath: path, of: layer)
    }
    #expect(try value("bounds.size.width") == .attribute(0.0))
    #expect(try value("transform.scale.x") == .attribute(1.0))
    #expect(try value("transform.rotation") == .attribute(0.0))
    try registry.setValue(3, forKeyPath: "bounds.size.width", of: layer)
    try registry.setValue(AttributeValue.point(.init(x: 1, y: 2)), forKeyPath: "bounds.origin", of: layer)
    #expect(try value("bounds") == .attribute(.rect(.init(x: 1, y: 2, width: 3, height: 0))))
    try registry.setValue(
      AttributeValue.rect(.init(x: 5, y: 6, width: 7, height: 8)),
      forKeyPath: "bounds",
      of: layer
    )
    #expect(try value("bounds.size") == .attribute(.size(.init(width: 7, height: 8))))
    #expect(try value("bounds.origin.y") == .attribute(6.0))
    try registry.setValue(4, forKeyPath: "position.y", of: layer)
    #expect(try value("position") == .attribute(.point(.init(x: 0, y: 4))))
    try registry.setValue(2, forKeyPath: "shadowOffset.width", of: layer)
    #expect(try value("shadowOffset.width") == .attribute(2.0))
    try registry.setValue(1.5, forKeyPath: "transform.rotation.z", of: layer)
    #expect(try value("transform.rotation.z") == .attribute(1.5))
    // A value that the structure cannot contain does not hide a later one.
    try registry.setValue("wide", forKeyPath: "bounds.size.height", of: layer)
    try registry.setValue(9, forKeyPath: "bounds.size.height", of: layer)
    #expect(try value("bounds.size.height") == .attribute(9.0))
    #expect(try value("bounds.nonsense") == .nil)
    try registry.setValue("kept", forKeyPath: "nonsense", of: layer)
    #expect(try value("nonsense") == .attribute("kept"))
    #expect(try value("nobody") == .nil)
  }

  @Test("Outlets accept objects of matching and unknown classes, and only outlet collections accept arrays")
  func objects() throws {
    let registry = try ClassRegistry(.iOS, Self.descriptions)
    let badge = try #require(registry.makeObject(ofClass: "Badge"))
    func outcome(_ key: AttributeKeyPath, _ value: BoxedValue) throws -> SetValueOutcome {
      try registry.setValue(value, forKeyPath: key, of: badge)
    }
    func object(_ name: String) throws -> BoxedValue {
      .object(try #require(registry.makeObject(ofClass: name)))
    }
    let view = PropertyType(.object("UIView"), isOptional: true)
    #expect(try outcome("label", try object("Lenient")) == .stored)
    #expect(try outcome("label", try object("Open")) == .stored)
    #expect(try outcome("label", try object("CALayer")) == .storedWrongObject(expected: view))
    #expect(try outcome("label", .array([try object("UIView")])) == .storedWrongObject(expected: view))
    #expect(try outcome("pod", try object("UIView")) == .stored)
    #expect(try outcome("subviews", .array([])) == .stored)
    #expect(try outcome("subviews", .set([])) == .storedWrongObject(expected: PropertyType(.array)))
    #expect(
      try outcome("subviews", try object("UIView")) == .storedWrongObject(expected: PropertyType(.array))
    )
    #expect(try outcome("subviews", try object("Open")) == .undecided(.openChain(missing: "PodView")))
    let raised = #expect(throws: KeyValueCodingError.self) { try outcome("tag", try object("UIView")) }
    #expect(Self.receiver(of: raised) == "UIView")
    let array = #expect(throws: KeyValueCodingError.self) { try outcome("tag", .array([])) }
    #expect(Self.receiver(of: array) == "__NSArrayI")
  }

  /// Returns the class that does not respond to the message for unboxing an integer.
  private static func receiver(of error: KeyValueCodingError?) -> String? {
    guard case .unrecognizedSelector(let unrecognized)? = error, unrecognized.message == .longLongValue else {
      return nil
    }
    return unrecognized.receiver
  }

  @Test("Paths and chains of objects can have any length")
  func longPath() throws {
    let registry = try ClassRegistry(
      .iOS,
      [
        ClassDescription(
          "Chain",
          properties: [
            PropertyDescription("next", PropertyType(.object("Chain"))),
            PropertyDescription("links", PropertyType(.array), language: .objectiveC),
            PropertyDescription("tag", PropertyType(.int64)),
          ]
        )
      ]
    )
    let nexts = Array(repeating: AttributeKey("next"), count: 100_000)
    let chain = try #require(registry.makeObject(ofClass: "Chain"))
    #expect(
      try registry.setValue(AttributeValue.integer(1), forKeyPath: AttributeKeyPath(nexts, "tag"), of: chain)
        == .stored
    )
    #expect(try registry.value(forKeyPath: AttributeKeyPath(nexts, "tag"), of: chain) == .attribute(1))
    // Two objects, each with a link to itself and a link to the other object.
    let links = [chain, try #require(registry.makeObject(ofClass: "Chain"))]
    for link in links {
      #expect(
        try registry.setValue(BoxedValue.array(links.map(BoxedValue.object)), forKeyPath: "links", of: link)
          == .stored
      )
    }
    let ways = AttributeKeyPath(Array(repeating: "links", count: 10_000), "tag")
    #expect(try registry.setValue(AttributeValue.integer(2), forKeyPath: ways, of: chain) == .stored)
    for link in links { #expect(try registry.value(forKeyPath: "tag", of: link) == .attribute(2)) }
    // Breaks the reference cycle, because the objects would otherwise never be released.
    for link in links {
      #expect(try registry.setValue(BoxedValue.array([]), forKeyPath: "links", of: link) == .stored)
    }
  }

  @Test("A model object belongs to its registry")
  func foreignObject() throws {
    let registry = try ClassRegistry(.iOS, Self.descriptions)
    let other = try ClassRegistry(.iOS, Self.descriptions)
    let badge = try #require(other.makeObject(ofClass: "Badge"))
    #expect(registry.entry(of: badge) == nil)
    #expect(throws: Self.undefined("tag", of: "App.Badge")) {
      try registry.setValue(1, forKeyPath: "tag", of: badge)
    }
  }
}
