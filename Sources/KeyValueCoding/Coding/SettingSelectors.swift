import RuntimeAttributes

/// The selectors of the overridable methods through which key-value coding sets a key.
package enum SettingSelectors {
  /// The method that is called last, for undefined keys.
  package static let undefinedKey = "setValue:forUndefinedKey:"
  /// All selectors, starting with the selector for undefined keys.
  package static let all = [undefinedKey, "setValue:forKey:", "setValue:forKeyPath:"]
}
