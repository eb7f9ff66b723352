extension Rule {
  static let attributes: [Rule] = [
    Rule(
      .undefinedKey,
      "a runtime attribute sets a key that its object does not have",
      """
      Key-value coding finds neither a setter nor an instance variable for the key: the property was renamed or \
      removed, is not visible to Objective-C, or is read-only. iOS 8 and OS X 10.10 and later catch and log the \
      exception, and the value is lost. Older systems terminate the app.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="titel" value="New"/>
          </userDefinedRuntimeAttributes>
        </view>
        """,
      source: """
        class Badge: UIView {
          @IBInspectable var title = ""
        }
        """,
      prints: "Failed to set (titel) user defined inspected property on (App.Badge): [<App.Badge 0x…> "
        + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key titel.",
      remedy:
        "Use the current name of the property, mark the property @IBInspectable or @objc, or remove the "
        + "attribute.",
      advice: {
        missing(
          $0,
          "attribute",
          mark: "@IBInspectable or @objc",
          "an @IBInspectable property \(key($0)) to \(owner($0))"
        )
      }
    ),
    Rule(
      .undefinedKeyInPath,
      "a key path contains a key that cannot be read",
      """
      Key-value coding reads every key of a path except the last. One of these keys does not exist, is not visible \
      to Objective-C, or is a structure, whose fields key paths cannot access. A key that begins with an \
      underscore may be a private variable of a framework class and is reported as unverified. In apps built with \
      the iOS 13 SDK or later, UIKit prohibits access to some of them: '_placeholderLabel' of a text field, and \
      '_searchField', '_cancelButton' and '_cancelButtonText' of a search bar.
      """,
      document: """
        <view id="v-1">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="laier.cornerRadius">
              <real key="value" value="4"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """,
      source: "",
      prints: "Failed to set (laier.cornerRadius) user defined inspected property on (UIView): [<UIView 0x…> "
        + "valueForUndefinedKey:]: this class is not key value coding-compliant for the key laier.",
      remedy:
        "Correct the key that the finding names. To change a structure, set the whole value, such as 'frame'.",
      advice: { "Correct the key path \(key($0)). Fields of structures cannot be set: set the whole value." }
    ),
    Rule(
      .nilForScalar,
      "a runtime attribute of type Nil sets a number, a Boolean or a structure",
      """
      Scalars cannot be nil. Key-value coding calls setNilValueForKey:, which raises unless the class overrides \
      it. The attribute is dropped, as for an undefined key.
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
      prints: "Failed to set (inset) user defined inspected property on (App.Badge): [<App.Badge 0x…> "
        + "setNilValueForKey]: could not set nil as the value for the key inset.",
      remedy: "Give the attribute a value, or remove it so that the property keeps its initial value.",
      advice: {
        "Give \(key($0)) a value, or remove the attribute so that the property keeps its initial value."
      }
    ),
    Rule(
      .typeMismatch,
      "the value of a runtime attribute cannot be converted to the property's type",
      """
      To set a scalar, key-value coding sends the value a message such as doubleValue, and this value does not \
      respond to it. The exception is caught and logged, and the value is lost.
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
      prints: "Failed to set (width) user defined inspected property on (App.Badge): "
        + "-[UICachedDeviceWhiteColor doubleValue]: unrecognized selector sent to instance 0x…",
      remedy:
        "Select the attribute type that fits the property; 'nibproof explain --conversions' lists the types.",
      advice: fittingType,
      attributes: ["value"]
    ),
    Rule(
      .wrongObjectType,
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
      remedy: "Select the attribute type that fits the property: Color for UIColor, Image for UIImage.",
      advice: fittingType
    ),
    Rule(
      .colorForCGColor,
      "a CGColor property of a layer is set to a color object",
      """
      Interface Builder stores UIColor and NSColor objects, but layers expect a CGColor. Nothing is raised or \
      logged, and the color is ignored.
      """,
      document: """
        <view id="v-1">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
              <color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """,
      source: "",
      remedy: "Add an inspectable color property to the view that sets layer.borderColor from its cgColor, "
        + "and set that property.",
      advice: {
        "Add an inspectable color property that sets \(key($0)) from its cgColor, and set that property."
      },
      severity: .warning
    ),
    Rule(
      .unknownLayerKey,
      "a runtime attribute sets a key that the layer does not use",
      """
      A layer stores a value for any key, like a dictionary. A misspelled key is stored but never used.
      """,
      document: """
        <view id="v-1">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadios">
              <real key="value" value="4"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """,
      source: "",
      remedy: "Correct the key, or remove the attribute.",
      advice: { "Correct the key path \(key($0)), or remove the attribute." },
      severity: .warning
    ),
    Rule(
      .nilInPath,
      "a key path goes through an object that is still nil",
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
      remedy: "Set the attribute on the object itself, or in awakeFromNib(), when outlets are connected.",
      advice: { "Set \(key($0)) on the object itself, or in awakeFromNib(), when outlets are connected." },
      severity: .warning
    ),
    Rule(
      .duplicateKeyPath,
      "an object sets the same key path more than once",
      """
      Attributes are set in document order. The last value wins, and the others are lost.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="title" value="Old"/>
            <userDefinedRuntimeAttribute type="string" keyPath="title" value="New"/>
          </userDefinedRuntimeAttributes>
        </view>
        """,
      source: """
        class Badge: UIView {
          @IBInspectable var title = ""
        }
        """,
      remedy: "Remove all but one of the attributes.",
      advice: { "Remove all but one of the attributes \(key($0))." },
      severity: .warning
    ),
    Rule(
      .lossyNumber,
      "the property's type cannot represent the value exactly",
      """
      An integer property drops the fraction of a number, and a number that is out of range wraps around or is \
      rounded. A string becomes the number at its start, or 0 if there is none. For a Boolean property, a string \
      is true if it starts like yes, true or a number other than 0. Nothing is raised or logged.
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
      remedy: "Enter a value that the type can represent, as an attribute of type Number or Boolean rather "
        + "than String. Or change the type of the property: CGFloat or Double for fractions, String for "
        + "text.",
      advice: { "Enter a value that the type of \(key($0)) can hold, or change the type of the property." },
      severity: .warning,
      attributes: ["value"]
    ),
  ]
}
