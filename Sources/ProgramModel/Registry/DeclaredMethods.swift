package import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// A method that a class or an extension in the sources declares, as Objective-C sees it.
package struct DeclaredMethod: Hashable, Sendable {
  /// The name of the class.
  package let className: String
  package let method: MethodDescription

  /// Whether an object of the class has the selector, or may have it.
  package func responds(to selector: String) -> Bool {
    method.selector == selector && (method.isVisibleToObjectiveC || method.mayBeVisible)
  }
}

extension ResolvedClasses {
  /// Returns the instance methods in all sources that have a selector, or would have it without the label of their first
  /// parameter.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - languageModes: The language modes of the sources.
  /// - Returns: The methods, by class.
  package func methods(like selector: String, _ languageModes: SourceLanguageModes) -> [DeclaredMethod] {
    func isLike(_ part: DeclarationIndex.Entry) -> Bool {
      part.declaration.methods.contains { method in
        method.selector == selector
          || FirstArgumentLabel.selector(method.selector, without: method.swiftName) == selector
      }
    }
    var reader = ClassReader(self) { languageModes.languageMode(of: $0) }
    let classes = types.nodes.indices.filter { types.nodes[$0].parts.contains(where: isLike) }
    let extended = types.foreignExtensions.filter { $0.value.contains(where: isLike) }.keys.map(\.name)
    let descriptions =
      classes.map { reader.description(ofNode: $0) }
      + Set(extended).sorted().compactMap { reader.additions(toClass: $0) }
    return descriptions.flatMap { description in
      description.methods.filter { method in
        method.selector == selector
          || FirstArgumentLabel.selector(method.selector, without: method.swiftName) == selector
      }.map { DeclaredMethod(className: description.name, method: $0) }
    }
  }
}
