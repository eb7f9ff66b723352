import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// A runtime attribute sets a key that is not a property of the layer.
struct UnknownLayerKey: FindingContent, LoadCheck {
  var keyPath: String

  static let rule = Rule(
    .unknownLayerKey,
    about: .attribute,
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
    fix: ("cornerRadios", "cornerRadius"),
    remedy: "Correct the key, or remove the attribute.",
    advice: { "Correct the key path \(Rule.key($0)), or remove the attribute." },
    severity: .warning
  )

  var id: FindingID { .unknownLayerKey }

  var message: String { "'\(keyPath)' is not a property of the layer; the value is stored but not used" }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (attribute, outcome) = event.setAttribute, case .storedUnknownLayerKey(let nearest) = outcome
    else { return nil }
    let keyPath = attribute.keyPath
    return load.finding(
      UnknownLayerKey(keyPath: keyPath.description),
      about: attribute,
      event,
      suggestion: nearest.map { keyPath.replacing(keyPath.lastKey, with: $0) }
    )
  }
}
