/// Finds the messages in a body of Objective-C that name a nib.
struct ObjectiveCNibNameFinder {
  /// The first pieces of the selectors that name a nib in their first argument.
  private static let selectors: Set<String> = [
    "loadNibNamed", "nibWithNibName", "initWithNibNamed", "initWithNibName", "initWithWindowNibName",
  ]
  /// The pieces of selectors that instantiate a nib made before.
  private static let instantiations: Set<String> = ["instantiateWithOwner", "instantiateNibWithOwner"]

  private let body: ObjectiveCTokens
  /// Whether `self` is the class.
  private let isTypeMember: Bool
  /// What the parameters are called of an initializer that is given the name of a nib.
  private let parameters: [String]

  init(_ body: ObjectiveCTokens, isTypeMember: Bool, parameters: [String] = []) {
    self.body = body
    self.isTypeMember = isTypeMember
    self.parameters = parameters
  }

  /// All such messages, in the order of the text.
  func find() -> [NibNameFinder.Found] {
    var found: [NibNameFinder.Found] = []
    for index in body.tokens.indices {
      guard body.isSymbol(":", at: index + 1), let name = body.name(at: index) else { continue }
      if Self.selectors.contains(name) {
        if let nib = nib(at: index) { found.append(nib) }
      } else if Self.instantiations.contains(name), let argument = body.arguments(from: index).first {
        if let last = found.lastIndex(where: { $0.owner == .notInstantiated }) {
          found[last].owner = owner(argument.value)
        }
      }
    }
    for index in body.tokens.indices
    where body.isSymbol(":", at: index + 1) && body.name(at: index) == "registerNib" {
      register(body.arguments(from: index), in: &found)
    }
    return found
  }

  /// The names that a controller gives to its nib: `return @"Panel";`.
  func findNibOfController() -> [NibNameFinder.Found] {
    body.returns.compactMap { returned in
      let name = name(returned)
      guard name != .unknown else { return nil }
      return NibNameFinder.Found(
        offset: body.tokens[returned.lowerBound].start,
        name: name,
        owner: .notInstantiated,
        controller: .itself
      )
    }
  }

  private func nib(at index: Int) -> NibNameFinder.Found? {
    let arguments = body.arguments(from: index)
    guard let first = arguments.first, !first.value.isEmpty, body.spelling(first.value) != "nil" else {
      return nil
    }
    let owner = arguments.dropFirst().first { $0.label == "owner" }
    var found = NibNameFinder.Found(
      offset: body.tokens[index].start,
      name: name(first.value),
      owner: owner.map { self.owner($0.value) } ?? .notInstantiated
    )
    found.variable = body.variableSet(before: index)
    if Self.initializers.contains(body.name(at: index) ?? "") {
      found.controller = controller(body.receiver(at: index))
    }
    // What an initializer passes on to that of the superclass, its callers name.
    let isPassedOn =
      body.name(of: first.value).map { $0 == parameters.first } == true
      && (owner.map { body.name(of: $0.value).map(parameters.contains) ?? false } ?? true)
    return found.controller == .itself && isPassedOn ? nil : found
  }

  /// The selectors of controllers' initializers.
  private static let initializers: Set<String> = ["initWithNibName", "initWithWindowNibName"]

  /// The controller that a message initializes: `[Panel alloc]`, `super`.
  private func controller(_ receiver: String?) -> NibLoad.Controller? {
    switch receiver {
    case nil: return nil
    case "self", "super", "self.alloc", "self.class.alloc": return .itself
    case let receiver?:
      let name = receiver.prefix { $0 != "." }
      return receiver.dropFirst(name.count) == ".alloc" && name.first?.isUppercase == true
        ? .made(String(name)) : nil
    }
  }

  private func owner(_ range: Range<Int>) -> NibLoad.Owner {
    switch body.spelling(range) {
    case "self": isTypeMember ? .other : .itself
    case "nil": .nobody
    default: .other
    }
  }

  /// A literal, or the name of a class.
  private func name(_ range: Range<Int>) -> NibLoad.Name {
    if let text = body.string(range) { return .literal(text) }
    guard body.name(at: range.lowerBound) == "NSStringFromClass", body.isSymbol("(", at: range.lowerBound + 1)
    else { return .unknown }
    let inside = range.lowerBound + 2..<max(range.lowerBound + 2, range.upperBound - 1)
    switch body.spelling(inside) {
    case "self.class", "self.classForCoder": return .className("Self")
    case "self" where isTypeMember: return .className("Self")
    case let spelling where spelling.hasSuffix(".class"):
      let name = spelling.dropLast(".class".utf8.count)
      return name.utf8.allSatisfy(\.continuesWord) ? .className(String(name)) : .unknown
    default: return .unknown
    }
  }

  // MARK: - Cells

  private func register(
    _ arguments: [(label: String, value: Range<Int>)],
    in found: inout [NibNameFinder.Found]
  ) {
    guard let nib = arguments.first?.value, let first = nib.first, let last = arguments.last,
      let kind = NibLoad.Registration.Kind(label: last.label),
      body.tokens.indices.contains(first)
    else { return }
    let offsets = body.tokens[first].start..<body.tokens[min(nib.upperBound, body.tokens.count) - 1].end
    let variable = nib.count == 1 ? body.name(at: first) : nil
    let index = found.lastIndex { nib in
      offsets.contains(nib.offset) || (variable != nil && nib.variable == variable)
    }
    guard let index else { return }
    let identifier = ObjectiveCNameReferenceFinder(body).name(last.value)
    let isKnown = identifier?.knownText != nil
    found[index].registration = NibLoad.Registration(
      kind,
      identifier: identifier?.knownText,
      constant: isKnown ? nil : identifier?.constant
    )
  }
}
