/// What one framework's classes offer to nibs, as text in Swift's interface syntax.
///
/// The text is compiled into the binary, so it is read in place and nothing is loaded at run time. Each declaration
/// starts at the first column and its members are indented, so that line starts are enough to find one. The
/// declarations are sorted by name, and so are the members by key.
///
/// What the text means beyond Swift's own rules:
/// - Every member is visible to Objective-C, and settable unless it has `{ get }`. Class names are those of Objective-C.
/// - `NSUInteger` is written `UInt`, because setters distinguish the two.
/// - `@root` marks a class without superclass, `@superclass(macOS, NSView)` another superclass on one platform,
///   `@storesAnyKey` a class that takes and keeps any key, `@incomplete` one whose superclass alone is known.
/// - `@methods` marks a key that rests on accessor methods without a property, `@unsure` one that may be either.
/// - `@recent` marks a property that was introduced in an unknown version, perhaps in that of the newest SDK.
/// - A key whose type differs by platform is listed once for each platform.
/// - Blocks without a name of their own are written `() -> Void`, whatever they take.
public struct FrameworkInterface: Sendable {
  /// The module's name.
  public let name: String
  /// The platforms of every declaration that does not take itself out with `@available(..., unavailable)`.
  public let platforms: [String]
  /// The declarations.
  public let text: StaticString
}

extension FrameworkInterface: CustomStringConvertible {
  /// The name, since the text is too long to print.
  public var description: String { name }
}
