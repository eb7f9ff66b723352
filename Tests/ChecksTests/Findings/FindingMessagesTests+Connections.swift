import InterfaceDocuments
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import SourceModel
import Testing

@testable import Checks
@testable import ProgramModel

extension FindingMessagesTests {
  static func outlet(_ effect: OutletTypeMismatch.Effect, replaced: String? = nil) -> OutletTypeMismatch {
    OutletTypeMismatch(
      property: "part",
      className: "App.Panel",
      expected: "UILabel!",
      destination: "App.Badge",
      replaced: replaced,
      effect: effect
    )
  }

  static func use(_ trigger: OutletUse.Trigger, _ path: [String] = [])
    -> OutletUse
  {
    OutletUse(outlet: "part", trigger: trigger, path: path, location: location)
  }

  static func method(_ swiftName: String, isVisible: Bool = true) -> MethodDescription {
    MethodDescription(selector: "openWithSender:", swiftName: swiftName, isVisibleToObjectiveC: isVisible)
  }

  static let connections: [Row] = [
    row(UndefinedOutlet.undefined(undefined(), action: nil), "'Panel' has no outlet 'title'"),
    row(
      UndefinedOutlet.unsettable(property: "count", className: "App.Panel"),
      "'count' of 'Panel' cannot be nil"
    ),
    row(
      UndefinedOutlet.prohibited(variable: "_searchField", className: "UISearchBar"),
      "'UISearchBar' prohibits access to '_searchField'"
    ),
    row(
      outlet(.raises),
      "outlet 'part' of 'Panel' has type 'UILabel!', but is connected to an object of class 'Badge'"
    ),
    row(
      OutletCollectionType(property: "parts", className: "App.Panel"),
      "outlet collection 'parts' of 'Panel' is not an array"
    ),
    row(DuplicateOutlet(property: "part"), "outlet 'part' is connected more than once"),
    row(
      UndefinedAction.missing(selector: "open:", className: "App.Panel", nil, isSent: true),
      "'Panel' has no action 'open:'"
    ),
    row(
      UndefinedAction.missing(
        selector: "open:",
        className: "App.Panel",
        method("open(_:)", isVisible: false),
        isSent: true
      ),
      "'open:' of 'Panel' is not visible to Objective-C; add '@IBAction' or '@objc'"
    ),
    row(
      UndefinedAction.unanswered(selector: "open:", .menuItemDisabled),
      "no class responds to nil-targeted action 'open:'; the menu item stays disabled"
    ),
    row(
      UndefinedAction.unanswered(
        selector: "open:",
        .menuItemDisabled,
        DeclaredMethod(className: "Panel", method: method("open(_:)", isVisible: false))
      ),
      "'open:' of 'Panel' is not visible to Objective-C; the menu item stays disabled; add '@IBAction' or '@objc'"
    ),
    row(
      IncompleteDataSource(
        className: "App.Panel",
        view: "UITableView",
        selector: "tableView:numberOfRowsInSection:"
      ),
      "'Panel' is the data source of a 'UITableView', but does not implement 'tableView:numberOfRowsInSection:'"
    ),
    row(
      IncompleteDataSource(
        className: "App.Panel",
        view: "UITableView",
        selector: "tableView:cellForRowAtIndexPath:",
        unexposed: ("tableView(_:cellForRowAt:)", "UITableViewDataSource")
      ),
      "'Panel' is the data source of a 'UITableView', but does not conform to 'UITableViewDataSource', so "
        + "'tableView(_:cellForRowAt:)' is not visible to Objective-C"
    ),
    row(
      MissingValueTransformer(name: "KeyTransformer"),
      "value transformer 'KeyTransformer' not found"
    ),
    row(
      UnconnectedOutlet.createdWithoutDocument(
        className: "Panel",
        document: "Main.storyboard",
        outlet: "part",
        method: "viewDidLoad()",
        passedTo: .insertion
      ),
      "outlet 'part' of 'Panel' is nil: the object is created without its scene in Main.storyboard, but 'viewDidLoad()' inserts "
        + "the outlet into an array"
    ),
    row(
      UndefinedAction.outsideOfChain(
        selector: "open:",
        .menuItemDisabled,
        DeclaredMethod(className: "Panel", method: method("open(_:)", isVisible: true))
      ),
      "only 'Panel', which is not in the responder chain, responds to the nil-targeted action 'open:'; the menu item stays "
        + "disabled"
    ),
    row(
      UndefinedAction.unanswered(selector: "open:", .toolbarItemDisabled),
      "no class responds to nil-targeted action 'open:'; the toolbar item stays disabled"
    ),
    row(
      UndefinedAction.unanswered(selector: "open:", .clickIgnored),
      "no class responds to nil-targeted action 'open:'; a click does nothing"
    ),
    row(
      UndefinedAction.unanswered(selector: "open:", .touchIgnored),
      "no class responds to nil-targeted action 'open:'; a touch does nothing"
    ),
    row(
      UndefinedAction.unanswered(selector: "close:", .segueIgnored),
      "no class declares unwind action 'close:'; the segue is not performed"
    ),
    row(
      UndefinedAction.contested(selector: "open:", className: "App.Panel", nil),
      "'Panel' has no action 'open:'"
    ),
    row(
      UndefinedBinding(undefined: undefined(), binding: CocoaBinding(name: "value", keyPath: "title")),
      "'Panel' has no property 'title' (read by binding 'value')"
    ),
    row(
      UndefinedBinding(
        undefined: undefined(.notVisibleToObjectiveC),
        binding: CocoaBinding(name: "value", keyPath: "box.title")
      ),
      "'title' of 'Panel' (read by binding 'value' with key path 'box.title') is not visible to Objective-C; add '@objc'"
    ),
    row(
      TreeControllerKey(undefined: undefined(), setting: "leafKeyPath", hidden: nil),
      "'Panel' has no property 'title' (read by 'leafKeyPath' of a tree controller)"
    ),
    row(
      TreeControllerKey(undefined: undefined(), setting: "leafKeyPath", hidden: ("isLeaf()", nil)),
      "'isLeaf()' of 'Panel' (read by 'leafKeyPath' of a tree controller) is not visible to Objective-C; add '@objc'"
    ),
    row(
      UnconnectedOutlet.used(use(.setting("size")), className: "App.Panel"),
      "outlet 'part' of 'Panel' is not connected"
    ),
    row(
      UnconnectedOutlet.used(use(.calling("viewDidLoad()"), ["fill()", "empty()"]), className: "App.Panel"),
      "outlet 'part' of 'Panel' is not connected, but 'viewDidLoad()' unwraps it (via 'fill()', 'empty()')"
    ),
    row(
      UnconnectedOutlet.createdWithoutWindow(className: "Panel", document: "Panel.xib"),
      "the window of 'Panel' is nil: the object is created without its nib Panel.xib"
    ),
    row(
      ObserverBeforeOutlet(use: use(.setting("size"))),
      "setting 'size' uses outlet 'part', which is nil until all attributes are set"
    ),
    row(
      ObserverBeforeOutlet(use: use(.calling("init(coder:)"))),
      "'init(coder:)' uses outlet 'part', which is nil until the nib that connects it is loaded"
    ),
    row(
      DanglingDestination.missing(name: "part", destination: "x-1"),
      "destination 'x-1' of 'part' is not in the document"
    ),
    row(
      DanglingDestination.outOfScene(name: "part"),
      "'part' is connected to an object in another scene; the compiled storyboard omits such connections"
    ),
  ]
}
