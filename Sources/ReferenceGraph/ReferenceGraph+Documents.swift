import InterfaceDocuments
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Nibs, storyboards and scenes: the references that load them and the classes they instantiate.
extension ReferenceGraph {
  /// Loads the referenced documents and their scenes.
  ///
  /// - Returns: Whether further code may run or further documents may be loaded as a result.
  mutating func followDocuments() -> Bool {
    loadsDocuments = false
    for number in documents.indices {
      let (document, own) = (documents[number], appTargetsOfDocuments[number])
      if document.format == .storyboard {
        followStoryboard(number, own)
      } else {
        let (appTargets, cause) = loading(nib: number, own)
        load(nib: number, appTargets, cause)
      }
    }
    return loadsDocuments || !openUnits.isEmpty
  }

  private mutating func load(nib number: Int, _ appTargets: AppTargets, _ cause: Cause) {
    let (document, node) = (documents[number], Cause.node(.document(number)))
    let new = reach(.document(number), appTargets, cause)
    guard !new.isEmpty else { return }
    for use in document.classes where !use.isPlaceholder { make(use, new, node) }
    // Code that composes the name of a nib may compose the name of its controller's class as well.
    if case .composition = cause, let name = document.owner.flatMap({ index.number(of: $0.className) }) {
      instantiate(name, new, node, seeksNib: false)
    }
    loadNibs(of: number, scene: nil, new, node)
  }

  /// Loads the nibs whose owners inherit from unread classes, if the app has an object of a class with an unread
  /// superclass.
  ///
  /// The unread code may load a nib of the app by a name that the sources do not contain.
  ///
  /// - Returns: Whether a nib was loaded.
  mutating func followUnreadOwners() -> Bool {
    var users: [(type: CodeIndex.Name, appTargets: AppTargets)]?
    var isFound = false
    for number in documents.indices where documents[number].format != .storyboard {
      let own = appTargetsOfDocuments[number].subtracting(reached[.document(number)] ?? .none)
      guard !own.isEmpty,
        let owner = documents[number].owner.flatMap({ hierarchy.type(named: $0.className) }),
        hierarchy.hasUnknownSuperclass(owner)
      else { continue }
      let all = users ?? classesWithUnreadSuperclasses()
      users = all
      guard let user = all.first(where: { $0.appTargets.overlap(own) }) else { continue }
      load(nib: number, own.intersection(user.appTargets), .instance(user.type))
      isFound = true
    }
    return isFound
  }

  /// Returns the instantiated classes with an unread superclass.
  private mutating func classesWithUnreadSuperclasses() -> [(type: CodeIndex.Name, appTargets: AppTargets)] {
    index.types.keys.sorted().compactMap { type in
      guard let appTargets = reached[.type(type)], hierarchy.hasUnknownSuperclass(type) else { return nil }
      return (type, appTargets)
    }
  }

  /// Follows the names of the nibs that the controllers in a nib or scene load.
  private mutating func loadNibs(of number: Int, scene: Int?, _ appTargets: AppTargets, _ cause: Cause) {
    for use in documents[number].nibUses where use.scene == scene {
      guard let name = index.number(of: use.name) else { continue }
      if !reach(.text(name, .nib), appTargets, cause).isEmpty { loadsDocuments = true }
    }
  }

  private mutating func make(_ use: DocumentSummary.ClassUse, _ appTargets: AppTargets, _ cause: Cause) {
    guard let name = index.number(of: use.reference.name) else { return }
    instantiate(name, appTargets, cause, seeksNib: !use.hasView, initializers: use.initializers)
  }

  /// Returns the app targets that load a nib, and the cause.
  private mutating func loading(nib number: Int, _ own: AppTargets) -> (AppTargets, Cause) {
    let name = documents[number].nibName
    let (appTargets, cause) = naming(number, .nib, own)
    if !appTargets.isEmpty { return (appTargets, cause) }
    for className in hierarchy.controllers(lookingFor: name).sorted() {
      let appTargets = own.intersection(seekers[className] ?? .none)
      if !appTargets.isEmpty { return (appTargets, .instance(className)) }
    }
    let (changing, className) = shortened(name, own)
    if !changing.isEmpty { return (changing, className) }
    let (composing, part) = composed(name, .nib, own, isOfCell: mayBeOfCell(documents[number]))
    return composing.isEmpty && documents[number].isLaunchScreen ? (own, .start) : (composing, part)
  }

  /// Whether a table or collection may accept a nib for its cells: the nib has no owner, and its only top-level object
  /// is a cell, an object whose class or superclass is unknown or, on macOS, any object.
  private mutating func mayBeOfCell(_ document: DocumentSummary) -> Bool {
    guard document.owner == nil, let className = document.onlyTopLevelClass else { return false }
    // AppKit tables accept any view.
    if document.platform == .macOS || className.isEmpty { return true }
    let superclasses = hierarchy.superclassNames(of: className)
    return !superclasses.isDisjoint(with: Self.cells)
      || index.number(of: className).map { hierarchy.hasUnknownSuperclass($0) } ?? !hierarchy.isKnown(
        className
      )
  }

  private static let cells: Set<String> = [
    "UICollectionReusableView", "UITableViewCell", "UITableViewHeaderFooterView",
  ]

  /// Returns the app targets that use a name of a document, and the cause.
  func naming(_ number: Int, _ use: Use, _ own: AppTargets) -> (AppTargets, Cause) {
    let names = namesOfDocuments[number]
    guard let name = names.first(where: { reached[.text($0, use)] != nil }) ?? names.first else {
      return (.none, .start)
    }
    let node = Node.text(name, use)
    var appTargets = own.intersection(reached[node] ?? .none)
    guard packageDocuments.contains(documents[number].file), let use = use.ofPackage else {
      return (appTargets, .node(node))
    }
    let package = own.intersection(reached[.text(name, use)] ?? .none)
    appTargets.formUnion(package)
    return (appTargets, .node(package.isEmpty ? node : .text(name, use)))
  }

  /// Returns the app targets that shorten or change the name of a class to get a name, and the cause.
  private func shortened(_ name: String, _ own: AppTargets) -> (AppTargets, Cause) {
    for className in stems where Self.shareStem(name, index.text(of: className)) {
      let appTargets = own.intersection(reached[.text(className, .stem)] ?? .none)
      if !appTargets.isEmpty { return (appTargets, .node(.text(className, .stem))) }
    }
    return (.none, .start)
  }

  /// Whether a nib name and a class name differ only in the prefix or the last word.
  ///
  /// Examples are `HistoryView` and `HistoryController`, or `Card` and `ABCard`.
  private static func shareStem(_ nib: String, _ className: String) -> Bool {
    if className.hasSuffix(nib) { return true }
    guard let word = className.lastIndex(where: \.isUppercase), word > className.startIndex else {
      return false
    }
    return nib.hasPrefix(className[..<word])
  }

  private mutating func followStoryboard(_ number: Int, _ own: AppTargets) {
    let document = documents[number]
    // The system merges all storyboards of a watch app and loads them without a name.
    var (appTargets, cause) = document.platform == .watchOS ? (own, .start) : naming(number, .storyboard, own)
    if appTargets.isEmpty { (appTargets, cause) = composed(document.nibName, .storyboard, own) }
    if appTargets.isEmpty {
      // Helpers strip the suffix of a class name: the storyboard `Detail` contains `DetailController`.
      for use in document.classes where use.reference.name.hasPrefix(document.nibName) {
        guard let name = index.number(of: use.reference.name), let named = reached[.text(name, .storyboard)]
        else {
          continue
        }
        (appTargets, cause) = (own.intersection(named), .node(.text(name, .storyboard)))
        if !appTargets.isEmpty { break }
      }
    }
    if appTargets.isEmpty, document.isLaunchScreen { (appTargets, cause) = (own, .start) }
    if !appTargets.isEmpty {
      reach(.document(number), appTargets, cause)
      for scene in [document.initialScene].compactMap(\.self) + document.systemScenes {
        show(scene, of: number, appTargets, .node(.document(number)))
      }
    }
    let (asked, askedCause) = naming(number, .scenes, own)
    reach(.document(number), asked, askedCause)
    // A reference in another storyboard may also load the storyboard.
    guard let loaded = reached[.document(number)] else { return }
    for controller in document.controllers {
      guard let scene = controller.scene else { continue }
      if let name = index.number(of: controller.identifier), let asked = reached[.text(name, .controller)] {
        show(scene, of: number, loaded.intersection(asked), .node(.text(name, .controller)))
      }
      if let name = controller.className.flatMap(index.number), let asked = unknownUses[name] {
        show(scene, of: number, loaded.intersection(asked), .node(.text(name, .controller)))
      }
      guard reached[.scene(document: number, scene: scene)] == nil else { continue }
      var (composing, part) = composed(controller.identifier, .controller, loaded)
      if composing.isEmpty { (composing, part) = shortened(controller.identifier, loaded) }
      if !composing.isEmpty { show(scene, of: number, composing, part) }
    }
    // Code may perform segues in scenes that were reached earlier.
    for scene in document.links.indices {
      if let shown = reached[.scene(document: number, scene: scene)] { show(links(of: scene, number, shown)) }
    }
  }

  /// A scene that app targets show.
  private struct Showing {
    var document: Int
    var scene: Int
    var appTargets: AppTargets
    var cause: Cause
  }

  /// Marks a scene and all scenes that it leads to as shown.
  mutating func show(_ scene: Int, of number: Int, _ appTargets: AppTargets, _ cause: Cause) {
    show([Showing(document: number, scene: scene, appTargets: appTargets, cause: cause)])
  }

  /// Marks scenes and the scenes that they lead to as shown, in the order of a depth-first traversal.
  private mutating func show(_ scenes: [Showing]) {
    var open = Array(scenes.reversed())
    while let next = open.popLast() {
      let node = Node.scene(document: next.document, scene: next.scene)
      if !reach(.document(next.document), next.appTargets, next.cause).isEmpty { loadsDocuments = true }
      let new = reach(node, next.appTargets, next.cause)
      guard !new.isEmpty else { continue }
      let document = documents[next.document]
      if document.classesByScene.indices.contains(next.scene) {
        for use in document.classesByScene[next.scene] where !use.isPlaceholder {
          make(use, new, .node(node))
        }
      }
      loadNibs(of: next.document, scene: next.scene, new, .node(node))
      open += links(of: next.scene, next.document, new).reversed()
    }
  }

  /// Returns the scenes to which the links of a scene lead.
  private mutating func links(of scene: Int, _ number: Int, _ appTargets: AppTargets) -> [Showing] {
    let document = documents[number]
    guard document.links.indices.contains(scene) else { return [] }
    let cause = Cause.node(.scene(document: number, scene: scene))
    var scenes: [Showing] = []
    func add(_ scene: Int, of document: Int, _ appTargets: AppTargets) {
      guard !appTargets.isEmpty else { return }
      scenes.append(Showing(document: document, scene: scene, appTargets: appTargets, cause: cause))
    }
    for link in document.links[scene] {
      switch link {
      case .scene(let destination, let segue):
        var performing = appTargets
        // A controller whose class or superclass is unread may perform any segue.
        let isRead = document.classesByScene[scene].allSatisfy { use in
          hierarchy.type(named: use.reference.name).map { !hierarchy.hasUnknownSuperclass($0) } ?? false
        }
        if let segue, isRead {
          let name = index.number(of: segue)
          performing = name.flatMap { reached[.text($0, .segue)] } ?? .none
          performing = performing.intersection(appTargets)
          performing.formUnion(composed(segue, .segue, appTargets).0)
        }
        add(destination, of: number, performing)
      case .storyboard(let name, let identifier, let bundle):
        let others = name.map { documentsByName[$0] ?? [] } ?? [number]
        if others.isEmpty, bundle != nil { showUnread(appTargets, cause) }
        for other in others {
          let target = documents[other].controllers.first { $0.identifier == identifier }?.scene
          guard let scene = identifier == nil ? documents[other].initialScene : target else { continue }
          add(scene, of: other, appTargets.intersection(appTargetsOfDocuments[other]))
        }
      }
    }
    return scenes
  }

  // MARK: - Unread storyboards

  /// Marks a scene of an unread storyboard as shown; the scene may instantiate any class to which code casts objects.
  private mutating func showUnread(_ appTargets: AppTargets, _ cause: Cause) {
    let new = appTargets.subtracting(showingUnread)
    guard !new.isEmpty else { return }
    showingUnread.formUnion(new)
    for (name, casting) in casts.sorted(by: { $0.key < $1.key }) {
      let own = casting.intersection(new)
      if !own.isEmpty { instantiate(name, own, cause, seeksNib: false) }
    }
  }

  /// Records that code casts an object to a class.
  mutating func castTo(_ name: CodeIndex.Name, _ appTargets: AppTargets, _ cause: Cause) {
    casts[name, default: .none].formUnion(appTargets)
    let unread = appTargets.intersection(showingUnread)
    if !unread.isEmpty { instantiate(name, unread, cause, seeksNib: false) }
  }
}
