import ClassInterfaces
import FactStorage

/// What of the declarations in sources the load of a document depends on.
struct LoadDependencies: Hashable, Sendable {
  /// The classes that the load asked for, sorted, with those of the nibs in the middle of it.
  var classes: [String] = []
  /// The other words.
  var words = NameWords()
}

extension LoadDependencies: Storable {
  static var blank: LoadDependencies { LoadDependencies() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&classes)
    coder.code(&words)
  }
}
