import Testing

/// The Swift members that are visible to Objective-C and that key-value coding can set (nib-loading facts, section 5).
@Suite struct VisibilityTests {
  @Test(arguments: cases) func visibility(_ testCase: MemberCase) { testCase.check() }

  static let cases: [MemberCase] = [
    // Visible properties.
    MemberCase("@IBInspectable var x: Int = 0", "x int64 settable inspectable"),
    MemberCase("@IBOutlet var x: UILabel!", "x object(UILabel)? settable outlet"),
    MemberCase("@IBOutlet weak var x: UILabel?", "x object(UILabel)? settable outlet"),
    MemberCase("@IBOutlet var x: [UILabel]!", "x array? settable outlet collection"),
    MemberCase("@IBOutlet var x: Array<UILabel>?", "x array? settable outlet collection"),
    MemberCase("@GKInspectable var x: Int = 0", "x int64 settable"),
    MemberCase("@NSManaged var x: String?", "x string? settable"),
    MemberCase("@objc var x = 1", "x int64 settable"),
    MemberCase("@objc dynamic var x = 1", "x int64 settable"),
    MemberCase("@objc(y) var x = 1", "y int64 settable swift:x"),
    MemberCase("@objc lazy var x = UILabel()", "x object(UILabel) settable"),
    MemberCase("@IBInspectable\n  @objc\n  public\n  var x: Int = 0", "x int64 settable inspectable"),
    MemberCase("@IBInspectable var x: Int = 0 { didSet { y() } }", "x int64 settable inspectable"),
    MemberCase("@IBInspectable var x: Int { get { 1 } set { y() } }", "x int64 settable inspectable"),
    MemberCase("@IBInspectable @Clamped var x: Int = 0", "x int64 settable inspectable"),
    MemberCase(
      "@IBInspectable var a: Int = 0, b: Int = 1",
      "a int64 settable inspectable",
      "b int64 settable inspectable"
    ),
    // Properties with these attributes are visible regardless of their access level.
    MemberCase("@IBInspectable private var x: Int = 0", "x int64 settable inspectable"),
    MemberCase("@IBOutlet fileprivate var x: UILabel!", "x object(UILabel)? settable outlet"),
    MemberCase("@IBOutlet private(set) weak var x: UILabel!", "x object(UILabel)? settable outlet"),
    // Invisible properties.
    MemberCase("var x = 1", "x int64 notVisibleToObjectiveC"),
    MemberCase("public var x = 1", "x int64 notVisibleToObjectiveC"),
    MemberCase("dynamic var x = 1", "x int64 notVisibleToObjectiveC"),
    MemberCase("lazy var x = UILabel()", "x object(UILabel) notVisibleToObjectiveC"),
    MemberCase("@nonobjc var x = 1", "x int64 notVisibleToObjectiveC"),
    // Visible properties that cannot be set.
    MemberCase("@objc let x = 1", "x int64 constant"),
    MemberCase("@IBInspectable let x: Int = 1", "x int64 constant inspectable"),
    MemberCase("@objc var x: Int { 1 }", "x int64 getOnly"),
    MemberCase("@objc var x: Int { get { 1 } }", "x int64 getOnly"),
    MemberCase("@objc var x: Int { return get() }", "x int64 getOnly"),
    MemberCase("@objc static var x = 1", "x int64 typeMember"),
    MemberCase("@objc class var x: Int { get { 1 } set {} }", "x int64 typeMember"),
    MemberCase("@IBInspectable var x: Int? = nil", "x unrepresentable? unrepresentableType inspectable"),
    MemberCase("@IBInspectable var x: CGFloat?", "x unrepresentable? unrepresentableType inspectable"),
    // The compiler rejects other members whose types Objective-C cannot represent, so the spelled type is unresolved.
    MemberCase("@objc var x: (Int, Int) = (1, 2)", "x unresolved((Int, Int)) settable"),
    // An override has the key and the setter of the overridden property.
    MemberCase(
      "override var isHidden: Bool { didSet {} }",
      "hidden bool settable swift:isHidden getter:isHidden"
    ),
    MemberCase("override var alpha: CGFloat { get { 1 } set {} }", "alpha double settable"),
    MemberCase(
      "override var accessibilityLabel: String? { get { nil } set {} }",
      "accessibilityLabel string? settable"
    ),
    MemberCase(
      "override var weird: Int { get { 1 } set {} }",
      "weird int64 settable setter:setStrange:"
    ),
    // Methods.
    MemberCase("@IBAction func tap(_ sender: Any) {}", "-tap: action"),
    MemberCase("@IBAction private func tap() {}", "-tap action"),
    MemberCase("@IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }", "-make: action"),
    MemberCase("@objc func tap(_ sender: Any) {}", "-tap:"),
    MemberCase("@objc(go:) func tap(_ sender: Any) {}", "-go:"),
    MemberCase("func tap(_ sender: Any) {}", "-tap: hidden"),
    MemberCase("override func awakeFromNib() {}", "-awakeFromNib"),
    MemberCase("static func make() {}"),
    MemberCase("class func make() {}"),
    // Methods that set a key.
    MemberCase("@objc func setSize(_ size: Int) {}", "size int64 settable", "-setSize:"),
    MemberCase("@objc func setURL(_ url: URL?) {}", "URL url? settable", "-setURL:"),
    MemberCase("func setSize(_ size: Int) {}", "-setSize: hidden"),
    MemberCase("@objc func setSize(_ size: Int, animated: Bool) {}", "-setSize:animated:"),
    MemberCase("@objc func settle(_ x: Int) {}", "-settle:"),
    // Initializers.
    MemberCase("required init?(coder: NSCoder) { fatalError(\"no\") }", "-initWithCoder: traps"),
    MemberCase("required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }", "-initWithCoder:"),
    MemberCase("override init(frame: CGRect) { preconditionFailure() }", "-initWithFrame: traps"),
    MemberCase("required init?(coder: NSCoder) { fatalError(); print(1) }", "-initWithCoder:"),
    MemberCase("convenience init(model: Int) { self.init() }", "-initWithModel: hidden"),
  ]
}

/// Members of a view class, with their expected descriptions.
struct MemberCase: CustomTestStringConvertible, Sendable {
  var members: String
  var expected: [String]
  var location: SourceLocation

  init(_ members: String, _ expected: String..., location: SourceLocation = #_sourceLocation) {
    self.members = members
    self.expected = expected
    self.location = location
  }

  var testDescription: String { members }

  func check() {
    let expected = ["Box: UIView"] + expected.map { "  " + $0 }
    var testCase = ClassCase(members, "class Box: UIView {\n  \(members)\n}", expect: "", location: location)
    testCase.expected = expected
    testCase.check()
  }
}
