/// A class that UIKit still has and that no nib of a new app may hold.
///
/// The exception is raised in apps built with the SDK of iOS 13 or a later one, whatever the oldest system that they run
/// on, and mostly not in debug builds, so that it is first seen in TestFlight: deltachat/deltachat-ios#487,
/// firebase/FirebaseUI-iOS#722, xamarin/GoogleApisForiOSComponents#393 and wtimme/OSM-Completionist#20, each of them cured
/// by removing the element. Confidence: high.
struct UnsupportedClass {
  /// The class.
  let name: String
  /// What the exception tells to use.
  let replacement: String

  /// The class of an object's element, if it is such a class.
  init?(_ elementClass: String?) {
    guard let elementClass, let replacement = Self.replacements[elementClass] else { return nil }
    (name, self.replacement) = (elementClass, replacement)
  }

  private static let replacements = ["UISearchDisplayController": "UISearchController"]
}
