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
    return findings.map { finding in
      guard finding.fails(under: .strict), finding.file == document.file,
        let object = finding.object?.id.flatMap({ indexes[$0] }),
        let cell = document.cellPrototype(around: object).map({ document.objects[$0] }),
        isReplaced(cell, in: document, registry)
      else { return finding }
      return finding.marked(.replacedCell)
    }
  }

  /// Whether a class of the prototype's own scene, or one that it derives from, registers something in its place.
  private func isReplaced(
    _ cell: InterfaceObject,
    in document: InterfaceDocument,
    _ registry: ClassRegistry
  ) -> Bool {
    guard let identifier = cell.reuseIdentifier, let scene = cell.scene,
      document.scenes.indices.contains(scene)
    else { return false }
    let objects = document.scenes[scene].objects.clamped(to: document.objects.indices)
    let classes = Set(document.objects[objects].lazy.compactMap(\.customClass))
    return classes.contains { name in
      registry.entry(named: name)?.chain.contains { registers(identifier, $0.description) } == true
    }
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
  func marked(_ latency: Latency) -> Finding {
    var finding = self
    finding.isLatent = true
    finding.message += latency.sentence
    return finding
  }
}
