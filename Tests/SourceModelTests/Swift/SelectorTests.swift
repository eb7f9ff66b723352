import SourceModel
import SourceTestSupport
import Testing

/// The selectors of Swift methods: swiftlang/swift, `AbstractFunctionDecl::getObjCSelector`.
@Suite struct SelectorTests {
  @Test(arguments: cases) func selector(_ testCase: SelectorCase) { testCase.check() }

  static let cases: [SelectorCase] = [
    SelectorCase("func tap()", "tap"), SelectorCase("func tap(_ s: Any)", "tap:"),
    SelectorCase("func tap(sender: Any)", "tapWithSender:"),
    SelectorCase("func tap(sender s: Any, event: Any)", "tapWithSender:event:"),
    SelectorCase("func tap(_ s: Any, forEvent e: Any)", "tap:forEvent:"),
    SelectorCase("func didTap(_ s: Any, for e: Any)", "didTap:for:"),
    SelectorCase("func f(_ a: Int, _ b: Int)", "f::"),
    // A preposition on either side makes `With` unnecessary.
    SelectorCase("func move(to p: Int)", "moveTo:"),
    SelectorCase("func move(toPoint p: Int)", "moveToPoint:"),
    SelectorCase("func move(forPoint p: Int)", "moveForPoint:"),
    SelectorCase("func sort(by k: Int)", "sortBy:"),
    SelectorCase("func open(using k: Int)", "openUsing:"), SelectorCase("func a(withB b: Int)", "aWithB:"),
    SelectorCase("func scrollTo(point: Int)", "scrollToPoint:"),
    SelectorCase("func viewWith(tag: Int)", "viewWithTag:"),
    SelectorCase("func a(inside b: Int)", "aInside:"),
    // A word that only begins like a preposition requires `With`.
    SelectorCase("func a(asset: Int)", "aWithAsset:"), SelectorCase("func a(format: Int)", "aWithFormat:"),
    SelectorCase("func a(index: Int)", "aWithIndex:"), SelectorCase("func photo(x: Int)", "photoWithX:"),
    // Acronyms and underscores.
    SelectorCase("func load(URLString: Int)", "loadWithURLString:"),
    SelectorCase("func load(url: Int)", "loadWithUrl:"),
    SelectorCase("func _tap(sender: Any)", "_tapWithSender:"),
    SelectorCase("func do_with(y: Int)", "do_withY:"),
    // Parameters that Objective-C adds.
    SelectorCase("func go() throws", "goAndReturnError:"),
    SelectorCase("func go(x: Int) throws", "goWithX:error:"),
    SelectorCase("func go(_ x: Int) throws -> Any", "go:error:"),
    SelectorCase("func go(x: Int, done: () -> Void) throws", "goWithX:error:done:"),
    SelectorCase("func go(done: (() -> Void)?) throws", "goAndReturnError:done:"),
    SelectorCase("func go(done: @escaping ((_ x: Int) -> Void)) throws", "goAndReturnError:done:"),
    SelectorCase("func go(done: (Int, () -> Void)) throws", "goWithDone:error:"),
    SelectorCase("func go() async", "goWithCompletionHandler:"),
    SelectorCase("func go(x: Int) async throws", "goWithX:completionHandler:"),
    // Parameters of all kinds.
    SelectorCase("func f(a: Int = g(1, 2), b: [Int: Int])", "fWithA:b:"),
    SelectorCase("func f(a: (Int, Int) -> Void, b: Int...)", "fWithA:b:"),
    SelectorCase("func f(a: Foo<Int, Int> = Foo<Int, Int>(), b: Int)", "fWithA:b:"),
    SelectorCase("func f(a: @escaping(Int) -> Void, b: @Sendable() -> Void)", "fWithA:b:"),
    SelectorCase("func f(@ViewBuilder a: @escaping () -> Void, b: inout Int)", "fWithA:b:"),
    SelectorCase("func f<T: Any>(a: T) -> T where T: Sendable", "fWithA:"),
    SelectorCase("func `default`(_ x: Int)", "default:"), SelectorCase("func f(`in` x: Int)", "fIn:"),
    SelectorCase("func f(a: String = \"),(\", b: Int)", "fWithA:b:"),
    // Explicit Objective-C names.
    SelectorCase("@objc(go:now:) func f(a: Int, b: Int)", "go:now:"),
    SelectorCase("@objc( go : now : ) func f(a: Int, b: Int)", "go:now:"),
    // Initializers.
    SelectorCase("init()", "init"), SelectorCase("init(coder: NSCoder)", "initWithCoder:"),
    SelectorCase("init?(coder aDecoder: NSCoder)", "initWithCoder:"),
    SelectorCase("init!(frame: CGRect)", "initWithFrame:"),
    SelectorCase("init(nibName: String?, bundle: Bundle?)", "initWithNibName:bundle:"),
    SelectorCase("init(for x: Int)", "initFor:"), SelectorCase("init(_ x: Int)", "init:"),
    SelectorCase("init(x: Int) throws", "initWithX:error:"),
  ]
}

/// A method's header with its selector.
struct SelectorCase: CustomTestStringConvertible, Sendable {
  var header: String
  var expected: String
  var location: SourceLocation

  init(_ header: String, _ expected: String, location: SourceLocation = #_sourceLocation) {
    self.header = header
    self.expected = expected
    self.location = location
  }

  var testDescription: String { header }

  func check() {
    let methods = scan("class Box {\n  \(header) {}\n  func last() {}\n}").types.first?.methods ?? []
    #expect(methods.map(\.selector) == [expected, "last"], sourceLocation: location)
  }
}
