import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// A button that is registered as `UIButton`.
class Button: NibControl {
  var title = ""
  var backgroundColor: AttributeValue.Color?

  override class var registration: TypeRegistration {
    TypeRegistration(Button.self, named: "UIButton") {
      $0.property("backgroundColor", \.backgroundColor)
      $0.property("title", \.title)
    }
  }
}

/// A label that is registered as `UILabel`.
class Label: NibView {
  var text = ""

  override class var registration: TypeRegistration {
    TypeRegistration(Label.self, named: "UILabel") { $0.property("text", \.text) }
  }
}

@MainActor
enum ModelClasses {
  /// Returns a bundle with the documents, the model classes and the classes that the test adds.
  static func bundle(
    _ documents: [InterfaceDocument],
    platform: Platform = .iOS,
    adding classes: (inout ClassList) -> Void = { _ in }
  ) throws -> NibBundle {
    let registry = try ClassRegistry(platform: platform) {
      $0.register(NibObject.baseClasses)
      $0.register(Button.self)
      $0.register(Label.self)
      classes(&$0)
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
