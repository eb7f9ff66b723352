import NibproofTestSupport
import Testing

@testable import MacroExpansion

/// The spelled types, documentation comments and difficult declarations that the macros parse.
@Suite("Syntax of declarations")
struct SyntaxTests {
  private static let types: [Example<String, SpelledType.Shape>] = [
    Example("Int", .named("Int", arguments: [])),
    Example("Swift.Int", .named("Swift.Int", arguments: [])),
    Example("Swift::Int", .named("Swift::Int", arguments: [])),
    Example("Int??", .optional(.optional(.named("Int", arguments: [])))),
    Example("Optional<Int>", .optional(.named("Int", arguments: []))),
    Example("(Int)?", .optional(.named("Int", arguments: []))),
    Example("Array<Set<Int>>", .array(.set(.named("Int", arguments: [])))),
    Example("[String : Int]", .dictionary(.named("String", arguments: []), .named("Int", arguments: []))),
    Example(
      "Dictionary<String, [Int]>",
      .dictionary(.named("String", arguments: []), .array(.named("Int", arguments: [])))
    ),
    Example("Box<Int, (A) -> B>", .named("Box", arguments: ["Int", "(A) -> B"])),
    Example("(Int, Int)", .tuple),
    Example("()", .tuple),
    Example("(() -> Void)?", .optional(.function)),
    Example("@escaping @MainActor () -> Void", .function),
    Example("any P", .protocolType),
    Example("(any P & Q)!", .optional(.protocolType)),
    Example("P & AnyObject", .protocolType),
    Example("some P", .other),
    Example("[3 of Int]", .other),
    Example("", .other),
  ]

  @Test("Types", arguments: types)
  func shapes(example: Example<String, SpelledType.Shape>) {
    #expect(SpelledType(example.input).shape == example.expected, sourceLocation: example.sourceLocation)
  }

  private static let values: [Example<String, String?>] = [
    Example("1", "Int"), Example("-1_000", "Int"), Example("1.5", "Double"), Example("-1e-3", "Double"),
    Example("\"a\"", "String"), Example("\"\\(a)\"", nil), Example("\"a\" + \"b\"", nil),
    Example("true", "Bool"),
    Example("[1, 2]", "[Int]"), Example("[1, 2.5]", nil), Example("[]", nil), Example("[\"a\": 1]", nil),
    Example("{ 1 }", "() -> Void"), Example("{ 1 }()", nil), Example("(1, 2)", "(_, _)"), Example("(1)", nil),
    Example("1 + 2", nil), Example("1...2", nil), Example("1.0-2.0", nil), Example("Font()", nil),
    Example("", nil),
  ]

  @Test("Types of initial values", arguments: values)
  func literals(example: Example<String, String?>) {
    #expect(InitialValue(example.input).type == example.expected, sourceLocation: example.sourceLocation)
  }

  private static let comments: [Example<String, String?>] = [
    Example("/// One.\n", "One."),
    Example("/// One.\n///\n///   Two.\n", "One.\n\n  Two."),
    Example("/** One. */\n", "One."),
    Example("/**\n * One.\n *\n * Two.\n */\n", "One.\n\nTwo."),
    Example("/// Other.\n// Plain.\n/// One.\n", "One."),
    Example("/* Plain.\n/// no */\n", nil),
    Example("// Plain.\n", nil),
    Example("/// One.\n#if X\n#endif\n", nil),
    Example("/**/\n", nil),
  ]

  @Test("Documentation comments", arguments: comments)
  func documentation(example: Example<String, String?>) {
    var reader = DeclarationReader(
      "class A {\n\(example.input)var a = 1 /// Of the line before.\nvar b = 2 }"
    )
    let members = reader.readType()?.members.flatMap(\.members) ?? []
    #expect(members.first?.head.documentation == example.expected, sourceLocation: example.sourceLocation)
    #expect(
      members.count == 2 && members[1].head.documentation == nil,
      sourceLocation: example.sourceLocation
    )
  }

  @Test("Members after code that is hard to read are found")
  func members() {
    var reader = DeclarationReader(
      """
      final class A<T: P>: B<[T]>, C where T.X == Int {
        var a = [1, 2].map { x in x < 3 ? x : 4 }
        var b: [String: Int] = [:] { didSet { print("}") } }
        let c = /x}/
        var d = if true { 1 } else { 2 }
        @Wrapper(x: { $0 }, y: "}") private(set) var e: Int
        func f<U>(_ x: U = [1, 2][0]) async throws -> (Int) -> Void where U: P { { _ in } }
        #if X
          var g = 1
          #if Y
          func h() {}
          #endif
        #elseif Z
          var g = "}"
        #endif
        var i: Dictionary<String, Int> = Dictionary<String, Int>(), j = #"\"}"#
        subscript(x: Int) -> Int { get { 1 } set {} }
        enum N { case a, b(Int) }
        var k: () -> Void = {}
        init?() { super.init() }
        var last: Int { 1 }
      }
      """
    )
    let type = reader.readType()
    #expect(type?.inherited.map(\.text) == ["B<[T]>", "C"])
    let names = type?.members.flatMap(\.members).compactMap { member in
      switch member {
      case .property(let property): property.name.text
      case .method(let method), .initializer(let method): method.name.text + "()"
      default: nil
      }
    }
    #expect(names == ["a", "b", "c", "d", "e", "f()", "g", "h()", "g", "i", "j", "k", "init()", "last"])
  }

  @Test(
    "Incomplete declarations end",
    arguments: [
      "class A {", "class A { var a", "class A { var a: ", "class A { #if", "class A { @",
      "class A { func f(", "enum A { case a(", "class A { var a = { ",
    ]
  )
  func incomplete(source: String) {
    var reader = DeclarationReader(source)
    _ = reader.readType()
    _ = expand(source)
  }
}
