import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// A runtime attribute's key path goes through an object that is still nil.
struct NilInPath: FindingContent, LoadCheck {
  var nilKey: String
  var keyPath: String

  static let rule = Rule(
    .nilInPath,
    about: .attribute,
    "a key path traverses an object that is still nil",
    """
    Runtime attributes are set before outlets are connected, so an outlet in a key path is nil. Messages to nil \
    have no effect.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="icon.alpha">
            <real key="value" value="0.5"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBOutlet var icon: UIImageView!
      }
      """,
    fix: ("icon.alpha", "alpha"),
    remedy: "Set the attribute on the object itself, or in awakeFromNib(), when outlets are connected.",
    advice: { "Set \(Rule.key($0)) on the object itself, or in awakeFromNib(), when outlets are connected." },
    severity: .warning
  )

  var id: FindingID { .nilInPath }

  var message: String { "'\(nilKey)' is nil while attributes are set; '\(keyPath)' has no effect" }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (attribute, outcome) = event.setAttribute, case .noEffect(let key) = outcome else { return nil }
    let content = NilInPath(nilKey: key.name, keyPath: attribute.keyPath.description)
    return load.finding(content, about: attribute, event)
  }

  /// Returns the finding, or nil if code may set the first property of the key path.
  static func decided(_ finding: Finding, about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .apply(let attribute, .set(.noEffect(let key))) = event.step,
      key == attribute.keyPath.keys.first,
      let property = load.entry(event.object)?.readableProperty(key), property.location != nil
    else { return finding }
    return load.mayBeSet(property.swiftName, of: event.object) ? nil : finding
  }
}
