import NibLoading
import ProjectModel
import RuntimeAttributes
import SourceModel

/// An outlet that code uses is not connected.
enum UnconnectedOutlet: FindingContent, LoadCheck {
  /// An outlet that code unwraps when the object is loaded or shown, or in an action.
  case used(OutletUse, className: String)
  /// A controller, view or cell that code creates without the document that connects its outlets.
  ///
  /// `passedTo` is the Objective-C operation that raises for the nil outlet; nil if Swift code unwraps the outlet.
  case createdWithoutDocument(
    className: String,
    document: String,
    outlet: String,
    method: String?,
    passedTo: NilRaisingAPI? = nil,
    isCell: Bool = false
  )
  /// A window controller that code creates without the nib that contains its window.
  case createdWithoutWindow(className: String, document: String)
  /// A cell that code registers by class, although a nib or prototype connects its outlets.
  ///
  /// `isUnwrapped` is false if code uses the nil outlet without effect.
  case registeredByClass(className: String, document: String, outlet: String, isUnwrapped: Bool = true)
  /// An outlet that is connected in a nib of the class, but not in the prototype.
  case blankPrototype(outlet: String, className: String)
  /// A controller whose `loadView()` replaces the view that contains its connected outlets.
  case replacedView(outlet: String, className: String, document: String, method: String)
  /// An outlet that code uses before the view of its controller is loaded.
  ///
  /// `member` is the controller member that uses the outlet, such as "setting 'title'".
  case usedBeforeView(outlet: String, className: String, member: String?)
  /// An outlet that no document connects and no code sets.
  case neverConnected(outlet: String, className: String, isUnwrapped: Bool)

  static let rule = Rule(
    .unconnectedOutlet,
    about: .outlet,
    "code unwraps an outlet that is not connected",
    """
    A Swift outlet is nil until it is connected. Without a connection, the first use of an implicitly unwrapped outlet \
    crashes, and so does force-unwrapping an optional one. Only crashes that are certain are reported: no condition or \
    early exit precedes the use, and no closure contains it.

    The outlet is used by a method that runs while the nib is loaded (awakeFromNib), by a method that runs when the \
    view or window is shown (viewDidLoad, viewWillAppear, windowDidLoad, layoutSubviews and similar), or by an action \
    that the document connects. The use may also be in another method of the same declaration that this method calls.

    All outlets of an object are nil in these cases: code creates a controller without its scene or nib, or a cell \
    without its prototype or nib; loadView() creates another view; code registers the class of a cell instead of its \
    nib or prototype; code creates and uses a view or window controller whose nib is never loaded for it; or a \
    prototype has no connections. The outlets of a controller that code just created, or received from a segue or \
    storyboard, are also nil, since its view is not loaded yet. Code must not use them directly, through a method or \
    through the observer of a property.

    An outlet that no document connects and no code sets is also reported if any class uses it; the finding is \
    unreachable if nothing calls the code that uses the outlet. Nothing is reported if a source sets the outlet, if \
    another nib connects it for its owner, or if the class loads a nib first.

    Messages to nil in Objective-C and optional chains in Swift have no effect. A cell whose class is registered \
    instead of its nib or prototype therefore stays empty, which is a warning. However, a controller that Objective-C \
    code creates without its scene or nib crashes if it inserts an outlet into an array or a dictionary, or uses it as \
    the first item of a constraint.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <subviews>
          <label id="l-1"/>
        </subviews>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBOutlet var label: UILabel!

        override func awakeFromNib() {
          super.awakeFromNib()
          label.text = "New"
        }
      }
      """,
    fix: ("label.text", "label?.text"),
    prints: "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
    remedy: "Connect the outlet, or declare it as UILabel? and use it as 'label?'.",
    advice: { "Connect \(Rule.key($0)), or declare it optional and use it as '\($0.keyPath ?? "")?'." },
    place: "used"
  )

  var id: FindingID { .unconnectedOutlet }

  var message: String {
    switch self {
    case .used(let use, let className):
      "outlet '\(use.outlet)' of '\(className.withoutModule)' is not connected"
        + (use.method.map { ", but '\($0)' unwraps it" } ?? "")
        + (use.path.isEmpty ? "" : " (via \(use.path.map { "'\($0)'" }.joined(separator: ", ")))")
    case .createdWithoutDocument(let className, let document, let outlet, let method, let api, let isCell):
      "outlet '\(outlet)' of '\(className)' is nil: the object is created without its "
        + (document.hasSuffix(".storyboard") ? isCell ? "prototype in " : "scene in " : "nib ") + document
        + (method.map { ", but '\($0)' \(api?.phrase ?? "unwraps the outlet")" } ?? "")
    case .createdWithoutWindow(let className, let document):
      "the window of '\(className)' is nil: the object is created without its nib \(document)"
    case .registeredByClass(let className, let document, let outlet, let isUnwrapped):
      "outlet '\(outlet)' of '\(className)' is nil: the class is registered instead of its "
        + (document.hasSuffix(".storyboard") ? "prototype in " : "nib ") + document
        + (isUnwrapped ? ", but code unwraps the outlet" : "; code that uses it has no effect")
    case .blankPrototype(let outlet, let className):
      "outlet '\(outlet)' of '\(className.withoutModule)' is nil: neither the prototype nor a registered nib connects "
        + "the outlet, but code unwraps it"
    case .replacedView(let outlet, let className, let document, let method):
      "outlet '\(outlet)' of '\(className.withoutModule)' is nil: 'loadView()' replaces the view of \(document), but "
        + "'\(method)' unwraps the outlet"
    case .usedBeforeView(let outlet, let className, let member):
      "outlet '\(outlet)' of '\(className.withoutModule)' is nil: the controller's view is not loaded yet"
        + (member.map { ", but \($0) uses the outlet" } ?? "")
    case .neverConnected(let outlet, let className, let isUnwrapped):
      "outlet '\(outlet)' of '\(className.withoutModule)' is never connected or set"
        + (isUnwrapped ? ", but code unwraps it" : "; code that uses it has no effect")
    }
  }

  var notes: [Finding.Note] {
    guard case .createdWithoutWindow(_, let document) = self else { return [] }
    let nib = PathName.stem(of: document)
    return [Finding.Note("pass '\(nib)' to 'init(windowNibName:)', or override 'windowNibName'")]
  }

  /// Returns a finding about an outlet that the document does not connect, or nil for other events.
  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .leaveNil(let use) = event.step else { return nil }
    return load.finding(
      UnconnectedOutlet.used(use, className: event.className),
      about: event,
      keyPath: use.outlet,
      declaration: use.location
    )
  }

  /// Returns the finding, or nil if the outlet may be set or connected elsewhere.
  ///
  /// Code may set the outlet, another document may connect it, the nib may have another owner, or code may register a
  /// nib instead of a prototype without connections.
  static func decided(_ finding: Finding, about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .leaveNil(let use) = event.step, load.entry(event.object) != nil else { return finding }
    if load.mayBeSet(use.outlet, of: event.object) { return nil }
    if load.document.objects[event.object].placeholder == .filesOwner,
      !load.owners.onlyDeclaredTakesView(from: load.document)
    {
      return nil
    }
    let prototype = load.document.blankPrototype(around: event.object)
    return prototype.map(load.code.mayRegister) == true ? nil : finding
  }
}

extension Finding {
  /// Creates a finding about an outlet that is nil when code unwraps it.
  init(
    ofNilOutlet outlet: String,
    at place: FileLocation,
    _ content: UnconnectedOutlet,
    usedAt use: FileLocation
  ) {
    self.init(
      content,
      .crashOnUse,
      consoleMessage: ConsoleLine.nilImplicitlyUnwrapped,
      file: place.file,
      position: place.position,
      keyPath: outlet,
      declaration: use
    )
  }
}
