import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

/// The initializer that decodes a controller of a storyboard uses its view, or does not decode the controller.
enum DecodedController: FindingContent {
  /// The initializer uses the view, whose nib is found only after the controller has received its storyboard.
  case loadingView(className: String, member: String)
  /// The initializer calls another initializer of the superclass, so that the controller does not have its segues.
  case withoutSegues(className: String, initializer: String, segue: String, performed: FileLocation)

  var id: FindingID {
    switch self {
    case .loadingView: .observerBeforeOutlet
    case .withoutSegues: .unimplementedInitializer
    }
  }

  var message: String {
    switch self {
    case .loadingView(let className, let member):
      "'init(coder:)' of '\(className.withoutModule)' uses '\(member)', but the nib with the view is found only later, "
        + "when the controller has its storyboard"
    case .withoutSegues(let className, let initializer, let segue, _):
      "'init(coder:)' of '\(className.withoutModule)' calls '\(initializer)' instead of 'super.init(coder:)', "
        + "so that segue '\(segue)' is not decoded"
    }
  }

  var notes: [Finding.Note] {
    switch self {
    case .loadingView: []
    case .withoutSegues(_, _, _, let performed): [Finding.Note("the segue is performed here", at: performed)]
    }
  }
}

/// Checks the initializers that decode the controllers of storyboards.
///
/// Sources: MGSplitViewController#71 and material-components-ios#3172 (the view), PDTSimpleCalendar#90 and ViewDeck#346
/// (segues). The behavior of AppKit is not documented.
enum DecodedControllers: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard document.format == .storyboard, context.platform == .iOS || context.platform == .tvOS else {
      return []
    }
    return document.objects.indices.flatMap { index -> [Finding] in
      let object = document.objects[index]
      guard object.isController, object.placeholder == nil, let className = object.customClass else {
        return []
      }
      return [
        viewFinding(about: index, className, in: document, context),
        segueFinding(about: object, className, in: document, context),
      ].compactMap(\.self)
    }
  }

  private static func viewFinding(
    about index: Int,
    _ className: String,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> Finding? {
    let object = document.objects[index]
    // Without a view in the scene, the controller creates an empty view.
    guard
      let view = document.objects.first(where: { $0.parent == index && $0.key == "view" }),
      let use = context.code.viewLoad(decoding: className, on: context.platform)
    else { return nil }
    let nib = [object.id, view.id].compactMap(\.self).joined(separator: "-view-")
    return Finding(
      DecodedController.loadingView(className: className, member: use.text),
      .crash,
      consoleMessage: ConsoleLine.missingNib(nib),
      file: document.file,
      position: object.position,
      object: object,
      keyPath: "view",
      declaration: use.location
    )
  }

  private static func segueFinding(
    about object: InterfaceObject,
    _ className: String,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> Finding? {
    let segues = object.connections.compactMap { connection -> String? in
      guard case .segue(let segue) = connection.kind, segue.kind != "relationship" else { return nil }
      return segue.identifier
    }
    guard !segues.isEmpty,
      let call = context.code.otherInitializer(decoding: className, on: context.platform)
    else { return nil }
    return segues.lazy.compactMap { segue -> Finding? in
      guard
        let use = context.code.performance(of: segue, by: className, on: context.platform)
      else { return nil }
      return Finding(
        DecodedController.withoutSegues(
          className: className,
          initializer: call.initializer,
          segue: segue,
          performed: use.location
        ),
        .crashOnUse,
        consoleMessage: ConsoleLine.missingSegue(
          segue,
          of: context.code.runtimeName(called: className, on: context.platform) ?? className
        ),
        file: document.file,
        position: object.position,
        object: object,
        keyPath: segue,
        declaration: call.location
      )
    }.first
  }
}

extension AppCode {
  /// Returns a controller class, followed by its superclasses in the sources.
  ///
  /// Returns nil if a superclass is unknown, or if a class is not certainly a controller of UIKit.
  private func chain(ofController className: String, _ platform: Platform) -> [String]? {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      case let ancestors = classes.superclasses(called: className), ancestors.areKnownClasses,
      classes.types.areImplemented(ancestors), ancestors.names.contains("UIViewController")
    else { return nil }
    let own = [className, className.unqualifiedName]
    return [className.unqualifiedName] + ancestors.references.map(\.name).filter { !own.contains($0) }
  }

  /// Returns the first use of a member that certainly loads the view while a controller is decoded, if any.
  fileprivate func viewLoad(decoding className: String, on platform: Platform) -> Use? {
    guard let classes = classes[platform], let chain = chain(ofController: className, platform),
      case let ancestors = classes.superclasses(called: className),
      !classes.types.parts(of: ancestors).contains(where: {
        makesView($0.declaration) || $0.declaration.declares(["storyboard", "view"])
      })
    else { return nil }
    let members: [(name: String, framework: String)] = [
      ("view", "UIViewController"), ("loadViewIfNeeded", "UIViewController"),
      ("tableView", "UITableViewController"), ("collectionView", "UICollectionViewController"),
    ]
    for own in chain {
      for use in classes.uses[own] ?? [] where use.role == .viewLoad {
        guard let member = members.first(where: { $0.name == use.text }),
          ancestors.names.contains(member.framework),
          mayRun(use, on: platform),
          let path = use.paths.first,
          !areOverridden(path.methods, of: own, in: chain)
        else { continue }
        return use
      }
    }
    return nil
  }

  /// Whether another class of a chain declares one of the given methods of a class.
  private func areOverridden(_ methods: [String], of own: String, in chain: [String]) -> Bool {
    guard !methods.isEmpty else { return false }
    let names = Set(methods.map { String($0.prefix { $0 != ":" && $0 != "(" }) })
    return ownUnits(of: Set(chain).subtracting([own])).contains { source, unit in
      unit.kind == .function && names.contains(source.facts.names.text(of: unit.name))
    }
  }

  /// Returns the call of another initializer of the superclass while a controller is decoded, if any.
  fileprivate func otherInitializer(decoding className: String, on platform: Platform)
    -> (initializer: String, location: FileLocation)?
  {
    guard let chain = chain(ofController: className, platform) else { return nil }
    for own in chain {
      let decoding = ownUnits(of: [own]).filter { $0.unit.isDecoding($0.source.facts) }
      guard decoding.count == 1, let (source, unit) = decoding.first else { continue }
      let facts = source.facts
      let calls = facts.occurrences(of: unit).filter { facts.isInitializer($0) }
      guard let first = calls.first, calls.allSatisfy({ $0.receiver == .super }),
        !facts.passesCoder(unit)
      else { continue }
      let name = facts.names.text(of: first.name)
      return (
        "super." + (name == "init" ? "init()" : name),
        FileLocation(file: source.path, position: SourcePosition(first.place))
      )
    }
    return nil
  }

  /// Returns the first request of a controller class for a segue of its own scene, if any.
  fileprivate func performance(of segue: String, by className: String, on platform: Platform) -> Use? {
    guard let classes = classes[platform], let chain = chain(ofController: className, platform) else {
      return nil
    }
    return chain.lazy.flatMap { classes.uses[$0] ?? [] }.first { use in
      use.role == .segue(isOwn: true) && use.isKnown && use.text == segue
        && mayRun(use, on: platform)
    }
  }
}

extension CodeUnit {
  /// Whether the unit is `init(coder:)`.
  func isDecoding(_ facts: SourceFacts) -> Bool {
    guard kind == .initializer else { return false }
    return facts.names.bytes(of: name).elementsEqual("initWithCoder".utf8)
      || facts.parameters(of: self).first.map { facts.names.bytes(of: $0.label).elementsEqual("coder".utf8) }
        == true
  }
}

extension SourceFacts {
  /// Whether an occurrence calls an initializer of the object itself.
  fileprivate func isInitializer(_ occurrence: Occurrence) -> Bool {
    occurrence.traits.contains(.isCall) && [.own, .super].contains(occurrence.receiver)
      && names.bytes(of: occurrence.name).starts(with: "init".utf8)
  }

  /// Whether code passes its coder to an initializer.
  fileprivate func passesCoder(_ unit: CodeUnit) -> Bool {
    occurrences(of: unit).contains { occurrence in
      let sink = sinks[Int(occurrence.sink)]
      let isPassed =
        sink.kind == .argument
        && (names.bytes(of: sink.label).elementsEqual("coder".utf8)
          || names.bytes(of: sink.name).elementsEqual("initWithCoder".utf8))
      return isPassed || names.bytes(of: occurrence.name).elementsEqual("initWithCoder".utf8)
    }
  }
}
