import KeyValueCoding
import RuntimeAttributes
import Testing

@testable import SourceSyntax

/// A source and the dump of its tree.
struct SwiftSyntaxCase: CustomTestStringConvertible, Sendable {
  let source: String
  let dump: String
  let location: SourceLocation

  init(_ source: String, _ dump: String, location: SourceLocation = #_sourceLocation) {
    (self.source, self.dump, self.location) = (source, dump, location)
  }

  var testDescription: String { source }
}

/// The trees of Swift sources.
@Suite struct SwiftSyntaxTests {
  @Test(
    arguments: [
      declarations, functions, variables, statements, conditionalCompilation, calls, operators, literals,
      errors,
    ].joined()
  )
  func tree(_ testCase: SwiftSyntaxCase) {
    #expect(SyntaxTree.dump(testCase.source, .swift) == testCase.dump, sourceLocation: testCase.location)
    // Windows line endings do not change the nodes, except inside of multiline string literals.
    guard !testCase.source.contains("\"\"\"") else { return }
    let other = String(testCase.source.flatMap { $0 == "\n" ? ["\r", "\n"] : [$0] })
    #expect(SyntaxTree.dump(other, .swift) == testCase.dump, sourceLocation: testCase.location)
  }

  static let declarations: [SwiftSyntaxCase] = [
    SwiftSyntaxCase(
      "import UIKit",
      "(importDeclaration UIKit)"
    ),
    SwiftSyntaxCase(
      "import class UIKit.UIView",
      "(importDeclaration UIKit (name UIView))"
    ),
    SwiftSyntaxCase(
      "@testable public import Cards",
      "(importDeclaration Cards (attribute testable))"
    ),
    SwiftSyntaxCase(
      "class Card {}",
      "(typeDeclaration Card)"
    ),
    SwiftSyntaxCase(
      "@objc(Card) final class A<T: B>: C, D.E<F>, @unchecked Sendable where T == Card, U: V {}",
      "(typeDeclaration A (attribute objc (argument (name Card))) (generics (type T) (type B)) (type C) (type D.E (type F)) (type Sendable (attribute unchecked)) (generics (type T) (type Card) (type U) (type V)))"
    ),
    SwiftSyntaxCase(
      "extension Outer.Inner: P where T == Card {}",
      "(typeDeclaration Outer.Inner (type P) (generics (type T) (type Card)))"
    ),
    SwiftSyntaxCase(
      "@available(iOS 13.0, tvOS, *) class A {}",
      "(typeDeclaration A (attribute available (argument iOS (literal 13.0)) (argument tvOS) (argument)))"
    ),
    SwiftSyntaxCase(
      "extension Outer<Int>.Inner {}",
      "(typeDeclaration Outer (generics (type Int)) (generics (type Inner)))"
    ),
    SwiftSyntaxCase(
      "extension [Card] {}",
      "(typeDeclaration (generics (type (type Card))))"
    ),
    SwiftSyntaxCase(
      "extension String? { var a: B { c } }",
      "(typeDeclaration (generics (type String)) (variable a (type B) (accessor (block (name c)))))"
    ),
    SwiftSyntaxCase(
      "actor Deck { nonisolated func a() {} }",
      "(typeDeclaration Deck (function a (block)))"
    ),
    SwiftSyntaxCase(
      "let actor = Card()\nactor.deal()",
      "(variable actor (call (name Card)))\n(call (member deal (name actor)))"
    ),
    SwiftSyntaxCase(
      "struct A { struct B { enum C { case d } } }",
      "(typeDeclaration A (typeDeclaration B (typeDeclaration C (enumCase d))))"
    ),
    SwiftSyntaxCase(
      "protocol P: AnyObject { associatedtype T: Q = R where T.X == Int\n var x: Int { get set }\n func f()\n init() }",
      "(typeDeclaration P (type AnyObject) (typeAlias T (type Q) (type R) (generics (type T.X) (type Int))) (variable x (type Int) (accessor get) (accessor set)) (function f) (function init))"
    ),
    SwiftSyntaxCase(
      "enum E: Int { case a = 1, b(x: Int = 1, String), `c`; indirect case d }",
      "(typeDeclaration E (type Int) (enumCase a (literal 1)) (enumCase b (parameter x (type Int) (literal 1)) (parameter (type String))) (enumCase c) (enumCase d))"
    ),
    SwiftSyntaxCase(
      "typealias A<T> = [T: B.C]",
      "(typeAlias A (generics (type T)) (type (type T) (type B.C)))"
    ),
    SwiftSyntaxCase(
      "infix operator ~>: P",
      "(typeAlias ~> (type P))"
    ),
    SwiftSyntaxCase(
      "precedencegroup P { higherThan: A, B }",
      "(typeAlias P (type A) (type B))"
    ),
    SwiftSyntaxCase(
      #"@attached(member, names: named(init)) public macro foo(_ x: Int) -> String = #externalMacro(module: "A", type: "B")"#,
      "(function foo (attribute attached) (parameter (variable x) (type Int)) (type String) (call (name #externalMacro) (argument module (string A)) (argument type (string B))))"
    ),
  ]

  static let functions: [SwiftSyntaxCase] = [
    SwiftSyntaxCase(
      "func save(_ card: Card, to place: Place = .main, all: Bool...) async throws -> [Card] { a }",
      "(function save (parameter (variable card) (type Card)) (parameter to (variable place) (type Place) (member main)) (parameter all (variable all) (type Bool)) (type (type Card)) (block (name a)))"
    ),
    SwiftSyntaxCase(
      "@discardableResult private static func a<T>(b: inout T) throws(E) -> some P & Q where T: R { c }",
      "(function a (attribute discardableResult) (generics (type T)) (parameter b (variable b) (type T)) (generics (type E)) (type (type P) (type Q)) (generics (type T) (type R)) (block (name c)))"
    ),
    SwiftSyntaxCase(
      "init?(a b: @escaping (C, d: D) -> Void) {}",
      "(function init (parameter a (variable b) (type (attribute escaping) (type C) (argument d (type D)) (type Void))) (block))"
    ),
    SwiftSyntaxCase(
      "init!<T>(a: T) {}",
      "(function init (generics (type T)) (parameter a (variable a) (type T)) (block))"
    ),
    SwiftSyntaxCase(
      "deinit { a() }",
      "(function deinit (block (call (name a))))"
    ),
    SwiftSyntaxCase(
      "subscript(i: Int) -> Card { get { 1 } set(new) {} }",
      "(function subscript (parameter (variable i) (type Int)) (type Card) (accessor get (block (literal 1))) (accessor set (parameter (variable new)) (block)))"
    ),
    SwiftSyntaxCase(
      "subscript(a b: Int) -> Card { c }",
      "(function subscript (parameter a (variable b) (type Int)) (type Card) (accessor (block (name c))))"
    ),
    SwiftSyntaxCase(
      "static func == (a: A, b: B) -> Bool { true }",
      "(function == (parameter a (variable a) (type A)) (parameter b (variable b) (type B)) (type Bool) (block (name true)))"
    ),
    SwiftSyntaxCase(
      "func <<T>(a: T, b: T) -> Bool { true }",
      "(function < (generics (type T)) (parameter a (variable a) (type T)) (parameter b (variable b) (type T)) (type Bool) (block (name true)))"
    ),
    SwiftSyntaxCase(
      "func a(@Wrapper b: C, _: D)",
      "(function a (parameter b (variable b (attribute Wrapper)) (type C)) (parameter (type D)))"
    ),
    SwiftSyntaxCase(
      "func a(b: isolated C, d: sending E)",
      "(function a (parameter b (variable b) (type C)) (parameter d (variable d) (type E)))"
    ),
    SwiftSyntaxCase(
      "override class func a() {}",
      "(function a (block))"
    ),
    SwiftSyntaxCase(
      "func a()\nfunc b()",
      "(function a)\n(function b)"
    ),
  ]

  static let variables: [SwiftSyntaxCase] = [
    SwiftSyntaxCase(
      "let a = 1, b: B",
      "(variable a (literal 1))\n(variable b (type B))"
    ),
    SwiftSyntaxCase(
      "var (a, b) = (1, 2)",
      "(pattern (tuple (argument (variable a)) (argument (variable b))) (tuple (argument (literal 1)) (argument (literal 2))))"
    ),
    SwiftSyntaxCase(
      "let _ = a",
      "(variable (name a))"
    ),
    SwiftSyntaxCase(
      "@IBOutlet private weak var label: UILabel!",
      "(variable label (attribute IBOutlet) (type UILabel))"
    ),
    SwiftSyntaxCase(
      #"@Environment(\.dismiss) private var dismiss"#,
      "(variable dismiss (attribute Environment (argument (keyPath .dismiss))))"
    ),
    SwiftSyntaxCase(
      "@A.B<Int>(c, d: e) var f",
      "(variable f (attribute A.B (type Int) (argument (name c)) (argument d (name e))))"
    ),
    SwiftSyntaxCase(
      "private(set) lazy var x = { A() }()",
      "(variable x (call (closure (call (name A)))))"
    ),
    SwiftSyntaxCase(
      "var x: Int { 1 }",
      "(variable x (type Int) (accessor (block (literal 1))))"
    ),
    SwiftSyntaxCase(
      "var x: Int { get async throws { 1 } nonmutating set(v) { y = v } }",
      "(variable x (type Int) (accessor get (block (literal 1))) (accessor set (parameter (variable v)) (block (assignment (name y) (name v)))))"
    ),
    SwiftSyntaxCase(
      "var x: Int = 1 { willSet { a } didSet { b } }",
      "(variable x (type Int) (literal 1) (accessor willSet (block (name a))) (accessor didSet (block (name b))))"
    ),
    SwiftSyntaxCase(
      "var x = a { didSet { b() } }",
      "(variable x (name a) (accessor didSet (block (call (name b)))))"
    ),
    SwiftSyntaxCase(
      "var x: Set<Int> { set.union([]) }",
      "(variable x (type Set (type Int)) (accessor (block (call (member union (name set)) (argument (collection))))))"
    ),
    SwiftSyntaxCase(
      "var x: Int { @inline(__always) get { 1 } _modify { yield &y } }",
      "(variable x (type Int) (accessor get (attribute inline) (block (literal 1))) (accessor _modify (block (name yield) (name y))))"
    ),
    SwiftSyntaxCase(
      "nonisolated(unsafe) static var a: B?",
      "(variable a (type B))"
    ),
    SwiftSyntaxCase(
      "async let a = b()",
      "(variable a (call (name b)))"
    ),
    SwiftSyntaxCase(
      "let a: [String: (B) async -> C?] = [:]",
      "(variable a (type (type String) (type (type B) (type C))) (collection))"
    ),
    SwiftSyntaxCase(
      "let a: (b: Int, C)? = nil",
      "(variable a (type (argument b (type Int)) (type C)) (name nil))"
    ),
    SwiftSyntaxCase(
      "let a: any P.Type = b, c: (any Q)?, d: E<F>.G",
      "(variable a (type P.Type) (name b))\n(variable c (type (type Q)))\n(variable d (type E (type F) (type G)))"
    ),
    SwiftSyntaxCase(
      "let a: UnsafePointer<B<C>?>?",
      "(variable a (type UnsafePointer (type B (type C))))"
    ),
    SwiftSyntaxCase(
      "let a: @MainActor () -> Void = {}",
      "(variable a (type (attribute MainActor) (type Void)) (closure))"
    ),
    SwiftSyntaxCase(
      "let a: [3 of Int], b: ~Copyable, c: A & B",
      "(variable a (type (literal 3) (type Int)))\n(variable b (type Copyable))\n(variable c (type (type A) (type B)))"
    ),
  ]
}
