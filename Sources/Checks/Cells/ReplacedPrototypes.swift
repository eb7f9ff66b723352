package import InterfaceDocuments
package import KeyValueCoding
package import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Cell prototypes that are never instantiated, because code registers a class or nib for their identifiers.
package struct ReplacedPrototypes: Sendable {
  /// The registered identifiers with the folders of their sources, by class name.
  private var registrations: [String: [(identifier: String, folder: String)]] = [:]

  /// Collects the certain cell registrations in the given classes.
  package init(_ resolved: ResolvedClasses) {
    for (className, uses) in resolved.uses {
      for use in uses where use.role == .registration(isCertain: true) {
        guard let identifier = use.name?.text(in: className) else { continue }
        let folder = PathName.folder(of: use.location.file)
        registrations[className, default: []].append((identifier, folder))
      }
    }
  }

  /// Returns the findings of a document, with the findings in replaced prototypes marked as unreachable.
  package func marked(_ findings: [Finding], in document: InterfaceDocument, registry: ClassRegistry)
    -> [Finding]
  {
    guard !registrations.isEmpty, !findings.isEmpty, document.format == .storyboard else { return findings }
    let indexes = document.indexesByID()
    // Cached, because scenes may have many cells.
    var classes: [Int: [ClassDescription]] = [:]
    var replaced: [Int: Bool] = [:]
    return findings.map { finding in
      guard finding.isReported, finding.file == document.file,
        let object = finding.object?.id.flatMap({ indexes[$0] }),
        let cell = document.cellPrototype(around: object),
        let identifier = document.objects[cell].reuseIdentifier, let scene = document.objects[cell].scene
      else { return finding }
      if replaced[cell] == nil {
        let own = classes[scene] ?? self.classes(ofScene: scene, in: document, registry)
        classes[scene] = own
        replaced[cell] = own.contains { registers(identifier, $0) }
      }
      return replaced[cell] == true ? finding.marked(.replacedCell) : finding
    }
  }

  /// Returns the classes that register cells, among the classes of a scene's objects and their superclasses.
  private func classes(
    ofScene scene: Int,
    in document: InterfaceDocument,
    _ registry: ClassRegistry
  ) -> [ClassDescription] {
    guard document.scenes.indices.contains(scene) else { return [] }
    let objects = document.scenes[scene].objects.clamped(to: document.objects.indices)
    let names = Set(objects.lazy.compactMap { document.objects[$0].customClass })
    return names.compactMap(registry.entry(named:)).flatMap { $0.chain.map(\.description) }
      .filter { registrations[$0.name] != nil }
  }

  /// Whether a class registers a cell for an identifier.
  ///
  /// Registrations in other folders than the class's folder are ignored, because several classes may have the same
  /// name.
  private func registers(_ identifier: String, _ description: ClassDescription) -> Bool {
    guard let own = description.location?.file else { return false }
    let folder = PathName.folder(of: own)
    return registrations[description.name, default: []].contains {
      $0.identifier == identifier && $0.folder == folder
    }
  }
}

extension Finding {
  package func marked(_ unreachablePart: UnreachablePart) -> Finding {
    var finding = self
    finding.isUnreachable = true
    finding.notes.append(.unreachable(unreachablePart))
    return finding
  }
}
