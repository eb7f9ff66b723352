import ClassInterfaces
import InterfaceDocuments

/// The scenes to which storyboards' names and identifiers, initial controllers, segues and references lead.
struct ReachedScenes: Sendable {
  /// A scene of a storyboard.
  struct Scene: Hashable, Comparable, Sendable {
    fileprivate var file: String
    fileprivate var number: Int

    static func < (left: Scene, right: Scene) -> Bool {
      (left.file, left.number) < (right.file, right.number)
    }
  }

  private var reached: Set<Scene> = []

  /// Follows what sightings show.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - sightings: What loads them.
  ///   - programs: The programs that build those which not all build.
  init(in documents: [DocumentSummary], _ sightings: LoadSightings, programs: [String: Programs]) {
    let byFile = Dictionary(documents.map { ($0.file, $0) }) { first, _ in first }
    let byName = Dictionary(grouping: documents, by: \.nibName)
    var open: [Scene] = []

    func visit(_ scene: Int?, of document: DocumentSummary) {
      guard let scene else { return }
      let place = Scene(file: document.file, number: scene)
      if reached.insert(place).inserted { open.append(place) }
    }
    for document in documents where document.format == .storyboard {
      let own = programs[document.file] ?? .all
      if sightings.mayLoad(storyboard: document, in: own) {
        visit(document.initialScene, of: document)
        for scene in document.systemScenes { visit(scene, of: document) }
      } else if !sightings.mention(NameMentions.storyboardOfControllers(document.nibName), to: own) {
        continue
      }
      for controller in document.controllers
      where sightings.mayAsk(document.nibName, for: controller, in: own) {
        visit(controller.scene, of: document)
      }
    }
    while let place = open.popLast() {
      guard let document = byFile[place.file], document.links.indices.contains(place.number) else { continue }
      let own = programs[place.file] ?? .all
      for link in document.links[place.number] {
        switch link {
        case .scene(let scene, let segue):
          if segue.map({ sightings.mayPerform($0, in: own) }) ?? true { visit(scene, of: document) }
        case .storyboard(let name, let identifier):
          for other in name.map({ byName[$0] ?? [] }) ?? [document]
          where own.overlap(programs[other.file] ?? .all) {
            let controller = other.controllers.first { $0.identifier == identifier }
            visit(identifier == nil ? other.initialScene : controller?.scene, of: other)
          }
        }
      }
    }
  }

  /// Whether something leads to a scene of a document.
  func contain(_ scene: Int, of file: String) -> Bool { reached.contains(Scene(file: file, number: scene)) }
}

extension LoadSightings {
  /// Whether something in some programs may make a storyboard: names it, or a class of one of its controllers after which it
  /// is called.
  func mayLoad(storyboard document: DocumentSummary, in programs: Programs) -> Bool {
    let name = document.nibName
    if handedClasses.contains(name, for: programs) || isNamed(name, to: programs) { return true }
    if isComposed(name, in: programs, of: { isNamed($0, to: programs) }) { return true }
    return document.classes.contains { use in
      use.name.hasPrefix(name)
        && (handedClasses.contains(use.name, for: programs) || mention(use.name, to: programs))
    }
  }

  /// Whether something names a storyboard to one of some programs.
  private func isNamed(_ storyboard: String, to programs: Programs) -> Bool {
    mention(storyboard, to: programs) || mention(NameMentions.storyboard(storyboard), to: programs)
  }

  /// Whether something in some programs may perform a segue of an identifier.
  func mayPerform(_ segue: String, in programs: Programs) -> Bool {
    mention(segue, to: programs) || mention(NameMentions.segue(segue), to: programs)
  }

  /// Whether something in some programs may ask a storyboard for a controller.
  fileprivate func mayAsk(
    _ storyboard: String,
    for controller: DocumentSummary.Controller,
    in programs: Programs
  ) -> Bool {
    mayAsk(for: controller.identifier, className: controller.className, in: programs)
      || mention(NameMentions.controller(controller.identifier, of: storyboard), to: programs)
  }
}
