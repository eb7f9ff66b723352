public import RuntimeAttributes

/// Turns what many sources declare into class descriptions: names resolved, extensions merged, keys and setters
/// as Objective-C sees them.
public struct InterfaceResolver: Sendable {
  private let sources: [SourceRecord]
  private let catalog: FrameworkCatalog
  private let platform: Platform

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - sources: What the sources declare, in any language.
  ///   - catalog: The frameworks.
  ///   - platform: The platform whose `#if` branches and frameworks count.
  public init(sources: [SourceInterface], catalog: FrameworkCatalog, platform: Platform) {
    self.init(sources: sources.map { SourceRecord($0) }, catalog: catalog, platform: platform)
  }

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - sources: What the sources declare, in any language, its members perhaps packed.
  ///   - catalog: The frameworks.
  ///   - platform: The platform whose `#if` branches and frameworks count.
  package init(sources: [SourceRecord], catalog: FrameworkCatalog, platform: Platform) {
    self.sources = sources
    self.catalog = catalog
    self.platform = platform
  }

  /// Finds out which classes there are, and which declarations belong to them.
  public func resolve() -> ResolvedClasses {
    let index = DeclarationIndex(GeneratedHeaders.withoutRepeats(sources), platform: platform)
    return ResolvedClasses(
      ClassGraph(NameResolver(index: index, catalog: catalog, platform: platform))
    )
  }
}
