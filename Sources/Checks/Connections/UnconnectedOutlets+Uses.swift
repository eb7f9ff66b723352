import KeyValueCoding
import ProgramModel
import ProjectModel
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

  /// Returns the places where code uses a member of an outlet that is always nil, since no document connects it and no
  /// code sets it.
  ///
  /// - Parameters:
  ///   - outlet: The outlet.
  ///   - className: The class that declares it.
  ///   - platform: The platform.
  /// - Returns: The places in order, and whether the uses unwrap the outlet; nil if there are none, if the outlet may be
  ///   set, or if code checks it.
  func uses(ofUnconnected outlet: PropertyDescription, of className: String, on platform: Platform)
    -> (places: [CodePlace], unwrap: Bool)?
  {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      let node = classes.nodes(called: className).first,
      !mayBeConnected(outlet.keysOfConnections, of: className, classes)
    else { return nil }
    let name = outlet.swiftName
    let isUnwrapped = classes.types.nodes[node].parts.contains { part in
      part.declaration.properties.contains { $0.name == name && $0.isImplicitlyUnwrapped }
        && classes.types.language(of: part) == .swift
    }
    // The load reports an outlet that code certainly unwraps when an object is loaded or shown.
    let isChecked = (classes.uses[className] ?? []).contains { use in
      if case .access = use.role { use.text == name && !use.paths.isEmpty } else { false }
    }
    if isUnwrapped, isChecked { return nil }
    let family = classes.descendants(of: [className])
    var setting = SoughtUse(of: name, owners: classes.ancestors(of: [className]).sorted(), .setting)
    setting.subclasses = family.sorted()
    let spellings = [name, name.hasPrefix("_") ? String(name.dropFirst()) : "_" + name]
    var places: [CodePlace] = []
    for spelling in spellings {
      setting.outlet = spelling
      if mayBeSet(setting) { return nil }
      for (source, name) in sources(containing: spelling) {
        let uses = UnconnectedUses(of: name, in: source, family, isUnwrapped: isUnwrapped)
        guard let uses else { return nil }
        places += uses.places
      }
    }
    return places.isEmpty ? nil : (places.sorted(), isUnwrapped)
  }

  /// Whether a document may connect an outlet of an object that may be an instance of the class, or bind a value to it.
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
  /// The keys whose connections set the property: key-value coding calls `set<Key>:` and `setIs<Key>:` and ignores the
  /// underscore of instance variables.
  fileprivate var keysOfConnections: Set<String> {
    var stems = Set([swiftName] + keyNames)
    for stem in stems { stems.insert(stem.hasPrefix("_") ? String(stem.dropFirst()) : "_" + stem) }
    for stem in stems where stem.hasPrefix("is") { stems.insert(String(stem.dropFirst(2))) }
    return stems.union(stems.map(\.firstUppercased)).union(stems.map(\.firstLowercased))
  }
}

/// The uses of an outlet's members in a source.
private struct UnconnectedUses {
  /// The uses on objects of the classes that have the outlet.
  private(set) var places: [CodePlace] = []

  private let facts: SourceFacts
  private let family: Set<String>

  /// Finds the uses; nil if the source names the outlet in a string, or checks it for nil.
  init?(of name: SourceFacts.Name, in source: SourceFile, _ family: Set<String>, isUnwrapped: Bool) {
    (facts, self.family) = (source.facts, family)
    for (index, unit) in facts.units.enumerated() {
      // The observers of the outlet never run.
      let isOwn = unit.name != name && family.contains(facts.names.text(of: unit.type))
      for use in facts.occurrences(of: unit) where use.name == name {
        switch use.role {
        case .string, .stringPart, .selector: return nil
        case .name, .member: break
        default: continue
        }
        guard !use.traits.contains(.isLocal) else { continue }
        let object = object(of: use, in: index, isOwn: isOwn)
        guard object != .other else { continue }
        if isUnwrapped, use.traits.contains(.isOptional) { return nil }
        switch facts.sinks[Int(use.sink)].kind {
        case .receiver where object == .ofFamily:
          func location(_ place: SourceFacts.Place) -> FileLocation {
            FileLocation(file: source.path, position: SourcePosition(place))
          }
          places.append(CodePlace(location: location(use.place), member: location(unit.place)))
        case .comparison, .none: return nil
        default: break
        }
      }
    }
  }

  /// The object on which a name is used.
  private enum Object {
    /// An object of the classes that have the outlet.
    case ofFamily
    case other
    case unknown
  }

  private func object(of use: Occurrence, in unit: Int, isOwn: Bool) -> Object {
    guard use.role == .member, use.receiver == .variable || use.receiver == .expression else {
      return isOwn ? .ofFamily : .other
    }
    let isTyped = use.receiver == .variable
    if isTyped, isOwn, facts.names.text(of: use.receiverName).lowercased().contains("self") {
      return .ofFamily
    }
    let local = facts.locals.last {
      $0.name == use.receiverName && Int($0.unit) == unit && $0.place <= use.place
    }
    guard isTyped, let local, local.type != 0 else { return isOwn ? .unknown : .other }
    let type = facts.names.text(of: local.type)
    if family.contains(type) { return .ofFamily }
    return isOwn && Self.anyObject.contains(type) ? .unknown : .other
  }

  private static let anyObject: Set<String> = ["Any", "AnyObject", "id"]
}
