import InterfaceDocuments

/// A class as the runtime names it, to be held against those of documents.
struct RuntimeName: Hashable {
  /// The module, where the name has one.
  var module: String?
  /// The class without its module; nested ones with the types around them.
  var name: String

  init(_ text: String) {
    // Key-value observing puts a subclass of its own in an object's place.
    let observed = "NSKVONotifying_"
    (module, name) = RuntimeClassName.split(
      text.hasPrefix(observed) ? String(text.dropFirst(observed.count)) : text
    )
  }

  /// The class's own name, without the types around it.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether a document that asks for a class means this one.
  func isNamed(_ customClass: String) -> Bool { customClass == name || customClass == lastName }
}
