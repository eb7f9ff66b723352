import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// The type of a property cannot represent the value of a runtime attribute exactly.
struct LossyNumber: FindingContent, LoadCheck {
  var keyPath: String
  var value: AttributeValue
  /// The type of the property, if known.
  var type: PropertyType?

  static let rule = Rule(
    .lossyNumber,
    about: .attribute,
    "the property's type cannot represent the value exactly",
    """
    An integer property drops the fraction of a number, and a number that is out of range wraps around or is \
    rounded. A string is converted to the number at its start, or to 0 if it starts with other text. For a Boolean \
    property, a string is true if it starts like yes, true or a number other than 0. Nothing is raised or logged.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="count">
            <real key="value" value="1.5"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBInspectable var count: Int = 0
      }
      """,
    fix: ("count: Int = 0", "count: Double = 0"),
    remedy: "Enter a value that the type can represent, as an attribute of type Number or Boolean rather "
      + "than String. Or change the type of the property: CGFloat or Double for fractions, String for "
      + "text.",
    advice: {
      "Enter a value that the type of \(Rule.key($0)) can hold, or change the type of the property."
    },
    severity: .warning,
    attributes: ["value"]
  )

  var id: FindingID { .lossyNumber }

  var message: String {
    let phrase = AttributeValue.phrase(value)
    guard let type else { return "\(phrase) cannot be represented exactly by the type of '\(keyPath)'" }
    return
      "\(phrase) is stored as \(AttributeValue.phrase(type.kept(of: value))) in '\(keyPath)' of type '\(type.name)'"
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (attribute, outcome) = event.setAttribute, case .lossy = outcome else { return nil }
    let property = load.property(attribute.keyPath, of: event)
    return load.finding(
      LossyNumber(keyPath: attribute.keyPath.description, value: attribute.value, type: property?.type),
      about: attribute,
      event,
      declaration: property?.location
    )
  }
}
