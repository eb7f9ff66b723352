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
  private let images: ImageNames
  let offers: DocumentOffers
  /// The identifiers of the controllers in all storyboards.
  private let allControllers: Set<String>
  private let projects: ProjectTargets
  private let bundles: ResourceBundles
  /// The targets that list an unread asset catalog.
  private let incomplete: Set<Int>
  /// The folders of projects, packages and specs that contain everything they refer to.
  private let wholeFolders: [String]
  /// Whether all nibs and storyboards in the tree and in the projects were read.
  let areDocumentsRead: Bool

  /// Collects the resources.
  ///
  /// - Parameters:
  ///   - app: The files of the app.
  ///   - wholeFolders: The folders whose app files are all part of the run.
  ///   - offers: The names that the documents define.
  ///   - projects: The targets of the projects.
  ///   - imageNames: The image names in asset catalogs.
  package init(
    _ app: AppFiles,
    wholeFolders: [String],
    offers: DocumentOffers,
    projects: ProjectTargets,
    imageNames: [String: [String]]
  ) {
    self.projects = projects
    bundles = ResourceBundles(projects, sources: app.sources)
    self.offers = offers
    allControllers = offers.controllers.values.reduce(into: []) { $0.formUnion($1) }
    self.wholeFolders = wholeFolders
    let catalogs = Set(app.images)
    incomplete = Set(
      projects.targets.indices.filter { index in
        projects.targets[index].files.contains { $0.hasSuffix(".xcassets") && !catalogs.contains($0) }
      }
    )
    let listed = projects.targets.flatMap(\.files)
    // Asset catalogs are searched only if a document references an image.
    images = ImageNames(
      offers.asksForImages
        ? app.images + listed.filter { FileTree.FileKind(name: $0) == .image } : [],
      known: imageNames
    )
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

  /// Returns a finding for a missing name, or nil if the name exists or may exist.
  ///
  /// - Parameters:
  ///   - name: The requested name.
  ///   - file: The document or source that contains the request.
  ///   - position: The position of the request in the file.
  ///   - object: The object that makes the request, if the file is a document.
  ///   - platform: The platform.
  /// - Returns: A finding, unverified if part of the app is unread.
  func finding(
    _ name: MissingName,
    in file: String,
    at position: SourcePosition,
    object: InterfaceObject? = nil,
    on platform: Platform
  ) -> Finding? {
    guard isMissing(name) else { return nil }
    let isProved = isWhole(around: file, name)
    // Many registered cells have no document, so the check is inconclusive if files are unread.
    if name.isReusable, !isProved { return nil }
    // The behavior of AppKit is unknown, and an unread scene may have the segue.
    if case .ownSegue = name.thing, !isProved || platform == .macOS { return nil }
    let reason = FindingReason.missing(name, isProved: isProved)
    var finding = Finding(
      id: name.id,
      consequence: isProved ? name.consequence : .unverified,
      message: reason.message,
      consoleMessage: isProved ? name.consoleLine(on: platform) : nil,
      file: file,
      position: position,
      object: object.map { Finding.Object($0) },
      keyPath: name.name,
      suggestion: NearestName.find(name.name, among: candidates(for: name)),
      unverifiedReason: isProved ? nil : .unseenResource
    )
    finding.notes = reason.notes
    return finding
  }

  /// Returns a finding for a document that exists, but not in the bundle in which code looks for it.
  ///
  /// - Parameters:
  ///   - name: The requested name.
  ///   - bundle: The bundle that the code passes.
  ///   - file: The source that contains the request.
  ///   - position: The position of the request in the file.
  ///   - platform: The platform.
  /// - Returns: A finding, or nil if the bundle may contain the document.
  func misplacement(
    of name: MissingName,
    in bundle: ReferencedBundle,
    _ file: String,
    at position: SourcePosition,
    on platform: Platform
  ) -> Finding? {
    let documents: [String]
    switch name.thing {
    case .nib(let name): documents = nibs[name] ?? nibs[PathName.nibName(of: name)] ?? []
    case .storyboard(let name): documents = storyboards[name] ?? []
    default: return nil
    }
    // A window controller also looks in the bundle of its class.
    guard name.ifMissing != .message, let misplaced = bundles.misplaced(documents, in: bundle, from: file)
    else { return nil }
    let reason = FindingReason.misplaced(name, misplaced)
    var finding = Finding(
      id: name.id,
      consequence: name.consequence,
      message: reason.message,
      consoleMessage: name.consoleLine(on: platform),
      file: file,
      position: position,
      keyPath: name.name
    )
    finding.notes = reason.notes
    return finding
  }

  private func isMissing(_ name: MissingName) -> Bool {
    switch name.thing {
    // The name in code may include an extension or a folder: `Badge.xib`.
    case .nib(let name):
      nibs[name] == nil && nibs[PathName.nibName(of: name)] == nil
    case .storyboard(let name): storyboards[name] == nil
    case .image(let name): !images.contains(name)
    // A missing storyboard is reported separately.
    case .controller(_, let storyboard?)
    where offers.unreadStoryboards.contains(storyboard) || offers.controllers[storyboard] == nil:
      false
    case .controller(_, nil), .segue:
      offers.unreadStoryboards.isEmpty && !candidates(for: name).contains(name.name)
    case .controller(let identifier, _): !candidates(for: name).contains(identifier)
    case .initialController(let storyboard):
      areRead(storyboard) && offers.classes.storyboards[storyboard].map(\.initial.isEmpty) == true
    case .ownSegue(let identifier, let className):
      areDocumentsRead && offers.segues.contains(identifier)
        && offers.scenesOfClasses[className].map { !$0.segues.contains(identifier) } == true
    case .reusable(let identifier, let kind):
      !identifier.isEmpty && areDocumentsRead && !offers.reuseIdentifiers.contains(identifier)
        // AppKit also looks for a nib of that name.
        && (kind != .item || nibs[identifier] == nil)
    case .ownReusable(let identifier, _, let className):
      !identifier.isEmpty && areDocumentsRead && !offers.reuseIdentifiersOfNibs.contains(identifier)
        && offers.scenesOfClasses[className].map { $0.haveTables && !$0.reusables.contains(identifier) }
          == true
    }
  }

  /// Returns the possible classes of the objects that a request loads or instantiates.
  ///
  /// - Parameters:
  ///   - use: The request.
  ///   - platform: The platform.
  /// - Returns: The classes, or nil if there are none or if some of them may be unread.
  func classes(givenTo use: Use, on platform: Platform) -> Set<String>? {
    let (name, isMobile) = (use.text, platform != .macOS && platform != .watchOS)
    let classes: Set<String>?
    switch use.role {
    case .cell: classes = isMobile && areDocumentsRead ? offers.classes.reusables[name] : nil
    case .nib(let nib) where nib.controller == nil && !nib.isOfWindow:
      classes = isMobile && areDocumentsRead ? offers.classes.nibs[name] : nil
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

  /// Returns the class and the identifier of the cell in a nib whose only top-level object is a cell.
  ///
  /// - Parameters:
  ///   - name: The name of the nib.
  ///   - platform: The platform.
  /// - Returns: The class and the identifier, or nil if the nib has other contents or a nib with the name cannot be
  ///   read.
  func cell(ofNib name: String, on platform: Platform) -> (className: String, identifier: String)? {
    guard platform != .macOS, platform != .watchOS, areDocumentsRead,
      let classes = offers.classes.nibs[name], classes.count == 1,
      let className = classes.first, !className.isEmpty,
      let identifiers = offers.classes.nibIdentifiers[name], identifiers.count == 1
    else { return nil }
    return identifiers.first.map { (className, $0) }
  }

  /// Whether all storyboards with a name were read, or all storyboards if the name is nil.
  private func areRead(_ storyboard: String?) -> Bool {
    storyboard.map { !offers.unreadStoryboards.contains($0) } ?? offers.unreadStoryboards.isEmpty
  }

  /// Returns the sorted classes of controllers that have a segue with an identifier.
  func classesWithSegue(_ identifier: String) -> [String] {
    offers.scenesOfClasses.filter { $0.value.segues.contains(identifier) }.keys.sorted()
  }

  /// Returns the sorted classes of controllers whose scenes contain, or may register, a cell or view with an
  /// identifier.
  func classesWithReusable(_ identifier: String) -> [String] {
    offers.scenesOfClasses.filter { $0.value.reusables.contains(identifier) || !$0.value.haveTables }.keys
      .sorted()
  }

  /// Returns the platforms of the targets that build a source, or an empty set if no project lists it.
  func platforms(building source: String) -> Set<Platform> {
    Set(projects.indexes(building: source).flatMap { projects.targets[$0].deploymentTargets.keys })
  }

  /// Returns the existing names of the same kind.
  private func candidates(for name: MissingName) -> Set<String> {
    switch name.thing {
    case .nib: Set(nibs.keys)
    case .storyboard: Set(storyboards.keys)
    case .image: images.names
    case .controller(_, let storyboard?): offers.controllers[storyboard] ?? []
    case .controller(_, nil): allControllers
    case .initialController: []
    case .segue: offers.segues
    case .ownSegue(_, let className): offers.scenesOfClasses[className]?.segues ?? []
    case .ownReusable(_, _, let className): offers.scenesOfClasses[className]?.reusables ?? []
    case .reusable(_, .item): offers.reuseIdentifiers.union(nibs.keys)
    case .reusable: offers.reuseIdentifiers
    }
  }

  /// Whether a resource that was not found is certainly missing from the app, since its whole project was read.
  private func isWhole(around file: String, _ name: MissingName) -> Bool {
    if case .image = name.thing, !projects.indexes(building: file).isDisjoint(with: incomplete) {
      return false
    }
    return isWhole(around: file)
  }

  /// Whether the project that contains a file was read completely.
  private func isWhole(around file: String) -> Bool {
    !projects.indexes(building: file).isEmpty || wholeFolders.contains { PathName.isBelow(file, $0) }
  }
}
