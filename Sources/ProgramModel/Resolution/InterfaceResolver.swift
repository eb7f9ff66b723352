import KeyValueCoding
import RuntimeAttributes
public import SourceModel

/// Creates class descriptions from the declarations of many sources.
///
/// The resolver resolves names, merges extensions, and determines the keys and setters that are visible to
/// Objective-C.
public struct InterfaceResolver: Sendable {
  private let sources: [SourceFile]
  private let scopes: [SourceScope]
  private let catalog: FrameworkCatalog
  private let platform: Platform

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - sources: The declarations of the sources in any language.
  ///   - catalog: The frameworks.
  ///   - platform: The platform that determines `#if` branches and frameworks.
  public init(sources: [SourceFile], catalog: FrameworkCatalog, platform: Platform) {
    self.init(sources: sources, scopes: [], catalog: catalog, platform: platform)
  }

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - sources: The declarations of the sources in any language.
  ///   - scopes: The scope of each source; empty if all are unknown.
  ///   - catalog: The frameworks.
  ///   - platform: The platform that determines `#if` branches and frameworks.
  package init(
    sources: [SourceFile],
    scopes: [SourceScope],
    catalog: FrameworkCatalog,
    platform: Platform
  ) {
    self.sources = sources
    self.scopes = scopes
    self.catalog = catalog
    self.platform = platform
  }

  /// Returns the classes of the sources, each with the declarations that belong to it.
  public func resolve() -> ResolvedClasses {
    let index = DeclarationIndex(
      GeneratedHeaders.withoutRepeats(sources),
      scopes: scopes,
      platform: platform,
      isOfFrameworks: { $0 == "NSObject" || catalog.superclass(of: $0, platform: platform) != nil }
    )
    return ResolvedClasses(
      Types(NameResolver(index: index, catalog: catalog, platform: platform))
    )
  }
}
