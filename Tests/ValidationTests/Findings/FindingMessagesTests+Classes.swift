import ClassInterfaces
import InterfaceDocuments
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

extension FindingSentencesTests {
  static func missing(_ reason: MissingClass.Reason, module: String? = "App") -> MissingClass {
    MissingClass(name: "Panel", module: module, reason: reason)
  }

  static func unknown(
    _ reason: MissingClass.Reason,
    module: String? = "App",
    _ message: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Row {
    row(
      .unknownClass(missing(reason, module: module), standIn: "UIView"),
      message,
      sourceLocation: sourceLocation
    )
  }

  static let classes: [Row] = [
    unknown(.absent(nearest: nil), "no class 'Panel' in module 'App'"),
    unknown(.absent(nearest: nil), module: nil, "no class 'Panel'"),
    unknown(
      .elsewhere(modules: ["Kit"], nil),
      "no class 'Panel' in module 'App', which builds the document: only Kit has one"
    ),
    unknown(
      .elsewhere(modules: ["Box", "Kit"], nil),
      module: nil,
      "no class 'Panel': only Box, Kit have one"
    ),
    unknown(
      .elsewhere(modules: ["A", "B", "C", "D"], nil),
      "no class 'Panel' in module 'App', which builds the document: only 4 others have one"
    ),
    unknown(.generic(nil), "class 'Panel' is generic, so a nib cannot name it"),
    unknown(
      .objectiveC(nil),
      "class 'Panel' is written in Objective-C, which has no modules: the document must not name one"
    ),
    unknown(
      .objectiveCName(nil),
      "'Panel' is a name for Objective-C, which has no modules: the document must not name one"
    ),
    unknown(.nested(nil), "class 'Panel' is nested, so a nib can only name it by an @objc name"),
    unknown(
      .withoutModule(nil),
      "class 'Panel' is written in Swift, and the document does not name its module"
    ),
    row(
      .missingSegueClass(missing(.absent(nearest: nil))),
      "no class 'Panel' in module 'App', which a segue asks for"
    ),
    row(
      .unimplementedInitializer("init(coder:)", className: "App.Panel"),
      "init(coder:) of Panel only ends the app, and it is what the nib calls"
    ),
    row(
      .uninheritedInitializer("init(frame:)", className: "App.Panel"),
      "Panel declares other initializers and so does not inherit init(frame:), which the nib calls"
    ),
    row(
      .nativeClass("App.Panel"),
      "class 'Panel' does not derive from NSObject, and what the nib sends to it ends the app"
    ),
    row(
      .laterClass("UICalendarView", introduced: PlatformVersion(16)),
      "class 'UICalendarView' is not there on the oldest systems that the app runs on, only from 16.0 on"
    ),
    row(
      .laterClass("UICalendarView", introduced: nil),
      "class 'UICalendarView' is not there on the oldest systems that the app runs on"
    ),
    row(
      .unsupportedClass("UIWebView", replacement: "WKWebView"),
      "UIWebView raises in apps built with the SDK of iOS 13 or later; its successor is WKWebView"
    ),
    row(.recursion(["A.xib", "B.xib", "A.xib"]), "the load never ends: A.xib > B.xib > A.xib"),
    row(
      .replacedObject(className: "App.Panel"),
      "init(coder:) of Panel returns another object, and something already refers to the first"
    ),
    row(
      .lostConstraint(id: "w-1", className: "App.Panel"),
      "constraint 'w-1' is lost with the Panel that is replaced: copy it to the replacement"
    ),
    row(
      .lostConstraint(id: nil, className: "App.Panel"),
      "constraint is lost with the Panel that is replaced: copy it to the replacement"
    ),
    row(
      .viewNotSet(nib: "Panel", className: "App.Panel"),
      "Panel takes its view from 'Panel', where its outlet 'view' is not connected"
    ),
    row(
      .tableNotSet(className: "App.Panel"),
      "Panel is a table controller, and its view is no table"
    ),
    row(
      .sharedView(className: "App.Panel"),
      "the view of Panel is the view of another controller"
    ),
  ]

  static let owners: [Row] = [
    row(
      .ownerMismatch(property: "part", className: "App.Panel"),
      "Panel loads this nib as its owner and has no outlet 'part'"
    ),
    row(
      .noOwner(property: "part", className: "App.Panel"),
      "Panel loads this nib without an owner, and nothing has the owner's outlet 'part'"
    ),
    row(
      .registeredWithoutOwner(property: "part", className: "App.Panel"),
      "Panel registers this nib for reuse, which loads it without an owner, "
        + "and nothing has the owner's outlet 'part'"
    ),
    row(
      .cellNib(count: 1, className: "UIView", wanted: "UITableViewCell"),
      "the nib is registered for reuse and holds a UIView, which is no UITableViewCell"
    ),
    row(
      .cellNib(count: 2, className: nil, wanted: "UITableViewCell"),
      "the nib is registered for reuse, so it must hold one UITableViewCell and nothing else at its top level, "
        + "and holds 2 objects"
    ),
    row(
      .cellIdentifier("Row", registered: "Cell"),
      "the nib is registered for the reuse identifier 'Cell', and its cell has 'Row'"
    ),
    row(
      .cellIdentifier("Row", registered: "Cell", ofNib: "Badge"),
      "the nib 'Badge' is registered for the reuse identifier 'Cell', and its cell has 'Row'"
    ),
  ]
}
