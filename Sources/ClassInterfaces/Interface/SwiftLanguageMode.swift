/// What the versions of Swift that build a source make of its declarations otherwise than Swift 4 and later do.
///
/// Where several targets build it with different versions, what any of them makes of it counts.
package struct SwiftLanguageMode: OptionSet, Hashable, Sendable {
  /// The set as bits.
  package let rawValue: UInt8
  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The name of a method's first parameter is no label, so that it is not part of the selector either: before Swift 3
  /// (SE-0046).
  package static let leavesOutFirstLabels = SwiftLanguageMode(rawValue: 1)
  /// Objective-C sees the members of classes that derive from `NSObject`, marked or not: before Swift 4 (SE-0160), or
  /// where the build setting `SWIFT_SWIFT3_OBJC_INFERENCE` asks for it.
  package static let infersObjC = SwiftLanguageMode(rawValue: 2)
  /// Nothing decides on a version, so that signs of an old one in a class count.
  package static let uncertain = SwiftLanguageMode(rawValue: 4)

  /// That of Swift 1 and 2.
  package static let beforeSwift3: SwiftLanguageMode = [.leavesOutFirstLabels, .infersObjC]
}
