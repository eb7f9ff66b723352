/// Finds the messages in a body of Objective-C that ask the app's own bundle for nibs, storyboards, controllers and
/// segues by name.
struct ObjectiveCNameReferenceFinder {
  /// The first pieces of the selectors that name something, and what.
  private enum Selector: String {
    case storyboardWithName, performSegueWithIdentifier, loadNibNamed
    case nibWithNibName, initWithNibName, initWithNibNamed
    case instantiateViewControllerWithIdentifier, instantiateControllerWithIdentifier
  }

  private let body: ObjectiveCTokens

  init(_ body: ObjectiveCTokens) {
    self.body = body
  }

  /// All such messages, in the order of the text.
  func find() -> [NameReferenceFinder.Found] {
    var found: [NameReferenceFinder.Found] = []
    let storyboards = body.tokens.indices.filter { selector(at: $0) == .storyboardWithName }
    let namesAll = storyboards.allSatisfy { storyboard(at: $0) != nil }
    for index in body.tokens.indices {
      guard let selector = selector(at: index) else { continue }
      let target: NameReference.Target? =
        switch selector {
        case .storyboardWithName: isOwnBundle(at: index) ? .storyboard : nil
        case .performSegueWithIdentifier: .segue
        case .loadNibNamed: receiver(at: index) == "NSBundle.mainBundle" ? .nib : nil
        case .nibWithNibName, .initWithNibName, .initWithNibNamed: isOwnBundle(at: index) ? .nib : nil
        case .instantiateViewControllerWithIdentifier, .instantiateControllerWithIdentifier:
          controller(at: index, isAppsOwn: namesAll, makesStoryboards: !storyboards.isEmpty)
        }
      guard let target, let name = literal(at: index) else { continue }
      found.append(NameReferenceFinder.Found(offset: body.tokens[index].start, target: target, name: name))
    }
    return found
  }

  private func selector(at index: Int) -> Selector? {
    guard body.isSymbol(":", at: index + 1) else { return nil }
    return body.name(at: index).flatMap(Selector.init)
  }

  /// The controller that a storyboard is asked for; nil where that may be another bundle's.
  private func controller(at index: Int, isAppsOwn: Bool, makesStoryboards: Bool) -> NameReference.Target? {
    if let opening = openingOfReceiver(at: index),
      let made = (opening..<index).first(where: { selector(at: $0) == .storyboardWithName })
    {
      return storyboard(at: made).map { .controller(storyboard: $0) }
    }
    guard isAppsOwn else { return nil }
    // That of a controller, which is the app's own where it makes no others.
    let asksItsOwn = receiver(at: index).map { receiver in
      ["storyboard", "_storyboard"].contains(receiver) || receiver.hasSuffix(".storyboard")
    }
    return asksItsOwn == true || makesStoryboards ? .controller(storyboard: nil) : nil
  }

  /// The name of the storyboard that a message makes, if it is one of the app's own.
  private func storyboard(at index: Int) -> String? { isOwnBundle(at: index) ? literal(at: index) : nil }

  /// The text of the first argument, if it is a literal without escapes.
  private func literal(at index: Int) -> String? {
    body.arguments(from: index).first.flatMap { body.string($0.value) }
  }

  /// Whether the bundle that a message names is the one that an app's own nibs are in.
  private func isOwnBundle(at index: Int) -> Bool {
    guard let bundle = body.arguments(from: index).first(where: { $0.label == "bundle" }) else {
      return false
    }
    return ["nil", "NSBundle.mainBundle"].contains(body.spelling(bundle.value))
  }

  /// The object that a message is sent to, as Swift would spell it.
  private func receiver(at index: Int) -> String? {
    if let opening = openingOfReceiver(at: index) { return body.spelling(opening..<index) }
    guard index > 0 else { return nil }
    var start = index
    while start > 0, body.name(at: start - 1) != nil || body.isSymbol(".", at: start - 1) { start -= 1 }
    return body.spelling(start..<index)
  }

  /// The index at which a receiver in brackets begins.
  private func openingOfReceiver(at index: Int) -> Int? {
    guard body.isSymbol("]", at: index - 1) else { return nil }
    return body.tokens[..<index].indices.last { body.isSymbol("[", at: $0) && body.closing($0) == index - 1 }
  }
}
