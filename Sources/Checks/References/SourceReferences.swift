import KeyValueCoding
package import ProgramModel
import RuntimeAttributes
package import SourceModel
import SourceSyntax

/// Checks the nibs, storyboards, controllers, segues, cells, images and colors that code references by name, and the
/// casts of the results.
package struct SourceReferences: Sendable {
  let contents: BundleContents
  /// The platforms that documents are loaded for, including the platform whose console messages are reported.
  private let platforms: [Platform]
  /// The code of the sources.
  let code: AppCode
  /// The names of the storyboards that code inside types creates.
  private let createdStoryboards: Set<String>

  /// Creates the checks of sources.
  ///
  /// - Parameters:
  ///   - contents: The resources of the app.
  ///   - platforms: The platforms that documents are loaded for.
  ///   - code: The code of the sources.
  ///   - sources: The sources that contain the references.
  package init(contents: BundleContents, platforms: [Platform], code: AppCode, sources: [SourceFile]) {
    (self.contents, self.platforms, self.code) = (contents, platforms, code)
    createdStoryboards = Set(
      sources.lazy.flatMap(\.uses).filter { if case .storyboard = $0.role { true } else { false } }.map(
        \.text
      )
    )
  }

  /// Returns the findings for the references in a source, or an empty array if the source's platform is unknown.
  package func findings(in source: SourceFile) -> [Finding] {
    guard
      source.types.contains(where: {
        $0.uses.contains { $0.isRequest || $0.nib?.bundleOfOwnName != nil }
      })
    else { return [] }
    let platforms = platforms(of: source)
    guard !platforms.isEmpty else { return [] }
    var findings: [Finding] = []
    let devicesAreTested = source.testsDevices
    for type in source.types {
      for use in type.uses where use.isRequest && isOwn(use, of: type, in: source) {
        let found = platforms.lazy.filter { code.mayRun(use, on: $0) }.compactMap {
          finding(use, in: type, on: $0, devicesAreTested: devicesAreTested)
        }
        if let finding = found.first { findings.append(finding) }
        for finding in alternativeFindings(use, in: type, on: platforms, devicesAreTested: devicesAreTested)
        where !findings.contains(finding) {
          findings.append(finding)
        }
      }
      findings += type.uses.flatMap { ownNibs($0, in: type, of: source, on: platforms) }
    }
    return findings
  }

  /// Returns a finding for each missing resource among which code chooses: `name ?? "Main"`.
  private func alternativeFindings(
    _ use: Use,
    in type: TypeDeclaration,
    on platforms: [Platform],
    devicesAreTested: Bool
  ) -> [Finding] {
    guard use.name?.isKnown == false else { return [] }
    return use.alternatives.compactMap { alternative in
      guard
        [DeviceSet.phone, .pad].contains(where: {
          alternative.devices.contains($0) && code.supports($0, in: use.location.file)
        })
      else { return nil }
      let use = use.named(by: alternative)
      guard use.isKnown else { return nil }
      return platforms.lazy.filter { code.mayRun(use, on: $0) }.compactMap {
        missing(use, in: type, on: $0, devicesAreTested: devicesAreTested)
      }.first
    }
  }

  /// Returns a finding if a referenced resource is missing or has another class.
  private func finding(
    _ use: Use,
    in type: TypeDeclaration,
    on platform: Platform,
    devicesAreTested: Bool
  ) -> Finding? {
    if case .generated(let thing, let storyboard, let root) = use.role {
      // Generated code in the tree is read like any other source.
      return code.declaresType(root)
        ? nil : contents.missingFinding(of: thing, spelled: use, in: storyboard, on: platform)
    }
    guard use.isKnown else { return nil }
    let found =
      missing(use, in: type, on: platform, devicesAreTested: devicesAreTested)
      ?? failedCast(use, in: type, on: platform)
    guard var finding = found else { return nil }
    let names = [use.scene?.storyboard, use.name].compactMap { $0?.expression?.spelling ?? nil }
    finding.notes += names.map(Finding.Note.name)
    if let scene = use.scene, let holder = scene.receiver?.spelling, !scene.isOfAnyStoryboard {
      finding.notes.append(.storyboard(heldBy: holder))
    }
    let identifier = finding.id == .missingNib ? registeredIdentifier(use, in: type) : nil
    return identifier.map(code.mayRequest) == false ? finding.marked(.cell) : finding
  }

  /// Returns the identifier for which code registers a nib whose name is not that of a class, if known.
  ///
  /// The nib is not opened until code requests a cell with the identifier.
  private func registeredIdentifier(_ use: Use, in type: TypeDeclaration) -> String? {
    guard let nib = use.nib, nib.controller == nil, use.name?.isClassName == false else { return nil }
    return nib.registration?.identifier.flatMap { $0.text(in: type.name) }
  }

  /// Returns a finding if a referenced resource is missing.
  private func missing(
    _ use: Use,
    in type: TypeDeclaration,
    on platform: Platform,
    devicesAreTested: Bool
  ) -> Finding? {
    let devices = use.devicesToCheck(areTested: devicesAreTested).filter {
      $0 == .all || code.supports($0, in: use.location.file)
    }
    var names = MissingName.all(use, in: type, on: platform, devices)
    // A missing storyboard is reported in the type that creates it. A storyboard created outside of types is reported
    // here.
    if let scene = use.scene, scene.receiver != nil,
      let storyboard = scene.isInitial ? use.text : scene.storyboard?.text,
      !createdStoryboards.contains(storyboard)
    {
      names.insert(MissingName(.storyboard(storyboard)), at: 0)
    }
    for name in names {
      if let finding = finding(name, use, in: type, on: platform),
        isCertain(name, use, in: type, on: platform)
      {
        return finding
      }
    }
    return nil
  }

  /// Returns the platforms of a source, based on the targets that build it and the frameworks that it imports.
  ///
  /// Without targets, returns only the first platform that fits.
  private func platforms(of source: SourceFile) -> [Platform] {
    let built = contents.platforms(building: source.path)
    var possible = platforms.filter { built.isEmpty || built.contains($0) }
    if Set(possible.map { UIFramework($0) }).count > 1 {
      let imported = source.imports.compactMap { UIFramework(module: $0) }
      possible = possible.filter { imported.contains(UIFramework($0)) }
      if Set(possible.map { UIFramework($0) }).count > 1 { return [] }
    }
    return built.isEmpty ? Array(possible.prefix(1)) : possible
  }

  private func finding(_ name: MissingName, _ use: Use, in type: TypeDeclaration, on platform: Platform)
    -> Finding?
  {
    let (file, position) = (use.location.file, use.location.position)
    var finding =
      contents.finding(name, in: file, at: position, on: platform)
      ?? contents.misplacement(
        of: name,
        isOfWindow: use.nib?.isOfWindow == true,
        in: searchedBundles(use, in: type),
        file,
        at: position,
        on: platform
      )
    finding?.declaration = FileLocation(file: file, position: use.memberPosition)
    return finding
  }

  /// Returns the bundles that the framework searches for the requested resource, in order; empty if unknown.
  ///
  /// A window controller looks in the bundle of its owner's class, which may be in a framework, and then in the main
  /// bundle.
  private func searchedBundles(_ use: Use, in type: TypeDeclaration) -> [ReferencedBundle] {
    guard let bundle = use.bundle else { return [] }
    guard let nib = use.nib, nib.isOfWindow else { return [bundle] }
    switch (nib.owner, nib.controller) {
    case (.itself, _), (.notInstantiated, .itself): return [.ofClass("Self"), .main]
    case (.notInstantiated, .made("NSWindowController")): return [.main]
    case (.notInstantiated, .made(let className)) where isBuilt(className, with: use.location.file):
      return [.ofClass(className), .main]
    case (.nilOwner, _), (.other, _), (.notInstantiated, _): return []
    }
  }

  /// Whether the targets of a source compile all declarations of a class.
  private func isBuilt(_ className: String, with source: String) -> Bool {
    let declaring = code.sources.filter { other in
      other.types.contains { $0.kind == .class && $0.name == className.unqualifiedName }
    }
    return !declaring.isEmpty && declaring.allSatisfy { contents.areOfSameTargets($0.path, source) }
  }

  /// Whether code certainly requires a name that is missing.
  private func isCertain(
    _ name: MissingName,
    _ use: Use,
    in type: TypeDeclaration,
    on platform: Platform
  ) -> Bool {
    let file = use.location.file
    let own = NamedClass(type, of: file)
    let isClassName = use.name?.isClassName == true
    switch name.thing {
    case .image where platform == .macOS && code.namesImages: return false
    // AppKit also looks for a class with that name.
    case .reusable(let identifier, .item) where code.declaresClass(identifier, on: platform):
      return false
    // WatchKit's rows exist only in documents.
    case .reusable(_, .row): break
    case .reusable(let identifier, _):
      return code.isUnregistered(identifier, askedBy: own, on: platform)
    case .ownReusable(let identifier, _, _, let devices):
      return code.isUnregistered(identifier, askedBy: own, on: platform)
        && isNoSuperclass(own, of: contents.classesWithReusable(identifier), on: platform, devices)
    // A type of the app may have a method with the same name.
    case .segue(_, nil) where code.declaresOwnPerformSegue: return false
    case .ownSegue(let identifier, _, let devices):
      return isNoSuperclass(own, of: contents.classesWithSegue(identifier), on: platform, devices)
    case .ownController(let identifier, _, let devices):
      let others = contents.classesInStoryboards(withController: identifier)
      return isNoSuperclass(own, of: others, on: platform, devices)
    case .nib where use.nib?.isOfWindow == true && use.api == nil:
      // A common idiom is to name a nib that does not exist, and to create the window in code.
      return !isClassName
        && (code.isDocumentWithNib(own, on: platform)
          || contents.hasDocument(named: name) && code.isWindowControllerWithNib(own, on: platform))
    case .nib where use.nib?.isOfWindow == true:
      let controller =
        switch use.nib?.controller {
        case .made(let className): NamedClass(className, in: type, of: file)
        case .itself, .other, nil: own
        }
      if code.makesWindow(controller, on: platform) { return false }
    case .nib(let name):
      switch use.nib?.controller {
      case .made(let className) where className == name || !isClassName:
        return code.loadsViewFromNib(NamedClass(className, in: type, of: file), on: platform)
      case .itself where !isClassName: return code.loadsViewFromNib(own, on: platform)
      case .other where !isClassName: return false
      case .made, .itself, .other, nil: break
      }
    default: break
    }
    return !isClassName || code.declaresClass(use.text, on: platform)
  }

  /// Whether none of the classes with scenes that may have the missing identifier inherits from a class.
  ///
  /// If only some devices are checked, scenes of the class itself for other devices may have the identifier.
  private func isNoSuperclass(
    _ own: NamedClass,
    of others: [String],
    on platform: Platform,
    _ devices: DeviceSet
  ) -> Bool {
    let others = devices == .all ? others : others.filter { $0 != own.unqualifiedName }
    return code.isNoSuperclass(own, of: others, on: platform)
  }

  /// Whether a bundle is not that of a class, or the targets of the source compile the class, so that the projects
  /// build the bundle.
  ///
  /// The bundle of an unknown class never contains a document of a package.
  private func isOwn(_ use: Use, of type: TypeDeclaration, in source: SourceFile) -> Bool {
    guard let className = use.bundle?.className else { return true }
    let name = className == "Self" ? type.name : className
    if source.types.contains(where: { $0.kind == .class && $0.name == name }) { return true }
    return className == "Self"
      ? contents.isOfPackage(source.path) && contents.hasDocument(of: use)
      : isBuilt(className, with: source.path)
  }
}

extension AppCode {
  /// Whether code may name images, so that AppKit finds them by name.
  ///
  /// Source: documentation of `NSImage.setName(_:)`.
  fileprivate var namesImages: Bool {
    let paths = Set(sources(containing: "NSImage").map(\.source.path))
    return sources(containing: "setName").contains { source, name in
      paths.contains(source.path)
        && source.facts.occurrences.contains { $0.name == name && $0.role == .member }
    }
  }
}

extension MissingName {
  /// Returns the names that may be missing for a request, in order of precedence.
  fileprivate static func all(
    _ use: Use,
    in type: TypeDeclaration,
    on platform: Platform,
    _ devices: [DeviceSet]
  ) -> [MissingName] {
    let name = use.text
    // Without a name, the view or window is created differently.
    guard !name.isEmpty else { return [] }
    // Other apps may contain scenes of a class that other modules can subclass.
    let mayHaveOtherScenes = type.traits.access == .open
    // The app continues if the framework has another method with this name. If a getter names the nib of a window,
    // AppKit logs that the nib is missing and does not show a window.
    let ofGetter: NibLoadingAPI.Absence? = use.api == nil && use.nib?.isOfWindow == true ? .message : nil
    guard let ifMissing = ofGetter ?? use.api?.row(of: UIFramework(platform))?.ifMissing,
      ifMissing != .nothing
    else { return [] }
    let things: [Thing]
    switch use.role {
    case .nib: things = [.nib(name)]
    case .storyboard: things = [.storyboard(name)]
    case .scene(let scene) where scene.isInitial:
      things = use.resultUse == nil ? [] : [.initialController(name)]
    case .scene(let scene):
      let isOwn = scene.isOfOwnStoryboard && scene.storyboard == nil && !mayHaveOtherScenes
      things =
        [.controller(name, storyboard: scene.storyboard?.text)]
        + (isOwn ? devices.map { .ownController(name, of: type.name, on: $0) } : [])
    case .segue(let isOwn):
      if mayHaveOtherScenes { return [] }
      things =
        isOwn
        ? [.segue(name, of: type.name)] + devices.map { .ownSegue(name, of: type.name, on: $0) }
        : [.segue(name, of: nil)]
    case .cell(let cell):
      if ifMissing == .nilResult, use.resultUse?.needsValue != true { return [] }
      let isOwn = cell.isOfOwnScene && !mayHaveOtherScenes
      things =
        [.reusable(name, cell.kind)]
        + (isOwn ? devices.map { .ownReusable(name, cell.kind, of: type.name, on: $0) } : [])
    case .asset(let kind):
      // The system and Xcode provide these images.
      if Self.prefixesOfProvidedImages.contains(where: name.hasPrefix) { return [] }
      things = [kind == .image ? .image(name) : .color(name)]
    case .view, .generated, .registration, .access, .nilArgument, .assignment, .replacement, .destination,
      .segueCast, .memberCast, .contained, .viewLoad, .classChange:
      return []
    }
    return things.map { MissingName($0, ifMissing: ifMissing, resultUse: use.resultUse) }
  }
}

extension MissingName {
  fileprivate static let prefixesOfProvidedImages = ["AppIcon", "LaunchImage", "NS"]
}

extension Use.Cell {
  /// Whether the request is for a cell or view of the object's own table or collection, so that only prototypes in its
  /// own scenes match.
  var isOfOwnScene: Bool {
    switch kind {
    case .tableCell, .collectionCell, .supplementaryView, .headerFooterView: isOfOwnTable
    case .view, .item, .row: false
    }
  }
}

extension SourceFile {
  /// Whether the source contains a name for a device or its screen, so that its code may run on only one device.
  fileprivate var testsDevices: Bool {
    (1..<SourceFacts.Name(max(1, facts.names.count))).contains { name in
      facts.names.withBytes(of: name) { DeviceSet.mayBeTested(in: $0) }
    }
  }
}

extension Use {
  /// The devices whose storyboards are checked separately; `all` checks all storyboards together.
  fileprivate func devicesToCheck(areTested: Bool) -> [DeviceSet] {
    [.all] + (devices == .all ? (areTested ? [] : [.phone, .pad]) : devices.isEmpty ? [] : [devices])
  }
}

extension Finding.Note {
  /// Returns a note about the constant that contains a name.
  static func name(heldBy constant: String) -> Finding.Note {
    Finding.Note("the name is the value of '\(constant)'")
  }

  /// Returns a note about the constant or variable that contains a storyboard.
  static func storyboard(heldBy name: String) -> Finding.Note {
    Finding.Note("the storyboard is the value of '\(name)'")
  }
}
