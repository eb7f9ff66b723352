import SourceModel
import SourceSyntax
import SourceTestSupport
import Testing

/// A source, and its declarations with one line for each type and member.
struct ObjectiveCCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var source: String
  var expected: [String]
  var location: SourceLocation

  init(
    _ description: String,
    _ source: String,
    _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    testDescription = description
    self.source = source
    self.expected = expected
    location = sourceLocation
  }

  /// Checks that the source has the expected declarations, and that the reader does not report problems.
  func check() {
    let interface = SourceFile(reading: Array(source.utf8), path: "Source.m")
    #expect(interface.summary == expected, sourceLocation: location)
    #expect(interface.problems == [], sourceLocation: location)
  }
}

extension SourceFile {
  /// The types and members, one line each, such as `class A: B`, `  stored a: T outlet` and `  -b: b(_:)`.
  var summary: [String] {
    types.flatMap { type in
      [type.summary] + type.properties.map { "  " + $0.summary } + type.methods.map { "  " + $0.summary }
    }
  }
}

extension TypeDeclaration {
  var summary: String {
    var text = "\(kind) \(qualifiedName)"
    if !genericParameters.isEmpty { text += "<\(genericParameters.joined(separator: ", "))>" }
    if !inherited.isEmpty { text += ": \(inherited.joined(separator: ", "))" }
    if let aliasedType { text += " = \(aliasedType)" }
    if mayHaveOtherMembers { text += " ..." }
    return text + traits.summary
  }
}

extension PropertyDeclaration {
  var summary: String {
    let storage =
      switch storage {
      case .stored: "stored"
      case .constant: "constant"
      case .computed(isSettable: true): "accessors"
      case .computed(isSettable: false): "readonly"
      case .instanceVariable: "variable"
      }
    var text = "\(storage) \(name): \(type ?? "_")"
    if let getter { text += " get=\(getter)" }
    if let setter { text += " set=\(setter)" }
    return text + traits.summary
  }
}

extension MethodDeclaration {
  var summary: String {
    let sign = traits.modifiers.contains(.typeMember) ? "+" : "-"
    let setter = argumentType.map { " sets \($0)" } ?? ""
    return "\(sign)\(selector) \(swiftName)" + setter + (trap != nil ? " traps" : "") + traits.summary
  }
}

extension DeclarationTraits {
  /// The modifiers that distinguish declarations, except for `objc`, which all declarations have.
  var summary: String {
    let names: [(DeclarationModifiers, String)] = [
      (.designable, "designable"), (.inspectable, "inspectable"), (.outlet, "outlet"), (.action, "action"),
      (.segueAction, "segueAction"), (.managed, "dynamic"), (.weak, "weak"), (.optional, "optional"),
      (.typeMember, "class"),
    ]
    var text = names.filter { modifiers.contains($0.0) }.map { " " + $0.1 }.joined()
    if let objectiveCName { text += " as \(objectiveCName)" }
    return isConditional ? text + " on \(platforms.names)" : text
  }
}

extension PlatformSet {
  var names: String {
    let names: [(PlatformSet, String)] = [
      (.iOS, "iOS"), (.macOS, "macOS"), (.tvOS, "tvOS"), (.watchOS, "watchOS"), (.visionOS, "visionOS"),
    ]
    return self == .all ? "all" : names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
