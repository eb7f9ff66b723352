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
  private static func cast(_ steps: [ContainedController.Step]) -> FailedDestinationCast {
    FailedDestinationCast(
      segue: Segue(kind: "show", identifier: "open"),
      destination: steps.isEmpty ? "App.Panel" : "UINavigationController",
      className: "App.Panel",
      attempt: AppCode.DestinationCast(
        identifier: nil,
        wanted: NamedClass("App.Box", in: "", of: "App/Panel.swift"),
        isForced: true,
        location: location,
        steps: steps
      )
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
    row(UnimplementedAction(selector: "open:"), "no source implements the action 'open:'"),
    row(UnrequestedIdentifier(name: "detail"), "no code requests 'detail'"),
    row(
      SegueWithoutPerform(className: "App.Slide", identifier: "open"),
      "Slide does not override perform(), so performing the segue 'open' raises"
    ),
    row(
      SegueWithoutPerform(className: "App.Slide", identifier: nil),
      "Slide does not override perform(), so performing the segue raises"
    ),
    row(
      ClassOfOtherKind(className: "App.Panel", isController: true),
      "Panel is a view controller, but the class of a view; set it as the class of the view's controller"
    ),
    row(
      ClassOfOtherKind(className: "App.Panel", isController: false),
      "Panel is a view, but the class of a view controller; set it as the class of the controller's view"
    ),
    row(
      segueAction(),
      "Panel has no segue action 'open:'; the destination is created with init(coder:) instead"
    ),
    row(
      segueAction(isHidden: true, isTrapping: true),
      "'open:' of Panel is not visible to Objective-C; add @IBSegueAction, and the init(coder:) of the segue's "
        + "destination, which is called instead, always traps"
    ),
    row(
      bindingAction(isHidden: false),
      "Panel has no method 'open:', which the binding 'target' sends"
    ),
    row(
      bindingAction(isHidden: true),
      "'open:' of Panel, which the binding 'target' sends, is not visible to Objective-C; add @objc"
    ),
    row(
      SetterAsAction(selector: "setPart:", className: "App.Panel", outlet: "part"),
      "Panel has no action 'setPart:', only the setter of its outlet 'part'; sending it sets the outlet to the sender"
    ),
    row(cast([]), "the segue 'open' leads to a Panel, so the cast of its destination to Box fails"),
    row(
      cast([.top]),
      "the segue 'open' leads to a UINavigationController with a Panel, so the cast of the controller in it to Box fails"
    ),
    row(
      UnknownSceneDelegate(className: "Scene", module: "App", namesModule: true),
      "class 'Scene' of a scene's delegate not found in module 'App'"
    ),
    row(
      UnknownSceneDelegate(className: "Scene", module: nil, namesModule: false),
      "class 'Scene' of a scene's delegate is a Swift class, but its module is not named"
    ),
    row(
      MainNibOfController(nib: "Panel", owner: "UIApplication"),
      "the main nib 'Panel' connects outlet 'view' of a view controller, but its owner is the UIApplication, which has no "
        + "such outlet"
    ),
  ]

  static let nilOutlets: [Row] = [
    row(
      UnconnectedOutlet.registeredByClass(className: "Panel", document: "Panel.xib", outlet: "part"),
      "outlet 'part' of Panel is nil: the class is registered instead of its nib Panel.xib, but code unwraps the outlet"
    ),
    row(
      UnconnectedOutlet.blankPrototype(outlet: "part", className: "App.Panel"),
      "the prototype does not connect outlet 'part' of Panel, and no code registers the nib that does, but code unwraps the "
        + "outlet"
    ),
    row(
      UnconnectedOutlet.replacedView(
        outlet: "part",
        className: "App.Panel",
        document: "Panel.xib",
        method: "viewDidLoad()"
      ),
      "outlet 'part' of Panel is nil: loadView() replaces the view of Panel.xib, but viewDidLoad() unwraps the outlet"
    ),
    row(
      UnconnectedOutlet.usedBeforeView(outlet: "part", className: "App.Panel", member: "setting 'title'"),
      "outlet 'part' of Panel is nil: the controller's view is not loaded yet, but setting 'title' uses the outlet"
    ),
    row(
      UnconnectedOutlet.neverConnected(outlet: "part", className: "App.Panel", isUnwrapped: true),
      "no document connects outlet 'part' of Panel, and no code sets it; it is nil, but code unwraps it"
    ),
    row(
      UnconnectedOutlet.neverConnected(outlet: "part", className: "App.Panel", isUnwrapped: false),
      "no document connects outlet 'part' of Panel, and no code sets it; code that uses it does nothing"
    ),
  ]
}
