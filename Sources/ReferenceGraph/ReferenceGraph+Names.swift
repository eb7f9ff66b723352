import ProjectModel
import SourceModel
import SourceSyntax

/// Strings and class names that code uses as names of nibs, scenes and cells.
extension ReferenceGraph {
  mutating func followText(_ site: Site, _ appTargets: AppTargets) {
    let (name, sink, unit, cause) = (site.name, site.occurrence.sink, site.unit, site.cause)
    let bytes = index.files[site.file].facts.names.bytes(of: site.occurrence.name)
    if !isCaseName(site) || isRawValue(site) { perform(namedBy: bytes, appTargets, cause) }
    var texts = name < 0 ? [] : [name]
    // The raw value `main` matches `Main` if code capitalizes it.
    if isRawValue(site) { texts += self.texts(spelledBy: bytes) }
    // `App.Card` refers to the class `Card`.
    if name < 0, let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
      let type = index.number(of: String(decoding: bytes[(dot + 1)...], as: UTF8.self)),
      strings.target(of: sink, in: unit).contains(.class)
    {
      instantiate(type, appTargets, cause)
    }
    guard !texts.isEmpty, site.occurrence.part.piece == nil else { return }
    if isStoryboardOfScenes(sink, in: unit) {
      for text in texts { reach(.text(text, .scenes), appTargets, cause) }
    } else {
      let target = strings.target(of: sink, in: unit)
      for text in texts where !isOnlyRegistered(text, as: target, at: site, appTargets) {
        if target == .controller, request(text, at: site, appTargets) { continue }
        use(text, as: target, appTargets, cause)
      }
    }
  }

  /// Whether a string names a storyboard that is only used to instantiate view controllers by identifier, directly or
  /// through a local variable.
  private func isStoryboardOfScenes(_ sink: UInt32, in unit: CodeIndex.Unit) -> Bool {
    let facts = index.facts(of: unit)
    let call = facts.sinks[Int(sink)]
    guard call.kind == .argument else { return false }
    let outer = facts.sinks[Int(call.outer)]
    switch outer.kind {
    case .receiver: return NibLoadingAPI.isInstantiation(facts.names.text(of: outer.name))
    case .variable:
      let own = index.unit(unit)
      // Other variables may be used anywhere. An assignment is an occurrence with a different role.
      guard own.kind == .function || own.kind == .initializer || own.kind == .accessors else { return false }
      let uses = facts.occurrences(of: own).filter { $0.name == outer.name }
      return !uses.isEmpty
        && uses.allSatisfy { use in
          let sink = facts.sinks[Int(use.sink)]
          return use.role == .name && sink.kind == .receiver
            && NibLoadingAPI.isInstantiation(facts.names.text(of: sink.name))
        }
    default: return false
    }
  }

  /// Whether code only registers a nib for cells; if so, stores the nib until such a cell is dequeued.
  mutating func isOnlyRegistered(
    _ nib: CodeIndex.Name,
    as target: NibLoadingAPI.Target,
    at site: Site,
    _ appTargets: AppTargets
  ) -> Bool {
    guard target == .nib,
      let identifiers = RegisteredNibs.identifiers(ofNibNamedBy: site.number, in: site.unit, index)
    else { return false }
    // An unread superclass may dequeue the cell.
    let type = index.type(of: site.unit)
    if type >= 0, hierarchy.hasUnknownAncestor(type) { return false }
    let registration = RegisteredNibs.Registration(
      nib: nib,
      appTargets: appTargets,
      cause: site.cause,
      site: (site.unit, site.number)
    )
    registered.keep(registration, under: strings.names(at: identifiers, in: site.unit))
    return true
  }

  /// Loads the registered nibs with cells that running code may request.
  ///
  /// - Returns: Whether a nib was loaded.
  mutating func followRegistrations() -> Bool {
    guard !registered.waiting.isEmpty else { return false }
    var loads: [(nib: RegisteredNibs.Registration, appTargets: AppTargets)] = []
    for (number, argument) in index.nameArguments.enumerated() where argument.kind != nil {
      guard let unit = reached[.unit(argument.unit)] else { continue }
      let names = registered.identifiers[number] ?? strings.names(of: argument)
      registered.identifiers[number] = names
      // The possible identifiers of the argument in the code that the app targets run.
      var running: [AppTargets: Names] = [:]
      for (nib, own) in registered.waiting where names.overlaps(own, &hierarchy) {
        let appTargets = nib.appTargets.intersection(unit)
        guard !appTargets.isEmpty else { continue }
        let requested = running[appTargets] ?? identifiers(requestedBy: argument, in: appTargets)
        running[appTargets] = requested
        if requested.overlaps(own, &hierarchy) { loads.append((nib, appTargets)) }
      }
    }
    for (nib, appTargets) in loads {
      registered.remove(nib, in: appTargets)
      reach(.text(nib.nib, .nib), appTargets, nib.cause)
    }
    return !loads.isEmpty
  }

  /// Returns the identifiers that an argument may request in the code that the given app targets run.
  private mutating func identifiers(
    requestedBy argument: NameArguments.Argument,
    in appTargets: AppTargets
  ) -> Names {
    strings.restrict(to: reached, in: appTargets)
    defer { strings.release() }
    return strings.names(of: argument)
  }

  /// Whether a string is the name of a case, which is its default raw value.
  private func isCaseName(_ site: Site) -> Bool {
    let own = index.unit(site.unit)
    return own.kind == .enumCase && site.occurrence.name == own.name
  }

  /// Whether a string is the name of a case in an enumeration with string raw values.
  private func isRawValue(_ site: Site) -> Bool {
    guard isCaseName(site),
      let string = index.number(of: "String")
    else { return false }
    return index.types[index.type(of: site.unit)]?.inherited.contains(string) == true
  }

  /// Follows the use of a string as the name of a document, scene or segue or, depending on the target, of a class or
  /// method.
  mutating func use(
    _ text: CodeIndex.Name,
    as target: NibLoadingAPI.Target,
    isChanged: Bool = false,
    _ appTargets: AppTargets,
    _ cause: Cause
  ) {
    guard !target.isEmpty else { return }
    if isChanged, !target.isDisjoint(with: [.nib, .controller]) {
      reach(.text(text, .stem), appTargets, cause)
      if !stems.contains(text) { stems.append(text) }
    }
    if target.contains(.class) || target.contains(.any), index.types[text]?.isClass == true {
      instantiate(text, appTargets, cause)
    }
    if target.contains(.selector) { perform(text, appTargets, cause) }
    for use in Use.allCases where use.fits(target) {
      reach(.text(text, use), appTargets, cause)
    }
  }

  /// Returns the names and identifiers in documents for which generated code uses a word.
  private func texts(spelledBy word: ArraySlice<UInt8>) -> [CodeIndex.Name] {
    textsBySpelling[FoldedName.hash(of: word)] ?? []
  }

  /// Follows the name from which a member of unread generated code was derived, as in `R.storyboard.main`.
  mutating func followSpelling(_ site: Site, _ appTargets: AppTargets) {
    let occurrence = site.occurrence
    guard occurrence.role == .member, occurrence.receiver == .type || occurrence.receiver == .variable else {
      return
    }
    let names = index.files[site.file].facts.names
    let spelled = texts(spelledBy: names.bytes(of: occurrence.name))
    guard !spelled.isEmpty else { return }
    let receiver = index.files[site.file].facts.receiverText(of: occurrence)
    switch occurrence.receiver {
    case .type where !hierarchy.isKnown(receiver): break
    case .variable where GeneratedAccessor.groups.contains(receiver): break
    // The scene of a storyboard: `R.storyboard.main.detail()`.
    case .variable where !texts(spelledBy: names.bytes(of: occurrence.receiverName)).isEmpty: break
    default: return
    }
    let target: NibLoadingAPI.Target = GeneratedAccessor.groupsOfNibs.contains(receiver) ? .nib : .any
    for text in spelled { use(text, as: target, appTargets, site.cause) }
  }
}
