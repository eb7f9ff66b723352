/// The interface text of one framework, as it is compiled into the binary.
public struct FrameworkText: Sendable {
  /// The framework's name: `UIKit`.
  public let name: String
  /// The platforms that have the framework.
  public let platforms: PlatformSet
  /// The text in Swift's interface syntax: a declaration begins at the first column of its line, its members do not.
  public let text: StaticString

  /// Creates a text.
  public init(_ name: String, platforms: PlatformSet, text: StaticString) {
    self.name = name
    self.platforms = platforms
    self.text = text
  }

  /// The text's bytes, which live as long as the process.
  var bytes: UnsafeBufferPointer<UInt8> {
    guard text.hasPointerRepresentation else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
