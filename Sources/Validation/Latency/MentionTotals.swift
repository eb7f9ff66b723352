import ClassInterfaces

/// What all sources mention together, added up source by source in any order.
struct MentionTotals: Sendable {
  /// All names that are mentioned.
  private(set) var names = MentionedNames()
  /// The classes of which objects are made, or that are handed on, or named as a type beside their own sources.
  private(set) var usedClasses = MentionedNames()
  /// The classes that may be handed to code that asks a storyboard for one of their objects.
  private(set) var handedClasses = MentionedNames()
  /// The classes that some source beside their own only names as a type.
  private(set) var typedClasses = MentionedNames()
  /// The members of classes that are used.
  private(set) var members: [String: Set<String>] = [:]
  /// The static methods of classes that make an object without any nib.
  private(set) var plainMakers: [String: Set<String>] = [:]
  /// The classes that derive from each.
  private(set) var subclasses: [String: Set<String>] = [:]
  /// The superclasses and protocols of each class and protocol, those that extensions add as well.
  private(set) var inherited: [String: Set<String>] = [:]
  /// The classes and protocols in whose sources objects ask their own class for its name.
  private(set) var selfNaming: Set<String> = []
  /// Whether code asks classes that it is handed for their names.
  private(set) var namesAnyClass = false
  /// The classes that are handed on as such.
  private(set) var namedClasses: Set<String> = []
  /// The classes whose names literals beside their own sources hold, of which these ask for members, or which they name
  /// where Swift may make an object of the type.
  private(set) var wantedClasses: Set<String> = []
  /// The classes of which objects are made that are given the name of their nib, or their view.
  private(set) var providedClasses: Set<String> = []
  /// The classes of which objects may look for a nib that is called like them: what is made without that, or handed on.
  private(set) var seekingClasses: Set<String> = []
  /// Whether an app starts in one of the sources.
  private(set) var startsApp = false
  /// Whether a source could not be looked at, which may mention anything.
  private(set) var isIncomplete = false
  /// The labels by which classes are registered for cells.
  private var registrations: [String: Set<String>] = [:]
  private var classRegistrars: Set<String> = []
  private var otherRegistrars: Set<String> = []

  /// Adds a source.
  ///
  /// - Parameters:
  ///   - mentions: What the source mentions; nil if nobody could look at it.
  ///   - types: What it declares.
  ///   - programs: The programs that may load what it mentions.
  mutating func add(
    _ mentions: NameMentions?,
    ofSourceWith types: [TypeDeclaration],
    for programs: Programs = .all
  ) {
    guard let mentions else {
      isIncomplete = true
      return
    }
    names.insert(mentions.names, for: programs)
    startsApp = startsApp || mentions.startsApp
    classRegistrars.formUnion(mentions.classRegistrars)
    otherRegistrars.formUnion(mentions.otherRegistrars)
    registrations.merge(mentions.registrations) { $0.union($1) }
    members.merge(mentions.members) { $0.union($1) }
    namesAnyClass = namesAnyClass || mentions.classNames.contains(.any)
    // A macro asks whoever is there.
    if types.isEmpty, mentions.classNames.contains(.own) { selfNaming.insert("NSObject") }
    Self.add(types, to: &inherited)
    for type in types where Self.inheriting.contains(type.kind) {
      let name = type.name
      if mentions.classNames.contains(.own) { selfNaming.insert(name) }
      guard type.kind != .protocol else { continue }
      if !mentions.plainMakers.isEmpty { plainMakers[name, default: []].formUnion(mentions.plainMakers) }
      if type.kind == .class, let superclass = type.inherited.first {
        subclasses[superclass, default: []].insert(name)
      }
    }
    let ownNames =
      mentions.classes.isEmpty && mentions.members.isEmpty
      ? [] : Set(types.lazy.map(\.name))
    wantedClasses.formUnion(mentions.members.keys.lazy.filter { !ownNames.contains($0) })
    for (name, uses) in mentions.classes {
      if !uses.isDisjoint(with: [.inferred, .quoted]), !ownNames.contains(name) {
        wantedClasses.insert(name)
      }
      // What a literal holds is a name like others.
      let use = uses.subtracting([.inferred, .quoted])
      if use.isEmpty { continue }
      let isOwn = ownNames.contains(name)
      if use == .typed {
        if !isOwn { typedClasses.insert(name, for: programs) }
        continue
      }
      usedClasses.insert(name, for: programs)
      if use.contains(.provided) { providedClasses.insert(name) }
      if !use.isDisjoint(with: [.made, .named]) { seekingClasses.insert(name) }
      if use.contains(.named) { namedClasses.insert(name) }
      if use.contains(.named) || use.contains(.typed) && !isOwn { handedClasses.insert(name, for: programs) }
    }
  }

  /// Adds the superclasses and protocols of some types to those of others.
  static func add(_ types: [TypeDeclaration], to inherited: inout [String: Set<String>]) {
    for type in types where inheriting.contains(type.kind) {
      guard type.kind != .extension || !type.inherited.isEmpty else { continue }
      inherited[type.name, default: []].formUnion(type.inherited)
    }
  }

  /// Adds what other sources come to.
  mutating func formUnion(_ other: MentionTotals) {
    names.formUnion(other.names)
    usedClasses.formUnion(other.usedClasses)
    handedClasses.formUnion(other.handedClasses)
    typedClasses.formUnion(other.typedClasses)
    members.merge(other.members) { $0.union($1) }
    plainMakers.merge(other.plainMakers) { $0.union($1) }
    subclasses.merge(other.subclasses) { $0.union($1) }
    inherited.merge(other.inherited) { $0.union($1) }
    selfNaming.formUnion(other.selfNaming)
    namesAnyClass = namesAnyClass || other.namesAnyClass
    namedClasses.formUnion(other.namedClasses)
    wantedClasses.formUnion(other.wantedClasses)
    providedClasses.formUnion(other.providedClasses)
    seekingClasses.formUnion(other.seekingClasses)
    startsApp = startsApp || other.startsApp
    isIncomplete = isIncomplete || other.isIncomplete
    registrations.merge(other.registrations) { $0.union($1) }
    classRegistrars.formUnion(other.classRegistrars)
    otherRegistrars.formUnion(other.otherRegistrars)
  }

  private static let inheriting: Set<TypeDeclaration.Kind> = [.class, .extension, .protocol]

  /// The classes that are registered for cells, and whether tables make these cells without a nib.
  var registeredClasses: [String: Bool] {
    let labels = classRegistrars.union([""]).subtracting(otherRegistrars)
    return registrations.mapValues { $0.isSubset(of: labels) }
  }
}
