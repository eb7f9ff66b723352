public import SourceSyntax

/// The interface of one framework, embedded in the binary.
public struct FrameworkText: Sendable {
  /// The name of the framework: `UIKit`.
  public let name: String
  /// The platforms that have the framework.
  public let platforms: PlatformSet
  /// The interface in Swift syntax, in which only top-level declarations start in the first column.
  public let text: StaticString

  /// Creates an interface text.
  public init(_ name: String, platforms: PlatformSet, text: StaticString) {
    self.name = name
    self.platforms = platforms
    self.text = text
  }

  /// The bytes of the text, which live as long as the process.
  var bytes: UnsafeBufferPointer<UInt8> {
    guard text.hasPointerRepresentation else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
