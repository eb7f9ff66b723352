/// The reason why a problem could not be verified.
public enum UnverifiedReason: String, Hashable, Sendable, CaseIterable {
  /// The class was not found.
  case unseenClass = "unseen-class"
  /// A superclass of the class was not found.
  case unseenSuperclass = "unseen-superclass"
  /// The type of the property was not found.
  case unseenType = "unseen-type"
  /// A protocol that may make the member visible to Objective-C was not found.
  case unseenProtocol = "unseen-protocol"
  /// The member is visible to Objective-C only if a newer compiler builds the class.
  case compiler
  /// A framework introduced the member in an unknown version, which may be later than the deployment target.
  case introduction
  /// The class may be declared in a language that is not read, such as C#.
  case unreadLanguage = "unread-language"
  /// A dependency whose sources were not read may add the member to a framework's class.
  case unseenDependency = "unseen-dependency"
  /// Code may change the object's class to a subclass that has the member.
  case changedClass = "changed-class"
  /// The creation of an object on the key path was not found, so the object may be an instance of a subclass.
  case unseenObject = "unseen-object"
  /// The resource may be in a part of the bundle that was not read.
  case unseenResource = "unseen-resource"
  /// A class overrides a key-value coding method, and the override may accept the key.
  case overriddenSetting = "overridden-setting"
  /// The class may have an instance variable that key-value coding sets directly.
  case variable
  /// The frameworks' interfaces do not list selectors of this form.
  case unlistedSelector = "unlisted-selector"
  /// A segue of the same bar button item may replace the action.
  case segue
  /// Code may create the object with another initializer.
  case otherInitializer = "other-initializer"
  /// Another class may own the nib instead.
  case otherOwner = "other-owner"
  /// Xcode may build a package's resources into a different module than its classes.
  case packageResources = "package-resources"
  /// The platform's conversion of the value, or the effect of an accessor, is not precisely known.
  case conversion
  /// The effect of the problem on the platform is not documented, as for outlets and actions on watchOS and for the order
  /// of a nib's objects.
  case platform
}
