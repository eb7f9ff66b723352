import ClassInterfaces
import FrameworkSpecs
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Builds the registry for the documents of one platform: the sources' classes, and of the frameworks' those that
/// the documents and sources lead to.
struct RegistryFactory: Sendable {
  /// The frameworks' interfaces, indexed once.
  static let catalog = FrameworkCatalog(
    FrameworkInterfaces.all.map { interface in
      let platforms = interface.platforms.compactMap(Platform.init(rawValue:)).map(PlatformSet.init)
      return FrameworkText(
        interface.name,
        // visionOS has UIKit's classes, and no interface text of its own.
        platforms: platforms.reduce(into: platforms.contains(.iOS) ? .visionOS : []) { $0.formUnion($1) },
        text: interface.text
      )
    }
  )

  let platform: Platform
  let resolved: ResolvedClasses

  /// Resolves the sources for a platform.
  init(sources: [SourceInterface], platform: Platform) {
    self.platform = platform
    resolved = InterfaceResolver(sources: sources, catalog: Self.catalog, platform: platform).resolve()
  }

  /// A registry with all that loads of the documents of the platform may ask for.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - oldestSystem: The oldest system that the app runs on, if somebody said so.
  /// - Returns: The registry.
  func registry(for documents: [InterfaceDocument], oldestSystem: PlatformVersion?) -> ClassRegistry {
    var pool = ClassPool(resolved: resolved, catalog: Self.catalog, platform: platform)
    pool.addSourceClasses()
    pool.follow(documents)
    return pool.registry(oldestSystem: oldestSystem)
  }

  /// The modules all of whose classes are known: those of which the sources declare a class that a document asks for.
  func knownModules(_ documents: [InterfaceDocument]) -> Set<String> {
    var modules: Set<String> = []
    for object in documents.lazy.flatMap(\.objects) {
      guard
        let module = object.customModule,
        !modules.contains(module),
        object.customModuleProvider == "target",
        let name = object.customClass,
        resolved.classes(named: name).contains(where: { $0.language == .swift })
      else { continue }
      modules.insert(module)
    }
    return modules
  }
}
