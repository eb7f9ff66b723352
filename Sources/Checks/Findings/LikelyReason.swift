/// The reason why an unverified finding is likely: its class, outlet or action is probably missing.
public enum LikelyReason: String, Hashable, Sendable, CaseIterable {
  /// The object's image or color has the same name as the class.
  case value
  /// The name differs by one or two letters from the name of a declared class that fits the object.
  case misspelling
  /// The document connects outlets of the object to views, and no code mentions the class.
  case outlets
  /// Many declared classes share the prefix of the name, and no code mentions the class.
  case prefix
  /// The name adds words to the name of a declared class, and no code mentions the class.
  case relatedName
  /// The document names a module that nothing builds or imports, and the sources declare the class in another module.
  case module
  /// A document in the resources of a package inherits its module from the target, and Xcode builds the resources as
  /// another module.
  case packageResources
  /// Another class of the sources declares the outlet or action, and the object has no custom class.
  case otherClass
  /// No code mentions the outlet or action, which only an unread dependency could declare.
  case unmentioned
  /// The outlet is a property of NSObject without a setter.
  case rootProperty
  /// The Swift compilers before Xcode 9 hide the private inspectable property from Objective-C.
  case compiler
  /// The class does not have the outlet or action, or the first object of a nib has another class; only the effect on the
  /// platform is unknown.
  case platform
}
