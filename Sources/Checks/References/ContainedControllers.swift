package import KeyValueCoding
import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes
package import SourceModel

/// Checks the casts of controllers in the app's window or in the containers of a storyboard.
///
/// Example: `window!.rootViewController as! Home`, although the main storyboard starts with a navigation controller.
package struct ContainedControllers: Sendable {
  private let code: AppCode
  private let contents: BundleContents
  private let storyboards: [DocumentSummary]
  /// The names of the main storyboards, by the index of their target.
  private let mainStoryboards: [Int: Set<String>]

  /// A scene of a storyboard.
  private struct Place {
    let storyboard: DocumentSummary
    let scene: Int

    var controller: ControllerScene? {
      storyboard.controllerScenes.indices.contains(scene) ? storyboard.controllerScenes[scene] : nil
    }
  }

  /// Creates the checks; `mainStoryboards` contains the names of the main storyboards, by the index of their target.
  package init(
    _ code: AppCode,
    contents: BundleContents,
    documents: [DocumentSummary],
    mainStoryboards: [Int: Set<String>]
  ) {
    (self.code, self.contents, self.mainStoryboards) = (code, contents, mainStoryboards)
    storyboards = documents.filter { $0.format == .storyboard }
  }

  /// Returns the findings about the casts in a source, in source order.
  package func findings(in source: SourceFile, on platform: Platform) -> [Finding] {
    guard platform == .iOS || platform == .tvOS, contents.areDocumentsRead else { return [] }
    return source.types.flatMap { type in
      type.uses.compactMap { use -> Finding? in
        guard case .contained(let contained) = use.role, contained.origin != .destination,
          code.mayRun(use, on: platform)
        else { return nil }
        return finding(contained, use, in: type, of: source, on: platform)
      }
    }
  }

  private func finding(
    _ contained: ContainedController,
    _ use: Use,
    in type: TypeDeclaration,
    of source: SourceFile,
    on platform: Platform
  ) -> Finding? {
    guard let resultUse = use.resultUse, let wanted = resultUse.className,
      var places = origins(of: contained, use, in: type, of: source, on: platform), !places.isEmpty
    else { return nil }
    for step in contained.steps {
      switch step {
      case .cast(let name):
        let target = NamedClass(name, in: type, of: source.path)
        let classes = classes(of: places, source.path, on: platform)
        guard let classes, !code.areUnrelated(classes, to: target, on: platform) else { return nil }
      case .child(let position):
        guard let next = children(of: places, at: position) else { return nil }
        places = next
      case .lastChild:
        guard let next = children(of: places, at: 0, in: .views) else { return nil }
        places = next
      case .top:
        guard let next = children(of: places, at: 0, in: .navigation) else { return nil }
        places = next
      }
    }
    let target = NamedClass(wanted, in: type, of: source.path)
    guard let classes = classes(of: places, source.path, on: platform),
      code.areUnrelated(classes, to: target, on: platform)
    else { return nil }
    guard
      let (content, console, access) = failure(
        contained,
        resultUse,
        of: classes,
        as: target,
        wanted,
        on: platform
      )
    else { return nil }
    var finding = Finding(
      content,
      .crashOnUse,
      consoleMessage: console,
      file: source.path,
      position: use.location.position,
      declaration: FileLocation(file: source.path, position: use.memberPosition)
    )
    finding.notes = access.map { [.used(at: FileLocation(file: source.path, position: $0.location))] } ?? []
    let documents = Set(places.map(\.storyboard.file)).sorted()
    finding.notes += documents.map { .contains(classes.sorted(), document: $0) }
    // The controller that code expects may be one level deeper.
    if let inner = children(of: places, at: 0).flatMap({ self.classes(of: $0, source.path, on: platform) }),
      !code.areUnrelated(inner, to: target, on: platform)
    {
      finding.notes.append(.containsExpected(wanted))
    }
    return finding
  }

  /// Returns the failure of code that expects a controller of another class, or nil if the code does not fail.
  ///
  /// The result contains the console message and the access to a property that the controller lacks, if any.
  private func failure(
    _ contained: ContainedController,
    _ resultUse: ResultUse,
    of classes: Set<String>,
    as target: NamedClass,
    _ wanted: String,
    on platform: Platform
  ) -> (FailedCast, console: String?, ResultUse.Access?)? {
    let names = classes.sorted()
    let from = names.count == 1 ? code.runtimeName(called: names[0], on: platform) : nil
    var content = FailedCast(subject: .contained(contained), classNames: names, wanted: wanted)
    switch resultUse {
    case .treated(_, let accesses):
      return code.firstUnanswered(accesses, by: classes, of: target, on: platform).map { access in
        content.property = access.property
        return (content, from.map { ConsoleLine.unrecognizedSelector(access.property, of: $0) }, access)
      }
    case .cast:
      let to = code.runtimeName(of: target, on: platform)
      let console = from.flatMap { from in to.map { ConsoleLine.failedCast(from: from, to: $0) } }
      return (content, console, nil)
    case .unwrappedCast: return (content, ConsoleLine.nilUnwrapped, nil)
    default: return (content, nil, nil)
    }
  }

  // MARK: - Origins

  /// Returns the scenes at which a path starts, or nil if they are unknown or code may replace their controllers.
  private func origins(
    of contained: ContainedController,
    _ use: Use,
    in type: TypeDeclaration,
    of source: SourceFile,
    on platform: Platform
  ) -> [Place]? {
    let hasSteps = contained.steps.contains { if case .cast = $0 { false } else { true } }
    if hasSteps, code.mayChange("viewControllers", in: source.path) { return nil }
    let isTop = contained.steps.contains(.top)
    switch contained.origin {
    case .window:
      guard !isTop || Self.launching.contains(where: use.member.hasPrefix),
        code.hasWindow(type.name, on: platform),
        !code.mayChange("rootViewController", in: source.path)
      else { return nil }
      return initialScenes(of: source.path, on: platform)
    case .anyWindow:
      guard !isTop, !code.mayChange("rootViewController", in: source.path) else { return nil }
      return initialScenes(of: source.path, on: platform)
    case .itself:
      return isTop || code.mayAddChildren(to: type.name, of: source.path, on: platform)
        ? nil : scenes(of: type, of: source.path, on: platform)
    case .destination: return nil
    }
  }

  /// The methods that run right after the storyboard's controllers are created.
  private static let launching = [
    "application(_:didFinishLaunchingWithOptions", "application(_:willFinishLaunchingWithOptions",
    "scene(_:willConnectTo",
  ]

  /// Returns the initial scenes of the main storyboards of all app targets that contain a source, or nil if one of the
  /// scenes is unknown.
  ///
  /// Without a project, any storyboard may be the main storyboard.
  private func initialScenes(of file: String, on platform: Platform) -> [Place]? {
    if code.projects.targets.isEmpty {
      return storyboards.filter { $0.platform == platform && !$0.isLaunchScreen }.compactMap { storyboard in
        storyboard.initialScene.map { Place(storyboard: storyboard, scene: $0) }
      }
    }
    let targets = code.projects.indexes(building: file).filter { index in
      code.projects.targets[index].isAppTarget && !code.projects.targets[index].isTest
    }
    var places: [Place] = []
    for target in targets {
      guard let names = mainStoryboards[target], !names.isEmpty else { return nil }
      for name in names {
        let named = storyboards.filter { $0.nibName == name && $0.platform == platform }
        guard !named.isEmpty else { return nil }
        for storyboard in named {
          guard let initial = storyboard.initialScene else { return nil }
          places.append(Place(storyboard: storyboard, scene: initial))
        }
      }
    }
    return places
  }

  /// Returns the scenes of a container class, if only storyboards create objects of the class.
  private func scenes(of type: TypeDeclaration, of file: String, on platform: Platform) -> [Place]? {
    guard code.isNoSuperclass(NamedClass(type, of: file), of: [], on: platform),
      let family = code.family(of: type.name, on: platform),
      family.allSatisfy({ code.creations(of: $0, on: platform).isEmpty })
    else { return nil }
    return storyboards.filter { $0.platform == platform }.flatMap { storyboard in
      storyboard.controllerScenes.indices.filter {
        storyboard.controllerScenes[$0].map { family.contains($0.reference.name) } == true
      }.map { Place(storyboard: storyboard, scene: $0) }
    }
  }

  // MARK: - Scenes

  /// Returns the scenes of the controllers at a position in containers; nil if a scene is unknown.
  ///
  /// For container views, returns the scenes of all controllers, which are added in an unknown order.
  private func children(of places: [Place], at position: Int, in kind: ControllerScene.Container? = nil)
    -> [Place]?
  {
    var children: [Place] = []
    for place in places {
      guard let controller = place.controller, let container = controller.container,
        kind == nil || container == kind, controller.children.indices.contains(position)
      else { return nil }
      for scene in container == .views ? controller.children : [controller.children[position]] {
        guard let child = resolved(Place(storyboard: place.storyboard, scene: scene)) else { return nil }
        children.append(child)
      }
    }
    return children
  }

  /// Returns the scene itself, or the scene to which a storyboard reference leads; nil if that scene is unknown.
  private func resolved(_ place: Place) -> Place? {
    guard let controller = place.controller else { return nil }
    guard controller.reference.name.isEmpty else { return place }
    guard place.storyboard.links.indices.contains(place.scene),
      case .storyboard(let name?, let identifier, nil) = place.storyboard.links[place.scene].first,
      case let named = storyboards.filter({ $0.nibName == name }), named.count == 1
    else { return nil }
    let scene =
      identifier.map { identifier in
        named[0].controllers.first { $0.identifier == identifier }?.scene
      } ?? named[0].initialScene
    return scene.map { Place(storyboard: named[0], scene: $0) }
  }

  /// Returns the classes of the controllers in scenes; nil if a class is unknown.
  private func classes(of places: [Place], _ file: String, on platform: Platform) -> Set<String>? {
    let names = places.map { place -> String? in
      guard let reference = resolved(place)?.controller?.reference, !reference.name.isEmpty else {
        return nil
      }
      return contents.created(
        for: reference,
        isMissing: code.isMissing(reference, besides: file, on: platform)
      )
    }
    return names.contains(nil) ? nil : Set(names.compactMap(\.self))
  }
}

extension Finding.Note {
  /// Returns a note about the document that contains an object.
  fileprivate static func contains(_ classNames: [String], document: String) -> Finding.Note {
    Finding.Note(
      "the document contains "
        + classNames.map { "'\($0.withoutModule)'" }.joined(separator: ", "),
      at: FileLocation(file: document, position: SourcePosition(line: 1, column: 1))
    )
  }

  /// Returns a note about a container that contains the expected controller.
  fileprivate static func containsExpected(_ className: String) -> Finding.Note {
    Finding.Note("the first view controller of this container is a '\(className)'")
  }
}
