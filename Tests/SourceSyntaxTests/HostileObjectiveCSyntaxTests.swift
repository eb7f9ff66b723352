import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import SourceSyntax

/// Objective-C sources that are deeply nested, very long or truncated, or from which bytes were removed.
@Suite("Hostile Objective-C syntax")
struct HostileObjectiveCSyntaxTests {
  @Test(arguments: repeated) func repetition(_ testCase: Repeated) {
    for body in [testCase.source, "- (void)f {\n\(testCase.source)\n}\n"] {
      let summary = Self.summary(Array(body.utf8))
      #expect(summary.isTree, sourceLocation: testCase.location)
      // The height is limited because a deep tree would exhaust the stack of recursive code.
      #expect(summary.height <= Self.highest, sourceLocation: testCase.location)
    }
  }

  @Test func truncation() {
    let bytes = Array(Self.sample.utf8)
    for count in 0..<bytes.count {
      #expect(Self.summary(Array(bytes[..<count])).isTree, "\(count)")
    }
  }

  @Test func deletion() {
    let bytes = Array(Self.sample.utf8)
    var random = SplitMix(seed: 20)
    for round in 0..<500 {
      var left = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        left.remove(at: Int.random(in: 0..<left.count, using: &random))
      }
      #expect(Self.summary(left).isTree, "\(round)")
    }
  }

  @Test func `each identifier is the name of one node`() {
    let bytes = Array(Self.sample.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      let tree = SyntaxTree(bytes, .objectiveC)
      var names = [Int](repeating: 0, count: bytes.count)
      var open = [tree.root]
      while let node = open.popLast() {
        for offset in tree[node].nameStart..<tree[node].nameEnd { names[Int(offset)] += 1 }
        open += tree.children(of: node)
      }
      for token in ObjectiveCSyntaxTokens(bytes).tokens where token.kind == .identifier && token.word == nil {
        #expect(names[token.range.lowerBound] == 1, "\(String(decoding: bytes[token.range], as: UTF8.self))")
      }
    }
  }

  // MARK: - Trees

  /// The maximum height of a tree, which nested brackets reach if each contains a chain of members.
  private static let highest = 7_000

  /// Returns whether each node has one parent and is inside the source, and the height of the tree.
  private static func summary(_ bytes: [UInt8]) -> (isTree: Bool, height: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      let tree = SyntaxTree(bytes, .objectiveC)
      var isTree = true
      var height = 0
      var seen = Set<SyntaxTree.Index>()
      var open = [(node: tree.root, depth: 1)]
      while let (index, depth) = open.popLast() {
        let node = tree[index]
        height = max(height, depth)
        if !seen.insert(index).inserted || node.start > node.end || node.end > bytes.count
          || node.nameStart > node.nameEnd || node.nameEnd > bytes.count
        {
          isTree = false
          break
        }
        for child in tree.children(of: index) { open.append((child, depth + 1)) }
      }
      return (isTree, height)
    }
  }

  // MARK: - Sources

  struct Repeated: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let location: SourceLocation

    init(
      _ start: String,
      _ text: String,
      _ end: String = "",
      location: SourceLocation = #_sourceLocation
    ) {
      testDescription = "\(start)\(text)…\(end)"
      source = start + String(repeating: text, count: 5_000) + String(repeating: end, count: 5_000)
      self.location = location
    }
  }

  static let repeated = [
    Repeated("", "["), Repeated("", "[", "]"), Repeated("", "(", ")"), Repeated("", "{", "}"),
    Repeated("", "(["), Repeated("", "([{", "}"), Repeated("", "}"), Repeated("", "^{", "}"),
    Repeated("", "[", "a b]"), Repeated("[a ", "b:c "), Repeated("[a b", "::"), Repeated("a", ".b"),
    Repeated("a", "()"),
    Repeated("a", "[1]"), Repeated("a", "+b"), Repeated("a", "<b"), Repeated("a", "==b"),
    Repeated("a", "?b:c"), Repeated("a", "?b"), Repeated("a", "=b"), Repeated("", "!"), Repeated("", "*"),
    Repeated("", "(A *)"), Repeated("if (a) {}", " else if (b) {}"), Repeated("", "if (a) "),
    Repeated("", "for (;;) "), Repeated("", "do "), Repeated("", "switch (a) { case 1: "),
    Repeated("", "#if A\n", "\n#endif"), Repeated("", "#if A\n}\n#else\n{\n#endif\n"),
    Repeated("{", "#if A\n}\n#else\n}\n#endif\n"), Repeated("", "A<", ">"), Repeated("", "@{a:"),
    Repeated("", "@["), Repeated("", "@\"a\" "), Repeated("", "A @\"a\" "), Repeated("A *", "a, *"),
    Repeated("", "__attribute__(("), Repeated("", "struct {"), Repeated("", "enum {"),
    Repeated("", "namespace a {"), Repeated("", "@interface A\n"), Repeated("- (void)a", ":(int)b "),
    Repeated("void f(", "int a,"), Repeated("", "void (^"), Repeated("", "int (*f)("),
    Repeated("#define A ", "("),
    Repeated("#define A ", "#"), Repeated("", "template <"), Repeated("", "operator "), Repeated("", "@"),
    Repeated("", "\"\n"), Repeated("", "[&]{"), Repeated("", "@try {"), Repeated("f(", ","),
    Repeated("", "typeof("), Repeated("", "- ("), Repeated("", "@property ("), Repeated("", "a::"),
    Repeated("", "static "), Repeated("", "new "), Repeated("", "[a b:^{ if (c) { "), Repeated("", "a "),
  ]

  private static let sample = """
    #import "Card.h"
    #define kName @"Card"
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, Kind) { KindA = 1, KindB };
    static NSString *const kRow = @"Row" @"s";
    @interface Card<T> : UIView <P, Q> { int count; }
    @property (nonatomic, weak, getter=isOn) IBOutlet UILabel *label;
    - (IBAction)save:(nullable id)sender for:(NSArray<T> *)cards NS_SWIFT_NAME(save(_:for:));
    @end
    @implementation Card (Rows)
    + (instancetype)make { return [[[self alloc] initWithFrame:(CGRect){.size = size}] autorelease]; }
    - (void)go:(void (^)(BOOL done))block {
    #if DEBUG
      if (a == b && !c) { f(); } else return;
    #else
      for (Card *card in self.cards) [card save:self for:@[@1, @{@"k": v}]];
    #endif
      switch (kind) { case KindA: g(sizeof(int)); break; default: { h(^(int x) { x++; }); } }
      @try { x = (Card *)y ?: (p ? q : r); } @catch (NSException *e) { @throw e; } @finally { i(@selector(a:b:)); }
      do { j->k.l[0] += 1; } while (m < n);
      __weak typeof(self) weak = other;
      char t = '{', *u = "}\\"";
    }
    @end

    """
}
