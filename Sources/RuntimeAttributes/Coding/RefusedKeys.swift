/// The private variables that UIKit does not let key-value coding access in apps built with the iOS 13 SDK or later.
///
/// Known from exceptions in apps: `_placeholderLabel` from devxoul/UITextView-Placeholder#61, `_searchField` from
/// openfoodfacts-ios#343, `_cancelButtonText` from umhan35/react-native-search-bar#173. Confidence: high; medium for
/// `_cancelButton`, which only one list contains. The names without the underscore still work.
enum RefusedKeys {
  /// The keys by operation and class.
  private static let table: [KeyValueCodingError.UndefinedKey.Operation: [String: Set<String>]] = [
    .get: ["UISearchBar": ["_cancelButton", "_searchField"], "UITextField": ["_placeholderLabel"]],
    .set: ["UISearchBar": ["_cancelButtonText"]],
  ]

  /// Whether a class or one of its superclasses prohibits a key.
  static func contain(
    _ key: AttributeKey,
    for operation: KeyValueCodingError.UndefinedKey.Operation,
    of className: String
  ) -> Bool {
    table[operation]?[className]?.contains(key.name) == true
  }
}
