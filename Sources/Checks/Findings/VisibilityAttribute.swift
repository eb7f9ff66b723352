/// An attribute that makes a member of a Swift class visible to Objective-C.
package enum VisibilityAttribute: String, Hashable, Sendable {
  case objc = "@objc"
  case outlet = "@IBOutlet"
  case inspectable = "@IBInspectable"
  case action = "@IBAction"
}
