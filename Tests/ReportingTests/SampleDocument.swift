import InterfaceDocuments
import RuntimeAttributes

extension Samples {
  /// A document with one object and one connection of each kind.
  static let interface: InterfaceDocument = {
    var owner = InterfaceObject(
      id: "-1",
      element: "placeholder",
      elementClass: "NSObject",
      position: SourcePosition(line: 3, column: 5)
    )
    owner.userLabel = "File's Owner"
    owner.customClass = "Owner"
    owner.placeholder = .filesOwner
    owner.connections = [
      Connection(.outlet(property: "view"), id: "c1", to: "v", at: SourcePosition(line: 4, column: 7)),
      Connection(
        .outletCollection(property: "all", collectionClass: nil, appends: true),
        to: "b",
        at: SourcePosition(line: 5, column: 7)
      ),
    ]
    var view = InterfaceObject(
      id: nil,
      element: "view",
      elementClass: "UIView",
      position: SourcePosition(line: 6, column: 5)
    )
    view.connections = [
      Connection(
        .segue(Segue(kind: "show", identifier: "next")),
        to: "n",
        at: SourcePosition(line: 7, column: 7)
      ),
      Connection(
        .binding(CocoaBinding(name: "value", keyPath: "self.title")),
        to: "b",
        at: SourcePosition(line: 8, column: 7)
      ),
      Connection(.other(element: "accessibilityConnection"), to: "b", at: SourcePosition(line: 9, column: 7)),
    ]
    var button = InterfaceObject(
      id: "b",
      element: "button",
      elementClass: "UIButton",
      position: SourcePosition(line: 10, column: 9)
    )
    button.parent = 1
    button.text = "Stop"
    button.customClass = "RedButton"
    button.customModule = "App"
    button.runtimeAttributes = [
      RuntimeAttribute("layer.cornerRadius", 10, at: SourcePosition(line: 11, column: 13)),
      RuntimeAttribute("title", .localizedString("Halt\n"), at: SourcePosition(line: 12, column: 13)),
    ]
    button.connections = [
      Connection(
        .action(selector: "stop:", event: "touchUpInside"),
        to: "-1",
        at: SourcePosition(line: 13, column: 13)
      ),
      Connection(.action(selector: "copy:", event: nil), to: nil, at: SourcePosition(line: 14, column: 13)),
    ]
    var unknown = InterfaceObject(id: "u", element: "thing", position: SourcePosition(line: 15, column: 9))
    unknown.parent = 2
    return InterfaceDocument(
      file: "App/Main.xib",
      format: .xib,
      platform: .iOS,
      objects: [owner, view, button, unknown]
    )
  }()
}
