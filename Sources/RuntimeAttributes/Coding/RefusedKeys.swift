/// Private variables that UIKit keeps from key-value coding since iOS 13, in apps built with its SDK or a later one.
///
/// Known from the exceptions that apps met: `_placeholderLabel` from devxoul/UITextView-Placeholder#61, `_searchField` from
/// openfoodfacts-ios#343, `_cancelButtonText` from umhan35/react-native-search-bar#173. Confidence: high; for
/// `_cancelButton` medium, of which one list tells. The names without the underscore are answered all the same.
enum RefusedKeys {
  /// By operation and class.
  private static let table: [KeyValueCodingError.UndefinedKey.Operation: [String: Set<String>]] = [
    .get: ["UISearchBar": ["_cancelButton", "_searchField"], "UITextField": ["_placeholderLabel"]],
    .set: ["UISearchBar": ["_cancelButtonText"]],
  ]

  /// Whether a class refuses a key; subclasses refuse it as well.
  static func contain(
    _ key: AttributeKey,
    for operation: KeyValueCodingError.UndefinedKey.Operation,
    of className: String
  ) -> Bool {
    table[operation]?[className]?.contains(key.name) == true
  }
}
