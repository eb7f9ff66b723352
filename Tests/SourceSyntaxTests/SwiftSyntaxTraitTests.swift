import KeyValueCoding
import RuntimeAttributes
import Testing

@testable import SourceSyntax

/// The traits and bytes of nodes.
@Suite struct SwiftSyntaxTraitTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let source: String
    let kind: SyntaxNode.Kind
    let traits: SyntaxNode.Traits
    let location: SourceLocation

    init(
      _ source: String,
      _ kind: SyntaxNode.Kind,
      _ traits: SyntaxNode.Traits,
      location: SourceLocation = #_sourceLocation
    ) {
      (self.source, self.kind, self.traits, self.location) = (source, kind, traits, location)
    }

    var testDescription: String { source }
  }

  @Test(arguments: cases)
  func `traits of the first node of a kind`(_ testCase: Case) {
    withTree(testCase.source) { tree in
      let node = tree.descendants(of: tree.root).first { tree[$0].kind == testCase.kind }
      #expect(node.map { tree[$0].traits } == testCase.traits, sourceLocation: testCase.location)
    }
  }

  static let cases = [
    Case("class A {}", .typeDeclaration, .isClass),
    Case("public actor A {}", .typeDeclaration, [.isClass, .isActor, .isPublic]),
    Case("struct A {}", .typeDeclaration, []),
    Case("private enum A {}", .typeDeclaration, [.isEnum, .isPrivate]),
    Case("protocol A {}", .typeDeclaration, .isProtocol),
    Case("extension A {}", .typeDeclaration, .isExtension),
    Case("class A: B(c) {}", .typeDeclaration, [.isClass, .hasUnreadClause]),
    Case("protocol A { associatedtype B = C }", .typeAlias, .isDeclarationOnly),
    Case("typealias A = B", .typeAlias, []),
    Case("class A { init?() {} }", .function, .isOptional),
    Case("class A { init!() {} }", .function, .isForced),
    Case("func a() async throws {}", .function, [.isAsync, .mayThrow]),
    Case("func a() rethrows {}", .function, []),
    Case("let a: (B) -> C", .type, .isFunction),
    Case("let a: @b ((B) -> C)?", .type, [.isFunction, .isOptional]),
    Case("let a: (b: B, (C) -> D)", .type, []),
    Case("open override func a() {}", .function, [.isPublic, .isOverride]),
    Case("fileprivate static func a() {}", .function, [.isPrivate, .isStatic]),
    Case("class A { class func a() {} }", .function, .isStatic),
    Case("protocol A { func a() }", .function, .isDeclarationOnly),
    Case("var a = 1", .variable, []),
    Case("private(set) var a = 1", .variable, []),
    Case("private let a = 1", .variable, [.isPrivate, .isConstant]),
    Case("class A { static let (a, b) = c }", .variable, [.isStatic, .isConstant]),
    Case("func a() { let b = 1 }", .variable, [.isConstant, .isLocal]),
    Case("a { var b = 1 }", .variable, .isLocal),
    Case("if let a {}", .variable, [.isConstant, .isLocal]),
    Case("if case var .a(b) = c {}", .variable, .isLocal),
    Case("for a in b {}", .variable, [.isConstant, .isLocal]),
    Case("func a(b: C) {}", .variable, [.isConstant, .isLocal]),
    Case("let a: B?", .type, .isOptional),
    Case("let a: B!", .type, .isForced),
    Case("let a: [B?]", .type, []),
    Case("a as B", .cast, []),
    Case("a as? B", .cast, .isOptional),
    Case("a as! B", .cast, .isForced),
    Case("a is B", .cast, .isCheck),
    Case("a { b }", .closure, .isTrailing),
    Case("a({ b })", .closure, []),
    Case("\"a\"", .string, []),
    Case("\"a\\n\"", .string, .isEscaped),
    Case("\"\"\"\na\n\"\"\"", .string, .isEscaped),
    Case("#\"a\"#", .string, .isEscaped),
    Case("[a]", .collection, []),
    Case("[:]", .collection, .isDictionary),
    Case("[a: b]", .collection, .isDictionary),
    Case("a = b", .assignment, []),
    Case("a += b", .assignment, .isCompound),
    Case("a = try? b() ?? c", .coalescing, .isTried),
    Case("try? b()", .call, .isTried),
    Case("try! await b()", .call, []),
    Case("repeat {} while a", .loop, .runsFirst),
    Case("while a {}", .loop, []),
    Case("defer {}", .doStatement, .isDeferred),
  ]

  @Test func `modifiers and access levels`() {
    withTree("private(set) open weak dynamic lazy var a, b: C") { tree in
      let variables = tree.descendants(of: tree.root).filter { tree[$0].kind == .variable }
      #expect(variables.map { tree[$0].traits } == [.isPublic, [.isPublic, .isContinued]])
      for variable in variables {
        #expect(tree[variable].access == .open)
        #expect(tree[variable].setterAccess == .private)
        #expect(tree[variable].modifiers == [.weak, .dynamic, .lazy])
      }
    }
  }

  @Test(
    arguments: [
      ("@A  private /* b */ let c = 1 // d", SyntaxNode.Kind.variable, "@A  private /* b */ let c = 1"),
      ("a . b ( c ) /* d */", .call, "a . b ( c )"), ("if a { b }\n\n", .ifStatement, "if a { b }"),
      ("let a: B<C>? = d", .type, "B<C>?"), ("case_ + a", .operation, "case_ + a"),
      ("a { b } c: { d }  ", .call, "a { b } c: { d }"), ("a: for b in c {}", .loop, "a: for b in c {}"),
      ("f(a: b, c)", .argument, "a: b"), ("switch a { case .b: c }", .switchCase, "case .b: c"),
    ] as [(String, SyntaxNode.Kind, String)]
  )
  func `the bytes of a node`(source: String, kind: SyntaxNode.Kind, text: String) {
    withTree(source) { tree in
      let node = tree.descendants(of: tree.root).first { tree[$0].kind == kind }
      #expect(node.map(tree.text) == text)
    }
  }
}

/// Calls a closure with the tree of a Swift source.
func withTree<Result>(_ source: String, _ body: (SyntaxTree) throws -> Result) rethrows -> Result {
  try Array(source.utf8).withUnsafeBufferPointer { try body(SyntaxTree($0, .swift)) }
}

extension SyntaxTree {
  /// Returns a node and all its descendants, parents before children.
  func descendants(of index: Index) -> [Index] {
    var (found, open) = ([Index](), [index])
    while let next = open.popLast() {
      found.append(next)
      open += children(of: next).reversed()
    }
    return found
  }
}
