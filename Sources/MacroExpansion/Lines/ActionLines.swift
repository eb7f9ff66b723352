import SwiftTokens

/// The lines that register the actions of a class, and the diagnostics for methods that cannot be actions.
struct ActionLines {
  private(set) var diagnostics: [Expansion.Diagnostic] = []
  private let type: TypeSyntax
  private var selectors: Set<String> = []

  init(_ type: TypeSyntax) { self.type = type }

  /// Returns the lines for a method; empty unless the method is a valid action.
  mutating func lines(for method: MethodSyntax) -> [String] {
    let isMarked = method.head.attribute("Action") != nil
    let availability = Availability(method.head)
    guard isMarked || method.head.attribute("IBAction") != nil, !method.head.isStatic, availability != .never
    else { return [] }
    let name = method.name.unquoted
    if let reason = reason(toReject: method) {
      diagnostics.append(
        isMarked
          ? .init("action '\(name)' \(reason)", .error, at: method.name.offset)
          : .init("action '\(name)' is not registered: it \(reason)", .note, at: method.name.offset)
      )
      return []
    }
    if availability == .someVersions {
      diagnostics.append(.notAvailableEverywhere(name, at: method.name.offset))
      return []
    }
    let selector = selector(of: method)
    guard selectors.insert(selector).inserted else {
      diagnostics.append(.init("duplicate action '\(selector)'", .error, at: method.name.offset))
      return []
    }
    let sender = method.parameters.first.map { ", sender: (\(Self.metatype($0.type))).self" } ?? ""
    return availability.guarded(["$0._action(\(selector.literal)\(sender), \(closure(for: method)))"])
  }

  /// Returns the type of a sender as an expression, with `?` instead of `!`.
  private static func metatype(_ type: SpelledType) -> String {
    type.text.hasSuffix("!") ? type.text.dropLast() + "?" : type.text
  }

  private func reason(toReject method: MethodSyntax) -> String? {
    if method.isAsync { return "must not be async" }
    if method.isThrowing { return "must not throw" }
    if method.isGeneric { return "must not be generic" }
    guard method.parameters.count <= 1 else { return "has parameters other than the sender" }
    guard let sender = method.parameters.first?.type.text else { return nil }
    if sender.hasPrefix("inout ") || sender.hasSuffix("...") { return "has a parameter that is not a sender" }
    return sender.hasPrefix("some ") ? "must not be generic" : nil
  }

  /// Returns a closure that calls the method.
  private func closure(for method: MethodSyntax) -> String {
    let isolation = method.head.isMainActor && !type.isMainActorClass ? "@MainActor in " : ""
    let result = method.returnsValue ? "_ = " : ""
    let argument = method.parameters.first.map { ($0.label.map { "\($0): " } ?? "") + "$1" } ?? ""
    return "{ \(isolation)\(result)$0.\(method.name.text)(\(argument)) }"
  }

  private func selector(of method: MethodSyntax) -> String {
    if let selector = method.head.attribute("objc")?.arguments { return selector }
    let name = method.name.unquoted
    guard let sender = method.parameters.first else { return name }
    guard let label = sender.label.map({ NameSyntax(text: $0, offset: 0).unquoted }) else {
      return "\(name):"
    }
    let with = FirstLabel.needsWith(label, after: name) ? "With" : ""
    return "\(name)\(with)\(label.prefix(1).uppercased())\(label.dropFirst()):"
  }
}
