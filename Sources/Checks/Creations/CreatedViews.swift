package import KeyValueCoding
import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Checks views, cells and window controllers that code creates with an initializer instead of the nib or prototype
/// with their connections.
///
/// Example: `CardView()`.
package struct CreatedViews: Sendable {
  private let code: AppCode
  private let documents: [DocumentSummary]

  /// Creates the checks.
  package init(_ code: AppCode, documents: [DocumentSummary]) {
    (self.code, self.documents) = (code, documents)
  }

  /// Returns the findings about views, cells and window controllers on a platform.
  package func findings(on platform: Platform) -> [Finding] {
    let documents = documents.filter { $0.platform == platform }
    let created = documents.filter { $0.format != .storyboard }.flatMap { document in
      views(in: document, on: platform) + windowControllers(in: document, on: platform)
    }
    // A class may have both a nib and a prototype.
    let places = Set(created.map { FileLocation(file: $0.file, position: $0.position) })
    let cells = documents.filter { $0.format == .storyboard }.flatMap {
      prototypes(in: $0, on: platform)
    }
    return created
      + cells.filter { !places.contains(FileLocation(file: $0.file, position: $0.position)) }
  }

  // MARK: - Views

  /// Returns findings about views that code creates although a nib connects their outlets.
  ///
  /// The view is the only top-level object of the nib, or its owner.
  private func views(in document: DocumentSummary, on platform: Platform) -> [Finding] {
    var connected: [String: Set<String>] = [:]
    var owner: String?
    for use in document.classes where use.reference.name == document.onlyTopLevelClass && !use.outlets.isEmpty
    {
      connected[use.reference.name, default: []].formUnion(use.outlets)
    }
    if let known = document.owner, !known.outlets.isEmpty {
      owner = known.className
      connected[known.className, default: []].formUnion(known.outlets)
    }
    return connected.sorted { $0.key < $1.key }.flatMap { className, outlets -> [Finding] in
      guard let isCell = code.isCell(viewOfClass: className, on: platform) else { return [] }
      let creations = creationsWithoutDocument(of: className, isCell: isCell, on: platform)
      guard !creations.isEmpty, !code.mayLoadNib(byCreating: className, on: platform),
        // Other code may load the nib for the view.
        className != owner || !code.mayLoad(document.nibName, of: className, on: platform)
      else { return [] }
      return findings(about: className, outlets, in: document, creations, on: platform)
    }
  }

  /// Returns findings about cells that code creates although a prototype connects their outlets.
  private func prototypes(in document: DocumentSummary, on platform: Platform) -> [Finding] {
    var connected: [String: Set<String>] = [:]
    for use in document.classes where !use.outlets.isEmpty {
      connected[use.reference.name, default: []].formUnion(use.outlets)
    }
    return connected.sorted { $0.key < $1.key }.flatMap { className, outlets -> [Finding] in
      guard code.isCell(viewOfClass: className, on: platform) == true,
        case let creations = creationsWithoutDocument(of: className, isCell: true, on: platform),
        !creations.isEmpty,
        !code.mayLoadNib(byCreating: className, on: platform)
      else { return [] }
      return findings(about: className, outlets, in: document, creations, on: platform)
    }
  }

  /// Returns the places that create objects of a view class, without those that create a cell only if none can be
  /// dequeued.
  private func creationsWithoutDocument(of className: String, isCell: Bool, on platform: Platform)
    -> [Creation]
  {
    let creations = code.creations(of: className, on: platform)
    return isCell ? creations.filter { !code.dequeuesCells(besides: $0) } : creations
  }

  private func findings(
    about className: String,
    _ outlets: Set<String>,
    in document: DocumentSummary,
    _ creations: [Creation],
    on platform: Platform
  ) -> [Finding] {
    creations.compactMap { creation in
      code.use(ofNil: outlets, of: className, after: creation, on: platform).map { use in
        let content = UnconnectedOutlet.createdWithoutDocument(
          className: className,
          document: PathName.file(of: document.file),
          outlet: use.outlet,
          method: use.traps ? use.method ?? "code" : nil,
          isCell: document.format == .storyboard
        )
        var finding = Finding(ofNilOutlet: use.outlet, at: creation.location, content, usedAt: use.location)
        if !use.traps { (finding.consequence, finding.consoleMessage) = (.silent, nil) }
        return finding
      }
    }
  }

  // MARK: - Window controllers

  /// Returns findings about window controllers that code creates although no code names the nib that they own.
  private func windowControllers(in document: DocumentSummary, on platform: Platform) -> [Finding] {
    guard platform == .macOS, let owner = document.owner, owner.outlets.contains("window"),
      !code.mayLoad(document.nibName, of: owner.className, on: platform)
    else { return [] }
    let className = owner.className
    let creations = code.creations(of: className, on: platform).filter { !code.hasArguments($0) }
    guard !creations.isEmpty, !code.mayLoadNib(byCreating: className, on: platform),
      code.isPlainWindowController(className, on: platform)
    else { return [] }
    let found = findings(
      about: className,
      Set(owner.outlets).subtracting(["window"]),
      in: document,
      creations,
      on: platform
    )
    return creations.map { creation in
      if let finding = found.first(where: {
        $0.file == creation.location.file && $0.position == creation.location.position
          && $0.consequence != .silent
      }) {
        return finding
      }
      return Finding(
        UnconnectedOutlet.createdWithoutWindow(
          className: className,
          document: PathName.file(of: document.file)
        ),
        .silent,
        file: creation.location.file,
        position: creation.location.position,
        keyPath: "window",
        declaration: creation.member
      )
    }
  }
}

extension AppCode {
  /// Whether a view class is the class of a reusable cell or supplementary view; nil if the class is not certainly a
  /// view class.
  fileprivate func isCell(viewOfClass className: String, on platform: Platform) -> Bool? {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      case let ancestors = classes.superclasses(called: className), ancestors.areKnownClasses,
      !ancestors.names.isDisjoint(with: ["UIView", "NSView"])
    else { return nil }
    return !ancestors.names.isDisjoint(with: Self.reused)
  }

  /// Whether the declaration that creates a cell also dequeues cells, so that the code may create a cell only if none
  /// can be dequeued.
  fileprivate func dequeuesCells(besides creation: Creation) -> Bool {
    guard let facts = source(at: creation.location.file)?.facts else { return true }
    return facts.units.contains { unit in
      SourcePosition(unit.place) == creation.member.position
        && facts.occurrences(of: unit).contains { NibLoadingAPI.mayDequeue(facts.names.bytes(of: $0.name)) }
    }
  }

  private static let reused = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]

  /// Whether a class is a window controller that neither names its nib nor creates or receives a window.
  fileprivate func isPlainWindowController(_ className: String, on platform: Platform) -> Bool {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      case let ancestors = classes.superclasses(called: className), ancestors.areKnownClasses,
      ancestors.names.contains("NSWindowController")
    else { return false }
    let chain = classes.ancestors(of: [className]).sorted()
    let namesWindow = classes.types.parts(of: ancestors).contains {
      $0.declaration.makesWindow || $0.declaration.declares(["window", "windowNibName"])
    }
    let passesWindow = ownUnits(of: Set(chain)).contains { source, unit in
      let facts = source.facts
      let isInitializer =
        unit.kind == .initializer || facts.names.bytes(of: unit.name).starts(with: "init".utf8)
      return isInitializer
        && facts.occurrences(of: unit).contains {
          let sink = facts.sinks[Int($0.sink)]
          return sink.kind == .argument
            && (facts.names.bytes(of: sink.label).elementsEqual("window".utf8)
              || facts.names.bytes(of: sink.name).starts(with: "initWithWindow".utf8))
        }
    }
    return !namesWindow && !passesWindow && firstUse(SoughtUse(of: "window", owners: chain, .setting)) == nil
  }

  /// Whether a creation passes arguments to the initializer, or its source is unknown.
  func hasArguments(_ creation: Creation) -> Bool {
    guard let facts = source(at: creation.location.file)?.facts else { return true }
    return facts.units.contains { unit in
      let occurrences = facts.occurrences(of: unit)
      guard
        let made = occurrences.first(where: {
          $0.role == .construction && SourcePosition($0.place) == creation.location.position
        })
      else { return false }
      return made.traits.contains(.hasArguments)
        || occurrences.contains {
          let sink = facts.sinks[Int($0.sink)]
          return $0.statement == made.statement && sink.kind == .argument
            && (sink.name == made.name || facts.names.bytes(of: sink.name).starts(with: "init".utf8))
        }
    }
  }
}
