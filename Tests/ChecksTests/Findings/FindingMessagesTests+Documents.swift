import InterfaceDocuments
import KeyValueCoding
import ProgramModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel
import Testing

@testable import Checks
@testable import ProgramModel

/// The messages of checks that compare documents with code.
extension FindingMessagesTests {
  private static func cast(_ steps: [ContainedController.Step], property: String? = nil)
    -> FailedDestinationCast
  {
    FailedDestinationCast(
      segue: Segue(kind: "show", identifier: "open"),
      destination: steps.isEmpty ? "App.Panel" : "UINavigationController",
      className: "App.Panel",
      attempt: AppCode.DestinationCast(
        identifier: nil,
        wanted: NamedClass("App.Box", in: "", of: "App/Panel.swift"),
        isForced: property == nil,
        accesses: [],
        location: location,
        steps: steps
      ),
      property: property
    )
  }

  private static func outletCast(_ outlet: String, property: String? = nil) -> FailedOutletCast {
    FailedOutletCast(
      outlet: outlet,
      className: "App.Panel",
      destination: "UITableView",
      attempt: AppCode.MemberCast(
        outlet: outlet,
        wanted: NamedClass("App.Box", in: "", of: "App/Panel.swift"),
        isForced: property == nil,
        accesses: [],
        location: location
      ),
      property: property
    )
  }

  private static func segueAction(isHidden: Bool = false, isTrapping: Bool = false) -> MissingSegueAction {
    MissingSegueAction(
      selector: "open:",
      className: "App.Panel",
      isHidden: isHidden,
      isTrapping: isTrapping
    )
  }

  private static func bindingAction(isHidden: Bool) -> MissingBindingAction {
    MissingBindingAction(selector: "open:", className: "App.Panel", binding: "target", isHidden: isHidden)
  }

  static let documents: [Row] = [
    row(UnimplementedAction(selector: "open:"), "no source implements action 'open:'"),
    row(UnrequestedIdentifier(name: "detail"), "identifier 'detail' is never requested"),
    row(
      SegueWithoutPerform(className: "App.Slide", identifier: "open"),
      "'Slide' does not override 'perform()'; performing segue 'open' raises an exception"
    ),
    row(
      SegueWithoutPerform(className: "App.Slide", identifier: nil),
      "'Slide' does not override 'perform()'; performing the segue raises an exception"
    ),
    row(
      SegueWithoutPerform(className: nil, identifier: "open"),
      "the custom segue does not have a class; performing segue 'open' raises an exception"
    ),
    row(
      PushWithoutNavigation(className: "App.Panel", identifier: "open"),
      "'Panel' is not in a navigation controller; performing push segue 'open' raises an exception"
    ),
    row(
      PushWithoutNavigation(className: "App.Panel", identifier: nil),
      "'Panel' is not in a navigation controller; performing the push segue raises an exception"
    ),
    row(
      DuplicateClassCast(className: "Panel", app: "App", tests: "AppTests"),
      "'Panel' of the storyboard is the class of target 'App', but target 'AppTests' compiles another one; the cast fails"
    ),
    row(
      ClassOfOtherKind(className: "App.Panel", isController: true),
      "'Panel' is the class of a view, but inherits from 'UIViewController'; set the class on the view's controller"
    ),
    row(
      ClassOfOtherKind(className: "App.Panel", isController: false),
      "'Panel' is the class of a view controller, but inherits from 'UIView'; set the class on the controller's view"
    ),
    row(
      segueAction(),
      "'Panel' has no segue action 'open:'; the destination is created with 'init(coder:)'"
    ),
    row(
      segueAction(isHidden: true, isTrapping: true),
      "'open:' of 'Panel' is not visible to Objective-C; the destination is created with 'init(coder:)', which always "
        + "traps; add '@IBSegueAction'"
    ),
    row(
      bindingAction(isHidden: false),
      "'Panel' has no method 'open:' (sent by binding 'target')"
    ),
    row(
      bindingAction(isHidden: true),
      "'open:' of 'Panel' (sent by binding 'target') is not visible to Objective-C; add '@objc'"
    ),
    row(
      SetterAsAction(selector: "setPart:", className: "App.Panel", outlet: "part"),
      "'setPart:' of 'Panel' is not an action, but the setter of outlet 'part'; sending it sets the outlet to the sender"
    ),
    row(
      RejectedOutlet(outlet: "part", className: "App.Panel", setting: "a layout"),
      "setting outlet 'part' of 'Panel' raises an exception, because the object has a layout"
    ),
    row(
      HiddenCells(className: "App.Panel", method: "numberOfSections(in:)"),
      "the table shows none of its static cells: 'numberOfSections(in:)' of 'Panel' returns 0"
    ),
    row(cast([]), "the destination of segue 'open' is a 'Panel'; the cast to 'Box' fails"),
    row(
      cast([.top]),
      "the destination of segue 'open' is a 'UINavigationController' with a 'Panel'; the cast of the contained controller "
        + "to 'Box' fails"
    ),
    row(
      cast([], property: "lid"),
      "the destination of segue 'open' is a 'Panel', which has no property 'lid' of 'Box'"
    ),
    row(
      outletCast("list"),
      "outlet 'list' of 'Panel' is connected to an object of class 'UITableView'; the cast to 'Box' fails"
    ),
    row(
      outletCast("view", property: "lid"),
      "the view of 'Panel' is of class 'UITableView', which has no property 'lid' of 'Box'"
    ),
    setting(.sceneDelegate, .undeclared, "scene delegate class 'Plugin' not found in module 'App'"),
    setting(
      .sceneDelegate,
      .withoutModule,
      module: nil,
      "scene delegate class 'Plugin' is a Swift class, but the property list does not name its module"
    ),
    setting(
      .sceneDelegate,
      .unbuilt("App/Scene.swift"),
      "scene delegate class 'Plugin' not found: no target builds Scene.swift, which declares it"
    ),
    setting(
      .sceneDelegate,
      .otherModule("my-app"),
      "scene delegate class 'Plugin' not found in module 'my-app'; the module of the target is 'App'"
    ),
    setting(
      .documentClass,
      .otherModule("Kit"),
      module: nil,
      "document class 'Plugin' not found in module 'Kit'"
    ),
    setting(
      .application,
      .withoutModule,
      "application or delegate class 'Plugin' is a Swift class, but its name lacks the module"
    ),
    row(
      MainNibOfController(nib: "Panel", owner: "UIApplication"),
      "outlet 'view' of File's Owner cannot be connected: main nib 'Panel' is owned by 'UIApplication'"
    ),
  ]

  private static func setting(
    _ role: UnknownClassOfSetting.Role,
    _ reason: AppCode.ClassAbsence,
    module: String? = "App",
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    let absent = AppCode.AbsentClass(name: "Plugin", module: module, reason: reason)
    return row(
      UnknownClassOfSetting(role: role, absent, target: "App"),
      message,
      sourceLocation: sourceLocation
    )
  }

  static let launch: [Row] = [
    setting(.principalClass, .undeclared, "principal class 'Plugin' not found in module 'App'"),
    setting(.principalClass, .undeclared, module: nil, "principal class 'Plugin' not found"),
    setting(
      .principalClass,
      .withoutModule,
      module: nil,
      "principal class 'Plugin' is a Swift class, but the property list does not name its module"
    ),
    setting(
      .principalClass,
      .objectiveC,
      "principal class 'Plugin' has an Objective-C name, which has no module; remove the module"
    ),
    setting(
      .principalClass,
      .elsewhere(["Kit", "Other"]),
      "principal class 'Plugin' not found in target 'App'; declared in 'Kit', 'Other'"
    ),
    row(
      MissingPrincipalClass(),
      "the property list does not name a principal class (NSPrincipalClass), so NSApplicationMain terminates the app "
        + "on systems before macOS 11"
    ),
    row(
      DelegateWithoutWindow(className: "Delegate", storyboard: "Main", reason: .missing),
      "app delegate 'Delegate' has no property 'window', which UIKit sets to show main storyboard 'Main'"
    ),
    row(
      DelegateWithoutWindow(className: "Delegate", storyboard: "Main", reason: .constant),
      "'window' of app delegate 'Delegate' is a constant, but UIKit must set it to show main storyboard 'Main'"
    ),
    row(
      DelegateWithoutWindow(className: "Delegate", storyboard: "Main", reason: .readOnly),
      "'window' of app delegate 'Delegate' is read-only, but UIKit must set it to show main storyboard 'Main'"
    ),
    row(
      DelegateWithoutWindow(className: "", storyboard: "Main", reason: .withoutDelegate),
      "the app has no delegate, because UIApplicationMain is called without a class; UIKit needs a delegate to show "
        + "main storyboard 'Main'"
    ),
    row(
      LaunchScreenWithExtension(name: "Launch.storyboard"),
      "launch screen 'Launch.storyboard' is named with its extension, and some systems do not show such a launch screen"
    ),
    row(
      LaunchScreenWithCode(nib: "Panel", owner: "App.Panel", className: "App.Panel"),
      "launch screen 'Panel' connects outlets of its owner 'Panel', but a launch screen has no owner"
    ),
    row(
      LaunchScreenWithCode(nib: "Panel", owner: nil, className: "Card"),
      "launch screen 'Panel' has an object of class 'Card', but a launch screen is shown without the app's classes"
    ),
  ]

  static let nilOutlets: [Row] = [
    row(
      PrototypeOfScene(identifier: "row", kind: .tableCell, className: "Panel", creation: location),
      "cell 'row' is a prototype in the scene of 'Panel', but code creates the controller without the scene"
    ),
    row(
      NilStoryboard(className: "App.Panel", traps: true, creation: location),
      "the storyboard of 'Panel' is nil, because only code creates the controller; this code requires a storyboard"
    ),
    row(
      NilStoryboard(className: "App.Panel", traps: false, creation: location),
      "the storyboard of 'Panel' is nil, because only code creates the controller; the request has no effect"
    ),
    row(
      UnconnectedOutlet.registeredByClass(
        className: "Panel",
        document: "Main.storyboard",
        outlet: "part",
        isUnwrapped: false
      ),
      "outlet 'part' of 'Panel' is nil: the class is registered instead of its prototype in Main.storyboard; code that "
        + "uses it has no effect"
    ),
    row(
      UnconnectedOutlet.createdWithoutDocument(
        className: "Panel",
        document: "Main.storyboard",
        outlet: "part",
        method: nil,
        isCell: true
      ),
      "outlet 'part' of 'Panel' is nil: the object is created without its prototype in Main.storyboard"
    ),
    row(
      UnconnectedOutlet.registeredByClass(className: "Panel", document: "Panel.xib", outlet: "part"),
      "outlet 'part' of 'Panel' is nil: the class is registered instead of its nib Panel.xib, but code unwraps the outlet"
    ),
    row(
      UnconnectedOutlet.blankPrototype(outlet: "part", className: "App.Panel"),
      "outlet 'part' of 'Panel' is nil: neither the prototype nor a registered nib connects the outlet, but code unwraps it"
    ),
    row(
      UnconnectedOutlet.replacedView(
        outlet: "part",
        className: "App.Panel",
        document: "Panel.xib",
        method: "viewDidLoad()"
      ),
      "outlet 'part' of 'Panel' is nil: 'loadView()' replaces the view of Panel.xib, but 'viewDidLoad()' unwraps the outlet"
    ),
    row(
      UnconnectedOutlet.usedBeforeView(outlet: "part", className: "App.Panel", member: "setting 'title'"),
      "outlet 'part' of 'Panel' is nil: the controller's view is not loaded yet, but setting 'title' uses the outlet"
    ),
    row(
      UnconnectedOutlet.neverConnected(outlet: "part", className: "App.Panel", isUnwrapped: true),
      "outlet 'part' of 'Panel' is never connected or set, but code unwraps it"
    ),
    row(
      UnconnectedOutlet.neverConnected(outlet: "part", className: "App.Panel", isUnwrapped: false),
      "outlet 'part' of 'Panel' is never connected or set; code that uses it has no effect"
    ),
  ]
}
