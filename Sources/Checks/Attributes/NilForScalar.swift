import NibLoading
import RuntimeAttributes

/// A runtime attribute of type Nil sets a property that cannot be nil.
enum NilForScalar: FindingContent, LoadCheck {
  case scalar(key: String, className: String)
  /// A property of a Swift type to which nil cannot be bridged.
  case bridged(key: String, type: String)

  static let rule = Rule(
    .nilForScalar,
    about: .attribute,
    "a runtime attribute of type Nil sets a property that cannot be nil",
    """
    Scalars cannot be nil. Key-value coding calls setNilValueForKey:, which raises an exception unless the class \
    overrides it. The attribute is dropped, as for an undefined key. A property of a Swift type to which nil cannot be \
    bridged traps, which terminates the app.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="nil" keyPath="inset"/>
        </userDefinedRuntimeAttributes>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBInspectable var inset: CGFloat = 4
      }
      """,
    fix: ("inset: CGFloat = 4", "inset: NSNumber?"),
    prints: "Failed to set (inset) user defined inspected property on (App.Badge): [<App.Badge 0x…> "
      + "setNilValueForKey]: could not set nil as the value for the key inset.",
    remedy: "Give the attribute a value, or remove it so that the property keeps its initial value.",
    advice: {
      "Give \(Rule.key($0)) a value, or remove the attribute so that the property keeps its initial value."
    }
  )

  var id: FindingID { .nilForScalar }

  var message: String {
    switch self {
    case .scalar(let key, let className): "'\(key)' of '\(className.withoutModule)' cannot be nil"
    case .bridged(let key, let type): "nil cannot be converted to '\(type)', the type of '\(key)'"
    }
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    switch event.step {
    case .apply(let attribute, .raised(.nilValue(let key, let className))):
      load.finding(NilForScalar.scalar(key: key.name, className: className), about: attribute, event)
    case .apply(let attribute, .raised(.trap(let key, let type))):
      load.finding(NilForScalar.bridged(key: key.name, type: type), about: attribute, event)
    default: nil
    }
  }
}
