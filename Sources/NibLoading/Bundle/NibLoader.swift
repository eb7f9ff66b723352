public import RuntimeAttributes

/// Loads documents on model objects, in the order of the platforms: every object is made, then all runtime attributes
/// are set, then all connections are made, then `awakeFromNib` is sent.
///
/// Sources for the order: UIKit's `-[UINib instantiateWithOwner:options:]` as traces of crashes show it, and the
/// connector lists of nibs that `ibtool` compiled for AppKit. Attributes come before outlets on both.
public struct NibLoader: Sendable {
  /// The classes, of the app and of the platform's frameworks alike.
  package let registry: ClassRegistry
  /// The platform and the oldest system.
  package private(set) var conditions: LoadConditions
  /// The known gaps of the registry.
  package private(set) var completeness = RegistryCompleteness()
  /// The effects of methods that run during a load, of classes that are only described.
  package var behaviors = LoadBehaviors() {
    didSet {
      let behaving = Set(behaviors.classes.keys.compactMap { registry.entry(named: $0)?.index })
      behavingClasses = registry.entries.map { $0.chain.contains { behaving.contains($0.index) } }
    }
  }
  /// Whether a class or one of its superclasses has any, by its place in the registry: it is asked of each object several
  /// times.
  private var behavingClasses: [Bool] = []

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - registry: The classes, of the app and of the platform's frameworks alike.
  ///   - conditions: The platform and the oldest system; the registry's platform and a new system
  ///     unless given.
  public init(registry: ClassRegistry, conditions: LoadConditions? = nil) {
    // Nibs set values as the runtime does.
    self.registry = registry.converting(.likeTheRuntime)
    self.conditions = conditions ?? LoadConditions(platform: registry.platform)
  }

  /// Whether the code of a class or of one of its superclasses does something during a load.
  func mayBehave(_ entry: ClassRegistry.Entry) -> Bool {
    behavingClasses.indices.contains(entry.index) && behavingClasses[entry.index]
  }

  /// Returns a copy for other conditions.
  ///
  /// - Parameters:
  ///   - conditions: The conditions; unchanged unless given.
  ///   - completeness: The known gaps of the registry.
  /// - Returns: The copy.
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
