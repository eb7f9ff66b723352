import KeyValueCoding
import RuntimeAttributes
package import SourceSyntax

/// Describes classes of sources and frameworks on demand, and caches the descriptions.
public struct ClassReader: Sendable {
  private let resolved: ResolvedClasses
  private var describer: ClassDescriber
  private var described: [Int: ClassDescription] = [:]
  private var completed: [String: ClassDescription] = [:]

  /// Creates a reader of sources whose Swift versions are unknown.
  ///
  /// - Parameter resolved: The classes of the sources, with the frameworks they were resolved against.
  public init(_ resolved: ResolvedClasses) {
    self.init(resolved) { _ in .uncertain }
  }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - resolved: The classes of the sources, with the frameworks they were resolved against.
  ///   - languageMode: Returns the language mode of the source at a path.
  package init(_ resolved: ResolvedClasses, languageMode: @escaping @Sendable (String) -> SwiftLanguageMode) {
    self.resolved = resolved
    describer = ClassDescriber(resolved.types, languageMode: languageMode)
  }

  /// Returns the alternatives of a class by Swift name (`Outer.Inner` if nested), or an empty array if no source
  /// declares it.
  public mutating func classes(named name: String) -> [ClassDescription] {
    resolved.types.indexes(named: name).map { description(ofNode: $0) }
  }

  /// Returns the classes in the sources that a name in a document may refer to.
  ///
  /// Classes with this Swift name come before classes with this Objective-C name.
  public mutating func classes(called name: String) -> [ClassDescription] { classes(called: name, from: nil) }

  /// Returns the classes in the sources that a name in a source may refer to.
  ///
  /// - Parameters:
  ///   - name: The Swift or Objective-C name.
  ///   - file: The path of the source, or nil if a document names the class.
  /// - Returns: The classes; classes with this Swift name come before classes with this Objective-C name.
  package mutating func classes(called name: String, from file: String?) -> [ClassDescription] {
    classes(called: name, from: file) { _ in false }
  }

  /// Returns the classes in the sources that a name in a source may refer to, without the members of hidden extensions.
  ///
  /// If a class itself is hidden, its description includes all extensions, since the name refers to the class of
  /// another app.
  mutating func classes(
    called name: String,
    from file: String?,
    hiding isHidden: (String) -> Bool
  ) -> [ClassDescription] {
    resolved.nodes(called: name, from: file).map { index in
      let node = resolved.types.nodes[index]
      let extensions = node.parts.dropFirst().filter { $0.declaration.kind == .extension }
      let hidden = extensions.filter { isHidden(self.file(of: $0)) }
      guard !hidden.isEmpty, !isHidden(self.file(of: node.parts[0])) else {
        return description(ofNode: index)
      }
      var visible = node
      visible.parts.removeAll(where: hidden.contains)
      return describer.describe(visible)
    }
  }

  private func file(of part: DeclarationIndex.Entry) -> String {
    resolved.types.names.index.sources[part.source].path
  }

  /// Returns a class that a document names and its known superclasses, nearest first.
  package mutating func chain(ofClass name: String) -> [ClassDescription] {
    resolved.superclasses(called: name).references.flatMap { reference in
      if case .framework(let name) = reference { return [frameworkClass(named: name)].compactMap(\.self) }
      return resolved.types.indexes(of: reference).map { description(ofNode: $0) }
    }
  }

  /// Returns a framework class including the members added by the sources, or nil if no framework of the platform has
  /// it.
  public mutating func frameworkClass(named name: String) -> ClassDescription? {
    frameworkClass(named: name) { _ in false }
  }

  /// Returns a framework class, if any, including the members added by the sources, except for members in hidden
  /// extensions.
  mutating func frameworkClass(named name: String, hiding isHidden: (String) -> Bool) -> ClassDescription? {
    guard let description = describer.frameworks.description(of: name) else { return nil }
    let additions = additionalParts(ofClass: description.name)
    let visible = additions?.parts.filter { !isHidden(file(of: $0)) } ?? []
    let isWhole = visible.count == additions?.parts.count ?? 0
    if isWhole, let known = completed[name] { return known }
    var complete = description
    if let additions { complete.add(describer.describe(visible, extending: additions.reference)) }
    if isWhole { completed[name] = complete }
    return complete
  }

  /// Caches the descriptions of the classes with a name and of all their superclasses.
  package mutating func prepare(_ name: String) { _ = chain(ofClass: name) }

  /// Removes the classes of the sources, which may be numerous, from the cache, but keeps the classes of frameworks.
  package mutating func forgetSources() { described = [:] }

  /// Adds the cached descriptions of another reader of the same classes.
  package mutating func formUnion(_ other: ClassReader) {
    described.merge(other.described) { known, _ in known }
    completed.merge(other.completed) { known, _ in known }
    describer.frameworks.formUnion(other.describer.frameworks)
  }

  mutating func description(ofNode index: Int) -> ClassDescription {
    if let known = described[index] { return known }
    let description = describer.describe(resolved.types.nodes[index])
    described[index] = description
    return description
  }

  /// Returns the members that the sources add to a class declared elsewhere, if any.
  mutating func additions(toClass name: String) -> ClassDescription? {
    additionalParts(ofClass: name).map { describer.describe($0.parts, extending: $0.reference) }
  }

  /// Returns the extensions of a class that the sources do not declare, if any.
  private func additionalParts(ofClass name: String)
    -> (parts: [DeclarationIndex.Entry], reference: TypeReference)?
  {
    for reference in [TypeReference.framework(name), .unknown(name)] {
      if let parts = resolved.types.foreignExtensions[reference] { return (parts, reference) }
    }
    return nil
  }
}

extension ClassDescription {
  /// Adds the members of extensions.
  fileprivate mutating func add(_ addition: ClassDescription) {
    properties += addition.properties
    methods += addition.methods
    protocols += addition.protocols
    traits.formUnion(addition.traits)
  }
}
