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
  ///   - name: The name.
  ///   - file: The path of the source, or nil if a document names the class.
  /// - Returns: The classes.
  package mutating func classes(called name: String, from file: String?) -> [ClassDescription] {
    resolved.nodes(called: name, from: file).map { description(ofNode: $0) }
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
    if let known = completed[name] { return known }
    guard var description = describer.frameworks.description(of: name) else { return nil }
    if let addition = additions(toClass: description.name) {
      description.properties += addition.properties
      description.methods += addition.methods
      description.protocols += addition.protocols
      description.traits.formUnion(addition.traits)
    }
    completed[name] = description
    return description
  }

  /// Caches the descriptions of the classes with a name and of all their superclasses.
  package mutating func prepare(_ name: String) { _ = chain(ofClass: name) }

  /// Removes the classes of the sources, which may be numerous, from the cache, but keeps those of frameworks.
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

  /// Returns the members that the sources add to a class that they do not declare, if any.
  mutating func additions(toClass name: String) -> ClassDescription? {
    for reference in [TypeReference.framework(name), .unknown(name)] {
      guard let parts = resolved.types.foreignExtensions[reference] else { continue }
      return describer.describe(parts, extending: reference)
    }
    return nil
  }
}
