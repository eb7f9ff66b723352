import Foundation
import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import SourceSyntax

/// The trees of damaged, deeply nested and very long Swift sources.
@Suite("Hostile Swift syntax")
struct SwiftSyntaxHostileTests {
  // MARK: - Traps

  @Test(arguments: SourceTrap.swiftMembers)
  func `a call after a trap`(_ trap: SourceTrap) {
    for newline in ["\n", "\r\n", "\r"] {
      let source = "class Box {\n  \(trap.text)\n  func g() { view.load(\"A\") }\n}\nclass After {}\n"
      let text = String(source.flatMap { $0 == "\n" ? Array(newline) : [$0] })
      withTree(text) { tree in
        let types = Array(tree.children(of: tree.root))
        #expect(types.map { tree.nameText(of: $0) } == ["Box", "After"], sourceLocation: trap.location)
        let last = types.first.flatMap { Array(tree.children(of: $0)).last }
        let call = last.map(tree.descendants)?.first { tree[$0].kind == .call }
        #expect(last.map(tree.nameText) == "g", sourceLocation: trap.location)
        #expect(call.map(tree.text) == "view.load(\"A\")", sourceLocation: trap.location)
        let others = tree.descendants(of: tree.root).filter { tree[$0].kind == .other }
        #expect(others.map(tree.text).isEmpty, sourceLocation: trap.location)
      }
    }
  }

  // MARK: - Depth and length

  /// Repeated texts, each with a prefix and with a suffix that is repeated as often.
  static let repeated: [(before: String, text: String, after: String)] = [
    ("", "(", ")"), ("", "[", "]"), ("", "{", "}"), ("", "f({[", "]})"), ("", "(", ""), ("", "([{", ""),
    ("", "(]", ""),
    ("", "(", "]"), ("", "{(", "]}"), ("", ")", ""), ("", "}", ""), ("", "\"\\(", ")\""), ("", "\"\\(", ""),
    ("", "\"", ""), ("a", ".b", ""), ("a", "()", ""), ("a", ".b()", ""), ("a", "[b]", ""), ("a", " {}", ""),
    ("a {}", " b: {}", ""), ("a", " + b", ""), ("a", " ?? b", ""), ("a", " && b", ""), ("a", " == b", ""),
    ("a", " = b", ""), ("a", " ? b : c", ""), ("", "a ? ", ""), ("a", " as B", ""), ("a", "!", ""),
    ("a", "?", ""),
    ("", "- a", ""), ("", "-(", ")"), ("", "-", ""), ("", "try ", ""), ("", "a<", ""), ("", "a<b ", ""),
    ("let a: ", "A<", ">"), ("a = ", "A<", ">"), ("let a: ", "() -> ", ""), ("let a: ", "A & ", ""),
    ("let a: ", "(", ")"), ("let a: B", "?", ""), ("let a: ", "any ", ""), ("if a {}", " else if b {}", ""),
    ("", "if a { ", "}"), ("", "if ", ""), ("", "guard a else { ", "}"), ("", "for a in ", ""),
    ("", "for ", ""),
    ("", "while ", ""), ("", "repeat { ", "}"), ("do {}", " catch {}", ""), ("", "do {} catch { ", "}"),
    ("", "switch a { case b: ", "}"), ("switch a {", "case b: c\n", "}"), ("", "case ", ""),
    ("", "return ", ""),
    ("", "a: ", ""), ("", "a: for ", ""), ("", "let ", ""), ("", "let (", ")"), ("", "class A { ", "}"),
    ("", "func a() { ", "}"), ("", "var a: B { get { ", "}}"), ("", "enum A { case b(", ")}"),
    ("", "@a ", ""),
    ("", "@a(", ")"), ("", "#", ""), ("", "#a(", ")"), ("", "\\a[", "]"), ("\\a", ".b", ""),
    ("", "private ", ""),
    ("", "prefix ", ""), ("", "lazy (", ")"), ("", "init ", ""), ("", "await ", ""), ("", "is [", "]"),
    ("", "{ [a] ", "}"), ("", "{ (a) in ", "}"), ("class A<", "T: ", ""), ("class A: ", "B, ", ""),
    ("func a() where ", "A == B, ", ""), ("", "#if a\n", "#endif\n"), ("#if a\n", "#else\n", ""),
    ("", "#if a\n{\n", ""),
    ("", "#if a\n{\n", "#endif\n"), ("{#if a\n", "}\n#else\n", ""), ("[(((#if a\n", "]\n#else\n", ""),
    ("a\n", "#if x\n.b\n", "#endif\n"), ("", ",", ""), ("", ":", ""), ("", ";", ""), ("", ".", ""),
    ("[", "a, ", "]"),
    ("[", "a: b, ", "]"), ("(", "a: b, ", ")"), ("", "a\n", ""), ("", "@", ""), ("", "\\", ""), ("", "`", ""),
    ("let a: A", "<B>.C", ""), ("if case ", "let ", ""),
  ]

  /// The stack size of tasks on Apple's platforms. Stack frames are several times as large without optimization.
  #if DEBUG
    private static let stackSize = 4 << 20
  #else
    private static let stackSize = 512 << 10
  #endif

  @Test(arguments: repeated.indices)
  func `a text many times`(_ index: Int) async {
    let (before, text, after) = Self.repeated[index]
    for count in [300, 2_500] {
      let source = before + String(repeating: text, count: count) + String(repeating: after, count: count)
      await withCheckedContinuation { continuation in
        let thread = Thread {
          withTree(source) { Self.check($0, source) }
          continuation.resume()
        }
        thread.stackSize = Self.stackSize
        thread.start()
      }
    }
  }

  // MARK: - Damage

  @Test func `every beginning of a source`() {
    let bytes = Array(Self.sample.utf8)
    for count in 0...bytes.count { Self.check(bytes[..<count]) }
  }

  @Test func `a source without some of its bytes`() {
    var generator = SplitMix(seed: 7)
    let bytes = Array(Self.sample.utf8)
    for _ in 0..<1_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let start = Int.random(in: damaged.indices, using: &generator)
        let length = Int.random(in: 1...6, using: &generator)
        damaged.removeSubrange(start..<min(damaged.count, start + length))
      }
      Self.check(damaged[...])
    }
  }

  @Test func `the tokens of a source in another order`() {
    var generator = SplitMix(seed: 11)
    let words = Self.sample.split(separator: " ")
    for _ in 0..<1_000 {
      Self.check(Array(words.shuffled(using: &generator).joined(separator: " ").utf8)[...])
    }
  }

  @Test func `the sample is read without errors`() {
    withTree(Self.sample) { tree in
      #expect(tree.nodes.allSatisfy { $0.kind != .other })
    }
  }

  // MARK: - Invariants of every tree

  private static func check(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { check(SyntaxTree($0, .swift), String(decoding: bytes, as: UTF8.self)) }
  }

  /// Checks that each node has one parent, that siblings are inside their parent and in order, and that the depth is
  /// bounded.
  private static func check(_ tree: SyntaxTree, _ source: @autoclosure () -> String) {
    var isSeen = [Bool](repeating: false, count: tree.nodes.count)
    var open = [(node: tree.root, depth: 1)]
    var isValid = tree.root >= 0
    while let (index, depth) = open.popLast(), isValid {
      let node = tree[index]
      isValid = !isSeen[Int(index)] && depth < 2_000 && node.start <= node.end && node.end <= tree.bytes.count
      isValid = isValid && node.nameStart <= node.nameEnd && node.nameEnd <= tree.bytes.count
      isSeen[Int(index)] = true
      var end = node.start
      for child in tree.children(of: index) {
        isValid = isValid && tree[child].start >= end && tree[child].end <= node.end
        end = tree[child].end
        open.append((child, depth + 1))
      }
    }
    if !isValid { Issue.record("unsound tree of \(source().prefix(3_000))") }
  }

  private static let sample = ##"""
    import UIKit
    @testable import class Cards.Card

    #if os(iOS)
    typealias View = UIView
    #else
    typealias View = NSView
    #endif

    @objc(Box) public final class Box<Element: Card>: View, Source where Element.ID == Int {
      @IBOutlet private weak var title: UILabel!
      @Published(initial: [1: "a"]) var rows = [Row<Int>](), count: Int? = nil
      lazy var table: Table = { [weak self] in Table(owner: self) }()
      var isOn: Bool { get { !state.isEmpty && (a ?? b) > 1 ? true : c } set(new) { state = new } }
      private(set) static var shared = Box() { didSet { print("\(oldValue) \("x\(y)")") } }
      enum Kind: String { case small = "s", large(Int, name: String = "l"); indirect case other }
      init?(coder: NSCoder, _ done: @escaping (Int, String) async throws -> Void = { _, _ in }) {
        guard let view = coder.decode() as? View, case .large(let size, _) = kind else { return nil }
        super.init(coder: coder)
      }
      subscript<T>(key: T) -> [String: T?] { (a, b) = (b, a); return [:] }
      func load<T>(_ name: T, for owner: Any? = nil) async throws -> some View & P where T: P {
        outer: for case let (index, row?) in rows.enumerated() where row != nil {
          switch row {
          case .small, .large(1..., name: _) where index > 2: continue outer
          case let .other(x, y: y): x.y = y
          #if DEBUG
          case is Foo: break
          #endif
          @unknown default: fallthrough
          }
        }
        do { try await Bundle.main.loadNib("A", owner: self)?.first!.show() } catch let error as E { throw error }
        repeat { i += 1 } while i < 10
        UIView.animate(withDuration: 0.3) { $0.alpha = 1 } completion: { (done: Bool) -> Void in _ = done }
        let pattern = /a{b}\/c/, text = #"raw \#(x) "quoted""#, value = if a { 1 } else { -2 }
        button.addTarget(self, action: #selector(tap(_:for:)), for: [.touchUpInside, .other])
        items.map(\.name).sorted(by: <).reduce(0, +)
        if #available(iOS 17, *), a < b, let x { defer { x() } }
        return view
          .padding()
        #if os(iOS)
          .bar()
        #endif
      }
    }
    """##
}
