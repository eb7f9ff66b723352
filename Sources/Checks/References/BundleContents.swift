import InterfaceDocuments
import KeyValueCoding
import NibLoading
package import ProgramModel
package import ProjectModel
import RuntimeAttributes
import SourceModel

/// The resources that the app of a scope can load by name, from its folders and its projects.
package struct BundleContents: Sendable {
  /// The paths of the nibs by name.
  private(set) var nibs: [String: [String]] = [:]
  /// The paths of the storyboards by name.
  private(set) var storyboards: [String: [String]] = [:]
  /// The image files and asset catalogs, except those that no target builds.
  private let assetFiles: [String]
  /// The image files and asset catalogs that no target builds.
  private let unbuiltAssets: [String]
  /// The names of the files that targets list, without folders; empty if nothing references an asset.
  ///
  /// An image that is requested by exactly such a name is not missing, whatever its extension.
  private let listedNames: Set<String>
  /// The assets in catalogs that were already read.
  private let knownAssets: [String: [AssetNames.Asset]]
  /// The assets by the targets that build a document; all assets if no target builds the document.
  private let assetsOfTargets = RememberedValues<Set<Int>, AssetNames>()
  private let dependenciesAreRead: Bool
  let offers: DocumentOffers
  /// The documents, which are not shared between apps and extensions of the projects.
  private let documents: [DocumentSummary]
  /// The paths of the documents whose contents are unknown.
  private let unread: [String]
  private let offersOfPrograms = RememberedValues<Asker, DocumentOffers>()
  private let projects: ProjectTargets
  private let bundles: ResourceBundles
  /// The targets that list an unread asset catalog.
  private let incomplete: Set<Int>
  /// The folders that contain all files of their projects, packages and specs.
  private let wholeFolders: [String]
  /// Whether all nibs and storyboards in the tree and in the projects were read.
  let areDocumentsRead: Bool

  /// The app targets that request a name, and the platforms whose documents these targets cannot contain.
  private struct Asker: Hashable {
    var appTargets: Set<Int>
    var foreignPlatforms: Set<Platform>
  }

  /// Platforms that do not share documents.
  private static let exclusivePlatforms: Set<Platform> = [.iOS, .tvOS]

  /// Collects the resources.
  ///
  /// - Parameters:
  ///   - app: The files of the app.
  ///   - wholeFolders: The folders whose app files are all part of the run.
  ///   - offers: The names that the documents define.
  ///   - documents: The documents that were read.
  ///   - projects: The targets of the projects.
  ///   - assets: The assets in catalogs, by catalog.
  ///   - dependenciesAreRead: Whether all dependencies were found.
  ///   - readsAssets: Whether a document or source references an asset.
  package init(
    _ app: AppFiles,
    wholeFolders: [String],
    offers: DocumentOffers,
    documents: [DocumentSummary],
    projects: ProjectTargets,
    assets: [String: [AssetNames.Asset]],
    dependenciesAreRead: Bool,
    readsAssets: Bool
  ) {
    self.projects = projects
    let bundles = ResourceBundles(projects, sources: app.sources)
    self.bundles = bundles
    self.offers = offers
    self.documents = documents
    unread = Set(app.documents).subtracting(documents.lazy.map(\.file)).sorted()
    self.dependenciesAreRead = dependenciesAreRead
    self.wholeFolders = wholeFolders
    let catalogs = Set(app.images)
    incomplete = Set(
      projects.targets.indices.filter { index in
        projects.targets[index].files.contains { $0.hasSuffix(".xcassets") && !catalogs.contains($0) }
      }
    )
    let listed = projects.targets.flatMap(\.files)
    // Asset catalogs are searched only if something references an asset.
    let files = readsAssets ? app.images + listed.filter { FileTree.FileKind(name: $0) == .image } : []
    // A project may spell the path of a listed file differently, or a script may create a catalog with this name.
    let listedNames = readsAssets ? Set(listed.lazy.map(PathName.file(of:))) : []
    // A script may copy image files into the app, but not asset catalogs, which must be compiled.
    let mayCopyByScript = projects.targets.contains(where: \.mayCopyByScript)
    let unbuilt = Set(
      (readsAssets ? app.images : []).filter { image in
        (image.hasSuffix(".xcassets") || !mayCopyByScript)
          && !listedNames.contains(PathName.file(of: image)) && bundles.isUnbuilt(image)
      }
    )
    self.listedNames = listedNames
    unbuiltAssets = unbuilt.sorted()
    assetFiles = unbuilt.isEmpty ? files : files.filter { !unbuilt.contains($0) }
    knownAssets = assets
    let documents = Set(app.documents.map { $0.lowercased() })
    areDocumentsRead =
      !offers.isIncomplete
      && listed.allSatisfy { Interface(file: $0) == nil || documents.contains($0.lowercased()) }
    for file in Set(app.documents + listed).sorted() { add(file) }
  }

  /// The kind of a document file.
  private enum Interface {
    case nib, storyboard

    /// Determines the kind by the file extension, or returns nil if the file is not a document.
    init?(file: String) {
      if file.hasSuffix(".xib") || file.hasSuffix(".nib") {
        self = .nib
      } else if file.hasSuffix(".storyboard") {
        self = .storyboard
      } else {
        return nil
      }
    }
  }

  private mutating func add(_ file: String) {
    switch Interface(file: file) {
    case .nib: nibs[PathName.nibName(of: file), default: []].append(file)
    case .storyboard: storyboards[PathName.nibName(of: file), default: []].append(file)
    case nil: break
    }
  }

  // MARK: - Lookup

  /// Whether a storyboard reference may lead to a storyboard.
  package func mayReference(storyboard file: String) -> Bool {
    let name = PathName.nibName(of: file)
    return !areDocumentsRead
      || documents.contains { document in
        document.links.joined().contains { link in
          guard case .storyboard(let other, _, _) = link else { return false }
          return other.map { $0 == name } ?? (document.file == file)
        }
      }
  }

  /// Returns the names that documents offer to a file.
  ///
  /// Names in documents of apps and extensions that do not build the file are excluded.
  private func offers(to file: String, on platform: Platform) -> DocumentOffers {
    let appTargets = projects.indexes(building: file).union(projects.indexes(ofClassesIn: file))
    guard !appTargets.isEmpty else { return offers }
    // Apps for iOS and tvOS may share the file, but not documents.
    let foreign =
      Self.exclusivePlatforms.isSubset(of: platforms(building: file))
      ? Self.exclusivePlatforms.subtracting([platform]) : []
    return offersOfPrograms.value(for: Asker(appTargets: appTargets, foreignPlatforms: foreign)) {
      let all = documents.map(\.file) + unread
      let others =
        all.filter { projects.areOfDifferentAppTargets(file, $0) }
        + documents.filter { foreign.contains($0.platform) }.map(\.file)
      return others.isEmpty ? offers : offers.without(Set(others), among: documents, unread: unread)
    }
  }

  /// Returns the assets that the bundle of a document may contain.
  ///
  /// A nib does not find images in other bundles. Code uses the main bundle of the app, regardless of the target that
  /// builds the code.
  private func assets(for document: String) -> AssetNames {
    let isSource = FileTree.FileKind(name: PathName.file(of: document)) == .source
    let targets = isSource ? [] : projects.indexes(building: document)
    return assetsOfTargets.value(for: targets) {
      let own = targets.isEmpty ? assetFiles : assetFiles.filter { !bundles.isElsewhere($0, than: document) }
      return AssetNames(own, known: knownAssets)
    }
  }

  /// Returns a finding for a missing name or a misplaced document, or nil if the app has or may have the resource.
  ///
  /// - Parameters:
  ///   - name: The requested name.
  ///   - file: The document or source that contains the request.
  ///   - position: The position of the request in the file.
  ///   - object: The object that makes the request, if the file is a document.
  ///   - platform: The platform to check.
  /// - Returns: A finding, unverified if part of the app is unread.
  func finding(
    _ name: MissingName,
    in file: String,
    at position: SourcePosition,
    object: InterfaceObject? = nil,
    on platform: Platform
  ) -> Finding? {
    let offers = offers(to: file, on: platform)
    guard isMissing(name, from: file, offers, on: platform) else {
      if object != nil, let document = bundles.elsewhere(documents(named: name), namedIn: file) {
        return self.finding(name, document, in: file, at: position, object, on: platform)
      }
      return unbuilt(name, in: file).flatMap { document in
        isWhole(around: file, name) || bundles.isOfPod(file) || bundles.isOfPackage(file)
          || !PathName.isSource(file) && !DocumentPath.isDocument(file)
          ? self.finding(name, document, in: file, at: position, object, on: platform) : nil
      }
    }
    var name = name
    let isProved = isWhole(around: file, name)
    name.isProved = isProved
    // Many registered cells have no document, so the check is inconclusive if files are unread.
    if name.isReusable, !isProved { return nil }
    // The behavior of AppKit is unknown, and an unread scene may have the segue.
    switch name.thing {
    case .ownSegue where !isProved || platform == .macOS, .ownController where !isProved: return nil
    default: break
    }
    let unbuiltAsset = unbuiltAsset(name)
    var finding = Finding(
      name,
      isProved ? name.consequence : .unverified,
      consoleMessage: isProved ? name.consoleLine(on: platform) : nil,
      file: file,
      position: position,
      object: object,
      keyPath: name.name,
      suggestion: unbuiltAsset == nil
        ? NearestName.find(name.name, among: candidates(for: name, from: file, offers)) : nil
    )
    if let unbuiltAsset { finding.notes.append(.unbuilt(unbuiltAsset)) }
    return finding
  }

  /// Returns the unbuilt file or catalog that contains an image or color, if any.
  private func unbuiltAsset(_ name: MissingName) -> String? {
    let kind: AssetNames.Kind
    switch name.thing {
    case .image: kind = .image
    case .color: kind = .color
    default: return nil
    }
    return unbuiltAssets.first { AssetNames([$0], known: knownAssets).contain(kind, named: name.name) }
  }

  /// Returns a finding for a document that exists, but is not in any of the searched bundles.
  ///
  /// - Parameters:
  ///   - name: The requested name.
  ///   - isOfWindow: Whether the document is the nib of a window controller.
  ///   - searched: The bundles that the framework searches.
  ///   - file: The source that contains the request.
  ///   - position: The position of the request in the file.
  ///   - platform: The platform to check.
  /// - Returns: A finding, or nil if one of the bundles may contain the document.
  func misplacement(
    of name: MissingName,
    isOfWindow: Bool,
    in searched: [ReferencedBundle],
    _ file: String,
    at position: SourcePosition,
    on platform: Platform
  ) -> Finding? {
    guard var misplaced = bundles.misplaced(documents(named: name), in: searched, from: file) else {
      return nil
    }
    misplaced.isOfWindow = isOfWindow
    return finding(name, misplaced, in: file, at: position, nil, on: platform)
  }

  /// Returns a finding for a main document that exists, but only in the bundles of other targets.
  ///
  /// - Parameters:
  ///   - name: The name of the document in the settings of apps.
  ///   - location: The location of the name.
  ///   - apps: The indexes of the app targets with the settings.
  ///   - platform: The platform to check.
  /// - Returns: A finding, or nil if an app may contain the document.
  func misplacement(
    ofMain name: MissingName,
    at location: FileLocation,
    of apps: Set<Int>,
    on platform: Platform
  )
    -> Finding?
  {
    guard let document = bundles.outside(documents(named: name), of: apps),
      let target = apps.map({ projects.targets[$0].name }).min()
    else { return nil }
    return Finding(
      MisplacedName(name: name, document: document, referrer: .settings(target: target)),
      name.consequence,
      consoleMessage: name.consoleLine(on: platform),
      file: location.file,
      position: location.position,
      keyPath: name.name
    )
  }

  /// Returns a finding for a nib that exists only in a plug-in, although code searches the main bundle.
  func plugIn(
    lacking nib: MissingName,
    _ file: String,
    at position: SourcePosition,
    on platform: Platform
  ) -> Finding? {
    guard let document = bundles.misplaced(documents(named: nib), in: [.main], from: file),
      document.place == .plugIn
    else { return nil }
    return finding(nib, document, in: file, at: position, nil, on: platform)
  }

  /// Returns the deployment target of the targets that build a file, or nil if it is unknown.
  func deploymentTarget(of file: String, on platform: Platform) -> PlatformVersion? {
    projects.deploymentTarget(of: file, on: platform)
  }

  /// Whether a nib or storyboard with the given name exists, in any bundle.
  func hasDocument(named name: MissingName) -> Bool { !documents(named: name).isEmpty }

  /// Whether a nib with the given name exists that is built with a source, as far as is known.
  func hasNib(named name: String, builtWith source: String) -> Bool {
    let name = MissingName(.nib(name))
    return hasDocument(named: name) && unbuilt(name, in: source) == nil
  }

  /// Whether the nib or storyboard that code requests exists, in any bundle.
  func hasDocument(of use: Use) -> Bool {
    hasDocument(named: MissingName(.nib(use.text))) || hasDocument(named: MissingName(.storyboard(use.text)))
  }

  /// Returns the documents that are nibs with the given name.
  func nibSummaries(named name: String) -> [DocumentSummary] {
    documents.filter { $0.format == .xib && $0.nibName == name }
  }

  /// Whether only a package compiles a source, so that the bundle of a class is never the package's bundle of resources.
  func isOfPackage(_ source: String) -> Bool { bundles.isOfPackage(source) }

  /// Whether the same targets compile two sources, according to projects, packages and pods.
  func areOfSameTargets(_ source: String, _ other: String) -> Bool {
    source == other || bundles.areOfSameTargets(source, other)
  }

  /// Returns the paths of the nibs or storyboards with the given name; empty for names of other things.
  private func documents(named name: MissingName) -> [String] {
    switch name.thing {
    case .nib(let name): nibs[name] ?? nibs[PathName.nibName(of: name)] ?? []
    case .storyboard(let name): storyboards[name] ?? []
    default: []
    }
  }

  /// Returns a document with the given name that no target builds, if any.
  private func unbuilt(_ name: MissingName, in file: String) -> MisplacedDocument? {
    bundles.unbuilt(documents(named: name), namedIn: file)
  }

  /// Returns a finding about a document that is not in the bundle that the app searches.
  private func finding(
    _ name: MissingName,
    _ document: MisplacedDocument,
    in file: String,
    at position: SourcePosition,
    _ object: InterfaceObject?,
    on platform: Platform
  ) -> Finding {
    Finding(
      MisplacedName(name: name, document: document, referrer: object == nil ? .code : .document),
      name.consequence,
      consoleMessage: name.consoleLine(on: platform),
      file: file,
      position: position,
      object: object,
      keyPath: name.name
    )
  }

  private func isMissing(
    _ name: MissingName,
    from file: String,
    _ offers: DocumentOffers,
    on platform: Platform
  ) -> Bool {
    switch name.thing {
    // The name in code may include a folder, and for AppKit an extension, as in `Badge.nib`. UIKit appends a second
    // extension.
    case .nib(let name):
      nibs[name] == nil
        && (Interface(file: name) != nil && platform != .macOS || nibs[PathName.nibName(of: name)] == nil)
    case .storyboard(let name): storyboards[name] == nil
    case .image(let name):
      !assets(for: file).contain(.image, named: name) && !listedNames.contains(PathName.file(of: name))
    case .color(let name): !assets(for: file).contain(.color, named: name)
    // A missing storyboard is reported separately.
    case .controller(_, let storyboard?)
    where offers.unreadStoryboards.contains(storyboard) || offers.controllers[storyboard] == nil:
      false
    case .controller(_, nil), .segue:
      offers.unreadStoryboards.isEmpty && !candidates(for: name, from: file, offers).contains(name.name)
    case .controller(let identifier, _): !candidates(for: name, from: file, offers).contains(identifier)
    case .initialController(let storyboard):
      areRead(storyboard) && offers.classes.storyboards[storyboard].map(\.initial.isEmpty) == true
    case .ownSegue(let identifier, let className, let devices):
      areDocumentsRead && offers.segues.contains(identifier)
        && offers.lacks(className, on: devices) { $0.segues.contains(identifier) }
    case .ownController(let identifier, let className, let devices):
      areDocumentsRead && lacksController(identifier, inStoryboardsOf: className, on: devices, offers)
    case .reusable(let identifier, let kind):
      !identifier.isEmpty && areDocumentsRead && !offers.reuseIdentifiers.contains(identifier)
        // AppKit also looks for a nib with that name.
        && (kind != .item || nibs[identifier] == nil)
    case .ownReusable(let identifier, _, let className, let devices):
      !identifier.isEmpty && areDocumentsRead && !offers.reuseIdentifiersOfNibs.contains(identifier)
        && offers.lacks(className, on: devices) { !$0.haveTables || $0.reusableClasses[identifier] != nil }
    }
  }

  /// Whether none of the storyboards with scenes of a class contains the controller, but another storyboard does.
  private func lacksController(
    _ identifier: String,
    inStoryboardsOf className: String,
    on devices: DeviceSet,
    _ offers: DocumentOffers
  ) -> Bool {
    let own = offers.storyboards(of: className, on: devices)
    return !own.isEmpty && !own.contains { $0.controllers.contains(identifier) }
      && offers.storyboards.contains { $0.controllers.contains(identifier) }
  }

  /// Returns the possible classes of the objects that a request loads or instantiates.
  ///
  /// - Parameters:
  ///   - use: The request.
  ///   - className: The class that makes the request; nil if scenes of other classes may provide the objects.
  ///   - platform: The platform to check.
  ///   - isOrdered: Whether the first object of a nib is the first object in its document, rather than any object.
  /// - Returns: The classes; nil if no document contains such an object, or if some documents may be unread.
  func classes(
    givenTo use: Use,
    in className: String?,
    on platform: Platform,
    isOrdered: Bool = false
  ) -> Set<ClassReference>? {
    let (name, isMobile) = (use.text, platform != .macOS && platform != .watchOS)
    let classes: Set<ClassReference>?
    switch use.role {
    case .cell(let cell) where cell.kind == .row:
      classes =
        areDocumentsRead && cell.isOfOwnTable && use.api?.act == .loads
        ? className.flatMap { offers.scenesOfClasses[$0]?.rowClasses } : nil
    case .cell(let cell):
      let own = className.flatMap { offers.scenesOfClasses[$0] }.flatMap { scenes in
        scenes.haveTables && cell.isOfOwnScene ? scenes.reusableClasses[name] : nil
      }
      classes = isMobile && areDocumentsRead ? own ?? offers.classes.reusables[name] : nil
    case .nib(let nib) where nib.controller == nil && !nib.isOfWindow:
      let nibs = isOrdered ? offers.classes.firstOfNibs : offers.classes.nibs
      classes = isMobile && areDocumentsRead ? nibs[name] : nil
    case .scene(let scene) where scene.isInitial:
      classes = areRead(name) ? offers.classes.storyboards[name]?.initial : nil
    case .scene(let scene):
      let storyboard = scene.storyboard?.text
      let all = storyboard.map { [offers.classes.storyboards[$0]].compactMap(\.self) }
      let given = (all ?? Array(offers.classes.storyboards.values)).compactMap { $0.controllers[name] }
      classes = areRead(storyboard) ? given.reduce(into: Set()) { $0.formUnion($1) } : nil
    default: classes = nil
    }
    guard let classes, !classes.isEmpty, isWhole(around: use.location.file) else { return nil }
    return classes
  }

  /// Returns the class of the object that a document creates; a substitute if the class certainly does not exist.
  ///
  /// - Parameters:
  ///   - reference: The class that the document names.
  ///   - isMissing: Whether the sources certainly lack the class.
  /// - Returns: The name of the class; nil if the substitute is unknown.
  func created(for reference: ClassReference, isMissing: Bool) -> String? {
    isMissing && (reference.isBare || dependenciesAreRead) ? reference.substitute : reference.name
  }

  /// Whether all storyboards with the given name were read, or all storyboards if the name is nil.
  private func areRead(_ storyboard: String?) -> Bool {
    storyboard.map { !offers.unreadStoryboards.contains($0) } ?? offers.unreadStoryboards.isEmpty
  }

  /// Returns the classes of controllers that have a segue with the given identifier, sorted by name.
  func classesWithSegue(_ identifier: String) -> [String] {
    offers.scenesOfClasses.filter { $0.value.segues.contains(identifier) }.keys.sorted()
  }

  /// The classes of controllers whose scenes have rows of WatchKit's tables, sorted by name.
  var classesWithRows: [String] {
    offers.scenesOfClasses.filter { !$0.value.rowClasses.isEmpty }.keys.sorted()
  }

  /// Returns the classes of controllers in the storyboards that contain a controller with the given identifier, sorted
  /// by name.
  func classesInStoryboards(withController identifier: String) -> [String] {
    let storyboards = offers.storyboards.filter { $0.controllers.contains(identifier) }
    return Set(storyboards.flatMap(\.classes.keys)).sorted()
  }

  /// Returns the classes of controllers whose scenes contain, or may register, a cell or view with the given
  /// identifier.
  ///
  /// The classes are sorted by name.
  func classesWithReusable(_ identifier: String) -> [String] {
    offers.scenesOfClasses.filter { $0.value.reusableClasses[identifier] != nil || !$0.value.haveTables }.keys
      .sorted()
  }

  /// Returns the platforms of the targets that build a source, or an empty set if no project lists the source.
  func platforms(building source: String) -> Set<Platform> {
    Set(projects.indexes(building: source).flatMap { projects.targets[$0].deploymentTargets.keys })
  }

  /// Returns the existing names of the kind of a missing name, such as the names of all nibs.
  private func candidates(for name: MissingName, from file: String, _ offers: DocumentOffers) -> Set<String> {
    switch name.thing {
    case .nib: Set(nibs.keys)
    case .storyboard: Set(storyboards.keys)
    case .image: assets(for: file).names(of: .image)
    case .color: assets(for: file).names(of: .color)
    case .controller(_, let storyboard?): offers.controllers[storyboard] ?? []
    case .controller(_, nil): offers.controllers.values.reduce(into: []) { $0.formUnion($1) }
    case .initialController: []
    case .segue: offers.segues
    case .ownSegue(_, let className, _): offers.scenesOfClasses[className]?.segues ?? []
    case .ownReusable(_, _, let className, _):
      Set(offers.scenesOfClasses[className]?.reusableClasses.keys ?? [:].keys)
    case .ownController(_, let className, let devices):
      offers.storyboards(of: className, on: devices).reduce(into: []) { $0.formUnion($1.controllers) }
    case .reusable(_, .item): offers.reuseIdentifiers.union(nibs.keys)
    case .reusable: offers.reuseIdentifiers
    }
  }

  /// Whether a resource that was not found is certainly missing from the app, because the whole project was read.
  private func isWhole(around file: String, _ name: MissingName) -> Bool {
    // The catalogs of a pod may be merged into the catalog of the app.
    if case .color = name.thing, !dependenciesAreRead { return false }
    if name.isAsset, !projects.indexes(building: file).isDisjoint(with: incomplete) {
      return false
    }
    return isWhole(around: file)
  }

  /// Whether the project that contains a file was read completely.
  private func isWhole(around file: String) -> Bool {
    !projects.indexes(building: file).isEmpty || wholeFolders.contains { PathName.isBelow(file, $0) }
  }
}

extension Finding.Note {
  /// Returns a note about an image file or asset catalog that no target builds.
  fileprivate static func unbuilt(_ file: String) -> Finding.Note {
    Finding.Note(
      "no target builds \(PathName.file(of: file)), which contains the resource; add the file to the app target"
    )
  }
}
