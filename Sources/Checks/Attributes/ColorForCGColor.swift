import KeyValueCoding
import NibLoading

/// A layer's CGColor property is set to a color object.
struct ColorForCGColor: FindingContent, LoadCheck {
  var keyPath: String

  static let rule = Rule(
    .colorForCGColor,
    about: .attribute,
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
    fix: ("layer.borderColor", "backgroundColor"),
    remedy: "Add an inspectable color property to the view that sets layer.borderColor from its cgColor, "
      + "and set that property.",
    advice: {
      "Add an inspectable color property that sets \(Rule.key($0)) from its cgColor, and set that property."
    },
    severity: .warning
  )

  var id: FindingID { .colorForCGColor }

  var message: String {
    "'\(keyPath)' expects a 'CGColor', but Interface Builder sets a color object; the color is ignored"
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (attribute, outcome) = event.setAttribute, case .storedColorForCGColor = outcome else {
      return nil
    }
    return load.finding(ColorForCGColor(keyPath: attribute.keyPath.description), about: attribute, event)
  }
}
