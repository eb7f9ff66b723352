import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// A button that counts as `UIButton`.
class Button: NibControl {
  var title = ""
  var backgroundColor: AttributeValue.Color?

  override class var registration: ClassRegistration {
    Class(Button.self, named: "UIButton") {
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
    @ListBuilder<ClassRegistration> adding classes: () -> [ClassRegistration] = { [] }
  ) throws -> NibBundle {
    let more = classes()
    let registry = try ClassRegistry(platform: platform) {
      NibObject.baseClasses
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
