import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

/// The layers of real views, which behave like the model of `CALayer`.
@MainActor
@Suite("Layers of nibs")
struct NibLayerTests {
  private static func outcome(
    _ value: AttributeValue,
    _ path: AttributeKeyPath,
    _ object: AnyObject,
    _ registry: ClassRegistry
  ) -> String {
    do throws(KeyValueCodingError) {
      return "\(try registry.setValue(value, forKeyPath: path, of: object))"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "Keys, fields of structures and colors are set as on a model object",
    arguments: [
      ("layer.cornerRadius", 4, "converted"), ("layer.shadowOffset.width", 3, "stored"),
      (
        "layer.cornerRadios", 3,
        "stored by the layer, which has no such property; did you mean 'cornerRadius'?"
      ),
      ("layer.unknownKey", 3, "stored by the layer, which has no such property"),
      ("layer.borderColor", .color(.init(red: 1, green: 0, blue: 0)), "not a 'CGColor'; ignored"),
      ("layer.transform.rotation.z", 1.5, "stored"), ("layer.bounds.size.width", 9, "stored"),
      ("layer.bounds.depth", 9, "stored by the layer, which has no such property"),
      ("layer.position", .point(.init(x: 1, y: 2)), "stored"), ("layer.masksToBounds", true, "stored"),
      ("layer.unset.key", 1, "'unset' is nil"),
    ] as [(AttributeKeyPath, AttributeValue, String)]
  )
  func setting(path: AttributeKeyPath, value: AttributeValue, expected: String) throws {
    let bundle = try ModelClasses.bundle([])
    let registry = bundle.loader.registry
    let view = NibView(bundle: bundle)
    let model = try #require(registry.makeObject(ofClass: "UIView"))
    #expect(Self.outcome(value, path, view, registry) == expected)
    #expect(Self.outcome(value, path, model, registry) == expected)
    let read = try registry.value(forKeyPath: path, of: view)
    #expect(try registry.value(forKeyPath: path, of: model) == read)
  }

  @Test("Values are stored in properties, or by path")
  func values() throws {
    let bundle = try ModelClasses.bundle([])
    let registry = bundle.loader.registry
    let view = NibView(bundle: bundle)
    try registry.setValue(3, forKeyPath: "layer.shadowOffset.width", of: view)
    try registry.setValue(9, forKeyPath: "layer.bounds.size.width", of: view)
    try registry.setValue(1.5, forKeyPath: "layer.transform.rotation.z", of: view)
    try registry.setValue("x", forKeyPath: "layer.name2", of: view)
    #expect(view.layer.shadowOffset == AttributeValue.Size(width: 3, height: -3))
    #expect(view.layer.bounds.size.width == 9)
    #expect(view.layer.others == ["transform.rotation.z": 1.5, "name2": "x"])
    #expect(try registry.value(forKeyPath: "layer.bounds.size.width", of: view) == 9.0)
    #expect(try registry.value(forKeyPath: "layer.transform.rotation.z", of: view) == 1.5)
  }

  @Test("Off the main actor, a layer cannot be accessed")
  func elsewhere() async throws {
    let layer = NibLayer()
    let registry = try ClassRegistry { $0.register(NibLayer.self) }
    await Task.detached {
      for path in ["cornerRadius", "nobody", "bounds.size.width", "borderColor"] as [AttributeKeyPath] {
        #expect(throws: KeyValueCodingError.self, "\(path)") {
          try registry.setValue(
            AttributeValue.color(.init(red: 1, green: 0, blue: 0)),
            forKeyPath: path,
            of: layer
          )
        }
      }
    }.value
    #expect(layer.others.isEmpty)
  }
}
