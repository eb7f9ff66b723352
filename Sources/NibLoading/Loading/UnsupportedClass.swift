/// A class that still exists in UIKit but must not occur in nibs of new apps.
///
/// The exception is raised in apps built with the SDK of iOS 13 or later, regardless of the deployment target. Debug
/// builds usually do not raise, so the exception first appears in TestFlight: deltachat/deltachat-ios#487,
/// firebase/FirebaseUI-iOS#722, xamarin/GoogleApisForiOSComponents#393, wtimme/OSM-Completionist#20; each app was fixed
/// by removing the element. Confidence: high.
struct UnsupportedClass {
  let name: String
  /// The replacement that the exception recommends.
  let replacement: String

  /// Creates a description if the class of an object's element is unsupported.
  init?(_ elementClass: String?) {
    guard let elementClass, let replacement = Self.replacements[elementClass] else { return nil }
    (name, self.replacement) = (elementClass, replacement)
  }

  private static let replacements = ["UISearchDisplayController": "UISearchController"]
}
