import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

private final class Layer { var cornerRadius = 0.0 }

private final class View {
  let layer = Layer()
  var size = AttributeValue.Size(width: 1, height: 2)
  var scores = [2, 3, 3]
  var views: [View] = []
  var labels = ["self": "Karte"]
}

/// Tests of `self` as a key, which key-value coding finds for any object because NSObject declares `-self`.
@Suite("The key `self`")
struct ItselfTests {
  private let registry: ClassRegistry

  init() throws {
    registry = try ClassRegistry {
      $0.register(Layer.self) { $0.property("cornerRadius", \.cornerRadius) }
      $0.register(View.self) {
        $0.property("layer", \.layer)
        $0.property("size", \.size)
        $0.property("scores", \.scores)
        $0.property("views", \.views)
        $0.property("labels", \.labels)
      }
    }
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
      (self.path, self.expected, self.sourceLocation) = (path, expected, sourceLocation)
    }

    var testDescription: String { path.description }
  }

  static let cases: [Case] = [
    Case("self.layer.self.cornerRadius", 0.0),
    Case("size.self.self", .attribute(.size(.init(width: 1, height: 2)))),
    Case("scores.@sum.self", 8.0),
    Case("scores.@max.self", 3),
    Case("scores.@distinctUnionOfObjects.self", .array([2, 3])),
    Case("scores.self", .array([2, 3, 3])),
    Case("views.self.layer", .array([])),
    // A dictionary returns its entry for the key `self`.
    Case("labels.self", "Karte"),
  ]

  @Test("It returns the object, the value, or each element", arguments: cases)
  func reading(_ row: Case) throws {
    #expect(
      try registry.value(forKeyPath: row.path, of: View()) == row.expected,
      sourceLocation: row.sourceLocation
    )
  }

  @Test("It can be part of a path for setting, but not its end")
  func setting() throws {
    let view = View()
    #expect(try registry.setValue(4, forKeyPath: "self.layer.self.cornerRadius", of: view) == .converted)
    #expect(view.layer.cornerRadius == 4)
    #expect(try registry.value(forKeyPath: "self", of: view) == .object(view))
    let undefined = KeyValueCodingError.undefinedKey(.init(key: "self", operation: .set, className: "View"))
    #expect(throws: undefined) { try registry.setValue(4, forKeyPath: "self", of: view) }
    let width = KeyValueCodingError.undefinedKey(
      .init(key: "width", operation: .set, className: "NSConcreteValue")
    )
    #expect(throws: width) { try registry.setValue(4, forKeyPath: "size.self.width", of: view) }
  }

  @Test("Model objects support it as well")
  func models() throws {
    let model = try #require(registry.makeObject(ofClass: "View"))
    #expect(try registry.setValue(4, forKeyPath: "self.layer.cornerRadius", of: model) == .converted)
    #expect(try registry.value(forKeyPath: "layer.cornerRadius.self", of: model) == 4.0)
  }
}
