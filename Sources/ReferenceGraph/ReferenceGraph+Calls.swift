import ProjectModel
import SourceModel

/// Calls: the members, functions and types that running code uses.
extension ReferenceGraph {
  /// Runs the units that a call may refer to.
  mutating func call(_ site: Site, _ programs: AppTargets) {
    let (occurrence, name, unit, file) = (site.occurrence, site.name, site.unit, site.file)
    let cause = site.cause
    let mayRunMore = !calls.haveRun(name, programs, reached)
    guard mayRunMore || !calls.cover(name, programs) else { return }
    guard occurrence.role != .name || !occurrence.traits.contains(.isLocal) else { return }
    let use = calls.use(at: site.number, in: unit)
    if name == calls.initializer {
      callInitializers(site, programs)
    } else if let type = declaringType(of: site) {
      callUnbound(name, of: type, programs, cause)
    } else {
      callInstances(name, as: use, programs, cause)
    }
    guard mayRunMore else { return }
    let types: [CodeIndex.Name]?
    switch occurrence.receiver {
    case .type, .variable, .expression: types = [index.name(occurrence.receiverName, in: file)]
    case .implicit: types = implicitMembers.types(of: name, by: occurrence, in: unit, &hierarchy)
    case .none, .own, .super, .ownClass: types = [index.type(of: unit)]
    }
    let candidates = calls.callables(named: name)
    let isPrivate = candidates.contains { index.unit($0).traits.contains(.isPrivate) }
    let new = calls.add(
      FollowedCalls.StaticCall(
        name: name,
        use: use,
        receiver: occurrence.receiver,
        types: types,
        file: isPrivate ? file : -1
      ),
      programs
    )
    guard !new.isEmpty else { return }
    for candidate in candidates where isVisible(candidate, in: file) && calls.fit(use, candidate) {
      let owner = index.type(of: candidate)
      if owner < 0 {
        if [.none, .type, .implicit].contains(occurrence.receiver) { run(candidate, new, cause) }
      } else if types?.contains(where: { isMember(of: owner, usedOn: $0, at: site) }) ?? true {
        run(candidate, new, cause)
      }
    }
  }

  /// Whether code in a file may refer to a unit; in Swift, a private declaration is visible only in its own file.
  private func isVisible(_ unit: CodeIndex.Unit, in file: Int) -> Bool {
    let own = index.file(of: unit)
    return own == file || !index.files[own].isSwift || !index.unit(unit).traits.contains(.isPrivate)
  }

  /// Runs the counterpart of a name in the other language: Objective-C's `showWithCard:` is Swift's `show(with:)`.
  mutating func callAcross(_ site: Site, _ programs: AppTargets) {
    let (occurrence, name, cause) = (site.occurrence, site.name, site.cause)
    if index.files[site.file].isSwift {
      // Objective-C class methods, including factory methods, have other names in Swift.
      guard name >= 0 else { return }
      let new = calls.addCrossing(name, programs)
      guard !new.isEmpty, let type = index.types[name], type.isClass else { return }
      for unit in type.units where index.unit(unit).traits.contains(.isStatic) {
        if !index.files[index.file(of: unit)].isSwift { run(unit, new, cause) }
      }
    } else if occurrence.role == .member, occurrence.traits.contains(.isCall),
      name < 0 || !isDeclared(site)
    {
      let bytes = index.files[site.file].facts.names.bytes(of: occurrence.name)
      for end in bytes.indices.dropFirst() where bytes[end].isUppercaseLetter {
        guard let swift = index.number(of: String(decoding: bytes[..<end], as: UTF8.self)),
          swift != calls.initializer
        else { continue }
        callInstances(swift, as: .any, programs, cause)
        useHelpers(swift, at: site, programs)
        for unit in index.units(named: swift) where index.unit(unit).traits.contains(.isStatic) {
          run(unit, programs, cause)
        }
      }
    }
  }

  /// Returns the type whose member an occurrence refers to, as in `Card.show`, if sources declare that member.
  private mutating func declaringType(of site: Site) -> CodeIndex.Name? {
    let receiver = site.occurrence.receiverName
    guard site.occurrence.receiver == .type, !naming.isTypeParameter(receiver, in: site.file) else {
      return nil
    }
    let type = index.name(receiver, in: site.file)
    guard index.types.contains(type), isDeclared(site) else { return nil }
    return type
  }

  /// Runs the instance members of a type that code refers to through the type, as in `cards.forEach(Card.show)`.
  private mutating func callUnbound(
    _ name: CodeIndex.Name,
    of type: CodeIndex.Name,
    _ programs: AppTargets,
    _ cause: Cause
  ) {
    let ancestors = hierarchy.ancestors(of: type)
    for unit in index.units(named: name)
    where !index.unit(unit).traits.contains(.isStatic) && ancestors.contains(index.type(of: unit)) {
      run(unit, programs, cause)
    }
  }

  /// Whether a source declares a member that an occurrence may refer to.
  private mutating func isDeclared(_ site: Site) -> Bool {
    let units = index.units(named: site.name)
    let type = index.name(site.occurrence.receiverName, in: site.file)
    guard site.occurrence.receiver == .type, index.types.contains(type) else { return !units.isEmpty }
    let ancestors = hierarchy.ancestors(of: type)
    return units.contains { ancestors.contains(index.type(of: $0)) }
  }

  /// Runs the members that a use of their name may refer to in all instantiated classes.
  private mutating func callInstances(
    _ name: CodeIndex.Name,
    as use: ArgumentLabels.Use,
    _ programs: AppTargets,
    _ cause: Cause
  ) {
    let new = calls.add(name, use, programs)
    guard !new.isEmpty else { return }
    for candidate in index.units(named: name) where calls.fit(use, candidate) {
      let own = index.unit(candidate)
      let owner = index.type(of: candidate)
      guard owner >= 0, !own.traits.contains(.isStatic) else { continue }
      let running = hierarchy.isExternal(owner) ? new : new.intersection(instances[Int(owner)])
      if !running.isEmpty { run(candidate, running, cause) }
    }
  }

  /// Runs the members that a selector may refer to, including those of classes.
  mutating func perform(_ name: CodeIndex.Name, _ programs: AppTargets, _ cause: Cause) {
    callInstances(name, as: .any, programs, cause)
    for unit in index.units(named: name)
    where index.unit(unit).kind == .function && index.unit(unit).traits.contains(.isStatic) {
      run(unit, programs, cause)
    }
  }

  /// Runs the initializers without parameters that a call of `init` may refer to.
  private mutating func callInitializers(_ site: Site, _ programs: AppTargets) {
    let type = index.type(of: site.unit)
    var types: [CodeIndex.Name] = []
    switch site.occurrence.receiver {
    case .super where type >= 0: types = hierarchy.orderedAncestors(of: type).filter { $0 != type }
    case .own where type >= 0:
      calls.addInitializing(type, programs)
      types = hierarchy.orderedAncestors(of: type)
      types += hierarchy.descendants(of: type).subtracting(types).sorted()
    // In Objective-C, `alloc` precedes the call and names the class.
    default: if index.files[site.file].isSwift { return makeUnknown(programs, site.cause) }
    }
    for type in types {
      for unit in index.types[type]?.units ?? [] where index.unit(unit).isPlainInitializer {
        run(unit, programs.intersection(instances[Int(type)]), site.cause)
      }
    }
  }

  /// Runs the initializers without parameters of all classes, because code instantiates a class that a variable or type
  /// parameter holds.
  mutating func makeUnknown(_ programs: AppTargets, _ cause: Cause) {
    if let initializer = calls.initializer { callInstances(initializer, as: .any, programs, cause) }
  }

  /// Whether an occurrence may refer to a static member of a type.
  ///
  /// - Parameters:
  ///   - owner: The type that declares the member.
  ///   - type: The type on which the occurrence uses it.
  ///   - site: The occurrence.
  /// - Returns: Whether it may.
  private mutating func isMember(
    of owner: CodeIndex.Name,
    usedOn type: CodeIndex.Name,
    at site: Site
  ) -> Bool {
    switch site.occurrence.receiver {
    case .implicit: return hierarchy.ancestors(of: type).contains(owner)
    case .type:
      return !index.types.contains(type) || hierarchy.ancestors(of: type).contains(owner)
    case .none, .own, .ownClass, .super:
      return type >= 0 && hierarchy.areRelated(type, owner)
    case .variable, .expression:
      // The names of some types begin with a lowercase letter.
      let isType = site.occurrence.receiver == .variable && index.types.contains(type)
      return naming.holdsMetatype(site.occurrence.receiverName, in: site.file)
        || isType && hierarchy.ancestors(of: type).contains(owner)
    }
  }

  /// Handles a class member that no source declares, which may use the name of the class or instantiate it.
  mutating func followUnreadMember(_ site: Site, _ programs: AppTargets) {
    let (occurrence, name, file) = (site.occurrence, site.name, site.file)
    guard occurrence.role == .member, occurrence.receiver == .type else { return }
    let type = index.name(occurrence.receiverName, in: file)
    guard type >= 0, let node = index.types[type], node.isClass, node.isDeclared, !index.types.contains(name)
    else { return }
    // Methods have other names in the other language.
    guard index.files[node.file].isSwift == index.files[file].isSwift else { return }
    if name >= 0, isDeclared(site) { return }
    let text = index.files[file].facts.names.text(of: occurrence.name)
    guard !ClassHierarchy.inheritedClassMembers.contains(text),
      text.utf8.first.map({ !($0 &- 0x41 < 26) }) == true
    else {
      return
    }
    giveAway(type, programs, site.cause)
  }

  /// Records that a class is passed to unread code.
  mutating func giveAway(_ type: CodeIndex.Name, _ programs: AppTargets, _ cause: Cause) {
    metatypes[type, default: .none].formUnion(programs)
    unknownUses[type, default: .none].formUnion(programs)
    instantiate(type, programs, cause)
    openReferences.append(.unread(type, programs, cause))
  }

  /// Runs the cases of all enumerations if code iterates over the cases of one.
  mutating func runAllCases(_ name: CodeIndex.Name, _ programs: AppTargets, _ cause: Cause) {
    let new = calls.addIteration(name, programs)
    guard !new.isEmpty else { return }
    for unit in 0..<CodeIndex.Unit(index.unitCount) where index.unit(unit).kind == .enumCase {
      run(unit, new, cause)
    }
  }

  /// Records a reference to a type; it suffices to instantiate a structure or enumeration.
  mutating func mention(_ name: CodeIndex.Name, _ programs: AppTargets, _ cause: Cause) {
    guard let type = index.types[name], !type.isClass, !type.isProtocol else { return }
    instantiate(name, programs, cause)
  }

  /// Records that a class is instantiated.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - programs: The app targets that instantiate it.
  ///   - cause: The code or document that instantiates it.
  ///   - seeksNib: Whether a controller looks for its nib.
  ///   - isDecoded: Whether a nib instantiates it without sending `init`.
  mutating func instantiate(
    _ name: CodeIndex.Name,
    _ programs: AppTargets,
    _ cause: Cause,
    seeksNib: Bool = true,
    isDecoded: Bool = false
  ) {
    guard index.types.contains(name) else { return }
    if seeksNib { seekers[name, default: .none].formUnion(programs) }
    let new = reach(.type(name), programs, cause)
    if !new.isEmpty {
      for ancestor in hierarchy.orderedAncestors(of: name) {
        let fresh = new.subtracting(instances[Int(ancestor)])
        guard !fresh.isEmpty else { continue }
        instances[Int(ancestor)].formUnion(fresh)
        for unit in index.types[ancestor]?.units ?? [] { runMember(unit, of: ancestor, fresh, made: name) }
      }
    }
    if !isDecoded { initialize(name, programs, cause) }
    guard !new.isEmpty else { return }
    // Unread superclasses may look for a nib or cell named after the class.
    if index.types[name]?.isClass == true, hierarchy.hasUnknownAncestor(name) {
      openReferences.append(.unread(name, new, .instance(name)))
    }
    for (helper, type) in naming.instantiated(name, &hierarchy, in: new) {
      nameOwnClass(type, in: helper, new, usedBy: .instance(type))
    }
  }

  /// Runs the initializers without parameters of a class that code instantiates.
  private mutating func initialize(_ name: CodeIndex.Name, _ programs: AppTargets, _ cause: Cause) {
    guard !programs.subtracting(initialized[Int(name)]).isEmpty else { return }
    for ancestor in hierarchy.orderedAncestors(of: name) {
      let new = programs.subtracting(initialized[Int(ancestor)])
      guard !new.isEmpty else { continue }
      initialized[Int(ancestor)].formUnion(new)
      for unit in index.types[ancestor]?.units ?? [] where index.unit(unit).isPlainInitializer {
        run(unit, new, cause)
      }
    }
  }

  private mutating func runMember(
    _ unit: CodeIndex.Unit,
    of type: CodeIndex.Name,
    _ programs: AppTargets,
    made name: CodeIndex.Name
  ) {
    let own = index.unit(unit)
    guard !own.traits.contains(.isStatic) else { return }
    if !own.isPlainInitializer, hierarchy.frameworksMayCall(own, in: index.file(of: unit), of: type) {
      run(unit, programs, .instance(name))
    } else {
      var calling = calls.calling(unit)
      if own.isPlainInitializer { calling.formUnion(calls.initializing(hierarchy.ancestors(of: name))) }
      calling = programs.intersection(calling)
      if !calling.isEmpty { run(unit, calling, .instance(name)) }
    }
  }
}

extension CodeUnit {
  /// Whether the unit is an initializer without parameters, which nibs call only for custom objects.
  fileprivate var isPlainInitializer: Bool { kind == .initializer && parametersStart == parametersEnd }
}

extension UInt8 {
  fileprivate var isUppercaseLetter: Bool { self &- 0x41 < 26 }
}
