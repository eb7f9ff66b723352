public import RuntimeAttributes

/// Describes classes of sources and frameworks one by one, as they are asked for, and remembers what it has read.
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
  ///   - dialect: Returns the language mode of the source at a path.
  package init(_ resolved: ResolvedClasses, dialect: @escaping @Sendable (String) -> SwiftLanguageMode) {
    self.resolved = resolved
    describer = ClassDescriber(resolved.graph, dialect: dialect)
  }

  /// The alternatives of a class by its Swift name, `Outer.Inner` if nested; none if no source declares it.
  public mutating func classes(named name: String) -> [ClassDescription] {
    resolved.graph.indexes(named: name).map { description(ofNode: $0) }
  }

  /// The classes of the sources that a document may mean by a name: those that Swift calls so, then those that only
  /// Objective-C does.
  public mutating func classes(called name: String) -> [ClassDescription] {
    resolved.nodes(called: name).map { description(ofNode: $0) }
  }

  /// A class of a framework with what the sources add to it; nil if no framework of the platform has it.
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

  /// Describes the classes of a name with all above them, for later.
  package mutating func prepare(_ name: String) {
    var visited: Set<String> = []
    var open = [name]
    while let name = open.popLast() {
      guard visited.insert(name).inserted else { continue }
      let found = classes(called: name)
      let superclasses = found.isEmpty ? [frameworkClass(named: name)?.superclass] : found.map(\.superclass)
      open += superclasses.compactMap(\.self)
    }
  }

  /// Forgets the classes of the sources, of which there may be many, and keeps those of the frameworks.
  package mutating func forgetSources() { described = [:] }

  /// Adds what another reader of the same classes remembers.
  package mutating func formUnion(_ other: ClassReader) {
    described.merge(other.described) { known, _ in known }
    completed.merge(other.completed) { known, _ in known }
    describer.frameworks.formUnion(other.describer.frameworks)
  }

  mutating func description(ofNode index: Int) -> ClassDescription {
    if let known = described[index] { return known }
    let description = describer.describe(resolved.graph.nodes[index])
    described[index] = description
    return description
  }

  /// What the sources add to a class that none of them declares; nil if nothing.
  mutating func additions(toClass name: String) -> ClassDescription? {
    for reference in [ClassGraph.Reference.framework(name), .unknown(name)] {
      guard let parts = resolved.graph.foreignExtensions[reference] else { continue }
      return describer.describe(parts, extending: reference)
    }
    return nil
  }
}
