import KeyValueCoding

extension SourceLanguage {
  /// Creates the language of a file from its path extension.
  package init(ofFile path: String) {
    self = path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") ? .swift : .objectiveC
  }
}
