import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Storyboards, and the scenes that code requests from storyboards.
extension UseReader {
  mutating func noteStoryboard(_ call: Index, _ maker: SyntaxTree.APICall?) {
    let request = chained(after: call) { api in
      api.act == .loads && (api.thing == .controller || api.thing == .initialController)
    }
    if let request { noted.insert(request) }
    guard let maker, let (storyboard, bundle) = names.storyboard(madeBy: call) else {
      makesUnknownStoryboards = true
      if let maker, let name = maker.argument.flatMap({ names.parameter($0.value) }),
        let bundle = names.bundle(of: call)
      {
        self.request(use(.storyboard(bundle: bundle), name, maker.api), call)
      }
      return
    }
    // Another bundle may belong to a dependency whose controllers are unknown.
    if bundle != .main { makesUnknownStoryboards = true }
    self.request(use(.storyboard(bundle: bundle), storyboard, maker.api), call)
    guard let request, let made = tree.api(of: request) else { return }
    let resultUse = resultUse(ofScene: request)
    var scene = Use.Scene(of: storyboard)
    scene.bundle = bundle
    var name = identifier(in: made)
    if name == nil, resultUse != nil, tree.arguments(of: request).isEmpty {
      (scene.isInitial, scene.storyboard, name) = (true, nil, storyboard)
    }
    guard let name else { return }
    var use = use(.scene(scene), name, made.api)
    use.resultUse = resultUse
    self.request(use, request)
  }

  /// Returns the requirement for the controller that a storyboard creates; nil if there is none, or if the call passes
  /// a creator closure.
  func resultUse(ofScene call: Index) -> ResultUse? {
    tree.arguments(of: call).contains { tree.isNamed($0.node, "creator") }
      ? nil : resultUse(ofValueOf: call) ?? element(withValueOf: call)
  }

  // MARK: - Other storyboards

  /// Records a scene that is requested from a storyboard created by another expression.
  mutating func note(_ use: Use, requestedBy call: Index) {
    guard var scene = use.scene, let base = tree.callee(of: call).flatMap(tree.base) else { return }
    var use = use
    let receiver = tree.withoutUnwrapping(base)
    let isNamedStoryboard = isNamedStoryboard(receiver)
    scene.isOfOwnStoryboard = isNamedStoryboard && isOfObject(receiver)
    scene.mayBeOfAnyStoryboard = isNamedStoryboard && !makesUnknownStoryboards && !scene.isInitial
    scene.receiver = NameExpression(receiver, as: "", in: names.syntax)
    use.role = .scene(scene)
    request(use, call)
  }

  /// Whether an expression refers to the storyboard of a controller: `storyboard`, `self.storyboard`,
  /// `parent.storyboard`.
  private func isNamedStoryboard(_ receiver: Index) -> Bool {
    if tree.language == .swift { return tree.isNamed(receiver, "storyboard") }
    let spelling = tree.spelling(receiver)
    return spelling == "storyboard" || spelling == "_storyboard" || spelling.hasSuffix(".storyboard")
  }

  /// Whether an expression refers to a property of `self`: `storyboard`, `self.storyboard`.
  private func isOfObject(_ receiver: Index) -> Bool {
    guard tree[receiver].kind == .name else {
      return tree.base(of: receiver).map { tree.isName(tree.withoutUnwrapping($0), "self") } ?? false
    }
    let name = tree.nameText(of: receiver)
    return !names.parameters.contains(name) && names.variable(named: name, at: receiver) == nil
  }
}
