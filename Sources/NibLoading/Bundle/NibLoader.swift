import KeyValueCoding
import RuntimeAttributes

/// Loads documents on model objects in the same order as the platforms: create all objects, set all runtime
/// attributes, make all connections, send `awakeFromNib`.
///
/// Sources for the order: stack traces of UIKit's `-[UINib instantiateWithOwner:options:]`, and the connector lists
/// of nibs compiled by `ibtool` for AppKit. Both set attributes before outlets.
public struct NibLoader: Sendable {
  /// The classes of the app and of the platform's frameworks.
  package let registry: ClassRegistry
  /// The platform and the deployment target.
  package private(set) var conditions: LoadConditions
  /// The known gaps of the registry.
  package private(set) var completeness = RegistryCompleteness()
  /// The effects of methods that run during a load, for classes that are only described.
  package var behaviors = LoadBehaviors()

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - registry: The classes of the app and of the platform's frameworks.
  ///   - conditions: The platform and the deployment target; by default the registry's platform and a current system.
  public init(registry: ClassRegistry, conditions: LoadConditions? = nil) {
    self.registry = registry
    self.conditions = conditions ?? LoadConditions(platform: registry.platform)
  }

  /// Whether the code of a class or its superclasses may have an effect during a load.
  func mayBehave(_ entry: ClassRegistry.Entry) -> Bool {
    let classes = behaviors.classes.keys
    return !classes.isEmpty && entry.chain.contains { classes.contains($0.description.name) }
  }

  /// Returns a copy with other known gaps of the registry and, unless `conditions` is nil, with other conditions.
  package func under(
    _ conditions: LoadConditions? = nil,
    completeness: RegistryCompleteness
  ) -> NibLoader {
    var copy = self
    if let conditions { copy.conditions = conditions }
    copy.completeness = completeness
    return copy
  }
}
