import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// A runtime attribute is set on a WatchKit object.
struct IgnoredAttribute: FindingContent, LoadCheck {
  var keyPath: String

  static let rule = Rule(
    .ignoredAttribute,
    about: .attribute,
    "WatchKit ignores the runtime attribute",
    """
    Interface Builder offers user defined runtime attributes and inspectable properties in the storyboards of watch apps, \
    but WatchKit does not set them: the property keeps its initial value. This is known from a report \
    about the first version of WatchKit.
    """,
    document: """
      <controller id="c-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="count">
            <integer key="value" value="4"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </controller>
      """,
    source: """
      class Badge: WKInterfaceController {
        @IBInspectable var count = 0
      }
      """,
    fix: (
      """
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="count">
            <integer key="value" value="4"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>

      """, ""
    ),
    remedy: "Remove the attribute, and set the property in code, such as in awake(withContext:).",
    advice: { "Remove the attribute, and set the property \(Rule.key($0)) in code." },
    severity: .warning
  )

  var id: FindingID { .ignoredAttribute }

  var message: String { "WatchKit ignores runtime attributes; '\(keyPath)' keeps its value" }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .apply(let attribute, .ignored) = event.step else { return nil }
    return load.finding(IgnoredAttribute(keyPath: attribute.keyPath.description), about: attribute, event)
  }
}
