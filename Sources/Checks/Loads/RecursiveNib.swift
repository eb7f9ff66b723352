import NibLoading

/// Loading a nib loads the same nib again, recursively.
struct RecursiveNib: FindingContent, LoadCheck {
  /// The nibs or classes in the cycle from a nib to itself.
  var names: [String]

  static let rule = Rule(
    .recursiveNib,
    "a nib loads itself recursively",
    """
    A view or another object loads a nib in a method that runs while the object itself is loaded, such as its \
    initializer, and this nib contains an object of the same class, directly or through other nibs. Each load starts \
    another one until the stack overflows.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
      """,
    source: """
      class Badge: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          Bundle.main.loadNibNamed("Badge", owner: self)
        }
      }
      """,
    fix: (#" customClass="Badge" customModule="App" customModuleProvider="target""#, ""),
    remedy: "Set the class on File's Owner, and make the view in the nib a plain UIView."
  )

  var id: FindingID { .recursiveNib }

  var message: String { "recursive nib loading: \(names.joined(separator: " > "))" }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .end(.recursion(let names)) = event.step else { return nil }
    return load.finding(RecursiveNib(names: names), about: event)
  }

  /// Returns the finding, or nil if code may set a property whose nil value makes a class load a nib.
  static func decided(_ finding: Finding, about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .end(.recursion(let names)) = event.step else { return finding }
    return load.mayBeSet(onPath: names) ? nil : finding
  }
}
