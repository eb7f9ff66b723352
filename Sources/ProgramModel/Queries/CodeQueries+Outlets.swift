package import KeyValueCoding
import ProjectModel
package import RuntimeAttributes
import SourceModel

/// Outlets that no document connects.
extension CodeQueries {
  /// Returns the first place where code of the declaring class or a subclass uses a member of an outlet that is always
  /// nil, since no document connects it and no code sets it.
  ///
  /// - Parameters:
  ///   - outlet: The name of the outlet.
  ///   - className: The class that declares it.
  ///   - platform: The platform.
  /// - Returns: The place, and whether the use unwraps the outlet; nil if the outlet may be set, or if code checks it.
  package func firstUse(ofUnconnected outlet: String, of className: String, on platform: Platform)
    -> (place: FileLocation, unwraps: Bool)?
  {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      let node = classes.nodes(called: className).first, !mayBeConnected(outlet, of: className, classes)
    else { return nil }
    let isUnwrapped = classes.types.nodes[node].parts.contains { part in
      part.declaration.properties.contains { $0.name == outlet && $0.isImplicitlyUnwrapped }
        && classes.types.language(of: part) == .swift
    }
    // The load reports an outlet that code certainly unwraps when an object is loaded or shown.
    let isChecked = (classes.uses[className] ?? []).contains { use in
      if case .access = use.role { use.text == outlet && !use.paths.isEmpty } else { false }
    }
    if isUnwrapped, isChecked { return nil }
    let family = classes.descendants(of: [className])
    var setting = SoughtUse(of: outlet, owners: classes.ancestors(of: [className]).sorted(), .setting)
    setting.subclasses = family.sorted()
    let spellings = [outlet, outlet.hasPrefix("_") ? String(outlet.dropFirst()) : "_" + outlet]
    var places: [FileLocation] = []
    for spelling in spellings {
      setting.outlet = spelling
      if mayBeSet(setting) { return nil }
      for (source, name) in sourcesOfApps(containing: spelling) {
        guard let uses = UnconnectedUses(of: name, in: source.facts, family, isUnwrapped: isUnwrapped) else {
          return nil
        }
        places += uses.places.map { place in
          FileLocation(file: source.path, position: SourcePosition(place))
        }
      }
    }
    return places.min().map { ($0, isUnwrapped) }
  }

  /// Whether a document may connect an outlet of an object that may be an instance of the class, or bind a value to it.
  private func mayBeConnected(_ outlet: String, of className: String, _ classes: ResolvedClasses) -> Bool {
    let key = outlet.hasPrefix("_") ? String(outlet.dropFirst()) : outlet
    let owners = (connectedOutlets[key] ?? []).union(connectedOutlets["_" + key] ?? [])
    return boundKeys.contains(key)
      || classes.summaries(named: className).contains { hasUnreadDocument(besides: $0.location.file) }
      || owners.contains { owner in
        let ancestors = classes.superclasses(called: owner)
        return !ancestors.areKnownClasses || ancestors.names.contains(className)
          || classes.ancestors(of: [className]).contains(owner)
      }
  }
}

/// The uses of an outlet's members in a source.
private struct UnconnectedUses {
  /// The places of the uses in the classes that have the outlet.
  private(set) var places: [SourceFacts.Place] = []

  /// Finds the uses; nil if the source names the outlet in a string, or checks it for nil.
  init?(of name: SourceFacts.Name, in facts: SourceFacts, _ family: Set<String>, isUnwrapped: Bool) {
    for unit in facts.units {
      // The observers of the outlet never run.
      let isOwn = unit.name != name && family.contains(facts.names.text(of: unit.type))
      for use in facts.occurrences[Int(unit.start)..<Int(unit.end)] where use.name == name {
        switch use.role {
        case .string, .stringPart, .selector: return nil
        case .name, .member: break
        default: continue
        }
        guard isOwn, !use.traits.contains(.isLocal) else { continue }
        if isUnwrapped, use.traits.contains(.isOptional) { return nil }
        switch facts.sinks[Int(use.sink)].kind {
        case .receiver: places.append(use.place)
        case .comparison, .none: return nil
        default: break
        }
      }
    }
  }
}
