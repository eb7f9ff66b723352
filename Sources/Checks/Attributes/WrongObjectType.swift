import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// A runtime attribute sets a property to an object of the wrong class.
struct WrongObjectType: FindingContent, LoadCheck {
  var keyPath: String
  /// The type of the property.
  var expected: String
  var value: AttributeValue

  static let rule = Rule(
    .wrongObjectType,
    about: .attribute,
    "a property is set to an object of another class",
    """
    Key-value coding does not check the class of an object. The app crashes when code sends the object a message \
    that it does not respond to.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="tint" value="red"/>
        </userDefinedRuntimeAttributes>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBInspectable var tint: UIColor?
      }
      """,
    fix: ("tint: UIColor?", "tint: String?"),
    remedy: "Select the attribute type that fits the property: Color for UIColor, Image for UIImage.",
    advice: Rule.fittingType
  )

  var id: FindingID { .wrongObjectType }

  var message: String {
    "\(AttributeValue.phrase(value)) assigned to '\(keyPath)' of type '\(expected)'; "
      + "the type is not checked at load time, and using the property may crash"
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (attribute, outcome) = event.setAttribute, case .storedWrongObject(let expected) = outcome
    else { return nil }
    let keyPath = attribute.keyPath
    return load.finding(
      WrongObjectType(keyPath: keyPath.description, expected: expected.name, value: attribute.value),
      about: attribute,
      event,
      declaration: load.property(keyPath, of: event)?.location
    )
  }
}
