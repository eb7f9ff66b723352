import NibLoading

/// An outlet is connected more than once.
struct DuplicateOutlet: FindingContent, LoadCheck {
  var property: String

  static let rule = Rule(
    .duplicateOutlet,
    about: .outlet,
    "an outlet is connected more than once",
    """
    Each connection sets the property, in document order. The last connection wins.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <subviews>
          <imageView id="i-1"/>
          <imageView id="i-2"/>
        </subviews>
        <connections>
          <outlet property="icon" destination="i-1" id="o-1"/>
          <outlet property="icon" destination="i-2" id="o-2"/>
        </connections>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBOutlet var icon: UIImageView!
      }
      """,
    fix: (#"<outlet property="icon" destination="i-2" id="o-2"/>"#, ""),
    remedy: "Keep one of the connections, or declare the property as an outlet collection.",
    advice: {
      "Keep one of the connections of \(Rule.key($0)), or declare the property as an outlet collection."
    },
    severity: .warning
  )

  var id: FindingID { .duplicateOutlet }

  var message: String { "outlet '\(property)' is connected more than once" }

  var notes: [Finding.Note] { [Finding.Note("the last connection wins")] }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (connection, outcome) = event.connection, case .connectedAgain = outcome else { return nil }
    return load.finding(DuplicateOutlet(property: connection.name), about: connection, event)
  }
}
