/// Finds the messages in a body of Objective-C that ask the app's own bundle for nibs, storyboards, controllers and
/// segues by name, and tables and collections for cells.
struct ObjectiveCNameReferenceFinder {
  /// The first pieces of the selectors that name something, and what.
  private enum Selector: String {
    case storyboardWithName, performSegueWithIdentifier, loadNibNamed
    case nibWithNibName, initWithNibName, initWithNibNamed, initWithWindowNibName
    case instantiateViewControllerWithIdentifier, instantiateControllerWithIdentifier
  }

  private let body: ObjectiveCTokens

  init(_ body: ObjectiveCTokens) {
    self.body = body
  }

  /// All such messages, in the order of the text.
  func find() -> [NameReferenceFinder.Found] {
    var found: [NameReferenceFinder.Found] = []
    let pieces = body.tokens.indices.filter { body.isSymbol(":", at: $0 + 1) }
    let storyboards = pieces.filter { selector(at: $0) == .storyboardWithName }
    // A class's bundle may be a dependency's, whose controllers nobody has seen.
    let namesAll = storyboards.allSatisfy { storyboard(at: $0) != nil && bundle(at: $0)?.className == nil }
    for index in pieces {
      if let reusable = reusable(at: index) { found.append(reusable) }
      guard let selector = selector(at: index), !body.isConditional(at: index) else { continue }
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
      guard let target, let name = literal(at: index) else { continue }
      found.append(
        NameReferenceFinder.Found(
          offset: body.tokens[index].start,
          target: target,
          name: name,
          maker: maker(at: index),
          bundleClass: bundle(at: index)?.className
        )
      )
    }
    return found
  }

  /// The cell or view that the message which begins at an index asks a table or collection for.
  private func reusable(at index: Int) -> NameReferenceFinder.Found? {
    guard body.bytes(ofNameAt: index).map(DequeuingMethods.mayBeNamed) == true, !body.isConditional(at: index)
    else { return nil }
    let arguments = body.arguments(from: index)
    guard let method = DequeuingMethods.all[arguments.map { "\($0.label):" }.joined()],
      let identifier = body.string(arguments[method.identifier].value)
    else { return nil }
    return NameReferenceFinder.Found(
      offset: body.tokens[index].start,
      target: .reusable(method.reusable),
      name: identifier
    )
  }

  private func selector(at index: Int) -> Selector? {
    guard body.isSymbol(":", at: index + 1) else { return nil }
    return body.name(at: index).flatMap(Selector.init)
  }

  /// The controller that a storyboard is asked for; nil where that may be another bundle's.
  private func controller(at index: Int, isAppsOwn: Bool, storyboards: [Int]) -> NameReference.Target? {
    if let made = storyboardMade(before: index) {
      return storyboard(at: made).map { .controller(storyboard: $0) }
    }
    guard isAppsOwn, let receiver = body.receiver(at: index) else { return nil }
    // That of a controller, which is the app's own where it makes no others.
    if ["storyboard", "_storyboard"].contains(receiver) || receiver.hasSuffix(".storyboard") {
      return .controller(storyboard: nil)
    }
    let makers = storyboards.filter { body.variableSet(before: $0) == receiver }
    guard let first = makers.first else { return nil }
    return .controller(storyboard: makers.count == 1 ? storyboard(at: first) : nil)
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
  private func storyboard(at index: Int) -> String? { bundle(at: index).flatMap { _ in literal(at: index) } }

  /// The text of the first argument, if it is a literal without escapes.
  private func literal(at index: Int) -> String? {
    body.arguments(from: index).first.flatMap { body.string($0.value) }
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
