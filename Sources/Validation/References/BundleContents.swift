import RuntimeAttributes

/// What the app of a unit can find by name: the nibs and storyboards of its tree, and those that its projects list.
struct BundleContents: Sendable {
  /// What is asked for by name.
  enum Kind: Sendable {
    case nib
    case storyboard
    case image
  }

  private var nibs: Set<String> = []
  private var storyboards: Set<String> = []
  private let images: ImageNames
  private let projects: ProjectTargets
  /// The targets that list a catalog which was not read.
  private let incomplete: Set<Int>
  /// The folders of projects and packages, and of stories, which hold all that they speak of.
  private let wholeFolders: [String]

  /// Collects what is there.
  ///
  /// - Parameters:
  ///   - unit: The files.
  ///   - projects: The projects.
  ///   - asksForImages: Whether images count; the catalogs are left alone otherwise.
  init(_ unit: ValidationUnit, projects: ProjectTargets, asksForImages: Bool) {
    self.projects = projects
    wholeFolders = unit.wholeFolders
    let read = Set(unit.images)
    incomplete = Set(
      projects.targets.indices.filter { index in
        projects.targets[index].files.contains { $0.hasSuffix(".xcassets") && !read.contains($0) }
      }
    )
    var images = unit.images
    for target in projects.targets { images += target.files.filter { FileTree.FileKind(name: $0) == .image } }
    self.images = asksForImages ? ImageNames(images, known: unit.imageNames) : ImageNames([])
    for file in unit.documents + unit.documentsAround { add(file) }
    for target in projects.targets { for file in target.files { add(file) } }
  }

  private mutating func add(_ file: String) {
    guard let dot = file.lastIndex(of: ".") else { return }
    switch file[dot...] {
    case ".xib", ".nib": nibs.insert(PathName.nibName(of: file))
    case ".storyboard": storyboards.insert(PathName.nibName(of: file))
    default: break
    }
  }

  /// Whether something of that name is there.
  func contains(_ name: String, _ kind: Kind) -> Bool {
    switch kind {
    // Code may name the file: `Badge.xib`, or a folder before it.
    case .nib: nibs.contains(name) || nibs.contains(PathName.nibName(of: name))
    case .storyboard: storyboards.contains(name)
    case .image: images.contains(name)
    }
  }

  /// What is there under a name that differs little.
  func nearest(to name: String, _ kind: Kind) -> String? {
    switch kind {
    case .nib: NearestName.find(name, among: nibs.sorted())
    case .storyboard: NearestName.find(name, among: storyboards.sorted())
    case .image: images.nearest(to: name)
    }
  }

  /// Whether what is not there surely is not in the app that a file belongs to: all of its project was read.
  func isWhole(around file: String, _ kind: Kind) -> Bool {
    let targets = projects.indexes(building: file)
    if kind == .image, !targets.isDisjoint(with: incomplete) { return false }
    return !targets.isEmpty || wholeFolders.contains { $0.isEmpty || PathName.isBelow(file, $0) }
  }
}

extension ValidationUnit {
  /// The folders of which all that belongs to the app is part of the run.
  fileprivate var wholeFolders: [String] {
    var folders = projects.map { PathName.folder(of: PathName.folder(of: $0)) }
    for source in sources where source == "Package.swift" || source.hasSuffix("/Package.swift") {
      folders.append(PathName.folder(of: source))
    }
    if let story = specFile, !SpecFile.isConfiguration(story) { folders.append(PathName.folder(of: story)) }
    return PathName.unique(folders)
  }
}
