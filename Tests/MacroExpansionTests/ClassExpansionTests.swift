import NibproofTestSupport
import Testing

@testable import MacroExpansion

/// The members and conformances that `@KeyValueCodable` adds to classes.
@Suite("Expansions of @KeyValueCodable on classes")
struct ClassExpansionTests {
  @Test("The generated member")
  func member() {
    #expect(
      expand("/// A \"card\".\n@KeyValueCodable(named: \"Deck.Card\") final class Card { var width = 1.0 }")
        .source == """
          class var registration: \(name("TypeRegistration")) {
            \(name("TypeRegistration"))(Card.self, named: "Deck.Card", documentation: "A \\"card\\".") {
              $0._property("width", .init(get: { $0.width }, change: { $0.width = $1 }))
            }
          }
          """
    )
    #expect(
      expand("class Card {}").source == """
        class var registration: \(name("TypeRegistration")) {
          \(name("TypeRegistration"))(Card.self) { _ in }
        }
        """
    )
  }

  private static let heads: [Example<(String, Bool), String>] = [
    Example(("class Card", true), "class var"),
    Example(("class Card: Base", false), "override class var"),
    Example(("public final class Card", true), "public class var"),
    Example(("open class Card: Base", false), "open override class var"),
    Example(("package class Card", true), "package class var"),
    Example(("private class Card", true), "class var"),
    Example(("class Card: KeyValueCodable", false), "class var"),
    Example(
      ("class Card: Base<Int, String>, @MainActor RuntimeAttributes.KeyValueCodable", false),
      "class var"
    ),
    Example(("class Card<Value>: Base<Value> where Value: Equatable", false), "override class var"),
  ]

  @Test("Access level and override of the member", arguments: heads)
  func head(example: Example<(String, Bool), String>) {
    let source = expand("\(example.input.0) {}", isFirst: example.input.1).source
    #expect(
      source?.hasPrefix("\(example.expected) registration: ") == true,
      sourceLocation: example.sourceLocation
    )
  }

  private static let conformances: [Example<(String, Bool), String>] = [
    Example(("class Card", true), "extension Deck.Card: \(name("KeyValueCodable")) {}"),
    Example(("@MainActor class Card", true), "extension Deck.Card: @MainActor \(name("KeyValueCodable")) {}"),
    Example(("class Card: Base", false), ""),
    Example(("class Card: UIView", true), "extension Deck.Card: @MainActor \(name("KeyValueCodable")) {}"),
    Example(
      ("class Card: AppKit.NSViewController", true),
      "extension Deck.Card: @MainActor \(name("KeyValueCodable")) {}"
    ),
    Example(
      ("class Card: UITableViewCell", true),
      "extension Deck.Card: @MainActor \(name("KeyValueCodable")) {}"
    ),
    Example(("nonisolated class Card: UIView", true), "extension Deck.Card: \(name("KeyValueCodable")) {}"),
    Example(("class Card: NSObject", true), "extension Deck.Card: \(name("KeyValueCodable")) {}"),
    Example(("class Card: UIImage", true), "extension Deck.Card: \(name("KeyValueCodable")) {}"),
  ]

  @Test(
    "The conformance is added once per hierarchy, with the isolation of the class",
    arguments: conformances
  )
  func conformance(example: Example<(String, Bool), String>) {
    let expansion = expand("\(example.input.0) {}", "extension", isFirst: example.input.1)
    #expect(expansion.source == example.expected, sourceLocation: example.sourceLocation)
    #expect(expansion.diagnostics.isEmpty, sourceLocation: example.sourceLocation)
  }

  private static let actions: [Example<String, [String]>] = [
    Example("@Action func stop() {}", #"$0._action("stop", { $0.stop() })"#),
    Example(
      "@IBAction func stop(_ sender: Any) {}",
      #"$0._action("stop:", sender: (Any).self, { $0.stop($1) })"#
    ),
    Example(
      "@Action func stop(sender: UIButton!) {}",
      #"$0._action("stopWithSender:", sender: (UIButton?).self, { $0.stop(sender: $1) })"#
    ),
    Example(
      "@Action func zoom(by layer: Layer) -> Int { 1 }",
      #"$0._action("zoomBy:", sender: (Layer).self, { _ = $0.zoom(by: $1) })"#
    ),
    Example(
      "@Action func scrollTo(layer: Layer) {}",
      #"$0._action("scrollToLayer:", sender: (Layer).self, { $0.scrollTo(layer: $1) })"#
    ),
    Example(
      "@Action @objc(halt:) func stop(_ sender: Any?) {}",
      #"$0._action("halt:", sender: (Any?).self, { $0.stop($1) })"#
    ),
    Example("@Action @MainActor func stop() {}", #"$0._action("stop", { @MainActor in $0.stop() })"#),
    Example("@Action func `repeat`() {}", #"$0._action("repeat", { $0.`repeat`() })"#),
    Example(
      "@Action func stop() {}\n@Action func stop(_ sender: Int) {}\nfunc stop(_ sender: String) {}",
      #"$0._action("stop", { $0.stop() })"#,
      #"$0._action("stop:", sender: (Int).self, { $0.stop($1) })"#
    ),
    Example("func stop() {}", []),
    Example(
      "@available(macOS 99, *) @Action func stop() {}",
      "if #available(macOS 99, *) {",
      #"$0._action("stop", { $0.stop() })"#
    ),
    Example("@available(*, unavailable) @Action func stop() {}", []),
    Example("@Action static func stop() {}", []),
  ]

  @Test("Actions", arguments: actions)
  func registersActions(example: Example<String, [String]>) {
    #expect(lines(example.input) == example.expected, sourceLocation: example.sourceLocation)
  }

  @Test("A method of a main-actor class needs no isolation")
  func mainActorAction() {
    #expect(
      lines("@Action @MainActor func stop() {}", of: "@MainActor class Card") == [
        #"$0._action("stop", { $0.stop() })"#
      ]
    )
  }

  private static let superclasses: [Example<String, String?>] = [
    Example("class Card: Base { override init() {} }", "Base"),
    Example("class Card: Base, Hashable { init(_ x: Int) { super.init() } }", "Base"),
    Example("@MainActor class Card: Base { override func f() {} }", "Base"),
    Example("class Card: Base { var a = 1 }", nil),
    Example("class Card: NSObject { override init() {} }", nil),
    Example("class Card: UIView { override func draw() { super.draw() } }", nil),
    Example("class Card: KeyValueCodable { override init() {} }", nil),
  ]

  @Test("A superclass without the macro is a warning, if it is certainly a class", arguments: superclasses)
  func superclass(example: Example<String, String?>) {
    let diagnostics = expand(example.input).diagnostics
    #expect(
      diagnostics.map(\.severity) == (example.expected == nil ? [] : [.warning]),
      sourceLocation: example.sourceLocation
    )
    guard let expected = example.expected, let warning = diagnostics.first else { return }
    #expect(
      warning.message.hasPrefix(
        "superclass '\(expected)' has no '@KeyValueCodable'; its properties are not registered"
      )
    )
    #expect(
      example.input.utf8.dropFirst(warning.offset).starts(with: expected.utf8),
      sourceLocation: example.sourceLocation
    )
    let isIsolated = example.input.hasPrefix("@MainActor")
    #expect(
      warning.fixIts == (isIsolated ? [] : [.init("add '@MainActor'", inserting: "@MainActor ", at: 0)]),
      sourceLocation: example.sourceLocation
    )
  }

  @Test("Another global actor is an error")
  func globalActor() {
    let source = "@KeyValueCodable @ImageActor class Card { var a = 1 }"
    let error = expand(source).diagnostics.first
    #expect(error?.severity == .error)
    #expect(error.map { source.utf8.dropFirst($0.offset).starts(with: "@ImageActor".utf8) } == true)
    #expect(expand(source, "extension").source == "")
  }
}
