import NibproofTestSupport
import Testing

/// A tree whose files nest constructs deeply, or contain long chains of declarations or documents.
struct DeepTree: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The contents of the files by path, for a given depth.
  var files: @Sendable (Int) -> [String: String]

  init(_ description: String, _ files: @escaping @Sendable (Int) -> [String: String]) {
    (testDescription, self.files) = (description, files)
  }

  /// Creates a tree with one file for each nested construct.
  ///
  /// - Parameters:
  ///   - description: The name of the tree.
  ///   - path: The path of each file, in which `#N` is replaced by the number of the construct.
  ///   - place: The content of each file, in which `HERE` is replaced by the construct and `#N` by its
  ///     number.
  ///   - shapes: The texts that open, fill and close a construct.
  init(
    _ description: String,
    path: String,
    _ place: String,
    _ shapes: [(open: String, middle: String, close: String)]
  ) {
    self.init(description) { depth in
      var files: [String: String] = [:]
      for (number, shape) in shapes.enumerated() {
        func numbered(_ text: String) -> String { text.replacing("#N", with: "\(number)") }
        let (openings, closings) = (Self.repeated(shape.open, depth), Self.repeated(shape.close, depth))
        files[numbered(path)] = numbered(place).replacing("HERE", with: openings + shape.middle + closings)
      }
      return files
    }
  }

  /// Creates a tree with one file of numbered lines.
  init(
    _ description: String,
    path: String,
    first: String = "",
    most: Int = 20_000,
    _ line: @escaping @Sendable (Int) -> String,
    last: @escaping @Sendable (Int) -> String = { _ in "" }
  ) {
    self.init(description) { depth in
      let count = min(depth, most)
      let lines = (1...count).map(line).joined(separator: "\n")
      return [path: "\(first)\n\(lines)\n\(last(count))\n"]
    }
  }

  static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  static let all =
    swiftTrees + objectiveCTrees + declarationChains + documentTrees + storyboardTrees + configurationTrees
}

// MARK: - Sources

extension DeepTree {
  private static let load = #"Bundle.main.loadNibNamed("Known", owner: self)"#
  private static let body =
    "import UIKit\nclass Box#N: UIView {\n required init?(coder: NSCoder) { super.init(coder: coder); run() }\n"
    + " @IBOutlet var lid: UIView!\n func run() {\n  HERE\n  \(load)\n }\n}\n"

  private static let swiftTrees = [
    DeepTree(
      "chains of Swift",
      path: "Box#N.swift",
      body.replacing("HERE", with: "let a = lid HERE"),
      [
        (".b()", "", ""), (".b", "", ""), ("?.b", "", ""), ("!", "", ""), ("[0]", "", ""),
        (".b { x }", "", ""),
        (" + x", "", ""), (" ?? x", "", ""), (" as Any", "", ""), (" && x", "", ""), (" == x", "", ""),
        ("\n#if A\n.b()\n", "", "#endif\n"),
      ]
    ),
    DeepTree(
      "expressions of Swift",
      path: "Box#N.swift",
      body.replacing("HERE", with: "let a = HERE"),
      [
        ("f(", "x", ")"), ("x.f(", "x", ")"), ("f { ", "x", " }"), ("{ [weak self] in ", "x", " }()"),
        ("(1, ", "x", ")"), ("(", "x", ")"), ("[", "x", "]"), ("[\"a\": ", "x", "]"), ("x ? 1 : ", "x", ""),
        ("x ? ", "1", " : x"), ("-(", "x", ")"), ("\"\\(", "x", ")\""), ("if x { ", "1", " } else { 2 }"),
        ("switch x { case 1: ", "1", " default: 2 }"), ("try ", "x", ""), ("A<", "Int", ">()"),
        ("[", "Int", "]()"),
        ("\\.a", "x", ".b"), ("#selector(", "x", ")"), ("#a(", "x", ")"), ("x < ", "x", ""),
        ("x = ", "x", ""),
        ("(", "", ""), ("{", "", ""), ("f(", "", ""), ("\"\\(", "", ""), ("/*", "", "*/"),
        ("Bundle.main.loadNibNamed(", "\"Known\"", ", owner: nil)"),
        ("String(describing: ", "Box.self", ")"),
      ]
    ),
    DeepTree(
      "statements of Swift",
      path: "Box#N.swift",
      body,
      [
        ("func g() { ", "x", " }"), ("class A { func g() { ", "", "} }"), ("if x { ", "x", " }"),
        ("if x { } else ", "{ }", ""), ("do { ", "x", " }"), ("do {} catch { ", "x", " }"),
        ("guard x else { ", "return", " }"), ("for a in x { ", "x", " }"), ("while x { ", "x", " }"),
        ("switch x { case 1: ", "break", " }"), ("#if A\n", "x\n", "#endif\n"),
        ("#if A\n", "x\n", "#else\n#endif\n"),
        ("#if A\n", "x\n", ""), ("#if A\n#elseif B\n", "", ""), ("@a ", "func h() {}", ""),
        ("@a(", "1", ")func h() {}"), ("enum E { case b(", "Int", ") }"),
        ("var a: Int { get { ", "1", "} }"),
      ]
    ),
    DeepTree(
      "types of Swift",
      path: "Box#N.swift",
      "import UIKit\nclass Box#N: UIView {\n @objc @IBInspectable var a: HERE\n @IBOutlet var lid: UIView!\n}\n",
      [
        ("[", "Int", "]"), ("[String: ", "Int", "]"), ("Array<", "Int", ">"), ("", "Int", "?"),
        ("(", "Int", ")"),
        ("(Int, ", "Int", ")"), ("(Int) -> ", "Int", ""), ("(", "Int", ") -> Int"), ("A.", "B", ""),
        ("", "A", ".Type"), ("A & ", "B", ""), ("@escaping ", "A", ""), ("some ", "A", ""), ("any ", "A", ""),
      ]
    ),
    DeepTree(
      "declarations of Swift",
      path: "Box#N.swift",
      "HERE\nimport UIKit\nclass Box#N: UIView { HERE }\n",
      [
        ("class A { ", "", " }"), ("extension A { ", "", " }"), ("#if A\n", "var b = 1\n", "#endif\n"),
        ("#if !(\n", "", ")\n#endif\n"), ("class A<", "T", ">"), ("class A: Gen<", "A", ">"),
      ]
    ),
  ]

  private static let message = #"[[NSBundle mainBundle] loadNibNamed:@"Known" owner:self options:nil]"#
  private static let method =
    "#import <UIKit/UIKit.h>\n@interface Box#N : UIView\n@property IBOutlet UIView *lid;\n@end\n"
    + "@implementation Box#N\n- (void)awakeFromNib { HERE; \(message); }\n@end\n"

  private static let objectiveCTrees = [
    DeepTree(
      "expressions of Objective-C",
      path: "Box#N.m",
      method.replacing("HERE", with: "id a = HERE"),
      [
        ("[", "self", " a]"), ("[self f:", "self", "]"), ("(", "1", ")"), ("a ? 1 : ", "1", ""),
        ("a ? ", "1", " : 2"),
        ("^{ return ", "a", "; }"), ("f(^{ ", "a", "; })"), ("(id)", "a", ""), ("f(", "a", ")"),
        ("@{@\"a\": ", "a", "}"), ("@[", "a", "]"), ("@(", "a", ")"), ("a.", "b", ""), ("a->", "b", ""),
        ("", "a", "[0]"), ("a + ", "a", ""), ("!", "a", ""), ("({ ", "a;", " })"), ("[", "", ""),
        ("(", "", ""),
        ("{", "", ""), ("M(", "a", ")"),
      ]
    ),
    DeepTree(
      "statements of Objective-C",
      path: "Box#N.m",
      method,
      [
        ("{ ", "a;", " }"), ("if (a) { ", "a;", " }"), ("if (a) ", "a;", ""), ("if (a) {} else ", "a;", ""),
        ("for (;;) { ", "a;", " }"), ("do ", "a;", " while (a);"), ("switch (a) { case 1: ", "break;", " }"),
        ("\n#if A\n", "a;\n", "#endif\n"), ("\n#if A\n", "a;\n", ""), ("@try { ", "", " } @catch (id e) {}"),
        ("struct { ", "int a;", " } b;"), ("void (^a)(", "int", ")"),
      ]
    ),
    DeepTree(
      "declarations of Objective-C",
      path: "Box#N.m",
      "HERE\n@interface Box#N : UIView\n@property IBOutlet UIView *lid;\n@property HERE a;\n@end\n",
      [
        ("NSArray<", "id", "> *"), ("int ", "", "*"), ("void (^)(", "int", ")"),
        ("struct { ", "int a;", " } "),
        ("id<", "P", ">"), ("__attribute__((", "a", "))"), ("M(", "a", ")"), ("#if !(", "1", ")\n"),
        ("extern \"C\" { ", "", " }"), ("@interface A : B\n", "", "@end\n"),
      ]
    ),
  ]
}
