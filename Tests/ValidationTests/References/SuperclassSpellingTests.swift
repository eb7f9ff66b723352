import NibproofTestSupport
import Testing
import Validation

@Suite("Superclasses of controllers, as spelled")
struct SuperclassSpellingTests {
  /// The declaration of a controller, and whether its missing nib is reported.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var declaration: String
    var isFound: Bool
    var more: [String: String]

    init(
      _ description: String,
      _ declaration: String,
      isFound: Bool = true,
      beside more: [String: String] = [:]
    ) {
      (testDescription, self.declaration, self.isFound, self.more) = (description, declaration, isFound, more)
    }
  }

  static let swift: [Case] = [
    Case("plain", "class Page: UIViewController {}"),
    Case("an alias", "typealias Base = UIViewController\nclass Page: Base {}"),
    Case(
      "an alias of another file",
      "class Page: Base {}",
      beside: ["B.swift": "typealias Base = UIViewController"]
    ),
    Case(
      "an alias of the enclosing type",
      "class Page: Kit.Base {}\nenum Kit { typealias Base = UIViewController }"
    ),
    Case("a generic class", "class Base<Item>: UIViewController {}\nclass Page: Base<Int> {}"),
    Case("a nested class", "enum Kit { class Base: UIViewController {} }\nclass Page: Kit.Base {}"),
    Case("a qualified name", "class Page: UIKit.UIViewController {}"),
    Case("a composition", "protocol Kit {}\nclass Page: UIViewController & Kit {}"),
    Case(
      "a composition that begins with a protocol",
      "protocol Kit {}\nclass Page: Kit & UIViewController {}"
    ),
    Case(
      "an alias of a composition",
      "protocol Kit {}\ntypealias Base = UIViewController & Kit\nclass Page: Base {}"
    ),
    Case("after a protocol", "protocol Kit {}\nclass Page: Kit, UIViewController {}"),
    Case(
      "a class of Objective-C",
      "class Page: Base {}",
      beside: ["B.h": "@interface Base : UIViewController\n@end"]
    ),
    Case(
      "a private class of another file with the same name",
      "class Base: UIViewController {}\nclass Page: Base {}",
      beside: ["B.swift": "private class Base: Unread {}"]
    ),
    Case("an unread class", "class Page: Unread {}", isFound: false),
    Case(
      "a private class of another file",
      "class Page: Base {}",
      isFound: false,
      beside: [
        "B.swift": "private class Base: UIViewController {}"
      ]
    ),
    Case("a class that is no controller", "class Page: UIView {}", isFound: false),
    Case(
      "a superclass that loads its view in code",
      "typealias Base = Plain\nclass Plain: UIViewController { override func loadView() {} }\nclass Page: Base {}",
      isFound: false
    ),
  ]

  static let objectiveC: [Case] = [
    Case("plain", "@interface Page : UIViewController\n@end"),
    Case("with a protocol", "@protocol Kit\n@end\n@interface Page : UIViewController <Kit>\n@end"),
    Case("after a forward declaration", "@class Page;\n@interface Page : UIViewController\n@end"),
    Case("a type definition", "typedef UIViewController Base;\n@interface Page : Base\n@end"),
    Case(
      "an alias for compatibility",
      "@compatibility_alias Base UIViewController;\n@interface Page : Base\n@end"
    ),
    Case(
      "a generic class",
      "@interface Base<Item> : UIViewController\n@end\n@interface Page : Base<NSString *>\n@end"
    ),
    Case(
      "a class of a header",
      "@interface Page : Base\n@end",
      beside: ["B.h": "@interface Base : UIViewController\n@end"]
    ),
    Case(
      "a class of Swift",
      "@interface Page : Base\n@end",
      beside: [
        "B.swift": "@objc(Base) class Plain: UIViewController {}"
      ]
    ),
    Case("only a category", "@interface Page (Kit)\n@end", isFound: false),
    Case("only a forward declaration", "@class Page;", isFound: false),
    Case("an unread class", "@interface Page : Unread\n@end", isFound: false),
    Case(
      "a category of a superclass that loads its view in code",
      "@interface Base : UIViewController\n@end\n@implementation Base (View)\n- (void)loadView {}\n@end\n@interface Page : Base\n@end",
      isFound: false
    ),
  ]

  @Test("A missing nib is found however a superclass is spelled in Swift", arguments: swift)
  func inSwift(_ test: Case) async throws {
    let code = "class Box { func open() { _ = Page(nibName: \"Gone\", bundle: nil) } }\n"
    try await check(test, ["Box.swift": code + test.declaration])
  }

  @Test("A missing nib is found however a superclass is spelled in Objective-C", arguments: objectiveC)
  func inObjectiveC(_ test: Case) async throws {
    let code = """
      @interface Box : NSObject
      @end
      @implementation Box
      - (void)open { [[Page alloc] initWithNibName:@"Gone" bundle:nil]; }
      @end
      """
    try await check(test, ["Box.m": test.declaration + "\n" + code])
  }

  private func check(_ test: Case, _ sources: [String: String]) async throws {
    let files = ["Package.swift": "// swift-tools-version: 6.2", "Other.xib": xib(#"<view id="v-1"/>"#)]
    let tree = try TemporaryTree(files.merging(sources) { $1 }.merging(test.more) { $1 })
    let found = try await tree.validate().findings.filter {
      $0.id == .missingNib && $0.consequence == .crashOnUse
    }
    #expect(found.map(\.keyPath) == (test.isFound ? ["Gone"] : []))
  }
}
