import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// A button that counts as `UIButton`.
class Button: NibControl {
  var title = ""
  var backgroundColor: AttributeValue.Color?

  override class var registration: Class {
    Class(Button.self, named: "UIButton") {
      Property("backgroundColor", \.backgroundColor)
      Property("title", \.title)
    }
  }
}

/// A label that counts as `UILabel`.
class Label: NibView {
  var text = ""

  override class var registration: Class {
    Class(Label.self, named: "UILabel") { Property("text", \.text) }
  }
}

@MainActor
enum ModelClasses {
  /// Bundles documents with the model classes and those that a test adds.
  static func bundle(
    _ documents: [InterfaceDocument],
    platform: Platform = .iOS,
    @ListBuilder<Class> adding classes: () -> [Class] = { [] }
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
      ),
      recordsTrace: true
    )
  }
}
