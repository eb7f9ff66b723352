import KeyValueCoding
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// A method that key-value coding uses as the setter of a key although no property declares it: `setFoo:`.
struct SetterMethod {
  /// The key: `foo` for `setFoo:`, `URL` for `setURL:`.
  private let key: String
  /// The type of the argument, as spelled.
  let type: String?

  /// Creates a setter, or returns nil if the given selector, by default the method's own, does not set a key.
  init?(_ method: MethodDeclaration, selector: String? = nil) {
    var selector = Substring(selector ?? method.selector)
    guard method.kind == .method, selector.hasPrefix("set"), selector.popLast() == ":",
      !selector.utf8.contains(UInt8(ascii: ":"))
    else { return nil }
    let name = selector.dropFirst(3)
    // Key-value coding looks for `set` followed by the capitalized key.
    guard let first = name.utf8.first, !first.isLowercase else { return nil }
    let second = name.utf8.dropFirst().first
    let isAcronym = second.map(\.isUppercase) ?? false
    key = isAcronym ? String(name) : name.prefix(1).lowercased() + name.dropFirst()
    type = method.argumentType
  }

  /// Adds the key to a class, unless the class already has a setter for it.
  func add(
    _ type: PropertyType,
    language: SourceLanguage,
    location: FileLocation?,
    to description: inout ClassDescription
  ) {
    let key = AttributeKey(key)
    let isSettable = description.properties.contains { property in
      property.key == key && property.access == .accessor
    }
    guard !isSettable else { return }
    description.properties.append(PropertyDescription(key, type, language: language, location: location))
  }
}
