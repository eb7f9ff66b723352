import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// A place where code uses an outlet that is nil because the view of its controller is not loaded yet.
struct UseBeforeView: Sendable {
  let outlet: String
  /// The location of the outlet's name, or the place that sets the property or calls the method that uses the outlet.
  let location: FileLocation
  /// The member of the controller that uses the outlet; nil if the code uses the outlet directly.
  let member: UsingMember?
  /// Whether the use terminates the app; a message to nil has no effect.
  let traps: Bool
}

/// A member of a controller that certainly unwraps an outlet.
struct UsingMember: Sendable {
  let name: String
  /// Whether the member is a method, rather than a property with an observer.
  let isMethod: Bool
  let outlet: String
  /// The location where the member uses the outlet.
  let location: FileLocation
}

/// The outlets that code uses before the view is loaded.
extension AppCode {
  /// Returns the places where code uses outlets of a controller right after the controller was created, in order.
  ///
  /// - Parameters:
  ///   - outlets: The outlets that documents connect.
  ///   - className: The class of the controller.
  ///   - platform: The platform of the documents.
  /// - Returns: The places; empty if a superclass is unknown, or if the controller may load its view itself.
  func usesBeforeView(of outlets: Set<String>, in className: String, on platform: Platform)
    -> [UseBeforeView]
  {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      case let ancestors = classes.superclasses(called: className), ancestors.areKnownClasses,
      classes.types.areImplemented(ancestors),
      Self.controllers.contains(where: ancestors.names.contains),
      case let sources = self.sources(withVariablesOf: className), !sources.isEmpty
    else { return [] }
    let chain = classes.ancestors(of: [className]).sorted()
    let own = chain.flatMap { self.sources(declaring: $0) }
    guard !own.contains(where: { $0.source.facts.loadsView(ofType: $0.name) }) else { return [] }
    let unwrapped = outlets.filter { outlet in
      own.contains { source, name in
        source.declaresUnwrapped(outlet, in: source.facts.names.text(of: name))
      }
    }
    let members = members(of: chain, using: unwrapped, own, classes, on: platform)
    let isUnwound = own.contains { $0.source.facts.unwinds(toType: $0.name) }
    let observed = own.reduce(into: Set<String>()) { $0.formUnion($1.source.facts.observed(inType: $1.name)) }
    let meant = classes.references(called: className)
    return sources.flatMap { source, name in
      let finder = UnloadedViewFinder(
        source,
        outlets,
        unwrapped,
        members,
        observed: observed,
        isUnwound: isUnwound
      )
      return finder.uses(of: name).filter { _, scope in
        let reference = classes.types.reference(to: NamedClass(className, in: scope, of: source.path))
        return meant.contains { $0.overlaps(reference) }
      }.map(\.use)
    }
    .filter { use in
      var setting = SoughtUse(of: use.outlet, owners: chain, .setting)
      // The nib with the controller's view is loaded later.
      setting.nibs = chain.flatMap(connected.ownerOutlets).filter { !$0.outlets.contains("view") }.map(\.nib)
      return !mayBeSet(setting)
    }
    .sorted { $0.location < $1.location }
  }

  /// Returns the sources with local variables or parameters of a class.
  private func sources(withVariablesOf className: String) -> [(source: SourceFile, name: SourceFacts.Name)] {
    sources(containing: className).filter { source, name in
      source.facts.locals.contains { $0.type == name }
    }
  }

  /// Returns the sources that declare or extend a class.
  private func sources(declaring className: String) -> [(source: SourceFile, name: SourceFacts.Name)] {
    sources(containing: className).filter { source, _ in source.types.contains { $0.name == className } }
  }

  /// Returns the methods and property observers that certainly unwrap an outlet, by member name.
  private func members(
    of chain: [String],
    using outlets: Set<String>,
    _ own: [(source: SourceFile, name: SourceFacts.Name)],
    _ classes: ResolvedClasses,
    on platform: Platform
  ) -> [String: UsingMember] {
    var members: [String: UsingMember] = [:]
    for use in chain.flatMap({ classes.uses[$0] ?? [] }) {
      guard case .access = use.role, outlets.contains(use.text), use.platforms.contains(PlatformSet(platform))
      else { continue }
      for path in use.paths where path.conditions.isEmpty {
        let member: (name: String, isMethod: Bool)
        switch path.trigger {
        case .setting(let property): member = (property, false)
        case .requesting(let method):
          member = (String(method.prefix { $0 != "(" }), true)
          // A call's base name does not distinguish overloads.
          guard isOnlyMethod(member.name, in: own) else { continue }
        case .calling: continue
        }
        // The first use terminates the app.
        if members[member.name] != nil { continue }
        members[member.name] = UsingMember(
          name: member.name,
          isMethod: member.isMethod,
          outlet: use.text,
          location: use.location
        )
      }
    }
    return members
  }

  /// Whether the given classes declare exactly one function with the given name.
  private func isOnlyMethod(_ method: String, in own: [(source: SourceFile, name: SourceFacts.Name)]) -> Bool
  {
    own.reduce(0) { count, part in
      let facts = part.source.facts
      return count
        + facts.units.count {
          $0.type == part.name && $0.kind == .function && facts.names.text(of: $0.name) == method
        }
    } == 1
  }
}

/// Finds the uses of outlets through local variables that contain a newly created controller.
private struct UnloadedViewFinder {
  private let facts: SourceFacts
  private let path: String
  private let isSwift: Bool
  private let outlets: Set<String>
  private let unwrapped: Set<String>
  private let members: [String: UsingMember]
  /// The properties that run code when they are set.
  private let observed: Set<String>
  /// Whether segues may lead back to an existing controller.
  private let isUnwound: Bool

  init(
    _ source: SourceFile,
    _ outlets: Set<String>,
    _ unwrapped: Set<String>,
    _ members: [String: UsingMember],
    observed: Set<String>,
    isUnwound: Bool
  ) {
    (facts, path, isSwift) = (source.facts, source.path, source.language == .swift)
    (self.outlets, self.unwrapped, self.members) = (outlets, unwrapped, members)
    (self.observed, self.isUnwound) = (observed, isUnwound)
  }

  /// Returns the uses of outlets through variables of a class, with the types that contain the code.
  func uses(of className: SourceFacts.Name) -> [(use: UseBeforeView, scope: String)] {
    facts.locals.lazy.filter { $0.type == className }.compactMap { local in
      guard facts.units.indices.contains(Int(local.unit)) else { return nil }
      let unit = facts.units[Int(local.unit)]
      return use(of: local, in: unit, className).map { ($0, facts.names.text(of: unit.type)) }
    }
  }

  /// Returns the first use of an outlet through a variable with a new controller, unless code before the use may load
  /// the view.
  private func use(of local: SourceFacts.Local, in unit: CodeUnit, _ className: SourceFacts.Name)
    -> UseBeforeView?
  {
    let following = facts.occurrences(of: unit).drop { $0.place <= local.place }
    guard let first = following.first,
      case let value = following.prefix(while: { $0.statement == first.statement }),
      isFresh(value, in: unit, className)
    else { return nil }
    for occurrence in following.dropFirst(value.count) {
      guard occurrence.receiver == .variable, occurrence.receiverName == local.name else {
        if occurrence.role == .name, occurrence.name == local.name,
          facts.sinks[Int(occurrence.sink)].kind == .receiver
        {
          continue
        }
        if occurrence.name == local.name || mayRunLater(occurrence) { return nil }
        continue
      }
      let name = facts.names.text(of: occurrence.name)
      let location = FileLocation(file: path, position: SourcePosition(occurrence.place))
      switch occurrence.role {
      case .write:
        if let member = members[name], !member.isMethod {
          return UseBeforeView(outlet: member.outlet, location: location, member: member, traps: true)
        }
        if observed.contains(name) { return nil }
      case .member:
        if occurrence.traits.contains(.isCall), let member = members[name], member.isMethod {
          return UseBeforeView(outlet: member.outlet, location: location, member: member, traps: true)
        }
        let sink = facts.sinks[Int(occurrence.sink)].kind
        guard outlets.contains(name), sink == .receiver, !occurrence.traits.contains(.isOptional),
          !isSwift || unwrapped.contains(name)
        else { return nil }
        return UseBeforeView(outlet: name, location: location, member: nil, traps: isSwift)
      default: return nil
      }
    }
    return nil
  }

  /// Whether the value of a variable is a newly created controller whose view is not loaded.
  private func isFresh(
    _ value: ArraySlice<Occurrence>,
    in unit: CodeUnit,
    _ className: SourceFacts.Name
  ) -> Bool {
    let segue =
      Self.preparing.contains(facts.names.text(of: unit.name)) && !isUnwound
      ? facts.parameters(of: unit).first?.name : nil
    return value.contains { occurrence in
      switch occurrence.role {
      case .construction:
        return occurrence.name == className
          && (!occurrence.traits.contains(.isProvided) || value.contains(where: facts.namesNibOfController))
      case .member, .name:
        let name = facts.names.text(of: occurrence.name)
        if occurrence.traits.contains(.isCall), NibLoadingAPI.createsController(name) { return true }
        return isDestination(occurrence, of: segue)
          && !facts.occurrences(of: unit).prefix { $0.place < occurrence.place }.contains {
            isDestination($0, of: segue) && mayLoadView(ofObjectAt: $0)
          }
      default: return false
      }
    }
  }

  /// Whether an occurrence is the destination of a segue.
  private func isDestination(_ occurrence: Occurrence, of segue: SourceFacts.Name?) -> Bool {
    occurrence.receiver == .variable && occurrence.receiverName == segue
      && NibLoadingAPI.isDestination(facts.names.bytes(of: occurrence.name))
  }

  /// Whether code at an occurrence may load the view of the controller that the occurrence refers to: it passes on the
  /// controller, or uses the view.
  private func mayLoadView(ofObjectAt occurrence: Occurrence) -> Bool {
    let sink = facts.sinks[Int(occurrence.sink)]
    return switch sink.kind {
    case .none, .comparison, .variable: false
    case .receiver: SourceFacts.views.contains(facts.names.text(of: sink.name))
    case .argument, .closure, .construction, .index, .result, .unknown: true
    }
  }

  /// Whether an occurrence may be a call with a closure, which may run the following uses later.
  private func mayRunLater(_ occurrence: Occurrence) -> Bool {
    occurrence.role == .construction
      || occurrence.traits.contains(.isCall) && (isSwift || occurrence.traits.contains(.hasArguments))
  }

  private static let preparing: Set<String> = ["prepare", "prepareForSegue"]
}

extension SourceFacts {
  /// Whether an initializer of a type, or `awakeFromNib`, may load the view.
  fileprivate func loadsView(ofType type: Name) -> Bool {
    units.contains { unit in
      guard unit.type == type,
        unit.kind == .initializer || names.text(of: unit.name).hasPrefix("init")
          || names.text(of: unit.name) == "awakeFromNib"
      else { return false }
      return occurrences(of: unit).contains { Self.views.contains(names.text(of: $0.name)) }
    }
  }

  /// Returns the properties of a type with accessors, or with setters in Objective-C.
  fileprivate func observed(inType type: Name) -> Set<String> {
    units.reduce(into: []) { found, unit in
      guard unit.type == type else { return }
      let name = names.text(of: unit.name)
      if unit.kind == .accessors {
        found.insert(name)
      } else if unit.kind == .function, name.hasPrefix("set") {
        found.insert(String(name.dropFirst(3)).firstLowercased)
      }
    }
  }

  fileprivate static let views: Set<String> = [
    "collectionView", "loadView", "loadViewIfNeeded", "tableView", "view",
  ]

  /// Whether an occurrence is the nib name that is passed to a controller's initializer.
  fileprivate func namesNibOfController(_ occurrence: Occurrence) -> Bool {
    let sink = sinks[Int(occurrence.sink)]
    guard sink.kind == .argument else { return false }
    return names.bytes(of: sink.label).elementsEqual("nibName".utf8)
      || names.bytes(of: sink.name).elementsEqual("initWithNibName".utf8)
  }

  /// Whether a type has an action for an unwind segue.
  fileprivate func unwinds(toType type: Name) -> Bool {
    units.contains { unit in
      unit.type == type && unit.traits.contains(.isAction)
        && parameters(of: unit).contains { names.text(of: $0.type).hasSuffix("StoryboardSegue") }
    }
  }
}
