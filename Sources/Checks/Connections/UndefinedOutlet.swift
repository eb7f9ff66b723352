import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// An object does not have an outlet that the document connects.
enum UndefinedOutlet: FindingContent, LoadCheck {
  /// A missing outlet, and the declaration of an action with the same name, if any.
  case undefined(KeyValueCodingError.UndefinedKey, action: FileLocation?)
  /// An outlet whose property cannot be nil, although the connected object does not exist.
  case unsettable(property: String, className: String)
  /// A private variable of a framework class that the framework does not allow to be set.
  case prohibited(variable: String, className: String)

  static let rule = Rule(
    .undefinedOutlet,
    about: .outlet,
    "a connection refers to an outlet that its object does not have",
    """
    Outlets are connected by key-value coding, and a missing key raises an exception. On iOS nothing catches it, and \
    loading terminates the app; macOS logs the exception and skips the outlet. Usually the property was renamed, or \
    the object lost its custom class.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <subviews>
          <imageView id="i-1"/>
        </subviews>
        <connections>
          <outlet property="ikon" destination="i-1" id="o-1"/>
        </connections>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBOutlet var icon: UIImageView!
      }
      """,
    fix: ("ikon", "icon"),
    prints:
      "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<App.Badge 0x…> "
      + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key ikon.'",
    remedy: "Connect the outlet again under its current name, or remove the connection.",
    advice: {
      Rule.missing($0, "connection", mark: "@IBOutlet", "an @IBOutlet \(Rule.key($0)) to \(Rule.owner($0))")
    }
  )

  var id: FindingID { .undefinedOutlet }

  var message: String {
    switch self {
    case .undefined(let undefined, _): undefined.messageOfSetting("outlet")
    case .unsettable(let property, let className):
      "'\(property)' of '\(className.withoutModule)' cannot be nil"
    case .prohibited(let variable, let className): "'\(className)' prohibits access to '\(variable)'"
    }
  }

  var notes: [Finding.Note] {
    guard case .undefined(let undefined, let action?) = self else { return [] }
    return [
      Finding.Note("'\(undefined.className.withoutModule)' has an action '\(undefined.key):'", at: action)
    ]
  }

  var unverifiedReason: UnverifiedReason? { if case .undefined = self { .variable } else { nil } }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (connection, outcome) = event.connection else { return nil }
    let name = connection.name
    switch outcome {
    case .raised(.undefinedKey(let undefined)):
      let action = action(name, of: undefined, event, load)
      var finding = load.finding(
        UndefinedOutlet.undefined(undefined, action: action),
        about: connection,
        event,
        declaration: undefined.location,
        suggestion: load.free(undefined.nearestKey?.name, of: event)
          ?? load.outlet(like: name, for: connection, of: event)
      )
      finding?.missingAttribute = load.hiddenProperty(undefined, connection, event).flatMap {
        missingAttribute(of: $0, connection)
      }
      return finding?.ofUndocumentedFault(on: load.document.platform)
    case .raised(.refusedKey(_, _, let className)):
      let content = UndefinedOutlet.prohibited(variable: name, className: className)
      return load.finding(content, about: connection, event)
    case .raised(.unrecognizedSelector): return nil
    case .raised:
      let content = UndefinedOutlet.unsettable(property: name, className: event.className)
      return load.finding(content, about: connection, event)
    case .set(.undecided(let uncertainty)):
      let member = load.uncertain(.undefinedOutlet, uncertainty, "outlet '\(name)'", keyPath: name, event)
      return load.finding(member, about: connection, event)
    default: return nil
    }
  }

  /// Returns the declaration of the action that was probably intended, if any: a method with the name of the missing
  /// outlet and one parameter.
  private static func action(
    _ name: String,
    of undefined: KeyValueCodingError.UndefinedKey,
    _ event: LoadEvent,
    _ load: CheckedLoad
  ) -> FileLocation? {
    guard undefined.exposureProblem == nil, let method = load.entry(event.object)?.method(name + ":"),
      method.isVisibleToObjectiveC
    else { return nil }
    return method.location
  }

  /// Returns the attribute that makes a property an outlet, or nil if an attribute is not enough.
  private static func missingAttribute(of property: PropertyDescription, _ connection: Connection)
    -> VisibilityAttribute?
  {
    guard connection.property != nil else { return .objc }
    if property.type.isOptional { return .outlet }
    // An outlet must be optional. A nonoptional property already contains an object, which the outlet would replace.
    return property.type.kind == .array ? .objc : nil
  }
}
