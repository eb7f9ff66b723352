/// The nib-related members of one framework's classes, as text in the syntax of Swift interfaces.
///
/// The text is compiled into the binary and read in place, so nothing is loaded at run time. Each declaration starts at
/// the first column and its members are indented, so that a declaration can be found by the start of its line.
/// Declarations are sorted by name, and members by key.
///
/// The text has conventions in addition to Swift's own rules:
/// - Every member is visible to Objective-C, and is settable unless it has `{ get }`. Class names are Objective-C
///   names.
/// - `NSUInteger` is written as `UInt`, because setters distinguish unsigned from signed integers.
/// - `@root` marks a class without a superclass, and `@superclass(macOS, NSView)` a class with another superclass on
///   one platform. `@storesAnyKey` marks a class that stores a value for any key, and `@incomplete` a class for which
///   only the superclass is known.
/// - `@methods` marks a key with accessor methods but without a property, and `@unsure` a key that may have either.
/// - `@recent` marks a property that was introduced in an unknown version, which may be the version of the newest SDK.
/// - A key whose type differs by platform is listed once for each platform.
/// - A block type without a name is written as `() -> Void`, regardless of its parameters.
public struct FrameworkInterface: Sendable {
  /// The name of the module.
  public let name: String
  /// The platforms of the declarations, unless a declaration has `@available(..., unavailable)` for a platform.
  public let platforms: [String]
  /// The text of the declarations.
  public let text: StaticString
}

extension FrameworkInterface: CustomStringConvertible {
  /// The name of the module, since the text is too long to print.
  public var description: String { name }
}
