import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// A runtime attribute's key path contains a key that cannot be set or read.
enum UndefinedKey: FindingContent, LoadCheck {
  case undefined(KeyValueCodingError.UndefinedKey)
  case unreadable(KeyValueCodingError.UndefinedKey, keyPath: String)
  case structureInPath(keyPath: String)
  case refused(key: String, className: String, KeyValueCodingError.UndefinedKey.Operation)

  static let rule = Rule(
    .undefinedKey,
    about: .attribute,
    "a runtime attribute sets a key that its object does not have",
    """
    Key-value coding finds neither a setter nor an instance variable for the key: the property was renamed or removed, \
    is not visible to Objective-C, or is read-only. iOS 8 and OS X 10.10 and later catch and log the exception, and \
    the value is lost. Older systems terminate the app. In apps built with the iOS 13 SDK or later, UIKit also raises \
    an exception for some private variables: '_placeholderLabel' of a text field, and '_searchField', '_cancelButton' \
    and '_cancelButtonText' of a search bar.
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
    fix: ("titel", "title"),
    prints: "Failed to set (titel) user defined inspected property on (App.Badge): [<App.Badge 0x…> "
      + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key titel.",
    remedy:
      "Use the current name of the property, mark the property @IBInspectable or @objc, or remove the "
      + "attribute.",
    advice: {
      Rule.missing(
        $0,
        "attribute",
        mark: "@IBInspectable or @objc",
        "an @IBInspectable property \(Rule.key($0)) to \(Rule.owner($0))"
      )
    }
  )

  static let inPathRule = Rule(
    .undefinedKeyInPath,
    about: .attribute,
    "a key path contains a key that cannot be read",
    """
    Key-value coding reads every key of a path except the last. One of these keys does not exist, is not visible to \
    Objective-C, is a collection operator that does not exist or does not fit the objects, or is a structure, whose \
    fields key paths cannot access. A key that begins with an underscore may be a private variable of a framework \
    class and is reported as unverified. In apps built with the iOS 13 SDK or later, UIKit prohibits access to some of \
    them: '_placeholderLabel' of a text field, and '_searchField', '_cancelButton' and '_cancelButtonText' of a search \
    bar.
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
    fix: ("laier", "layer"),
    prints: "Failed to set (laier.cornerRadius) user defined inspected property on (UIView): [<UIView 0x…> "
      + "valueForUndefinedKey:]: this class is not key value coding-compliant for the key laier.",
    remedy:
      "Correct the key that the finding names. To change a structure, set the whole value, such as 'frame'.",
    advice: {
      "Correct the key path \(Rule.key($0)). Fields of structures cannot be set: set the whole value."
    }
  )

  var id: FindingID {
    switch self {
    case .undefined, .refused(_, _, .set): .undefinedKey
    case .unreadable, .structureInPath, .refused: .undefinedKeyInPath
    }
  }

  var message: String {
    switch self {
    case .undefined(let undefined): undefined.messageOfSetting("property")
    case .unreadable(let undefined, let keyPath): undefined.messageOfReading("in key path '\(keyPath)'")
    case .structureInPath(let keyPath):
      "'\(keyPath)' traverses a structure; key paths cannot access fields of structures"
    case .refused(let key, let className, _):
      "'\(key)' is a private variable of '\(className)'; access is prohibited in apps built with the iOS 13 SDK or later"
    }
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    if let (attribute, outcome) = event.setAttribute {
      guard case .undecided(let uncertainty) = outcome else { return nil }
      let keyPath = attribute.keyPath.description
      let member = load.uncertain(.undefinedKey, uncertainty, "'\(keyPath)'", keyPath: keyPath, event)
      return load.finding(member, about: attribute, event)
    }
    guard case .apply(let attribute, .raised(let error)) = event.step else { return nil }
    let keyPath = attribute.keyPath.description
    switch error {
    case .undefinedKey(let undefined) where undefined.className == "NSConcreteValue":
      return load.finding(UndefinedKey.structureInPath(keyPath: keyPath), about: attribute, event)
    case .undefinedKey(let undefined):
      var finding = load.finding(
        undefined.operation == .get
          ? UndefinedKey.unreadable(undefined, keyPath: keyPath) : UndefinedKey.undefined(undefined),
        about: attribute,
        event,
        declaration: undefined.location,
        suggestion: undefined.nearestKey.map { attribute.keyPath.replacing(undefined.key, with: $0) }
      )
      if load.hiddenProperty(undefined, event) != nil {
        let isSet = undefined.operation == .set && undefined.key == attribute.keyPath.lastKey
        finding?.missingAttribute = isSet ? .inspectable : .objc
      }
      return finding
    case .unknownOperator(let name, _), .invalidOperand(let name, _):
      let undefined = KeyValueCodingError.UndefinedKey(
        key: AttributeKey("@\(name)"),
        operation: .get,
        className: event.className
      )
      return load.finding(UndefinedKey.unreadable(undefined, keyPath: keyPath), about: attribute, event)
    case .refusedKey(let key, let operation, let className):
      let refused = UndefinedKey.refused(key: key.name, className: className, operation)
      return load.finding(refused, about: attribute, event)
    default: return nil
    }
  }
}
