package import RuntimeAttributes

extension SourceLanguage {
  /// The language of a file, by the extension of its name.
  package init(ofFile path: String) {
    self = path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") ? .swift : .objectiveC
  }
}
