/// Finds the messages in a body of Objective-C that ask the app's own bundle for nibs, storyboards, controllers and
/// segues by name, and tables and collections for cells.
struct ObjectiveCNameReferenceFinder {
  /// The first pieces of the selectors that name something, and what.
  private enum Selector: String, CaseIterable {
    case storyboardWithName, performSegueWithIdentifier, loadNibNamed
    case nibWithNibName, initWithNibName, initWithNibNamed, initWithWindowNibName
    case instantiateViewControllerWithIdentifier, instantiateControllerWithIdentifier

    var asksForController: Bool {
      self == .instantiateViewControllerWithIdentifier || self == .instantiateControllerWithIdentifier
    }
  }

  let body: ObjectiveCTokens
  /// Whether the body gives a table its rows.
  let givesRows: Bool

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - body: The tokens of a method's body.
  ///   - selector: The method's selector, where rows are looked for.
  init(_ body: ObjectiveCTokens, of selector: String? = nil) {
    self.body = body
    givesRows = selector == "tableView:cellForRowAtIndexPath:"
  }

  /// All such messages, in the order of the text.
  func find() -> [NameReferenceFinder.Found] {
    var found: [NameReferenceFinder.Found] = []
    let pieces = body.tokens.indices.filter { body.isSymbol(":", at: $0 + 1) }
    let storyboards = pieces.filter { selector(at: $0) == .storyboardWithName }
    // A class's bundle may be a dependency's, whose controllers nobody has seen.
    let namesAll = storyboards.allSatisfy {
      storyboard(at: $0) != nil && !isByConstant($0) && bundle(at: $0)?.className == nil
    }
    for index in pieces {
      if let reusable = reusable(at: index) { found.append(reusable) }
      guard let selector = selector(at: index), !body.isConditional(at: index),
        !body.isTried(index), !isForMissingCell(index)
      else { continue }
      let target: NameReference.Target? =
        switch selector {
        case .storyboardWithName: bundle(at: index).map { _ in .storyboard }
        case .performSegueWithIdentifier: .segue(isOwn: body.receiver(at: index) == "self")
        case .loadNibNamed, .nibWithNibName, .initWithNibName, .initWithNibNamed:
          bundle(at: index).map { _ in .nib }
        case .initWithWindowNibName: .windowNib
        case .instantiateViewControllerWithIdentifier, .instantiateControllerWithIdentifier:
          controller(at: index, isAppsOwn: namesAll, storyboards: storyboards)
        }
      let holder = target == nil && selector.asksForController ? holder(before: index) : nil
      guard let target = target ?? holder.map({ _ in .controller(storyboard: nil) }),
        let name = name(at: index)
      else { continue }
      found.append(
        NameReferenceFinder.Found(
          offset: body.tokens[index].start,
          target: target,
          name: name.text,
          constant: name.constant,
          storyboardConstant: storyboardConstant(at: index),
          storyboardHolder: holder,
          maker: maker(at: index),
          bundleClass: bundle(at: index)?.className
        )
      )
    }
    return found
  }

  /// The cell or view that the message which begins at an index asks a table or collection for.
  private func reusable(at index: Int) -> NameReferenceFinder.Found? {
    guard body.bytes(ofNameAt: index).map(DequeuingMethods.mayBeNamed) == true,
      !body.isConditional(at: index),
      !body.isTried(index)
    else { return nil }
    let arguments = body.arguments(from: index)
    guard let method = DequeuingMethods.all[arguments.map { "\($0.label):" }.joined()],
      let identifier = name(arguments[method.identifier].value),
      !method.mayGiveNil || isAnsweredUnchecked(index)
    else { return nil }
    return NameReferenceFinder.Found(
      offset: body.tokens[index].start,
      target: method.target,
      name: identifier.text,
      constant: identifier.constant,
      demand: method.mayGiveNil ? .answered : nil,
      asksOwnTable: body.receiver(at: index).map(DequeuingMethods.isOwn) == true
    )
  }

  private func selector(at index: Int) -> Selector? {
    guard body.isSymbol(":", at: index + 1) else { return nil }
    return body.name(at: index).flatMap { Self.selectors[$0] }
  }

  /// Most names are none of these, which a dictionary tells sooner than one comparison after the other.
  private static let selectors = Dictionary(
    uniqueKeysWithValues: Selector.allCases.map { ($0.rawValue, $0) }
  )

  /// The controller that a storyboard is asked for; nil where that may be another bundle's.
  private func controller(at index: Int, isAppsOwn: Bool, storyboards: [Int]) -> NameReference.Target? {
    if let made = storyboardMade(before: index) {
      return storyboard(at: made).map { .controller(storyboard: $0.knownText) }
    }
    guard isAppsOwn, let receiver = body.receiver(at: index) else { return nil }
    // That of a controller, which is the app's own where it makes no others.
    if ["storyboard", "_storyboard"].contains(receiver) || receiver.hasSuffix(".storyboard") {
      return .controller(storyboard: nil)
    }
    let makers = storyboards.filter { body.variableSet(before: $0) == receiver }
    guard let first = makers.first else { return nil }
    return .controller(storyboard: makers.count == 1 ? storyboard(at: first)?.knownText : nil)
  }

  /// The constant that holds the name of the storyboard which is asked for a controller; nil where none does.
  private func storyboardConstant(at index: Int) -> String? {
    guard let selector = selector(at: index), selector.asksForController else { return nil }
    return storyboardMade(before: index).flatMap { storyboard(at: $0)?.constant }
  }

  /// The class that a message makes with a nib; nil where it makes a nib alone.
  private func maker(at index: Int) -> String? {
    guard selector(at: index) == .initWithNibName, let receiver = body.receiver(at: index) else { return nil }
    let name = receiver.prefix { $0 != "." }
    return name == "self" || name == "super" ? "Self" : String(name)
  }

  /// The index of the message that makes the storyboard to which another one is sent.
  private func storyboardMade(before index: Int) -> Int? {
    guard let opening = body.openingOfReceiver(at: index) else { return nil }
    return (opening..<index).first { selector(at: $0) == .storyboardWithName }
  }

  /// The name of the storyboard that a message makes, if it is one of the app's own.
  private func storyboard(at index: Int) -> Name? { bundle(at: index).flatMap { _ in name(at: index) } }

  /// Whether the name of the storyboard that a message makes is held by a constant.
  private func isByConstant(_ index: Int) -> Bool { storyboard(at: index)?.constant != nil }

  /// A name that an argument gives, and the constant that holds it; the text is empty where the body does not declare that.
  struct Name {
    fileprivate var text: String
    var constant: String?
    /// The text, where it is known.
    var knownText: String? { constant != nil && text.isEmpty ? nil : text }
  }

  /// The first argument, if it is a literal without escapes, or a constant.
  private func name(at index: Int) -> Name? { body.arguments(from: index).first.flatMap { name($0.value) } }

  /// What an expression gives that is a literal without escapes, or a constant.
  func name(_ value: Range<Int>) -> Name? {
    if let text = body.string(value) { return Name(text: text) }
    guard value.count == 1, let constant = body.name(at: value.lowerBound).flatMap(ConstantExpression.init)
    else { return nil }
    let declared = body.tokens.indices.first {
      body.isSymbol("=", at: $0 + 1) && body.name(at: $0) == constant.spelling
    }
    guard let declared else { return Name(text: "", constant: constant.spelling) }
    let isText =
      body.isSymbol("*", at: declared - 1) && body.name(at: declared - 2) == "NSString"
      || body.name(at: declared - 1) == "const"
    guard isText, let text = body.string(declared + 2..<declared + 4), body.isSymbol(";", at: declared + 4)
    else { return nil }
    return Name(text: text, constant: constant.spelling)
  }

  /// The bundle that a message names or is sent to, if it is one of the app's.
  private func bundle(at index: Int) -> ReferencedBundle? {
    switch selector(at: index) {
    case .loadNibNamed:
      return body.receiver(at: index).flatMap { ReferencedBundle(objectiveC: $0) }
    case .instantiateViewControllerWithIdentifier, .instantiateControllerWithIdentifier:
      return storyboardMade(before: index).flatMap { bundle(at: $0) }
    default: break
    }
    return body.arguments(from: index).first { $0.label == "bundle" }
      .flatMap { ReferencedBundle(objectiveC: body.spelling($0.value)) }
  }
}
