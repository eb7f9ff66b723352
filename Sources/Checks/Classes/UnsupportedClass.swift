import NibLoading

/// An object has a class that new apps cannot use.
struct UnsupportedClass: FindingContent, LoadCheck {
  var className: String
  var replacement: String

  static let rule = Rule(
    .unsupportedClass,
    "an object's class is no longer supported",
    """
    UIKit still contains UISearchDisplayController, but raises an exception when a nib or scene creates one in an app \
    built with the iOS 13 SDK or later, regardless of the deployment target. Debug builds usually do not raise the \
    exception, so testers see the crash first. The exception is raised even if nothing is connected to the object.
    """,
    document: """
      <searchBar id="b-1"/>
      <searchDisplayController id="c-1">
        <connections>
          <outlet property="searchBar" destination="b-1" id="o-1"/>
        </connections>
      </searchDisplayController>
      """,
    source: "",
    fix: (
      """
      <searchDisplayController id="c-1">
        <connections>
          <outlet property="searchBar" destination="b-1" id="o-1"/>
        </connections>
      </searchDisplayController>
      """,
      ""
    ),
    prints: "*** Terminating app due to uncaught exception 'NSGenericException', reason: "
      + "'UISearchDisplayController is no longer supported when linking against this version of iOS. "
      + "Please migrate your application to UISearchController.'",
    remedy: "Remove the element from the document, and create a UISearchController in code."
  )

  var id: FindingID { .unsupportedClass }

  var message: String {
    "'\(className)' raises an exception in apps built with the iOS 13 SDK or later; use '\(replacement)'"
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .end(.unsupportedClass(let name, let replacement)) = event.step else { return nil }
    return load.finding(UnsupportedClass(className: name, replacement: replacement), about: event)
  }
}
