import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// A use of an outlet that is nil because the same code created its owner without the nib.
struct NilOutletUse: Sendable {
  let outlet: String
  /// The location of the outlet's name.
  let location: FileLocation
  /// The method that uses the outlet, called by the creating code; nil if the creating code itself uses the outlet.
  let method: String?
  /// Whether the use terminates the app; a message to nil has no effect.
  let traps: Bool
}

/// The objects that code creates without the nib that connects their outlets.
extension AppCode {
  /// Whether creating an object in code may load a nib.
  ///
  /// Initializers, initial values of properties, overrides, and the methods that they call are checked.
  ///
  /// - Parameters:
  ///   - className: The class of the object.
  ///   - platform: The platform to check.
  /// - Returns: False if the class and its superclasses in the sources certainly do not load a nib.
  func mayLoadNib(byCreating className: String, on platform: Platform) -> Bool {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      case let ancestors = classes.superclasses(called: className), ancestors.areKnownClasses,
      classes.types.areImplemented(ancestors), classes.inheritedNibLoads[className] == nil
    else { return true }
    let own = ownUnits(of: classes.ancestors(of: [className]))
    var pending = own.filter { $0.unit.startsWithObject($0.source.facts) }
    var seen: Set<FileLocation> = []
    while let (source, unit) = pending.popLast() {
      let location = FileLocation(file: source.path, position: SourcePosition(unit.place))
      guard seen.insert(location).inserted || unit.kind == .variable else { continue }
      let facts = source.facts
      for occurrence in facts.occurrences(of: unit) {
        if facts.namesNib(occurrence) { return true }
        guard occurrence.traits.contains(.isCall), occurrence.role == .name || occurrence.role == .member,
          [.none, .own, .ownClass].contains(occurrence.receiver)
        else { continue }
        let name = facts.names.text(of: occurrence.name)
        if name.first?.isUppercase == true { continue }
        let called = own.filter {
          $0.unit.kind == .function && $0.source.facts.names.text(of: $0.unit.name) == name
        }
        // An extension of a superclass, or a function, may load the nib.
        if called.isEmpty, declaresFunction(name) { return true }
        pending += called
      }
    }
    return false
  }

  /// Returns the code units of the named classes.
  func ownUnits(of names: Set<String>) -> [(source: SourceFile, unit: CodeUnit)] {
    names.sorted().flatMap { className in
      sources(containing: className).flatMap { source, name in
        source.facts.units.filter { $0.type == name }.map { (source, $0) }
      }
    }
  }

  /// Whether code declares a function or method with a base name, or the first part of a selector, that satisfies a
  /// predicate.
  func declaresFunction(_ name: String, where isSought: (CodeUnit) -> Bool = { _ in true }) -> Bool {
    sources(containing: name).contains { source, number in
      source.facts.units.contains { $0.kind == .function && $0.name == number && isSought($0) }
    }
  }

  /// Whether code may load a nib for an existing owner.
  ///
  /// This is the case if code contains the name of the nib or of the owner's class, or if the owner or a superclass
  /// uses a name that suggests a nib.
  func mayLoad(_ nib: String, of className: String, on platform: Platform) -> Bool {
    guard let classes = classes[platform] else { return true }
    let own = ownUnits(of: classes.ancestors(of: [className]))
    if own.contains(where: {
      $0.source.facts.occurrences(of: $0.unit).contains(where: $0.source.facts.namesNib)
    }) {
      return true
    }
    return [nib, className].contains { text in
      sources(containing: text).contains { source, name in
        source.facts.occurrences.contains {
          $0.name == name && [.string, .stringPart, .className, .genericArgument].contains($0.role)
        }
      }
    }
  }

  /// Returns the first use of a nil outlet by the code that creates its object, or by the methods that this code calls.
  ///
  /// - Parameters:
  ///   - outlets: The nil outlets.
  ///   - className: The class of the object.
  ///   - creation: The place that creates the object.
  ///   - platform: The platform to check.
  /// - Returns: The use; nil if the code does not use the outlets, checks them for nil, or may set them.
  func use(ofNil outlets: Set<String>, of className: String, after creation: Creation, on platform: Platform)
    -> NilOutletUse?
  {
    guard let classes = classes[platform], let source = source(at: creation.location.file) else { return nil }
    let chain = classes.ancestors(of: [className])
    let own = ownUnits(of: chain)
    let facts = source.facts
    guard
      let number = facts.units.firstIndex(where: { unit in
        SourcePosition(unit.place) == creation.member.position
          && facts.occurrences(of: unit).contains { SourcePosition($0.place) == creation.location.position }
      }),
      let made = facts.occurrences(of: facts.units[number]).first(where: {
        SourcePosition($0.place) == creation.location.position && $0.role == .construction
      })
    else { return nil }
    return holders(of: made, in: number, of: source).lazy.compactMap { holder in
      self.use(ofNil: outlets, through: holder, own, chain)
    }.first
  }

  /// A variable that contains an object right after its creation.
  private struct Holder {
    let source: SourceFile
    /// The index of the code unit that assigns the variable.
    let unit: Int
    let variable: SourceFacts.Name
    /// The place of the object's creation, or of the call that returns the object.
    let place: SourceFacts.Place
  }

  /// Returns the variables that contain a value: the variable to which the code assigns the value and, if the code is a
  /// function that always returns the value, the variables of the callers.
  private func holders(
    of value: Occurrence,
    in number: Int,
    of source: SourceFile,
    calls: Int = 0
  ) -> [Holder] {
    let facts = source.facts
    let (unit, sink) = (facts.units[number], facts.sinks[Int(value.sink)])
    switch sink.kind {
    case .variable:
      let holder = Holder(source: source, unit: number, variable: sink.name, place: value.place)
      let returned = facts.occurrences(of: unit).first {
        $0.role == .name && $0.name == sink.name && facts.sinks[Int($0.sink)].kind == .result
      }
      guard let returned, facts.locals(ofUnit: number).contains(where: { $0.name == sink.name }) else {
        return [holder]
      }
      return [holder] + callers(returning: returned, from: unit, of: source, calls: calls)
    case .result: return callers(returning: value, from: unit, of: source, calls: calls)
    default: return []
    }
  }

  /// Returns the variables to which the callers of a function assign its result, if the function always returns the
  /// given value.
  private func callers(
    returning value: Occurrence,
    from unit: CodeUnit,
    of source: SourceFile,
    calls: Int
  ) -> [Holder] {
    let facts = source.facts
    let results = facts.occurrences(of: unit).filter {
      facts.sinks[Int($0.sink)].kind == .result && $0.role != .type
    }
    let name = facts.names.text(of: unit.name)
    // Overloads and overrides may return other objects.
    guard unit.kind == .function, results.count == 1, results[0] == value, calls < Self.mostCalls,
      sources(containing: name).reduce(0, { $0 + $1.source.facts.functions(named: $1.name) }) == 1
    else { return [] }
    return sources(containing: name).flatMap { caller, name -> [Holder] in
      let facts = caller.facts
      return facts.units.indices.flatMap { number -> [Holder] in
        facts.occurrences(of: facts.units[number]).flatMap { call -> [Holder] in
          guard call.name == name, call.traits.contains(.isCall), call.role == .name || call.role == .member,
            [.none, .own, .ownClass].contains(call.receiver)
          else { return [] }
          return holders(of: call, in: number, of: caller, calls: calls + 1)
        }
      }
    }
  }

  /// The maximum number of functions that pass an object on.
  private static let mostCalls = 2

  /// Returns the first use of a nil outlet of the object in a variable.
  private func use(
    ofNil outlets: Set<String>,
    through holder: Holder,
    _ own: [(source: SourceFile, unit: CodeUnit)],
    _ chain: Set<String>
  ) -> NilOutletUse? {
    let (source, facts, variable) = (holder.source, holder.source.facts, holder.variable)
    let unit = facts.units[holder.unit]
    let isLocal = facts.locals(ofUnit: holder.unit).contains { $0.name == variable }
    let units = isLocal ? [unit] : facts.units.filter { $0.type == unit.type && $0.type != 0 }
    let occurrences = units.flatMap { facts.occurrences(of: $0) }
    // Code may assign another object to the variable.
    let writes = occurrences.filter { $0.role == .write && $0.name == variable }
    guard writes.count <= (isLocal || unit.kind == .variable ? 0 : 1),
      !occurrences.contains(where: facts.namesNib)
    else { return nil }
    for use in occurrences where use.receiver == .variable && use.receiverName == variable {
      if isLocal, use.place < holder.place { continue }
      let member = facts.names.text(of: use.name)
      if use.role == .member, outlets.contains(member), facts.sinks[Int(use.sink)].kind == .receiver,
        !use.traits.contains(.isOptional), let traps = traps(member, in: own, chain)
      {
        return NilOutletUse(
          outlet: member,
          location: FileLocation(file: source.path, position: SourcePosition(use.place)),
          method: nil,
          traps: traps && source.language == .swift
        )
      }
      guard use.role == .write || use.traits.contains(.isCall) else { continue }
      let called = own.filter {
        $0.source.facts.names.text(of: $0.unit.name) == member
          && $0.unit.kind == (use.role == .write ? .accessors : .function)
          && !$0.unit.traits.contains(.isGetter) && !$0.unit.traits.contains(.isStatic)
      }
      for (source, unit) in called {
        if let use = self.use(ofNil: outlets, by: unit, of: source, own, chain) { return use }
      }
    }
    return nil
  }

  /// Returns the first use of a nil outlet in a code unit of the class.
  private func use(
    ofNil outlets: Set<String>,
    by unit: CodeUnit,
    of source: SourceFile,
    _ own: [(source: SourceFile, unit: CodeUnit)],
    _ chain: Set<String>
  ) -> NilOutletUse? {
    let facts = source.facts
    for use in facts.occurrences(of: unit) where use.role == .name || use.role == .member {
      let name = facts.names.text(of: use.name)
      let outlet = source.language == .objectiveC && name.hasPrefix("_") ? String(name.dropFirst()) : name
      guard outlets.contains(outlet), !use.traits.contains(.isLocal), !use.traits.contains(.isOptional),
        use.receiver == .none || use.receiver == .own, facts.sinks[Int(use.sink)].kind == .receiver,
        let traps = traps(outlet, in: own, chain)
      else { continue }
      return NilOutletUse(
        outlet: outlet,
        location: FileLocation(file: source.path, position: SourcePosition(use.place)),
        method: facts.names.text(of: unit.name),
        traps: traps && source.language == .swift
      )
    }
    return nil
  }

  /// Whether using an outlet without a nil check terminates the app.
  ///
  /// Returns nil if code may set the outlet or checks the outlet for nil.
  private func traps(_ outlet: String, in own: [(source: SourceFile, unit: CodeUnit)], _ chain: Set<String>)
    -> Bool?
  {
    guard firstUse(SoughtUse(of: outlet, owners: chain.sorted(), .setting)) == nil else { return nil }
    let isChecked = own.contains { source, unit in
      source.facts.occurrences(of: unit).contains { use in
        guard use.role == .member || use.role == .name,
          source.facts.names.bytes(of: use.name).elementsEqual(outlet.utf8)
        else { return false }
        let kind = source.facts.sinks[Int(use.sink)].kind
        return use.traits.contains(.isOptional) || kind == .comparison || kind == .none
      }
    }
    if isChecked { return nil }
    return chain.contains { className in
      sources(containing: className).contains { $0.source.declaresUnwrapped(outlet, in: className) }
    }
  }
}

extension CodeUnit {
  /// Whether the code runs when an object is created in code, or when the object is shown.
  fileprivate func startsWithObject(_ facts: SourceFacts) -> Bool {
    switch kind {
    case .initializer:
      return !facts.parameters(of: self).contains {
        facts.names.bytes(of: $0.label).elementsEqual("coder".utf8)
      }
    case .variable: return !traits.contains(.isStatic)
    case .function:
      let name = facts.names.text(of: self.name)
      return !traits.contains(.isStatic) && name != "awakeFromNib" && name != "initWithCoder"
        && (traits.contains(.isOverride) || name.hasPrefix("init") || Self.shown.contains(name))
    case .accessors, .enumCase, .topLevel, .header: return false
    }
  }

  /// The methods that run when a view is shown.
  private static let shown: Set<String> = [
    "didMoveToSuperview", "didMoveToWindow", "layout", "layoutSubviews", "updateConstraints",
    "viewDidMoveToSuperview", "viewDidMoveToWindow", "willMoveToSuperview", "willMoveToWindow",
  ]
}

extension SourceFacts {
  /// Returns the number of functions with the given name.
  fileprivate func functions(named name: Name) -> Int {
    units.count { $0.kind == .function && $0.name == name }
  }

  /// Whether an occurrence suggests a nib load, such as `loadNibNamed`, `fromXib`, `UINib` or a class name as a string.
  func namesNib(_ occurrence: Occurrence) -> Bool {
    switch occurrence.role {
    case .string, .stringPart, .type, .cast: return false
    case .className, .ownClassName: return true
    default: break
    }
    return [occurrence.name, occurrence.receiverName].contains { name in
      let text = names.text(of: name).lowercased()
      return (text.contains("nib") || text.contains("xib")) && text != "awakefromnib"
    }
  }
}
