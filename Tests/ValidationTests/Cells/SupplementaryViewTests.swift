import Checks
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@Suite("Supplementary views of another kind")
struct SupplementaryViewTests {
  /// Code that registers and requests a supplementary view, and whether the request is reported.
  typealias Case = Example<String, Bool>

  /// Returns a storyboard with a collection view that has a supplementary view, and then the given elements.
  private static func document(_ key: String, _ others: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c-1"><scenes><scene sceneID="s-1"><objects>
    <collectionViewController id="c-1" customClass="Grid" customModule="App" customModuleProvider="target">
    <collectionView key="view" id="v-1"><collectionReusableView key="\(key)" reuseIdentifier="head" id="h-1"/>\(others)
    <connections><outlet property="dataSource" destination="c-1" id="o-1"/></connections></collectionView>
    </collectionViewController></objects></scene></scenes></document>
    """
  }

  private static func files(_ code: String, isObjectiveC: Bool) -> [String: String] {
    let swift = """
      import UIKit
      class Grid: UICollectionViewController {
        override func collectionView(_ c: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at path: IndexPath) -> UICollectionReusableView {
          \(code)
        }
      }
      """
    let objectiveC = """
      #import <UIKit/UIKit.h>
      @interface Grid : UICollectionViewController
      @end
      @implementation Grid
      \(code)
      @end
      """
    let naming = #" customModule="App" customModuleProvider="target""#
    return [
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with:
          "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; INFOPLIST_KEY_UIMainStoryboardFile = Main; "
      ),
      "App/Main.storyboard": isObjectiveC
        ? document("sectionHeaderView").replacing(naming, with: "") : document("sectionHeaderView"),
      isObjectiveC ? "App/Grid.m" : "App/Grid.swift": isObjectiveC ? objectiveC : swift,
      "App/AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
  }

  private static func request(_ kind: String, _ identifier: String = "head") -> String {
    #"return c.dequeueReusableSupplementaryView(ofKind: \#(kind), withReuseIdentifier: "\#(identifier)", for: path)"#
  }

  private static func register(_ kind: String, _ identifier: String = "more") -> String {
    #"c.register(Row.self, forSupplementaryViewOfKind: \#(kind), withReuseIdentifier: "\#(identifier)"); "#
  }

  private static let (header, footer) = (
    "UICollectionView.elementKindSectionHeader", "UICollectionView.elementKindSectionFooter"
  )

  static let cases: [Case] = [
    Case(request(footer), true),
    Case(request(#""badge""#), true),
    Case(register(header) + request(footer, "more"), true),
    Case(register(#""badge""#) + request(header, "more"), true),
    Case(register("UICollectionElementKindSectionFooter") + request(header, "more"), true),
    Case(request(header), false),
    Case(request("kind"), false),
    Case("if kind == \(footer) { \(request(footer)) }; \(request(header))", false),
    Case(register(footer) + request(footer, "more"), false),
    Case(register("kind") + request(footer, "more"), false),
    Case(register(header) + register(footer) + request(footer, "more"), false),
    Case(register(footer, "head") + request(footer), false),
  ]

  @Test("Kinds in Swift", arguments: cases)
  func swift(_ item: Case) async throws {
    try await check(Self.files(item.input, isObjectiveC: false), item)
  }

  private func check(_ files: [String: String], _ item: Case) async throws {
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .missingIdentifier }
    #expect(
      found.map(\.consequence) == (item.expected ? [.crashOnUse] : []),
      sourceLocation: item.sourceLocation
    )
    #expect(found.allSatisfy { $0.position.line == 5 }, sourceLocation: item.sourceLocation)
    #expect(
      found.allSatisfy {
        $0.message.contains("section") && $0.consoleMessage?.contains("view of kind") == true
      },
      sourceLocation: item.sourceLocation
    )
  }

  private static let layout = #"<collectionViewFlowLayout key="collectionViewLayout" id="l-1"/>"#
  private static let foot =
    #"<collectionReusableView key="sectionFooterView" reuseIdentifier="foot" id="f-1"/>"#

  /// Other elements of the collection view, the code, and whether the code is reported.
  static let requests: [Example<[String], Bool>] = [
    Example("header and footer", [foot + layout, request("kind")], true),
    Example("header and footer, as a class", [foot + layout, register("kind") + request("kind")], false),
    Example("only a header", [layout, request("kind")], false),
    Example("unknown layout", [foot, request("kind")], false),
    Example(
      "custom layout",
      [foot + layout.replacing(" id", with: #" customClass="Rings" id"#), request("kind")],
      false
    ),
    Example(
      "after a test",
      [foot + layout, "if kind == \(footer) { return c.x() }; " + request("kind")],
      false
    ),
    Example("registered for both", [foot.replacing("foot", with: "head") + layout, request("kind")], false),
    Example(
      "sized by code",
      [
        foot + layout,
        request("kind")
          + "\n} func collectionView(_ c: UICollectionView, layout: Any, referenceSizeForFooterInSection s: Int) -> CGSize { .zero",
      ],
      false
    ),
    Example(
      "hidden by code",
      [foot + layout, "f.footerReferenceSize = .zero; " + request("kind")],
      false
    ),
  ]

  @Test("The kind that the collection view requests", arguments: requests)
  func requestedKinds(_ item: Example<[String], Bool>) async throws {
    let example = Case(item.testDescription, item.expected, sourceLocation: item.sourceLocation)
    var files = Self.files(item.input[1], isObjectiveC: false)
    files["App/Main.storyboard"] = Self.document("sectionHeaderView", item.input[0])
    try await check(files, example)
    guard item.input[1] == Self.request("kind") else { return }
    var messages = Self.files(Self.message("kind"), isObjectiveC: true)
    messages["App/Main.storyboard"] = Self.document("sectionHeaderView", item.input[0]).replacing(
      #" customModule="App" customModuleProvider="target""#,
      with: ""
    )
    try await check(messages, example)
  }

  private static func message(_ kind: String) -> String {
    "- (id)collectionView:(UICollectionView *)c viewForSupplementaryElementOfKind:(NSString *)kind "
      + "atIndexPath:(NSIndexPath *)p { return [c dequeueReusableSupplementaryViewOfKind:\(kind) "
      + "withReuseIdentifier:@\"head\" forIndexPath:p]; }"
  }

  static let messages: [Case] = [
    Case(message("UICollectionElementKindSectionFooter"), true),
    Case(message("UICollectionElementKindSectionHeader"), false),
    Case(message("kind"), false),
  ]

  @Test("Kinds in Objective-C", arguments: messages)
  func objectiveC(_ item: Case) async throws {
    try await check(Self.files(item.input, isObjectiveC: true), item)
  }
}
