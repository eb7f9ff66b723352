package import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// A method that a class or an extension in the sources declares, as Objective-C sees it.
package struct DeclaredMethod: Hashable, Sendable {
  /// The name of the class.
  package let className: String
  package let method: MethodDescription

  /// Whether an object of the class responds, or may respond, to a selector.
  package func responds(to selector: String) -> Bool {
    method.selector == selector && (method.isVisibleToObjectiveC || method.mayBeVisible)
  }
}

/// The methods of classes and extensions in the sources, by selector.
package struct DeclaredMethods: Sendable {
  private let classes: ResolvedClasses
  private let languageModes: SourceLanguageModes
  /// The classes with a method for a selector.
  private var nodes: [String: [Int]] = [:]
  /// The classes outside of the sources to which extensions add a method for a selector.
  private var extended: [String: Set<String>] = [:]

  /// Indexes the methods of classes and extensions in the sources by selector.
  package init(_ classes: ResolvedClasses, _ languageModes: SourceLanguageModes) {
    (self.classes, self.languageModes) = (classes, languageModes)
    for node in classes.types.nodes.indices {
      for selector in Self.selectors(of: classes.types.nodes[node].parts)
      where nodes[selector]?.last != node {
        nodes[selector, default: []].append(node)
      }
    }
    for (reference, parts) in classes.types.foreignExtensions {
      for selector in Self.selectors(of: parts) { extended[selector, default: []].insert(reference.name) }
    }
  }

  /// Returns the instance methods, by class, that have a selector or would have it without the label of their first
  /// parameter.
  package func methods(like selector: String) -> [DeclaredMethod] {
    var reader = ClassReader(classes) { languageModes.languageMode(of: $0) }
    let descriptions =
      (nodes[selector] ?? []).map { reader.description(ofNode: $0) }
      + (extended[selector] ?? []).sorted().compactMap { reader.additions(toClass: $0) }
    return descriptions.flatMap { description in
      description.methods.filter {
        Self.selectors($0.selector, swiftName: $0.swiftName).contains(selector)
      }.map { DeclaredMethod(className: description.name, method: $0) }
    }
  }

  private static func selectors(of parts: [DeclarationIndex.Entry]) -> some Sequence<String> {
    parts.lazy.flatMap(\.declaration.methods).flatMap { selectors($0.selector, swiftName: $0.swiftName) }
  }

  /// Returns the selector of a method, and its selector without the label of its first parameter.
  private static func selectors(_ selector: String, swiftName: String) -> [String] {
    [selector] + [FirstArgumentLabel.selector(selector, without: swiftName)].compactMap(\.self)
  }
}
