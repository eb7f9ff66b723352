import RuntimeAttributes

// Instance variables that interfaces do not declare.

/// The private variables that UIKit does not let key-value coding access in apps built with the iOS 13 SDK or later, by
/// operation and class.
///
/// Known from exceptions in apps: `_placeholderLabel` from devxoul/UITextView-Placeholder#61, `_searchField` from
/// openfoodfacts-ios#343, `_cancelButtonText` from umhan35/react-native-search-bar#173. Confidence: high; medium for
/// `_cancelButton`, which only one list contains. The names without the underscore still work.
private let refusedKeys: [KeyValueCodingError.UndefinedKey.Operation: [String: Set<String>]] = [
  .get: ["UISearchBar": ["_cancelButton", "_searchField"], "UITextField": ["_placeholderLabel"]],
  .set: ["UISearchBar": ["_cancelButtonText"]],
]

/// The framework classes without instance variables for the read-only properties of NSObject, such as `_description`.
///
/// Source: the variables in the runtime headers of iOS 14.2 (dlevi309/iOS-Runtime-Headers at 0299c60c).
private let classesWithoutRootVariables: Set<String> = [
  "NSObject", "UIResponder", "UITableViewCell", "UITableViewController", "UIView", "UIViewController",
]

extension ClassRegistry.Storage {
  /// Whether a key is a property of NSObject that no other framework class in the superclass chain declares, and for
  /// which none of these classes has an instance variable.
  func isUnstoredProperty(_ key: AttributeKey, ofClass classIndex: Int) -> Bool {
    let frameworks = chain(ofClass: classIndex).filter { $0.description.location == nil }
    guard let root = frameworks.last, root.description.superclass == nil,
      root.description.properties.contains(where: { $0.key.name == key.name })
    else { return false }
    return frameworks.allSatisfy { classesWithoutRootVariables.contains($0.runtimeName) }
      && frameworks.dropLast().allSatisfy { record in
        !record.description.properties.contains { $0.key.name == key.name }
      }
  }

  /// Whether the compiler may have synthesized an instance variable for a key: `_text` for an Objective-C property
  /// `text`.
  func mayBeSynthesized(_ key: AttributeKey, ofClass classIndex: Int) -> Bool {
    guard key.isPrivate else { return false }
    let property = settableProperty(AttributeKey.Hashes(of: key.name.utf8.dropFirst()), ofClass: classIndex)
    return property.map { description(ofProperty: $0).language == .objectiveC } ?? false
  }

  /// Whether a class or its superclasses in frameworks may have an undeclared instance variable with the given name.
  ///
  /// Names of private variables start with an underscore. A name that resembles another key with an underscore is a
  /// misspelling.
  func mayBePrivate(
    _ key: AttributeKey,
    for operation: KeyValueCodingError.UndefinedKey.Operation,
    ofClass classIndex: Int
  ) -> Bool {
    guard key.isPrivate, declaredProperty(key.hashes, ofClass: classIndex) == nil,
      hasFrameworkVariables(classIndex)
    else { return false }
    return nearestKey(to: key, for: operation, ofClass: classIndex)?.isPrivate != true
  }

  /// Throws if UIKit prohibits access to the private variable.
  func refuse(
    _ key: AttributeKey,
    for operation: KeyValueCodingError.UndefinedKey.Operation,
    ofClass classIndex: Int
  ) throws(KeyValueCodingError) {
    guard platform == .iOS else { return }
    for record in chain(ofClass: classIndex)
    where refusedKeys[operation]?[record.runtimeName]?.contains(key.name) == true {
      throw .refusedKey(key, operation: operation, className: record.runtimeName)
    }
  }

  /// Whether a class is, or inherits from, a framework class that may have instance variables (any class except root
  /// classes), and allows direct access to variables.
  private func hasFrameworkVariables(_ classIndex: Int) -> Bool {
    guard !classes[classIndex].traits.contains(.disallowsDirectInstanceVariableAccess) else { return false }
    for record in chain(ofClass: classIndex)
    where record.description.language == .objectiveC && record.description.superclass != nil {
      if record.description.location == nil { return true }
    }
    return false
  }
}

extension AttributeKey {
  /// Whether the key has the form of a private variable's name.
  fileprivate var isPrivate: Bool { name.utf8.first == UInt8(ascii: "_") }
}
