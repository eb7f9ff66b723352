import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// The value of a runtime attribute cannot be converted to the property's type.
struct TypeMismatch: FindingContent, LoadCheck {
  var unrecognized: KeyValueCodingError.UnrecognizedSelector
  var value: AttributeValue?

  static let rule = Rule(
    .typeMismatch,
    about: .attribute,
    "the value of a runtime attribute cannot be converted to the property's type",
    """
    To set a scalar, key-value coding sends the value a message such as doubleValue, but the value does not respond to \
    it. The exception is caught and logged, and the value is lost.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="color" keyPath="width">
            <color key="value" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBInspectable var width: CGFloat = 1
      }
      """,
    fix: ("width: CGFloat = 1", "width: UIColor?"),
    prints: "Failed to set (width) user defined inspected property on (App.Badge): "
      + "-[UICachedDeviceWhiteColor doubleValue]: unrecognized selector sent to instance 0x…",
    remedy:
      "Select the attribute type that fits the property; 'nibproof explain --conversions' lists the types.",
    advice: Rule.fittingType,
    attributes: ["value"]
  )

  var id: FindingID { .typeMismatch }

  var message: String {
    "\(AttributeValue.phrase(value)) cannot be converted to '\(unrecognized.type.name)', the type of '\(unrecognized.key)'"
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .apply(let attribute, .raised(.unrecognizedSelector(let unrecognized))) = event.step else {
      return nil
    }
    return load.finding(
      TypeMismatch(unrecognized: unrecognized, value: attribute.value),
      about: attribute,
      event,
      declaration: unrecognized.location
    )
  }
}
