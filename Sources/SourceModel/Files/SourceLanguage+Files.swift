import KeyValueCoding

extension SourceLanguage {
  /// Creates the language of a file from its path extension: Objective-C unless the extension is `swift` or
  /// `swiftinterface`.
  package init(ofFile path: String) {
    self = path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") ? .swift : .objectiveC
  }
}
