import KeyValueCoding
import ProgramModel
import ProjectModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel

/// Outlets that no document connects.
extension AppCode {
  /// Whether the code of a class loads a nib with the object itself as the owner.
  func loadsNib(_ nib: String, asOwner className: String, on platform: Platform) -> Bool {
    (classes[platform]?.uses[className] ?? []).contains {
      $0.nib?.owner == .itself && $0.name?.text(in: className) == nib
    }
  }

  /// Returns the places where code uses a member of an outlet that is always nil.
  ///
  /// An outlet is always nil if no document connects it and no code sets it.
  ///
  /// - Parameters:
  ///   - outlet: The outlet, as declared in the class.
  ///   - className: The class that declares the outlet.
  ///   - platform: The platform to check.
  /// - Returns: The places in order, and whether the uses unwrap the outlet; nil without such uses, if the outlet may
  ///   be set, or if code checks the outlet for nil.
  func uses(ofUnconnected outlet: PropertyDescription, of className: String, on platform: Platform)
    -> (places: [CodePlace], unwrap: Bool)?
  {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      let node = classes.nodes(called: className).first
    else { return nil }
    let name = outlet.swiftName
    let declared = classes.types.nodes[node].parts.flatMap(\.declaration.properties)
    // Instance variables with another name, as in `@synthesize title = title_`.
    let variables = declared.lazy.filter { $0.storage == .instanceVariable && $0.getter == name }.map(\.name)
    guard !mayBeConnected(outlet.keysOfConnections.union(variables), of: className, classes) else {
      return nil
    }
    let isUnwrapped =
      outlet.language == .swift && declared.contains { $0.name == name && $0.isImplicitlyUnwrapped }
    // The load check already reports an outlet that code certainly unwraps when an object is loaded or shown.
    let isChecked = (classes.uses[className] ?? []).contains { use in
      if case .access = use.role {
        use.text == name && use.paths.contains { !$0.trigger.isRequest }
      } else {
        false
      }
    }
    if isUnwrapped, isChecked { return nil }
    let family = classes.descendants(of: [className])
    var setting = SoughtUse(of: name, owners: classes.ancestors(of: [className]).sorted(), .setting)
    setting.subclasses = family.sorted()
    let spellings = [name, name.hasPrefix("_") ? String(name.dropFirst()) : "_" + name] + variables
    for spelling in spellings {
      setting.outlet = spelling
      if mayBeSet(setting) { return nil }
    }
    let uses = memberUses(of: spellings, in: [className])
    guard let places = placesOfUnchecked(uses, named: name, isUnwrapped: isUnwrapped), !places.isEmpty else {
      return nil
    }
    return (places.sorted(), isUnwrapped)
  }

  /// Returns the places where code uses a member of an outlet.
  ///
  /// Returns nil if code may name the outlet in a string or selector, or may check the outlet for nil.
  private func placesOfUnchecked(_ uses: [MemberUses.Use], named outlet: String, isUnwrapped: Bool)
    -> [CodePlace]?
  {
    var places: [CodePlace] = []
    for use in uses where use.relation != .other {
      let (facts, unit) = (use.facts, use.facts.units[use.unit])
      switch use.occurrence.role {
      case .string, .stringPart, .selector: return nil
      case .name, .member: break
      default: continue
      }
      // The observers of an unconnected outlet never run.
      if facts.names.text(of: unit.name) == outlet { continue }
      if isUnwrapped, use.occurrence.traits.contains(.isOptional) { return nil }
      switch facts.sinks[Int(use.occurrence.sink)].kind {
      case .receiver where use.relation == .certain:
        func location(_ place: SourceFacts.Place) -> FileLocation {
          FileLocation(file: use.file, position: SourcePosition(place))
        }
        places.append(CodePlace(location: location(use.place), member: location(unit.place)))
      case .comparison, .none: return nil
      default: break
      }
    }
    return places
  }

  /// Whether a document may connect or bind one of the keys of an object that may be an instance of the class.
  private func mayBeConnected(_ keys: Set<String>, of className: String, _ classes: ResolvedClasses) -> Bool {
    if classes.summaries(named: className).contains(where: { hasUnreadDocument(besides: $0.location.file) }) {
      return true
    }
    let ancestors = classes.ancestors(of: [className])
    return keys.contains { key in
      (connected.byBoundKey[key] ?? []).union(connected.byOutlet[key] ?? []).contains { owner in
        guard let owner else { return true }
        let superclasses = classes.superclasses(called: owner)
        return !superclasses.areKnownClasses || superclasses.names.contains(className)
          || ancestors.contains(owner)
      }
    }
  }
}

extension PropertyDescription {
  /// The keys whose connections set the property.
  ///
  /// Key-value coding calls `set<Key>:` and `setIs<Key>:`, and ignores the underscore of instance variables.
  fileprivate var keysOfConnections: Set<String> {
    var stems = Set([swiftName] + keyNames)
    for stem in stems { stems.insert(stem.hasPrefix("_") ? String(stem.dropFirst()) : "_" + stem) }
    for stem in stems where stem.hasPrefix("is") { stems.insert(String(stem.dropFirst(2))) }
    return stems.union(stems.map(\.firstUppercased)).union(stems.map(\.firstLowercased))
  }
}
