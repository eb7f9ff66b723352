import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Code that runs during the load uses an outlet before the outlet is connected.
struct ObserverBeforeOutlet: FindingContent, LoadCheck {
  var use: OutletUse
  /// Whether connecting another outlet runs the code.
  var isConnecting = false

  static let rule = Rule(
    .observerBeforeOutlet,
    about: .attribute,
    "code uses an outlet before it is connected",
    """
    Attributes are set before outlets are connected. If an attribute runs a setter or an observer that unwraps an \
    outlet, the app crashes on every system, since there is no exception to catch. The app also crashes if \
    awakeFromNib() of a controller in a storyboard unwraps an outlet, since the controller's view is loaded later. If \
    init(coder:) of such a controller uses the view, UIKit does not find the nib with the view, since the controller \
    receives its storyboard later. Outlets are connected in the order of the document, so an observer of an outlet \
    must not unwrap an outlet that the document connects later.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
      <subviews><label id="l-1"/></subviews>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="title" value="New"/>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="label" destination="l-1" id="o-1"/></connections>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBOutlet var label: UILabel!
        @IBInspectable var title: String = "" { didSet { label.text = title } }
      }
      """,
    fix: ("label.text", "label?.text"),
    prints: "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
    remedy: "Write 'label?.text = title', and set the text again in awakeFromNib().",
    advice: { _ in
      "Access the outlet with optional chaining, and update it in awakeFromNib(), after outlets are connected."
    },
    place: "used"
  )

  var id: FindingID { .observerBeforeOutlet }

  var message: String {
    switch use.trigger {
    case .setting(let property) where isConnecting:
      "connecting '\(property)' uses outlet '\(use.outlet)', which the document connects later"
    case .setting(let property):
      "setting '\(property)' uses outlet '\(use.outlet)', which is nil until all attributes are set"
    case .calling(let method):
      "'\(method)' uses outlet '\(use.outlet)', which is nil until the nib that connects it is loaded"
    }
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .end(.nilOutlet(let use)) = event.step else { return nil }
    var attribute: RuntimeAttribute?
    var outlet: Connection?
    if case .setting(let property) = use.trigger {
      let object = load.document.objects[event.object]
      attribute = object.runtimeAttributes.first { $0.keyPath.lastKey.name == property }
      if attribute == nil { outlet = object.connections.first { $0.property == property } }
    }
    return load.finding(
      ObserverBeforeOutlet(use: use, isConnecting: outlet != nil),
      about: event,
      at: attribute?.position ?? outlet?.position,
      keyPath: attribute?.keyPath.description ?? use.outlet,
      declaration: use.location
    )
  }

  /// Returns the finding, or nil if code may set the outlet.
  static func decided(_ finding: Finding, about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .end(.nilOutlet(let use)) = event.step else { return finding }
    return load.mayBeSet(use.outlet, of: event.object) ? nil : finding
  }
}
