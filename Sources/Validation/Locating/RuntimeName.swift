import InterfaceDocuments
import SourceModel

/// A class name in the form that the runtime prints, for comparison with class names in documents.
struct RuntimeName: Hashable {
  /// The module, if the name has one.
  var module: String?
  /// The class name without its module, including enclosing types.
  var name: String

  init(_ text: String) {
    // Key-value observing changes an object's class to a generated subclass.
    let observed = "NSKVONotifying_"
    (module, name) = RuntimeClassName.split(
      text.hasPrefix(observed) ? String(text.dropFirst(observed.count)) : text
    )
  }

  /// The class name without its enclosing types.
  var lastName: String { name.unqualifiedName }

  /// Whether a class name in a document refers to this class.
  func isNamed(_ customClass: String) -> Bool { customClass == name || customClass == lastName }
}
