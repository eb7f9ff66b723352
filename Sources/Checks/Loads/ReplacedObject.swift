import NibLoading

/// An object returns another object from `init(coder:)` after the first object was referenced.
struct ReplacedObject: FindingContent, LoadCheck {
  var className: String

  static let rule = Rule(
    .replacedObject,
    "init(coder:) returns another object although the original object is referenced",
    """
    The decoder cannot replace an object that is already referenced. It raises an exception that nothing catches.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
      """,
    source: """
      @implementation Badge
      - (instancetype)initWithCoder:(NSCoder *)coder {
        return [[Badge alloc] initWithFrame:CGRectZero];
      }
      @end
      """,
    fix: ("[[Badge alloc] initWithFrame:CGRectZero]", "[super initWithCoder:coder]"),
    prints: "*** Terminating app due to uncaught exception 'NSGenericException', reason: "
      + "'This coder requires that replaced objects be returned from initWithCoder:'",
    remedy: "Replace the object in awakeAfter(using:), and return self from init(coder:)."
  )

  var id: FindingID { .replacedObject }

  var message: String {
    "'\(className.withoutModule).init(coder:)' returns another object, but the original object is already referenced"
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .end(.replacedReferencedObject) = event.step else { return nil }
    return load.finding(ReplacedObject(className: event.className), about: event)
  }
}
