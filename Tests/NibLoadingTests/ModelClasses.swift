import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// A layer that keeps any key, as `CALayer` does.
final class Layer: UndefinedKeyHandling, KeyValueCodable {
  var cornerRadius = 0.0
  var borderWidth = 0.0
  private(set) var others: [String: BoxedValue] = [:]

  func setValue(_ value: BoxedValue, forUndefinedKey key: AttributeKey) {
    others[key.name] = value
  }

  static var registration: ClassRegistration {
    Class(Layer.self, named: "CALayer") {
      Property("cornerRadius", \.cornerRadius)
      Property("borderWidth", \.borderWidth)
    }.registration
  }
}

/// A button that counts as `UIButton`.
class Button: NibControl {
  let layer = Layer()
  var title = ""
  var backgroundColor: AttributeValue.Color?

  override class var registration: ClassRegistration {
    Class(Button.self, named: "UIButton") {
      Property("layer", \.layer)
      Property("backgroundColor", \.backgroundColor)
      Property("title", \.title)
    }.registration
  }
}

/// A label that counts as `UILabel`.
class Label: NibView {
  var text = ""

  override class var registration: ClassRegistration {
    Class(Label.self, named: "UILabel") { Property("text", \.text) }.registration
  }
}

@MainActor
enum ModelClasses {
  /// Bundles documents with the model classes and those that a test adds.
  static func bundle(
    _ documents: [InterfaceDocument],
    platform: Platform = .iOS,
    @ClassListBuilder adding classes: () -> [ClassRegistration] = { [] }
  ) throws -> NibBundle {
    let more = classes()
    let registry = try ClassRegistry(platform: platform) {
      NibObject.self
      NibConstraint.self
      NibController.self
      NibControl.self
      Layer.self
      NibView.self
      Button.self
      Label.self
      more
    }
    return NibBundle(
      documents,
      loader: NibLoader(
        registry: registry,
        conditions: LoadConditions(platform: platform, knownModules: ["App"])
      )
    )
  }
}
