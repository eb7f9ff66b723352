import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// What the app of a unit can find by name: what its tree holds, and what its projects list.
struct BundleContents: Sendable {
  private var nibs: Set<String> = []
  private var storyboards: Set<String> = []
  private let images: ImageNames
  private let offers: DocumentOffers
  /// The identifiers of the controllers in all storyboards.
  private let allControllers: Set<String>
  private let projects: ProjectTargets
  /// The targets that list a catalog which was not read.
  private let incomplete: Set<Int>
  /// The folders of projects and packages, and of stories, which hold all that they speak of.
  private let wholeFolders: [String]
  /// Whether all nibs and storyboards were read that the tree holds, or that the projects list.
  private let areDocumentsRead: Bool

  /// Collects what is there.
  ///
  /// - Parameters:
  ///   - unit: The files.
  ///   - offers: What the documents offer.
  ///   - projects: The projects.
  ///   - imageNames: The names in asset catalogs that were looked through, beside those that the unit knows.
  init(
    _ unit: ValidationScope,
    offers: DocumentOffers,
    projects: ProjectTargets,
    imageNames: [String: [String]]
  ) {
    self.projects = projects
    self.offers = offers
    allControllers = offers.controllers.values.reduce(into: []) { $0.formUnion($1) }
    wholeFolders = unit.wholeFolders
    let catalogs = Set(unit.images)
    incomplete = Set(
      projects.targets.indices.filter { index in
        projects.targets[index].files.contains { $0.hasSuffix(".xcassets") && !catalogs.contains($0) }
      }
    )
    let listed = projects.targets.flatMap(\.files)
    // Catalogs are looked through where somebody asks for an image.
    images = ImageNames(
      offers.asksForImages
        ? unit.images + listed.filter { FileTree.FileKind(name: $0) == .image } : [],
      known: unit.imageNames.merging(imageNames) { known, _ in known }
    )
    let documents = Set((unit.documents + unit.documentsAround).map { $0.lowercased() })
    areDocumentsRead =
      !offers.isIncomplete
      && listed.allSatisfy { Interface(file: $0) == nil || documents.contains($0.lowercased()) }
    for file in unit.documents + unit.documentsAround + listed { add(file) }
  }

  /// What a file can be loaded as.
  private enum Interface {
    case nib, storyboard

    /// Tells by the ending of a file's name; nil if it is neither.
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
    case .nib: nibs.insert(PathName.nibName(of: file))
    case .storyboard: storyboards.insert(PathName.nibName(of: file))
    case nil: break
    }
  }

  // MARK: - Asking

  /// What was found of a name that is asked for; nil if something has it, or may have it.
  ///
  /// - Parameters:
  ///   - name: What is asked for.
  ///   - file: The document or source that does.
  ///   - position: The place in it.
  ///   - object: The document's object that asks.
  ///   - platform: The platform.
  /// - Returns: A finding, which is unverified where not all of the app was read.
  func finding(
    _ name: MissingName,
    in file: String,
    at position: SourcePosition,
    object: InterfaceObject? = nil,
    on platform: Platform
  ) -> Finding? {
    guard isMissing(name) else { return nil }
    let isProved = isWhole(around: file, name)
    // Many registered cells have no document, so that nothing follows where something may not have been read.
    if name.isReusable, !isProved || platform == .macOS || platform == .watchOS { return nil }
    // What AppKit makes of it is not known, and a scene that was not read may have the segue.
    if case .ownSegue = name, !isProved || platform == .macOS { return nil }
    let reason = FindingReason.missing(name, isProved: isProved)
    var finding = Finding(
      id: name.id,
      consequence: isProved ? name.consequence : .unverified,
      message: reason.sentence,
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

  private func isMissing(_ name: MissingName) -> Bool {
    switch name {
    // Code may name the file: `Badge.xib`, or a folder before it.
    case .nib(let name), .windowNib(let name), .optionalNib(let name):
      !nibs.contains(name) && !nibs.contains(PathName.nibName(of: name))
    case .storyboard(let name): !storyboards.contains(name)
    case .image(let name): !images.contains(name)
    // A storyboard that is missing is told of by itself.
    case .controller(_, let storyboard?)
    where offers.unreadStoryboards.contains(storyboard) || offers.controllers[storyboard] == nil:
      false
    case .controller(_, nil), .segue:
      offers.unreadStoryboards.isEmpty && !candidates(for: name).contains(name.name)
    case .controller(let identifier, _): !candidates(for: name).contains(identifier)
    case .initialController(let storyboard, _):
      areRead(storyboard) && offers.classes.storyboards[storyboard].map(\.initial.isEmpty) == true
    case .ownSegue(let identifier, let className):
      areDocumentsRead && offers.segues.contains(identifier)
        && offers.scenesOfClasses[className].map { !$0.segues.contains(identifier) } == true
    case .reusable(let identifier, _), .optionalReusable(let identifier, _, _):
      !identifier.isEmpty && areDocumentsRead && !offers.reuseIdentifiers.contains(identifier)
    case .ownReusable(let identifier, _, let className, _):
      !identifier.isEmpty && areDocumentsRead && !offers.reuseIdentifiersOfNibs.contains(identifier)
        && offers.scenesOfClasses[className].map { $0.haveTables && !$0.reusables.contains(identifier) }
          == true
    }
  }

  /// The classes of all that the app may give to code that asks for something by name.
  ///
  /// - Parameters:
  ///   - reference: What asks for it.
  ///   - platform: The platform.
  /// - Returns: Nil where nothing is given, or something may not have been read that is.
  func classes(givenTo reference: NameReference, on platform: Platform) -> Set<String>? {
    let (name, isMobile) = (reference.name, platform != .macOS && platform != .watchOS)
    let classes: Set<String>?
    switch reference.target {
    case .reusable, .optionalReusable:
      classes = isMobile && areDocumentsRead ? offers.classes.reusables[name] : nil
    case .nib where reference.maker == nil:
      classes = isMobile && areDocumentsRead ? offers.classes.nibs[name] : nil
    case .controller(let storyboard):
      let all = storyboard.map { [offers.classes.storyboards[$0]].compactMap(\.self) }
      let given = (all ?? Array(offers.classes.storyboards.values)).compactMap { $0.controllers[name] }
      classes = areRead(storyboard) ? given.reduce(into: Set()) { $0.formUnion($1) } : nil
    case .initialController: classes = areRead(name) ? offers.classes.storyboards[name]?.initial : nil
    case .nib, .windowNib, .storyboard, .segue: classes = nil
    }
    guard let classes, !classes.isEmpty, isWhole(around: reference.location.file) else { return nil }
    return classes
  }

  /// The class and the identifier of the cell that is all there is at the top level of a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the nib.
  ///   - platform: The platform.
  /// - Returns: Nil where the nib holds anything else, or one of its name could not be read.
  func cell(ofNib name: String, on platform: Platform) -> (className: String, identifier: String)? {
    guard platform != .macOS, platform != .watchOS, areDocumentsRead,
      let classes = offers.classes.nibs[name], classes.count == 1,
      let className = classes.first, !className.isEmpty,
      let identifiers = offers.classes.nibIdentifiers[name], identifiers.count == 1
    else { return nil }
    return identifiers.first.map { (className, $0) }
  }

  /// Whether a storyboard was read wherever the tree has one of its name; all of them, unless one is named.
  private func areRead(_ storyboard: String?) -> Bool {
    storyboard.map { !offers.unreadStoryboards.contains($0) } ?? offers.unreadStoryboards.isEmpty
  }

  /// The classes of controllers that have a segue of an identifier, sorted.
  func classesWithSegue(_ identifier: String) -> [String] {
    offers.scenesOfClasses.filter { $0.value.segues.contains(identifier) }.keys.sorted()
  }

  /// The classes of controllers whose scenes have a cell or view of an identifier, or may be given one, sorted.
  func classesWithReusable(_ identifier: String) -> [String] {
    offers.scenesOfClasses.filter { $0.value.reusables.contains(identifier) || !$0.value.haveTables }.keys
      .sorted()
  }

  /// The systems for which targets build a source; none where projects do not tell.
  func platforms(building source: String) -> Set<Platform> {
    Set(projects.indexes(building: source).flatMap { projects.targets[$0].deploymentTargets.keys })
  }

  /// The names that there are of the kind that is asked for.
  private func candidates(for name: MissingName) -> Set<String> {
    switch name {
    case .nib, .windowNib, .optionalNib: nibs
    case .storyboard: storyboards
    case .image: images.names
    case .controller(_, let storyboard?): offers.controllers[storyboard] ?? []
    case .controller(_, nil): allControllers
    case .initialController: []
    case .segue: offers.segues
    case .ownSegue(_, let className): offers.scenesOfClasses[className]?.segues ?? []
    case .ownReusable(_, _, let className, _): offers.scenesOfClasses[className]?.reusables ?? []
    case .reusable, .optionalReusable: offers.reuseIdentifiers
    }
  }

  /// Whether what is not there surely is not in the app that a file belongs to: all of its project was read.
  private func isWhole(around file: String, _ name: MissingName) -> Bool {
    if case .image = name, !projects.indexes(building: file).isDisjoint(with: incomplete) { return false }
    return isWhole(around: file)
  }

  /// Whether all of the project was read that a file belongs to.
  private func isWhole(around file: String) -> Bool {
    !projects.indexes(building: file).isEmpty || wholeFolders.contains { PathName.isBelow(file, $0) }
  }
}

extension ValidationScope {
  /// The folders of which all that belongs to the app is part of the run.
  fileprivate var wholeFolders: [String] {
    var folders = projects.map { PathName.folder(of: PathName.folder(of: $0)) }
    folders += PackageManifest.folders(among: sources)
    if let story = specFile, !PathName.isConfiguration(story) { folders.append(PathName.folder(of: story)) }
    return PathName.unique(folders)
  }
}
