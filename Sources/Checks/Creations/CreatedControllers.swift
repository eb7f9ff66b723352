package import KeyValueCoding
import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Checks view controllers that code creates without their documents, or that create their own view.
///
/// Example: `JobsController()`. A controller without a document looks for a nib named after its class, and the outlets
/// that its scene connects stay nil. The outlets of a controller whose `loadView()` does not load the scene's view stay
/// nil as well.
package struct CreatedControllers: Sendable {
  let code: AppCode
  let contents: BundleContents
  private let documents: [DocumentSummary]

  /// Creates the checks.
  package init(_ code: AppCode, contents: BundleContents, documents: [DocumentSummary]) {
    (self.code, self.contents, self.documents) = (code, contents, documents)
  }

  /// Returns the findings about controllers on a platform.
  package func findings(on platform: Platform) -> [Finding] {
    controllersWithOutlets(on: platform) + controllersWithoutPrototypes(on: platform)
      + controllersNamingOwnNib(on: platform)
      + (platform == .macOS ? controllersWithoutNib(on: platform) : controllersWithoutLayout(on: platform))
  }

  // MARK: - Outlets

  /// Returns findings about controllers whose outlets are nil because code creates them without their scene or nib, or
  /// because `loadView()` replaces the view.
  ///
  /// Only outlets whose nil value crashes when the controller is shown are reported.
  private func controllersWithOutlets(on platform: Platform) -> [Finding] {
    var scenes: [String: (document: String, outlets: Set<String>)] = [:]
    func add(_ outlets: [String], of className: String, in document: DocumentSummary) {
      let known = scenes[className]
      scenes[className] = (known?.document ?? document.file, (known?.outlets ?? []).union(outlets))
    }
    for document in documents where document.platform == platform {
      if document.format == .storyboard {
        for use in document.classes where !use.outlets.isEmpty {
          add(use.outlets, of: use.reference.name, in: document)
        }
      } else if platform != .macOS, let owner = document.owner, owner.outlets.contains("view") {
        add(owner.outlets, of: owner.className, in: document)
      }
    }
    // A subclass without its own document looks for a nib with its own name, not with the name of its superclass.
    var inherited: Set<String> = []
    for (className, scene) in scenes.sorted(by: { $0.key < $1.key }) {
      for subclass in (code.family(of: className, on: platform) ?? []).sorted()
      where scenes[subclass] == nil && code.callsSuper(below: className, from: subclass, on: platform) {
        scenes[subclass] = scene
        inherited.insert(subclass)
      }
    }
    return scenes.sorted { $0.key < $1.key }.flatMap { className, scene -> [Finding] in
      if !inherited.contains(className),
        let place = code.replacementOfView(in: className, on: platform),
        let (use, method) = code.firstUse(ofNil: scene.outlets, byShowing: className, on: platform),
        use.passedTo == nil
      {
        let content = UnconnectedOutlet.replacedView(
          outlet: use.text,
          className: className,
          document: PathName.file(of: scene.document),
          method: method
        )
        return [Finding(ofNilOutlet: use.text, at: place, content, usedAt: use.location)]
      }
      guard code.plainController(className, on: platform) != nil,
        case let creations = code.creations(of: className, on: platform).filter({
          $0.isShown && !mayFindNib(className, createdIn: $0.location.file)
        }),
        !creations.isEmpty
      else { return [] }
      let isOwnNib =
        !scene.document.hasSuffix(".storyboard")
        && ControllerNibs.names(of: className).contains(PathName.nibName(of: scene.document))
      guard let (use, method) = code.firstUse(ofNil: scene.outlets, byShowing: className, on: platform) else {
        return isOwnNib && usesOutlets(scene.outlets, of: className, besides: scene.document)
          ? creations.compactMap { findingAboutUnbuiltNib(scene.document, at: $0, on: platform) } : []
      }
      let content = UnconnectedOutlet.createdWithoutDocument(
        className: className,
        document: PathName.file(of: scene.document),
        outlet: use.text,
        method: method,
        passedTo: use.passedTo
      )
      return creations.map {
        var finding = Finding(ofNilOutlet: use.text, at: $0.location, content, usedAt: use.location)
        if let api = use.passedTo { finding.consoleMessage = ConsoleLine.nilArgument(of: api.message) }
        if inherited.contains(className) { finding.notes.append(.looksForNib(of: className)) }
        if isOwnNib {
          finding.notes.append(.isNotBuilt(scene.document))
        }
        if let place = $0.instantiation { finding.notes.append(.instantiated(at: place)) }
        return finding
      }
    }
  }

  /// Whether code uses an outlet of a controller that neither code nor another nib sets.
  private func usesOutlets(_ outlets: Set<String>, of className: String, besides document: String) -> Bool {
    outlets.subtracting(["view"]).contains { outlet in
      var setting = SoughtUse(of: outlet, owners: [className], .setting)
      setting.nibs = code.connected.ownerOutlets(of: className).map(\.nib).filter {
        $0 != PathName.nibName(of: document)
      }
      return !code.memberUses(of: [outlet, "_\(outlet)"], in: [className]).isEmpty && !code.mayBeSet(setting)
    }
  }

  /// Returns a finding about a controller whose own nib is in no target, so that the view is empty.
  private func findingAboutUnbuiltNib(_ document: String, at creation: Creation, on platform: Platform)
    -> Finding?
  {
    let name = MissingName(.nib(PathName.nibName(of: document)), ifMissing: .nothing)
    let place = creation.location
    var finding = contents.finding(name, in: place.file, at: place.position, on: platform)
    finding?.declaration = creation.member
    finding?.notes.append(.looksForOwnNib(PathName.nibName(of: document)))
    return finding
  }

  /// Whether UIKit may find a nib for a controller that a source creates.
  func mayFindNib(_ className: String, createdIn source: String) -> Bool {
    ControllerNibs.names(of: className).contains { contents.hasNib(named: $0, builtWith: source) }
  }

  // MARK: - Layouts

  private static let collectionController = "UICollectionViewController"

  /// Returns findings about UIKit's collection view controllers that have neither a nib nor a layout.
  ///
  /// Such a controller creates a collection view with a nil layout, which raises.
  ///
  /// Source: RPSlidingMenu#26.
  private func controllersWithoutLayout(on platform: Platform) -> [Finding] {
    let name = Self.collectionController
    let classes = [name] + code.plainControllers(of: name, on: platform)
    return classes.flatMap { className -> [Finding] in
      guard
        case let creations = code.creations(of: className, on: platform).filter({
          $0.isShown && !$0.isGivenLayout && !mayFindNib(className, createdIn: $0.location.file)
        }),
        !creations.isEmpty, !code.mayHaveLayout(className, on: platform),
        !["collectionView", "view"].contains(where: {
          code.mayBeSet(SoughtUse(of: $0, owners: [className], .setting))
        })
      else { return [] }
      return creations.map { creation in
        Finding(
          MissingViewOutlet.noLayout(className: className),
          .crashOnUse,
          consoleMessage: ConsoleLine.missingLayout,
          file: creation.location.file,
          position: creation.location.position,
          declaration: creation.member
        )
      }
    }
  }

  // MARK: - Nibs

  /// AppKit's class of collection view items.
  private static let item = "NSCollectionViewItem"
  /// AppKit's class of view controllers.
  private static let controller = "NSViewController"

  /// The first system on which the default nib name of a Swift controller does not contain the module.
  ///
  /// Source: Amethyst#487.
  private static let firstSystemWithoutModule = PlatformVersion(10, 11)

  /// Returns findings about AppKit's view controllers that neither have a nib nor create their view.
  ///
  /// Since OS X 10.10, such a controller looks for a nib named after its class, and raises an exception if the nib does
  /// not exist. On OS X 10.10, the name of a Swift class contains its module. The nib of a plug-in is not found, since
  /// the main bundle is that of another app (AppleProg-Cocoa-Tutorials#1).
  private func controllersWithoutNib(on platform: Platform) -> [Finding] {
    let plain = [Self.item, Self.controller]
    let controllers = plain + plain.flatMap { code.plainControllers(of: $0, on: platform) }
    return controllers.flatMap { className -> [Finding] in
      func exists(_ nib: String) -> Bool { contents.hasDocument(named: MissingName(.nib(nib))) }
      let hasNib = exists(className)
      // Data sources create plain items as a fallback for failed requests, but the requests do not fail. A plain
      // controller may be a placeholder for the next value of its variable.
      let created =
        className == Self.item
        ? []
        : code.creations(of: className, on: platform).filter {
          $0.isShown && !(className == Self.controller && $0.isReplaced)
        }
      let registrations = code.registrations(of: className, on: platform)
      var view = SoughtUse(of: "view", owners: [className], .setting)
      // The own nib connects the view, but is not loaded.
      if hasNib {
        view.nibs = code.connected.ownerOutlets(of: className).map(\.nib).filter { $0 != className }
      }
      guard !(created.isEmpty && registrations.isEmpty), !code.mayBeSet(view) else { return [] }
      let nibWithModule =
        hasNib ? code.runtimeName(called: className, on: platform).flatMap { exists($0) ? nil : $0 } : nil
      return created.compactMap {
        finding(about: $0, of: className, hasNib: hasNib, nibWithModule, on: platform)
      }
        + registrations.compactMap { finding(about: $0, of: className, hasNib: hasNib, nil, on: platform) }
    }
  }

  /// Returns a finding about a controller of AppKit that does not find a nib with its own name.
  ///
  /// - Parameters:
  ///   - creation: The creation or registration of the controller.
  ///   - className: The class of the controller.
  ///   - hasNib: Whether a nib has the name of the class.
  ///   - nibWithModule: The missing nib that the controller looks for before OS X 10.11, if known.
  ///   - platform: The platform of the documents.
  /// - Returns: The finding, or nil if the controller may find a nib.
  private func finding(
    about creation: Creation,
    of className: String,
    hasNib: Bool,
    _ nibWithModule: String?,
    on platform: Platform
  ) -> Finding? {
    let place = creation.location
    let name = MissingName(.nib(className))
    var finding =
      hasNib
      ? contents.plugIn(lacking: name, place.file, at: place.position, on: platform)
      : contents.finding(name, in: place.file, at: place.position, on: platform)
    var notes: [Finding.Note] = []
    if finding == nil, let nibWithModule,
      mayRun(place.file, before: Self.firstSystemWithoutModule, on: platform)
    {
      let name = MissingName(.nib(nibWithModule))
      finding = contents.finding(name, in: place.file, at: place.position, on: platform)
      notes = [.looksForNibWithModule]
    }
    finding?.declaration = creation.member
    let own =
      code.overridesLoadView(className, on: platform)
      ? Finding.Note.looksForOwnNib(
        inLoadView: className,
        at: code.callOfSuper(in: "loadView", of: className, on: platform)
      ) : .looksForOwnNib(className)
    finding?.notes += [own] + notes
    return finding
  }

  /// Whether the targets of a source support systems before a version.
  private func mayRun(_ source: String, before version: PlatformVersion, on platform: Platform) -> Bool {
    code.projects.deploymentTarget(of: source, on: platform).map { $0 < version } ?? false
  }
}

extension Finding.Note {
  /// Returns a note about a document that a controller would find if a target built it.
  fileprivate static func isNotBuilt(_ document: String) -> Finding.Note {
    Finding.Note("no target builds \(PathName.file(of: document)), so the controller does not find it")
  }

  /// Returns a note about the place that instantiates a class.
  static func instantiated(at place: FileLocation) -> Finding.Note {
    Finding.Note("the class is instantiated here", at: place)
  }

  /// Returns a note about a controller that neither has a nib nor creates its view.
  fileprivate static func looksForOwnNib(_ className: String) -> Finding.Note {
    Finding.Note("'\(className)' does not override 'loadView()', so it looks for a nib named after the class")
  }

  /// A note about the nib names of Swift controllers on old systems.
  fileprivate static var looksForNibWithModule: Finding.Note {
    Finding.Note("before OS X 10.11, the name of the nib contains the module of a Swift class")
  }

  /// Returns a note about a controller whose `loadView()` looks for a nib named after the class.
  fileprivate static func looksForOwnNib(inLoadView className: String, at call: FileLocation?) -> Finding.Note
  {
    Finding.Note(
      "'\(className).loadView()' calls 'super', which looks for a nib named after the class",
      at: call
    )
  }

  /// Returns a note about a subclass that does not inherit the nib of its superclass.
  fileprivate static func looksForNib(of className: String) -> Finding.Note {
    Finding.Note(
      "'\(className)' looks for a nib named after the class, not for the nib or scene of its superclass"
    )
  }
}

extension Use {
  /// The Objective-C operation to which code passes the member, if any.
  fileprivate var passedTo: NilRaisingAPI? { if case .nilArgument(let api) = role { api } else { nil } }
}

extension NilRaisingAPI {
  /// The console message of the exception.
  fileprivate var message: NilArgument {
    switch self {
    case .insertion: .insertion
    case .arrayLiteral(let index): .array(index: index)
    case .dictionaryLiteral(let index): .dictionary(index: index)
    case .constraint: .constraint
    }
  }
}
