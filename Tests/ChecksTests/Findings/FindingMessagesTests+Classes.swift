import InterfaceDocuments
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks

extension FindingMessagesTests {
  static func missing(
    _ reason: MissingClass.Reason,
    module: String? = "App",
    moduleRole: MissingClass.ModuleRole = .named
  ) -> MissingClass {
    MissingClass(name: "Panel", module: module, reason: reason, moduleRole: moduleRole)
  }

  static func unknown(
    _ reason: MissingClass.Reason,
    module: String? = "App",
    moduleRole: MissingClass.ModuleRole = .named,
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    row(
      UnknownClass.missing(missing(reason, module: module, moduleRole: moduleRole), substitute: "UIView"),
      message,
      sourceLocation: sourceLocation
    )
  }

  static let classes: [Row] = [
    unknown(.absent(nearest: nil), "class 'Panel' not found in module 'App'"),
    unknown(.absent(nearest: nil), module: nil, "class 'Panel' not found"),
    unknown(
      .elsewhere(modules: ["Kit"], nil),
      "class 'Panel' not found in module 'App'; declared in 'Kit'"
    ),
    unknown(
      .elsewhere(modules: ["Kit"], nil),
      moduleRole: .builder,
      "class 'Panel' not found in module 'App', which builds the document; declared in 'Kit'"
    ),
    unknown(
      .elsewhere(modules: ["App"], nil),
      module: "Old",
      moduleRole: .absent,
      "class 'Panel' not found in module 'Old', which is not part of the document's app; declared in 'App'"
    ),
    unknown(
      .elsewhere(modules: ["Box", "Kit"], nil),
      module: nil,
      "class 'Panel' not found; declared in 'Box', 'Kit'"
    ),
    unknown(
      .elsewhere(modules: ["A", "B", "C", "D"], nil),
      moduleRole: .builder,
      "class 'Panel' not found in module 'App', which builds the document; declared in 4 other modules"
    ),
    unknown(.generic(nil), "class 'Panel' is generic; nibs cannot refer to generic classes"),
    unknown(
      .objectiveC(nil),
      "Objective-C class 'Panel' has no module; remove the module from the document"
    ),
    unknown(
      .objectiveCName(nil),
      "Objective-C name 'Panel' has no module; remove the module from the document"
    ),
    unknown(
      .nested(in: "Kit", nil),
      "class 'Panel' is nested in 'Kit'; nibs can refer to it only by a name given with '@objc(Name)'"
    ),
    unknown(
      .withoutModule(nil),
      "class 'Panel' is a Swift class, but the document does not name its module"
    ),
    row(
      UnknownClass.missingOfSegue(missing(.absent(nearest: nil))),
      "class 'Panel' not found in module 'App' (class of a segue)"
    ),
    row(
      UnimplementedInitializer.trapping("init(coder:)", .unimplemented, className: "App.Panel"),
      "'Panel.init(coder:)' always traps, and nib loading calls it"
    ),
    row(
      UnimplementedInitializer.trapping("init(coder:)", .recursion, className: "App.Panel"),
      "'Panel.init(coder:)' always calls itself, and nib loading calls it"
    ),
    row(
      UnimplementedInitializer.trapping("init(coder:)", .missingKey("name"), className: "App.Panel"),
      "'Panel.init(coder:)' requires an object for key 'name', which a nib does not contain"
    ),
    row(
      UnimplementedInitializer.uninherited("init(frame:)", className: "App.Panel"),
      "'Panel' does not inherit 'init(frame:)', which nib loading calls, because the class declares other initializers"
    ),
    row(
      UnknownClass.native("App.Panel"),
      "class 'Panel' does not inherit from 'NSObject'; the first Objective-C message to an instance crashes the app"
    ),
    row(
      UnknownClass.later("UICalendarView", introduced: PlatformVersion(16)),
      "class 'UICalendarView' is not available on the deployment target (introduced in 16.0)"
    ),
    row(
      UnknownClass.later("UICalendarView", introduced: nil),
      "class 'UICalendarView' is not available on the deployment target"
    ),
    row(
      UnknownClass.unlinked("WKWebView", framework: "WebKit"),
      "class 'WKWebView' not found: the app neither links nor imports 'WebKit'"
    ),
    row(
      UnknownClass.outsideTarget("Panel", target: "Lite", substitute: "UIView"),
      "class 'Panel' not found in target 'Lite', which builds the document but does not compile the class"
    ),
    row(
      DecodedController.loadingView(className: "App.Panel", member: "view"),
      "'init(coder:)' of 'Panel' uses 'view', but the nib with the view is found only later, when the controller has its storyboard"
    ),
    row(
      DecodedController.withoutSegues(
        className: "App.Panel",
        initializer: "super.init()",
        segue: "show",
        performed: location
      ),
      "'init(coder:)' of 'Panel' calls 'super.init()' instead of 'super.init(coder:)', so that segue 'show' is not decoded"
    ),
    row(
      UnsupportedClass(className: "UIWebView", replacement: "WKWebView"),
      "'UIWebView' raises an exception in apps built with the iOS 13 SDK or later; use 'WKWebView'"
    ),
    row(
      RecursiveNib(names: ["A.xib", "B.xib", "A.xib"]),
      "recursive nib loading: A.xib > B.xib > A.xib"
    ),
    row(
      ReplacedObject(className: "App.Panel"),
      "'Panel.init(coder:)' returns another object, but the original object is already referenced"
    ),
    row(
      LostConstraint(constraint: "w-1", className: "App.Panel"),
      "constraint 'w-1' is lost when 'Panel' is replaced; copy it to the replacement"
    ),
    row(
      LostConstraint(constraint: nil, className: "App.Panel"),
      "a constraint is lost when 'Panel' is replaced; copy it to the replacement"
    ),
    row(
      MissingViewOutlet.noView(nib: "Panel", className: "App.Panel"),
      "'Panel' loads its view from nib 'Panel', which does not connect outlet 'view'"
    ),
    row(
      MissingViewOutlet.noLayout(className: "Panel"),
      "'Panel' is created without a layout, which a 'UICollectionViewController' without a nib or scene requires"
    ),
    row(
      MissingViewOutlet.wrongView(
        className: "App.Panel",
        controller: "UITableViewController",
        expected: "UITableView"
      ),
      "'Panel' is a 'UITableViewController', but its view is not a 'UITableView'"
    ),
    row(
      SharedView(className: "App.Panel"),
      "the view of 'Panel' is also the view of another view controller"
    ),
  ]

  static let owners: [Row] = [
    row(
      OwnerMismatch.lacking(property: "part", className: "App.Panel"),
      "'Panel' owns this nib, but has no outlet 'part'"
    ),
    row(
      OwnerMismatch.lackingAction(selector: "open:", className: "App.Panel"),
      "'Panel' owns this nib, but has no action 'open:'"
    ),
    row(
      OwnerMismatch.withoutOwner(property: "part", className: "App.Panel"),
      "outlet 'part' of File's Owner cannot be connected: 'Panel' loads this nib with a nil owner"
    ),
    row(
      OwnerMismatch.registered(property: "part", className: "App.Panel"),
      "outlet 'part' of File's Owner cannot be connected: 'Panel' registers this nib for reuse, without an owner"
    ),
    row(
      OwnerMismatch.made(property: "part", className: "Panel", owner: "Panel"),
      "'Panel' creates a view of this nib with itself as its owner, which has no outlet 'part'"
    ),
    row(
      OwnerMismatch.made(property: "part", className: "App.Panel", owner: "NSTableView"),
      "'Panel' creates a view of this nib with an object of class 'NSTableView' as its owner, which has no outlet 'part'"
    ),
    row(
      UnusableCellNib.contents(count: 1, className: "UIView", wanted: "UITableViewCell"),
      "the nib is registered for reuse, but contains a 'UIView' instead of a 'UITableViewCell'"
    ),
    row(
      UnusableCellNib.contents(count: 2, className: nil, wanted: "UITableViewCell"),
      "the nib is registered for reuse, but contains 2 top-level objects; expected one 'UITableViewCell'"
    ),
    row(
      UnusableCellNib.identifier("Row", registered: "Cell"),
      "the nib is registered for reuse identifier 'Cell', but the object in it has reuse identifier 'Row'"
    ),
  ]
}
