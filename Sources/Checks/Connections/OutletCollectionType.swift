import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// An outlet collection is not declared as an array.
struct OutletCollectionType: FindingContent, LoadCheck {
  var property: String
  var className: String

  static let rule = Rule(
    .outletCollectionType,
    about: .outlet,
    "an outlet collection is not declared as an array",
    """
    An outlet collection sets an array. A property of another type stores the array unchecked, and its first use \
    crashes.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <subviews>
          <label id="l-1"/>
        </subviews>
        <connections>
          <outletCollection property="captions" destination="l-1" id="o-1"/>
        </connections>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBOutlet var captions: UILabel!
      }
      """,
    fix: ("captions: UILabel!", "captions: [UILabel]!"),
    remedy: "Declare the property as an array, such as [UILabel], or connect it as a plain outlet.",
    advice: { "Declare \(Rule.key($0)) as an array, or connect it as a plain outlet." }
  )

  var id: FindingID { .outletCollectionType }

  var message: String { "outlet collection '\(property)' of '\(className.withoutModule)' is not an array" }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (connection, outcome) = event.connection, case .set(.storedWrongObject(let type)) = outcome,
      concerns(connection, type)
    else { return nil }
    return load.finding(
      OutletCollectionType(property: connection.name, className: event.className),
      about: connection,
      event,
      declaration: load.outletLocation(connection, event)
    )
  }

  /// Whether a connection is an outlet collection whose property is not an array.
  static func concerns(_ connection: Connection, _ type: PropertyType) -> Bool {
    if case .outletCollection = connection.kind { !type.isOfElements } else { false }
  }
}

extension PropertyType {
  /// Whether the type is an array; its `kind` is then the class of the elements.
  fileprivate var isOfElements: Bool { if case .object = kind { name.hasPrefix("[") } else { false } }
}
