import InterfaceDocuments
import RuntimeAttributes

/// A document that has every part which a document can have, with values that differ from those of an empty one.
enum SampleDocuments {
  static var document: InterfaceDocument {
    var object = InterfaceObject(id: "a-1", element: "view", elementClass: "UIView", position: position(3))
    object.customClass = "Card"
    object.customModule = "App"
    object.customModuleProvider = "target"
    object.userLabel = "Läbel"
    object.key = "view"
    object.container = "subviews"
    object.scene = 0
    object.storyboardIdentifier = "storyboard"
    object.restorationIdentifier = "restoration"
    object.reuseIdentifier = "reuse"
    object.identifier = "identifier"
    object.text = "text\nof two lines"
    object.frame = AttributeValue.Rect(x: -1, y: 0.5, width: 1e300, height: .infinity)
    object.autoresizing = [.flexibleMinX, .height]
    object.translatesAutoresizingMask = false
    object.isHidden = true
    object.runtimeAttributes = values.enumerated().map { index, value in
      let place = index.isMultiple(of: 2) ? position(index) : nil
      return RuntimeAttribute(AttributeKeyPath("layer.key\(index)"), value, at: place)
    }
    object.connections = connections.map { Connection($0, id: "c", to: "b-2", at: position(9)) }
    let placeholders: [InterfaceObject.Placeholder] = [
      .filesOwner, .firstResponder, .application, .exit, .external(identifier: "outside"),
    ]
    var document = InterfaceDocument(
      file: "App/Main.storyboard",
      format: .storyboard,
      platform: .macOS,
      targetRuntime: "MacOSX.Cocoa",
      toolsVersion: "22505",
      options: [.usesAutoLayout, .instantiatesDirectly],
      deploymentTarget: PlatformVersion(10, 15),
      initialController: "a-1",
      objects: [object]
        + placeholders.map { placeholder in
          var other = InterfaceObject(id: nil, element: "placeholder", position: position(7))
          other.placeholder = placeholder
          other.parent = 0
          return other
        }
    )
    document.scenes = [InterfaceScene(id: "s", objects: 0..<6, controller: 0, position: position(2))]
    document.resources = DocumentResources(
      namedColors: ["brand": color, "accent": color],
      systemColors: ["label": AttributeValue.Color.Components(.gray(white: 0.25))],
      images: [
        DocumentResources.Image(
          AttributeValue.Image(name: "star", catalog: "system"),
          size: AttributeValue.Size(width: 2, height: 3),
          at: position(40)
        )
      ]
    )
    var constraint = LayoutConstraint(object: 2, firstAttribute: "leading")
    constraint.firstItem = "a-1"
    constraint.relation = .greaterThanOrEqual
    constraint.secondItem = "b-2"
    constraint.secondAttribute = "trailing"
    (constraint.multiplier, constraint.constant, constraint.priority) = (0.5, -8, 999)
    constraint.isRemovedAtBuildTime = true
    document.constraints = [constraint]
    var variation = SizeClassVariation(object: 1, sizeClasses: "default", settings: ["a": "1", "b": "2"])
    (variation.included, variation.excluded) = (["x"], ["y", "z"])
    document.variations = [variation]
    document.storyboardReferences = [
      StoryboardReference(object: 3, storyboard: "Other", identifier: "first", bundle: "org.example")
    ]
    document.resourceReferences = [
      ResourceReference(.image(AttributeValue.Image(name: "star")), of: 0, at: position(50)),
      ResourceReference(.namedColor("brand"), of: 1, at: position(51)),
      ResourceReference(.nib("Card"), of: 2, at: position(52)),
    ]
    document.problems = problems.map { DocumentProblem($0, at: position(60), of: 1) }
    return document
  }

  private static let color = AttributeValue.Color.Components(
    .rgb(red: 1, green: 0.1, blue: 0),
    alpha: 0.5,
    space: "displayP3"
  )

  private static let values: [AttributeValue] = [
    .nil, .boolean(true), .integer(.min), .integer(.max), .real(-0.0), .string("läng"), .localizedString("b"),
    .point(AttributeValue.Point(x: 1, y: 2)), .size(AttributeValue.Size(width: 3, height: 4)),
    .rect(AttributeValue.Rect(x: 1, y: 2, width: 3, height: 4)),
    .range(AttributeValue.Range(location: 5, length: 6)), .color(AttributeValue.Color(.components(color))),
    .color(AttributeValue.Color(.named("brand"), fallback: color)),
    .color(AttributeValue.Color(.system("labelColor"))),
    .color(AttributeValue.Color(.components(.init(.cmyk(cyan: 0, magenta: 1, yellow: 0.5, black: 0.25))))),
    .image(AttributeValue.Image(name: "star", catalog: "system")),
  ]

  private static var connections: [Connection.Kind] {
    var segue = Segue(kind: "custom", identifier: "go")
    segue.customClass = "Slide"
    segue.customModule = "App"
    segue.customModuleProvider = "target"
    segue.relationship = "rootViewController"
    segue.unwindAction = "back:"
    return [
      .outlet(property: "view"),
      .outletCollection(property: "all", collectionClass: "NSArray", appends: true),
      .action(selector: "tap:", event: "touchUpInside"), .action(selector: "tap:", event: nil), .segue(segue),
      .binding(CocoaBinding(name: "value", keyPath: "self.x", options: ["NSNullPlaceholder": "-"])),
      .other(element: "accessibilityConnection"),
    ]
  }

  private static let problems: [DocumentProblem.Reason] = [
    .missingXMLAttribute("id", element: "outlet"), .outsideObjects(element: "outlet"),
    .unknownAttributeType("tint", keyPath: "a"), .missingValue(type: "color", keyPath: "b"),
    .invalidValue("x", type: "number", keyPath: "c"), .duplicateID("a", first: position(1)),
    .unknownTargetRuntime("other"),
  ]

  private static func position(_ line: Int) -> SourcePosition {
    SourcePosition(line: line, column: 2 * line + 1)
  }
}
