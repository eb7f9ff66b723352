import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// The target of an action does not have the action's method.
enum UndefinedAction: FindingContent, LoadCheck {
  case missing(selector: String, className: String, MethodDescription?, isSent: Bool)
  /// An action that a segue of the same bar button item may replace.
  case contested(selector: String, className: String, MethodDescription?)
  /// A nil-targeted action or an unwind action that no class implements, with the method that was probably intended, if
  /// any.
  case unanswered(selector: String, UnansweredActionEffect, DeclaredMethod? = nil)

  /// A nil-targeted action that only a class outside of the responder chain implements.
  case outsideOfChain(selector: String, UnansweredActionEffect, DeclaredMethod)

  static let rule = Rule(
    .undefinedAction,
    about: .action,
    "an action is sent to a target that does not implement it",
    """
    iOS does not check actions while the nib is loaded; the app crashes when the control sends the action. macOS logs \
    the connection while loading and skips it. On macOS, the selector of a target binding is checked, too. An action \
    whose selector is only the setter of an outlet sets the outlet to the sender.

    A bar button item has one target and one action: if it also has a segue, the segue may replace the action, and the \
    finding is unverified. The finding is also unverified if code changes the object's class with object_setClass to a \
    subclass that implements the action.

    A nil-targeted action goes to the first object in the responder chain that implements it. If no class of the \
    sources or frameworks has a method with this selector that is visible to Objective-C, nothing is logged: a menu \
    item or macOS toolbar item stays disabled, and a click or touch does nothing. On macOS, the action also has no \
    effect if only classes outside of the responder chain implement it: classes that inherit from NSObject alone and \
    are not delegates.

    An unwind segue whose action no controller implements is not performed. If a dependency that was not found may \
    implement a nil-targeted action or an unwind action, the finding is likely, unless the selector is similar to that \
    of an action in the sources. A missing segue action is logged when the segue is performed, and the destination of \
    the segue is created with init(coder:).

    In Swift, the label of the first parameter is part of the selector: tap(sender:) is 'tapWithSender:', and tap(_ \
    sender:) is 'tap:'. Before Swift 3, the name of the first parameter was not a label. Before Swift 4, methods of \
    classes that inherit from NSObject were visible to Objective-C without an attribute. The SWIFT_VERSION setting of \
    the Xcode project determines which rules apply; without it, the current language mode is assumed, unless the class \
    overrides a method by its Swift 2 name.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <subviews>
          <button id="b-1">
            <connections>
              <action selector="push:" destination="v-1" eventType="touchUpInside" id="a-1"/>
            </connections>
          </button>
        </subviews>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBAction func tap(_ sender: Any) {}
      }
      """,
    fix: ("push:", "tap:"),
    prints: "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
      + "'-[App.Badge push:]: unrecognized selector sent to instance 0x…'",
    remedy:
      "Connect the action to an existing method, mark the method @IBAction, or remove the connection.",
    advice: {
      Rule.missing($0, "connection", mark: "@IBAction", "an @IBAction method \(Rule.key($0)) to the target")
    }
  )

  var id: FindingID { .undefinedAction }

  var message: String {
    switch self {
    case .missing(let selector, let className, let declared, _),
      .contested(let selector, let className, let declared):
      declared?.isVisibleToObjectiveC == false
        ? "'\(selector)' of '\(className.withoutModule)' is not visible to Objective-C; add '@IBAction' or '@objc'"
        : "'\(className.withoutModule)' has no action '\(selector)'"
    case .unanswered(let selector, let effect, let declared?) where !declared.method.isVisibleToObjectiveC:
      "'\(selector)' of '\(declared.className)' is not visible to Objective-C; \(effect.phrase); add '@IBAction' or '@objc'"
    case .outsideOfChain(let selector, let effect, let declared):
      "only '\(declared.className.withoutModule)', which is not in the responder chain, responds to the nil-targeted action "
        + "'\(selector)'; \(effect.phrase)"
    case .unanswered(let selector, let effect, _):
      (effect == .segueIgnored
        ? "no class declares unwind action '\(selector)'; "
        : "no class responds to nil-targeted action '\(selector)'; ") + effect.phrase
    }
  }

  var notes: [Finding.Note] {
    switch self {
    case .missing(_, _, let declared, let isSent):
      Self.difference(of: declared)
        + (isSent ? [] : [Finding.Note("no view uses the gesture recognizer that sends the action")])
    case .contested(_, _, let declared):
      Self.difference(of: declared)
        + [Finding.Note("the segue of the same bar button item may be performed instead")]
    case .unanswered(_, _, let declared): Self.difference(of: declared?.method)
    case .outsideOfChain(_, _, let declared):
      [
        Finding.Note(
          "connect the action to the object instead of the first responder",
          at: declared.method.location
        )
      ]
    }
  }

  var unverifiedReason: UnverifiedReason? {
    switch self {
    case .missing: nil
    case .contested: .segue
    case .unanswered, .outsideOfChain: .unseenDependency
    }
  }

  /// Returns notes about the difference between an action's selector and the method that was probably intended.
  private static func difference(of declared: MethodDescription?) -> [Finding.Note] {
    guard let declared, declared.isVisibleToObjectiveC else { return [] }
    let message =
      "'\(declared.swiftName)' has selector '\(declared.selector)'; "
      + "write '\(FirstArgumentLabel.declaration(without: declared.swiftName))'"
    return [Finding.Note(message, at: declared.location)]
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (connection, outcome) = event.connection else { return nil }
    let name = connection.name
    switch outcome {
    case .actionMissing(let targetClass, let declared):
      let isSent = event.consequence != .silent
      var finding = load.finding(
        UndefinedAction.missing(selector: name, className: targetClass, declared, isSent: isSent),
        about: connection,
        event,
        declaration: declared?.location,
        suggestion: declared == nil ? load.action(like: name, for: connection) : nil
      )
      finding?.missingAttribute = missingAttribute(of: declared)
      return finding?.ofUndocumentedFault(on: load.document.platform)
    case .actionContested(let targetClass, let declared):
      var finding = load.finding(
        UndefinedAction.contested(selector: name, className: targetClass, declared),
        about: connection,
        event,
        declaration: declared?.location
      )
      finding?.missingAttribute = missingAttribute(of: declared)
      return finding
    case .actionUndecided(let uncertainty?):
      let member = load.uncertain(
        .undefinedAction,
        uncertainty,
        "action '\(name)'",
        keyPath: name,
        event,
        in: load.destinationClass(of: connection)
      )
      return load.finding(member, about: connection, event)
    default: return nil
    }
  }

  /// Returns the attribute that makes a method visible to Objective-C, or nil if the method may already be visible.
  static func missingAttribute(of declared: MethodDescription?) -> VisibilityAttribute? {
    guard let declared else { return nil }
    return declared.isVisibleToObjectiveC || declared.mayBeVisible ? nil : .action
  }
}

extension CheckedLoad {
  /// Returns the method of the target's class that was probably intended, if any.
  ///
  /// This is the method in the sources whose selector differs only in colons, or the action with the most similar name
  /// and the same number of parameters that no other connection sends.
  fileprivate func action(like selector: String, for connection: Connection) -> String? {
    guard let target = destination(of: connection).flatMap(entry) else { return nil }
    let count = selector.count { $0 == ":" }
    let methods = target.chain.filter { $0.description.location != nil }.flatMap(\.description.methods)
      .filter(\.isVisibleToObjectiveC)
    // A control passes at most itself and the event.
    let same = Set(methods.map(\.selector)).filter { other in
      NearestAction.differOnlyInColons(selector, other) && other.count { $0 == ":" } <= 2
    }
    if same.count == 1 { return same.first }
    let declared = methods.filter { $0.isAction && $0.selector.count { $0 == ":" } == count }.map(\.selector)
    let others = Set(document.objects.lazy.flatMap(\.connections).compactMap(\.selector))
    return NearestAction.find(selector, among: declared, with: others)
  }
}

/// An action that no source implements and whose target is determined at run time.
package struct UnimplementedAction: FindingContent {
  package let selector: String

  package init(selector: String) { self.selector = selector }

  package var id: FindingID { .undefinedAction }
  package var message: String { "no source implements action '\(selector)'" }
  package var unverifiedReason: UnverifiedReason? { .unseenClass }
}
