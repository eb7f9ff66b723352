public import InterfaceDocuments
public import RuntimeAttributes

/// Loads documents on model objects, in the order of the platforms: every object is made, then all runtime attributes
/// are set, then all connections are made, then `awakeFromNib` is sent.
///
/// Sources for the order: UIKit's `-[UINib instantiateWithOwner:options:]` as traces of crashes show it, and the
/// connector lists of nibs that `ibtool` compiled for AppKit. Attributes come before outlets on both.
public struct NibLoader: Sendable {
  /// The classes, of the app and of the platform's frameworks alike.
  public let registry: ClassRegistry
  /// Where, and on how old a system.
  public private(set) var conditions: LoadConditions
  /// What the code of classes does during a load, where only descriptions of them are there.
  public var behaviors = LoadBehaviors() {
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
    self.registry = registry
    self.conditions = conditions ?? LoadConditions(platform: registry.platform)
  }

  /// Whether the code of a class or of one of its superclasses does something during a load.
  func mayBehave(_ entry: ClassRegistry.Entry) -> Bool {
    behavingClasses.indices.contains(entry.index) && behavingClasses[entry.index]
  }

  /// The same under other conditions.
  package func under(_ conditions: LoadConditions) -> NibLoader {
    var copy = self
    copy.conditions = conditions
    return copy
  }

  /// Loads a document.
  ///
  /// A storyboard is loaded scene by scene, each as the runtime does: first the nib of the controller, then that
  /// of its view.
  public func load(_ document: InterfaceDocument) -> NibLoad {
    let bundle = NibBundle([document], loader: self, recursionLimit: 1, goesOn: true)
    let pass = LoadPass(bundle: bundle, document: document)
    // A load that goes on behind the end of the app throws nothing.
    try? bundle.nested { () throws(NibError) in try pass.loadAll() }
    return NibLoad(events: bundle.trace, objects: pass.objects)
  }
}
