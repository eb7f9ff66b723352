/// The attributes and modifiers that affect the Objective-C runtime and Interface Builder.
package struct DeclarationModifiers: OptionSet, Hashable, Sendable {
  /// The raw bits.
  package let rawValue: UInt32
  /// Creates a set from its bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `@objc`, with or without a name.
  package static let objc = DeclarationModifiers(rawValue: 1 << 0)
  /// `@nonobjc`.
  package static let nonobjc = DeclarationModifiers(rawValue: 1 << 1)
  /// `@objcMembers`.
  package static let objcMembers = DeclarationModifiers(rawValue: 1 << 2)
  /// `@IBDesignable`.
  package static let designable = DeclarationModifiers(rawValue: 1 << 3)
  /// `@IBInspectable`.
  package static let inspectable = DeclarationModifiers(rawValue: 1 << 4)
  /// `@IBOutlet`.
  package static let outlet = DeclarationModifiers(rawValue: 1 << 5)
  /// `@IBAction`.
  package static let action = DeclarationModifiers(rawValue: 1 << 6)
  /// `@IBSegueAction`.
  package static let segueAction = DeclarationModifiers(rawValue: 1 << 7)
  /// `@GKInspectable`.
  package static let entityInspectable = DeclarationModifiers(rawValue: 1 << 8)
  /// `@NSManaged`.
  package static let managed = DeclarationModifiers(rawValue: 1 << 9)
  /// `dynamic`.
  package static let dynamic = DeclarationModifiers(rawValue: 1 << 10)
  /// `override`.
  package static let override = DeclarationModifiers(rawValue: 1 << 11)
  /// `final`.
  package static let final = DeclarationModifiers(rawValue: 1 << 12)
  /// `static`, or `class` on a member.
  package static let typeMember = DeclarationModifiers(rawValue: 1 << 13)
  /// `lazy`.
  package static let lazy = DeclarationModifiers(rawValue: 1 << 14)
  /// `weak`.
  package static let weak = DeclarationModifiers(rawValue: 1 << 15)
  /// `required`.
  package static let required = DeclarationModifiers(rawValue: 1 << 16)
  /// `convenience`.
  package static let convenience = DeclarationModifiers(rawValue: 1 << 17)
  /// `optional` on a requirement of an Objective-C protocol.
  package static let optional = DeclarationModifiers(rawValue: 1 << 18)
  /// `@propertyWrapper`.
  package static let propertyWrapper = DeclarationModifiers(rawValue: 1 << 19)
  /// An initial value other than `nil` or `false`.
  package static let initialized = DeclarationModifiers(rawValue: 1 << 20)
  /// `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
  package static let main = DeclarationModifiers(rawValue: 1 << 21)
  /// `@implementation` of an Objective-C class.
  package static let implementation = DeclarationModifiers(rawValue: 1 << 22)
  /// A body that only returns 0.
  package static let returnsZero = DeclarationModifiers(rawValue: 1 << 23)
}
