public import RuntimeAttributes

/// Turns what many sources declare into class descriptions: names resolved, extensions merged, keys and setters
/// as Objective-C sees them.
public struct InterfaceResolver: Sendable {
  private let sources: [SourceInterface]
  private let catalog: FrameworkCatalog
  private let platform: Platform

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - sources: What the sources declare, in any language.
  ///   - catalog: The frameworks.
  ///   - platform: The platform whose `#if` branches and frameworks count.
  public init(sources: [SourceInterface], catalog: FrameworkCatalog, platform: Platform) {
    self.sources = sources
    self.catalog = catalog
    self.platform = platform
  }

  /// Resolves everything.
  public func resolve() -> ResolvedClasses {
    let index = DeclarationIndex(
      ObjectiveCJoin.joined(GeneratedHeaders.withoutRepeats(sources)),
      platform: platform
    )
    let graph = ClassGraph(NameResolver(index: index, catalog: catalog, platform: platform))
    var describer = ClassDescriber(graph)
    let classes = graph.nodes.map { describer.describe($0) }
    var extensions: [String: ClassDescription] = [:]
    for (reference, parts) in graph.foreignExtensions {
      extensions[reference.name] = describer.describe(parts, extending: reference)
    }
    return ResolvedClasses(classes: classes, extensions: extensions, bodies: BodyFactResolver(graph).facts())
  }
}
