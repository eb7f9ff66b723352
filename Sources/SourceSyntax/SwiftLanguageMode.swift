/// The differences between the Swift version that builds a source and Swift 4 or later.
///
/// If several targets build the source with different versions, the differences of all these versions apply.
package struct SwiftLanguageMode: OptionSet, Hashable, Sendable {
  /// The raw bits.
  package let rawValue: UInt8
  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The name of a method's first parameter is not a label and therefore not part of the selector, as before Swift 3
  /// (SE-0046).
  package static let omitsFirstLabels = SwiftLanguageMode(rawValue: 1)
  /// The members of `NSObject` subclasses are visible to Objective-C without an attribute.
  ///
  /// This rule applies before Swift 4 (SE-0160), or if the build setting `SWIFT_SWIFT3_OBJC_INFERENCE` enables it.
  package static let infersObjC = SwiftLanguageMode(rawValue: 2)
  /// The version is unknown; syntax from before Swift 3 in a source indicates an old version.
  package static let uncertain = SwiftLanguageMode(rawValue: 4)

  /// The language mode of Swift 3, which the compilers of Xcode 8 to 10 support.
  package static let isSwift3 = SwiftLanguageMode(rawValue: 8)
  /// The language mode of Swift 3 with its inference rules.
  package static let swift3: SwiftLanguageMode = [.infersObjC, .isSwift3]
  /// The language mode of Swift 1 and 2.
  package static let beforeSwift3: SwiftLanguageMode = [.omitsFirstLabels, .infersObjC]
}
