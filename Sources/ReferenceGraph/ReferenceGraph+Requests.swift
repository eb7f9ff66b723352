import ProgramModel
import ProjectModel
import SourceModel

/// Scenes that code requests from storyboards with known names.
extension ReferenceGraph {
  /// Marks the scene with an identifier as shown, if the storyboards from which code requests the scene are known.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the scene.
  ///   - site: The site of the identifier, in an argument of the call.
  ///   - appTargets: The app targets that run the code.
  /// - Returns: Whether a known storyboard has the scene.
  mutating func request(_ identifier: CodeIndex.Name, at site: Site, _ appTargets: AppTargets) -> Bool {
    guard let names = storyboards(ofRequestAt: site), names.isOneOfTexts else { return false }
    let text = index.text(of: identifier)
    var scenes: [(document: Int, scene: Int)] = []
    for name in names.exact.sorted() {
      for number in documentsByName[name] ?? [] {
        for controller in documents[number].controllers where controller.identifier == text {
          if let scene = controller.scene { scenes.append((number, scene)) }
        }
      }
    }
    for (number, scene) in scenes {
      let own = appTargets.intersection(appTargetsOfDocuments[number])
      if !own.isEmpty { show(scene, of: number, own, site.cause) }
    }
    return !scenes.isEmpty
  }

  /// Marks all scenes with identifiers as shown in the storyboards from which code requests an unknown identifier.
  ///
  /// - Parameters:
  ///   - site: The site of the identifier, in an argument of the call.
  ///   - appTargets: The app targets that run the code.
  /// - Returns: Whether the storyboards are known, so that no other storyboard can have the scene.
  mutating func requestAny(at site: Site, _ appTargets: AppTargets) -> Bool {
    guard let names = storyboards(ofRequestAt: site), names.isOneOfTexts else { return false }
    for number in names.exact.sorted().flatMap({ documentsByName[$0] ?? [] }) {
      let own = appTargets.intersection(appTargetsOfDocuments[number])
      guard !own.isEmpty else { continue }
      for controller in documents[number].controllers {
        if let scene = controller.scene {
          show(scene, of: number, own, .unknownName(site.unit, site.number))
        }
      }
    }
    return true
  }

  /// Returns the possible names of the storyboard whose scene a call instantiates, or nil for other calls.
  private mutating func storyboards(ofRequestAt site: Site) -> Names? {
    let facts = index.files[site.file].facts
    let sink = facts.sinks[Int(site.occurrence.sink)]
    guard sink.kind == .argument, NibLoadingAPI.isInstantiation(facts.names.text(of: sink.name)) else {
      return nil
    }
    let calls = strings.calls(with: ValueUses.Argument(unit: site.unit, sink: site.occurrence.sink))
    guard calls.count == 1, let call = calls.first, call.occurrence.role == .member,
      call.occurrence.receiver == .variable || call.occurrence.receiver == .expression
    else { return nil }
    // The receiver is recorded directly after the member.
    let base = call.number + 1
    guard base < Int(index.unit(site.unit).end),
      facts.occurrences[base].statement == call.occurrence.statement,
      case let receiver = facts.sinks[Int(facts.occurrences[base].sink)],
      receiver.kind == .receiver, receiver.name == call.occurrence.name
    else { return nil }
    return strings.names(at: [base], in: site.unit)
  }
}
