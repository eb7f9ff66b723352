import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Finds references by name in a body: nibs, storyboards, controllers and segues in the app's own bundle, and reuse
/// identifiers of cells.
struct ReferenceFinder {
  typealias Index = SyntaxTree.Index

  let query: BodyQuery
  /// The location of the member's declaration.
  private let member: FileLocation
  /// Whether the body is a data source method that returns cells.
  private let givesRows: Bool
  private var found: [(offset: Int, reference: NameReference)] = []
  /// The controllers that are requested from storyboards created elsewhere.
  private var controllers: [(call: Index, reference: NameReference)] = []
  /// The storyboards that the body creates, by call.
  var storyboards: [Index: StringValue] = [:]
  /// Whether the body creates a storyboard with another bundle or an unknown name.
  var makesUnknownStoryboards = false
  /// Whether a constant contains the name of a storyboard that the body creates.
  var namesStoryboardByConstant = false
  /// The controllers that were found together with their storyboards.
  var noted: Set<Index> = []

  var tree: SyntaxTree { query.tree }

  /// Finds all calls.
  ///
  /// - Parameters:
  ///   - query: The body.
  ///   - member: The location of the member's declaration.
  ///   - givesRows: Whether the body is a data source method that returns cells.
  /// - Returns: The calls, in source order; their location is provisionally the member's.
  static func find(
    _ query: BodyQuery,
    in member: FileLocation,
    givesRows: Bool = false
  ) -> [(offset: Int, reference: NameReference)] {
    var finder = ReferenceFinder(query: query, member: member, givesRows: givesRows)
    for call in query.calls { finder.note(call) }
    for controller in finder.controllers { finder.note(controller.reference, requestedBy: controller.call) }
    return finder.found.sorted { $0.offset < $1.offset }
  }

  // MARK: - Calls

  private enum Kind {
    case storyboard, controller, initialController, segue, loadedNib, nib, windowNib
  }

  private static let kinds: [(name: StaticString, kind: Kind)] = [
    ("UIStoryboard", .storyboard), ("NSStoryboard", .storyboard), ("storyboardWithName", .storyboard),
    ("instantiateViewController", .controller), ("instantiateViewControllerWithIdentifier", .controller),
    ("instantiateController", .controller), ("instantiateControllerWithIdentifier", .controller),
    ("instantiateInitialViewController", .initialController),
    ("instantiateInitialController", .initialController),
    ("performSegue", .segue), ("performSegueWithIdentifier", .segue), ("loadNibNamed", .loadedNib),
    ("nibWithNibName", .nib), ("initWithNibName", .nib), ("initWithNibNamed", .nib),
    ("initWithWindowNibName", .windowNib),
  ]

  private mutating func note(_ call: Index) {
    guard let callee = tree.callee(of: call) else { return }
    let name = tree.calleeName(of: call)
    if DequeuingMethods.mayBeNamed(by: name) { return noteReusable(call) }
    if let kind = Self.kinds.first(where: { name.spells($0.name) })?.kind { return note(call, kind) }
    // An initializer: `Panel(nibName: "Panel", bundle: nil)`, `super.init(windowNibName: "Panel")`.
    guard tree.language == .swift else { return }
    let isInitializer = name.spells("init")
    guard isInitializer || name.first.map({ $0.isUppercase || $0 >= 0x80 }) == true else { return }
    if isInitializer, let base = tree.base(of: callee), isStoryboardClass(base) {
      return note(call, .storyboard)
    }
    for child in tree.children(of: call).dropFirst() {
      let label = tree.name(of: child)
      if label.spells("nibName") || label.spells("nibNamed") { return note(call, .nib) }
      if label.spells("windowNibName") { return note(call, .windowNib) }
    }
  }

  private func isStoryboardClass(_ node: Index) -> Bool {
    tree.isName(node, "UIStoryboard") || tree.isName(node, "NSStoryboard")
  }

  private mutating func note(_ call: Index, _ kind: Kind) {
    switch kind {
    case .storyboard: noteStoryboard(call)
    case .controller:
      guard !noted.contains(call), let identifier = identifier(of: call) else { return }
      controllers.append(
        (call, reference(.controller(storyboard: nil), identifier, resultUse(ofController: call)))
      )
    case .initialController:
      guard !noted.contains(call), let resultUse = resultUse(ofController: call) else { return }
      controllers.append((call, reference(.initialController, StringValue(""), resultUse)))
    case .segue:
      guard let identifier = query.name(ofArgument: "withIdentifier", in: call, as: "String") else { return }
      add(reference(.segue(isOwn: query.isOwn(call)), identifier), call)
    case .loadedNib:
      guard let nib = query.name(ofArgument: "", in: call),
        let bundle = bundle(asked: call)
      else { return }
      add(reference(.nib, nib, query.resultUse(ofFirstOf: call), of: bundle), call)
    case .nib:
      guard let nib = query.name(ofArgument: "nibName", "nibNamed", in: call),
        let product = product(of: call), let bundle = query.bundle(of: call)
      else { return }
      var resultUse: NameReference.ResultUse?
      if case .nib = product, let objects = query.chained(after: call, { $0.spells("instantiate") }) {
        resultUse = query.resultUse(ofFirstOf: objects)
      }
      var reference = reference(.nib, nib, resultUse, of: bundle)
      if case .object(let className) = product { reference.maker = className }
      add(reference, call)
    case .windowNib:
      guard let nib = query.name(ofArgument: "windowNibName", in: call), product(of: call) != nil else {
        return
      }
      add(reference(.windowNib, nib), call)
    }
  }

  /// The object that is created with a nib.
  private enum Product {
    case nib
    /// An object of a class; `Self` is the class of the enclosing object.
    case object(String)
  }

  private func product(of call: Index) -> Product? {
    guard let callee = tree.callee(of: call) else { return nil }
    switch query.controller(madeBy: callee) {
    case .itself: return .object("Self")
    case .made(let name): return .object(name)
    case nil: break
    }
    if tree.language == .swift {
      let type = tree.isNamed(callee, "init") ? tree.base(of: callee) ?? callee : callee
      return NibLoadingAPI.nibClasses.contains(tree.nameText(of: type)) ? .nib : nil
    }
    guard tree.isNamed(callee, "initWithNibName"), let base = tree.base(of: callee) else { return .nib }
    return .object(String(tree.spelling(base).prefix { $0 != "." }))
  }

  /// Returns the bundle that a call loads a nib from: `Bundle(for: Panel.self).loadNibNamed("Panel", …)`.
  private func bundle(asked call: Index) -> ReferencedBundle? {
    guard let base = tree.callee(of: call).flatMap(tree.base) else { return nil }
    if tree.language == .swift, tree[base].kind == .member, tree.isNamed(base, "main") { return .main }
    return query.bundle(base)
  }

  private mutating func noteReusable(_ call: Index) {
    guard let method = DequeuingMethods.all[signature(of: call)],
      case let arguments = tree.arguments(of: call), method.identifier < arguments.count,
      let identifier = query.value(arguments[method.identifier].value), !identifier.isNameOfSelf
    else { return }
    var resultUse = query.resultUse(ofValueOf: call) ?? query.resultUse(ofVariableGiven: call)
    if tree.language == .objectiveC {
      resultUse = method.mayGiveNil && givesRows && query.isAnswered(call) ? .answered : nil
    }
    if method.mayGiveNil, resultUse == nil { return }
    var reference = reference(method.target, identifier, resultUse)
    reference.asksOwnTable =
      tree.callee(of: call).flatMap(tree.base).flatMap(query.path).map(DequeuingMethods.isOwn) == true
    add(reference, call)
  }

  /// Returns the full name of the called method: `dequeueReusableCell(withIdentifier:for:)`.
  private func signature(of call: Index) -> String {
    if tree[call].traits.contains(.isMessage) { return tree.selector(of: call) }
    let labels = tree.children(of: call).dropFirst().map {
      tree.name(of: $0).isEmpty ? "_:" : tree.nameText(of: $0) + ":"
    }
    return tree.calleeName(of: call).string + "(\(labels.joined()))"
  }

  // MARK: - References

  func reference(
    _ target: NameReference.Target,
    _ name: StringValue,
    _ resultUse: NameReference.ResultUse? = nil,
    of bundle: ReferencedBundle = .main
  ) -> NameReference {
    var reference = NameReference(target, name, location: member, member: member.position)
    (reference.resultUse, reference.bundleClass) = (resultUse, bundle.className)
    return reference
  }

  mutating func add(_ reference: NameReference, _ call: Index) {
    var reference = reference
    switch tree.language {
    case .swift: reference.platforms = query.certainPlatforms(of: call)
    case .objectiveC:
      if query.isOptional(call) || !reference.target.isReusable && query.isForMissingCell(call) { return }
    }
    found.append((tree.calleeOffset(of: call), reference))
  }
}

extension NameReference.Target {
  fileprivate var isReusable: Bool {
    switch self {
    case .reusable, .optionalReusable: true
    default: false
    }
  }
}
