/// A class that UIKit still has but that nibs of new apps must not contain.
///
/// The exception is raised in apps built with the SDK of iOS 13 or later, whatever the deployment target, and usually
/// not in debug
/// builds, so it is first seen in TestFlight: deltachat/deltachat-ios#487, firebase/FirebaseUI-iOS#722,
/// xamarin/GoogleApisForiOSComponents#393, wtimme/OSM-Completionist#20; each was fixed by removing the element.
/// Confidence: high.
struct UnsupportedClass {
  /// The class.
  let name: String
  /// The replacement that the exception recommends.
  let replacement: String

  /// Returns the class of an object's element if it is unsupported.
  init?(_ elementClass: String?) {
    guard let elementClass, let replacement = Self.replacements[elementClass] else { return nil }
    (name, self.replacement) = (elementClass, replacement)
  }

  private static let replacements = ["UISearchDisplayController": "UISearchController"]
}
