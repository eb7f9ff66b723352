/// The attributes and modifiers that decide how the Objective-C runtime and Interface Builder see a declaration.
public struct DeclarationModifiers: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `@objc`, with or without a name.
  public static let objc = DeclarationModifiers(rawValue: 1 << 0)
  /// `@nonobjc`.
  public static let nonobjc = DeclarationModifiers(rawValue: 1 << 1)
  /// `@objcMembers`.
  public static let objcMembers = DeclarationModifiers(rawValue: 1 << 2)
  /// `@IBDesignable`.
  public static let designable = DeclarationModifiers(rawValue: 1 << 3)
  /// `@IBInspectable`.
  public static let inspectable = DeclarationModifiers(rawValue: 1 << 4)
  /// `@IBOutlet`.
  public static let outlet = DeclarationModifiers(rawValue: 1 << 5)
  /// `@IBAction`.
  public static let action = DeclarationModifiers(rawValue: 1 << 6)
  /// `@IBSegueAction`.
  public static let segueAction = DeclarationModifiers(rawValue: 1 << 7)
  /// `@GKInspectable`.
  public static let entityInspectable = DeclarationModifiers(rawValue: 1 << 8)
  /// `@NSManaged`.
  public static let managed = DeclarationModifiers(rawValue: 1 << 9)
  /// `dynamic`.
  public static let dynamic = DeclarationModifiers(rawValue: 1 << 10)
  /// `override`.
  public static let override = DeclarationModifiers(rawValue: 1 << 11)
  /// `final`.
  public static let final = DeclarationModifiers(rawValue: 1 << 12)
  /// `static`, or `class` before a member.
  public static let typeMember = DeclarationModifiers(rawValue: 1 << 13)
  /// `lazy`.
  public static let lazy = DeclarationModifiers(rawValue: 1 << 14)
  /// `weak`.
  public static let weak = DeclarationModifiers(rawValue: 1 << 15)
  /// `required`.
  public static let required = DeclarationModifiers(rawValue: 1 << 16)
  /// `convenience`.
  public static let convenience = DeclarationModifiers(rawValue: 1 << 17)
  /// `optional`, before a requirement of an Objective-C protocol.
  public static let optional = DeclarationModifiers(rawValue: 1 << 18)
  /// `@propertyWrapper`.
  public static let propertyWrapper = DeclarationModifiers(rawValue: 1 << 19)
  /// `= value`, behind a variable; not for `nil` and `false`, which say that there is none yet.
  public static let initialized = DeclarationModifiers(rawValue: 1 << 20)
}
