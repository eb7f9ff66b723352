import InterfaceDocuments
import NibLoading

/// A constraint belongs to an object that is replaced.
struct LostConstraint: FindingContent, LoadCheck {
  /// The id of the constraint, if any.
  var constraint: String?
  var className: String

  static let rule = Rule(
    .lostConstraint,
    "a constraint belongs to an object that is replaced",
    """
    awakeAfter(using:) returns a view other than the one in the document. Constraints that the original view owns are \
    lost with it, and the replacement does not have them.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <constraints>
          <constraint firstAttribute="width" constant="40" id="c-1"/>
        </constraints>
      </view>
      """,
    source: """
      class Badge: UIView {
        override func awakeAfter(using coder: NSCoder) -> Any? {
          UINib(nibName: "BadgeContent", bundle: nil).instantiate(withOwner: nil).first
        }
      }
      """,
    fix: (#"UINib(nibName: "BadgeContent", bundle: nil).instantiate(withOwner: nil).first"#, "self"),
    remedy: "Copy the constraints to the replacement before returning it."
  )

  var id: FindingID { .lostConstraint }

  var message: String {
    "\(constraint.map { "constraint '\($0)'" } ?? "a constraint") is lost when '\(className.withoutModule)' is replaced; "
      + "copy it to the replacement"
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .loseConstraint(let id) = event.step else { return nil }
    return load.finding(
      LostConstraint(constraint: id, className: event.className),
      about: event,
      at: id.flatMap { load.indexes[$0] }.map { load.document.objects[$0].position },
      keyPath: id
    )
  }
}
