import NibLoading

/// Two controllers share a view.
struct SharedView: FindingContent, LoadCheck {
  var className: String

  static let rule = Rule(
    .sharedView,
    "two view controllers have the same view",
    """
    A view can belong to only one view controller. Setting it on a second controller raises an exception that \
    nothing catches.
    """,
    document: """
      <viewController id="c-1"><view key="view" id="v-1"/></viewController>
      <viewController id="c-2"><connections><outlet property="view" destination="v-1" id="o-1"/></connections></viewController>
      """,
    source: "",
    fix: (#"<connections><outlet property="view" destination="v-1" id="o-1"/></connections>"#, ""),
    prints:
      "*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: "
      + "'A view can only be associated with at most one view controller at a time!'",
    remedy: "Give each view controller its own view."
  )

  var id: FindingID { .sharedView }

  var message: String {
    "the view of '\(className.withoutModule)' is also the view of another view controller"
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .end(.viewOfTwoControllers) = event.step else { return nil }
    return load.finding(SharedView(className: event.className), about: event, keyPath: "view")
  }
}
