/// The selectors of the methods through which key-value coding sets a key, which a class may override.
package enum SettingSelectors {
  /// What is called last, for a key that nobody answers.
  package static let undefinedKey = "setValue:forUndefinedKey:"
  /// All of them, that one first.
  package static let all = [undefinedKey, "setValue:forKey:", "setValue:forKeyPath:"]
}
