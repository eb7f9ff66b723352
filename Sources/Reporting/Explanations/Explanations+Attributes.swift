extension Explanations {
  static let attributes = [
    Explanation(
      "undefined-key",
      "a runtime attribute sets a key that its object does not have",
      """
      Key-value coding finds neither a setter nor a variable for the key: the property was renamed or removed, it is \
      not visible to Objective-C, or it cannot be set. From iOS 8 and OS X 10.10 on the exception is caught, logged, \
      and the value is lost; older systems end the app.
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
        "Write the property's present name into the document, mark the property @IBInspectable or @objc, "
        + "or remove the attribute that is left over."
    ),
    Explanation(
      "undefined-key-in-path",
      "a key path leads through a key that cannot be read",
      """
      Each key of a path but the last is read, and one of them is not there, not visible to Objective-C, or a \
      structure, whose fields key paths do not reach. A key that begins with an underscore may be a private variable of \
      a framework's class and is told as unverified. From iOS 13 on UIKit refuses some of these to apps built with its \
      SDK: '_placeholderLabel' of a text field, '_searchField', '_cancelButton' and '_cancelButtonText' of a search bar.
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
      remedy: "Correct the key that the finding names; of a structure set the whole, such as 'frame'."
    ),
    Explanation(
      "nil-for-scalar",
      "a runtime attribute of type Nil sets a number, a truth value or a structure",
      """
      Scalars have no nil. Key-value coding calls setNilValueForKey:, which raises unless the class overrides it. The \
      attribute is dropped as with an undefined key.
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
      remedy: "Give the attribute a number, or remove it so that the property keeps its initial value."
    ),
    Explanation(
      "type-mismatch",
      "a runtime attribute's value cannot be converted to the property's type",
      """
      For a scalar, key-value coding asks the value for its number, and an object that is none does not answer. \
      The exception is caught and logged, and the value is lost.
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
      remedy: "Choose the attribute's type that belongs to the property; "
        + "'nibproof explain --conversions' shows which fit."
    ),
    Explanation(
      "wrong-object-type",
      "a property is given an object of another class",
      """
      Key-value coding does not look at the class of an object. The property holds it until somebody sends it a \
      message that it does not understand, and that ends the app.
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
      remedy:
        "Choose the attribute's type that belongs to the property: Color for UIColor, Image for UIImage."
    ),
    Explanation(
      "color-for-cgcolor",
      "a layer's CGColor is given a color object",
      """
      Interface Builder stores UIColor and NSColor objects, and layers want a CGColor. Nothing is raised, and no \
      color is seen.
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
      remedy: "Add an inspectable property of the view that sets layer.borderColor from its color's cgColor, "
        + "and set that one."
    ),
    Explanation(
      "unknown-layer-key",
      "a runtime attribute sets a key that layers do not use",
      """
      A layer keeps a value for any key without complaint, as a dictionary does. A key that is misspelt is stored \
      and never looked at.
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
      remedy: "Correct the key."
    ),
    Explanation(
      "nil-in-path",
      "a key path leads through an object that is not there yet",
      """
      Runtime attributes are set before outlets are connected. A path through an outlet meets nil, and what is sent \
      to nil has no effect.
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
      remedy: "Set the attribute on the object itself, or in awakeFromNib, when outlets are connected."
    ),
    Explanation(
      "duplicate-key-path",
      "one object sets the same key path twice",
      """
      Attributes are set in the order of the document, so the last value stays and the others are lost.
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
      remedy: "Remove all but one."
    ),
    Explanation(
      "lossy-number",
      "a number or text does not fit into the property's type",
      """
      A number with a fraction is cut off for an integer, and one that is too large is wrapped or rounded. Of a text \
      the number at its start is taken, or 0 where there is none; for a truth value what begins like yes, true or a \
      number other than 0 is true. Nothing is raised or logged.
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
      remedy:
        "Write a value that the type can hold into the document, by an attribute of type Number or Boolean rather than "
        + "String; or make the property what the value is: a CGFloat or Double for fractions, a String for text."
    ),
  ]
}
