import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes

/// The prototypes of cells that are never made, since the code registers something else for their identifiers.
struct ReplacedPrototypes: Sendable {
  /// By the name of a class, what its bodies register.
  private let registrations: [String: [CellRegistration]]

  /// Gathers what the bodies of classes register.
  init(_ resolved: ResolvedClasses) {
    registrations = resolved.bodies.compactMapValues { facts in
      facts.cellRegistrations.isEmpty ? nil : facts.cellRegistrations
    }
  }

  /// The findings of a document, those marked that are about such a prototype or something in it.
  func marked(_ findings: [Finding], in document: InterfaceDocument, registry: ClassRegistry) -> [Finding] {
    guard !registrations.isEmpty, !findings.isEmpty, document.format == .storyboard else { return findings }
    let indexes = document.indexesByID()
    // Of a scene with many cells each is asked for many times.
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

  /// The classes of a scene's objects, with those from which they derive, that register something: code of these may do so
  /// in place of a prototype.
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

  /// Whether a class registers something for an identifier; of several of one name that whose source is beside.
  private func registers(_ identifier: String, _ description: ClassDescription) -> Bool {
    guard let own = description.location?.file else { return false }
    return registrations[description.name, default: []].contains { registration in
      registration.identifier == identifier
        && PathName.folder(of: registration.location.file) == PathName.folder(of: own)
    }
  }
}

extension Finding {
  /// The finding, marked as one of something that nothing loads.
  func marked(_ unreachablePart: UnreachablePart) -> Finding {
    var finding = self
    finding.isUnreachable = true
    finding.notes.append(.unreachable(unreachablePart))
    return finding
  }
}
