import Checks
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@Suite("Failing casts")
struct FailedCastTests {
  struct Case: CustomTestStringConvertible {
    var body: String
    var finding: String?
    var more: [String: String]
    var sourceLocation: SourceLocation

    init(
      _ body: String,
      _ finding: String?,
      beside more: [String: String] = [:],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.body, self.finding, self.more, self.sourceLocation) = (body, finding, more, sourceLocation)
    }

    var testDescription: String { body }
  }

  private static let naming = #"customModule="App" customModuleProvider="target""#
  private static let main = DocumentText.scene(
    initial: "c-1",
    """
    <viewController storyboardIdentifier="Plain" id="c-1"/>
    <viewController storyboardIdentifier="List" customClass="ListController" \(naming) id="c-2"/>
    <viewControllerPlaceholder storyboardIdentifier="Far" storyboardName="Main" id="c-3"/>
    <tableViewCell reuseIdentifier="Plain" id="r-1"/>
    <tableViewCell reuseIdentifier="Row" customClass="RowCell" \(naming) id="r-2"/>
    <tableViewCell reuseIdentifier="Twin" customClass="RowCell" \(naming) id="r-3"/>
    <tableViewCell reuseIdentifier="Twin" customClass="OtherCell" \(naming) id="r-4"/>
    <tableViewCell reuseIdentifier="Kit" customClass="KitCell" id="r-5"/>
    """
  )
  private static let empty = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes/></document>
    """
  private static let classes = """
    class RowCell: UITableViewCell {}
    class WideCell: RowCell {}
    class OtherCell: UITableViewCell {}
    class ListController: UITableViewController {}
    class OtherController: UIViewController {}
    class CardView: UIView {}
    protocol Named {}
    """

  private static func row(_ identifier: String) -> String {
    #"table.dequeueReusableCell(withIdentifier: "\#(identifier)", for: path)"#
  }

  private static let own = #"tableView.dequeueReusableCell(withIdentifier: "Same", for: path)"#
  private static let scenes = [
    "Scenes.storyboard": [("Box", "OtherCell"), ("Far", "RowCell")].enumerated().reduce(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>"#
    ) { text, scene in
      text + """
        <scene sceneID="s-\(scene.offset)"><objects><tableViewController id="x-\(scene.offset)" customClass="\(scene.element.0)">
        <tableView key="view" id="t-\(scene.offset)"><prototypes><tableViewCell reuseIdentifier="Same" \
        id="p-\(scene.offset)" customClass="\(scene.element.1)" \(naming)/></prototypes></tableView></tableViewController></objects></scene>
        """
    } + "</scenes></document>"
  ]

  /// Returns a storyboard with a cell whose class is missing, or is a Swift class without its module.
  private static func gone(_ provider: String) -> [String: String] {
    let module = provider.isEmpty ? "" : #"customModule="App" customModuleProvider="\#(provider)""#
    return [
      "Gone.storyboard": DocumentText.scene(
        initial: "c-8",
        """
        <tableViewController id="c-8"><tableView key="view" id="t-8"><prototypes>
        <tableViewCell reuseIdentifier="Gone" customClass="GoneCell" \(module) id="r-8"/>
        <tableViewCell reuseIdentifier="Bare" customClass="RowCell" id="r-9"/></prototypes></tableView>
        </tableViewController>
        """
      )
    ]
  }

  private static let mistaken =
    "failed-cast crash-on-use Box.swift:2:23 Row"

  static let cases: [Case] = [
    // Cells
    Case("\(row("Row")) as! RowCell", nil),
    Case("\(row("Row")) as! UITableViewCell", nil),
    Case("\(row("Row")) as! Named", nil),
    Case("\(row("Row")) as? OtherCell", nil),
    Case("\(row("Row")) as! OtherCell", mistaken),
    Case(#"table.dequeueReusableCell(withIdentifier: "Row") as! OtherCell"#, mistaken),
    Case("(\(row("Row")) as? OtherCell)!", mistaken.replacing(":23", with: ":24")),
    Case(
      "guard let row = \(row("Row")) as? OtherCell else { fatalError() }",
      mistaken.replacing(":23", with: ":39")
    ),
    // A cast after which the app continues.
    Case("if let row = \(row("Row")) as? OtherCell { use(row) }", "failed-cast silent Box.swift:2:36 Row"),
    Case("let row = \(row("Row")) as? OtherCell; row?.fill()", "failed-cast silent Box.swift:2:33 Row"),
    Case("(\(row("Row")) as? OtherCell)?.fill()", "failed-cast silent Box.swift:2:24 Row"),
    Case(
      "guard let row = \(row("Row")) as? OtherCell else { return UITableViewCell() }",
      "failed-cast silent Box.swift:2:39 Row"
    ),
    Case("if let row = \(row("Row")) as? RowCell { use(row) }", nil),
    Case("if let row = \(row("Row")) as? Named { use(row) }", nil),
    Case("if let row = \(row("Twin")) as? OtherCell { use(row) }", nil),
    Case("if let row = \(row("Kit")) as? OtherCell { use(row) }", nil),
    Case(
      "if let row = \(row("Row")) as? OtherCell { use(row) }",
      nil,
      beside: ["More.swift": #"func f() { table.reg("Row") }"#]
    ),
    Case(
      "\(row("Row")) as! WideCell",
      "failed-cast crash-on-use Box.swift:2:23 Row"
    ),
    Case(
      "\(row("Plain")) as! RowCell",
      "failed-cast crash-on-use Box.swift:2:23 Plain"
    ),
    Case("\(row("Twin")) as! OtherCell", nil),
    Case(
      "\(row("Twin")) as! WideCell",
      "failed-cast crash-on-use Box.swift:2:23 Twin"
    ),
    // A cell of the controller's own scene; another scene has a cell with the same identifier and another class.
    Case("\(own) as! RowCell", "failed-cast crash-on-use Box.swift:2:27 Same", beside: scenes),
    Case("\(own) as! OtherCell", nil, beside: scenes),
    Case("\(own.replacing("tableView", with: "parent.tableView")) as! RowCell", nil, beside: scenes),
    Case(
      "\(own) as! RowCell",
      nil,
      beside: scenes.merging(["More.swift": "class More: Box {}"]) { $1 }
        .mapValues { $0.replacing("customClass=\"Far\"", with: "customClass=\"More\"") }
    ),
    Case(
      "\(own) as! RowCell",
      nil,
      beside: scenes.merging([
        "More.swift":
          #"class Far: UIViewController { func f() { tableView.register(nib, forCellReuseIdentifier: "Same") } }"#
      ]) { $1 }
    ),
    // Classes that do not exist under the names in the document.
    Case(
      "\(row("Gone")) as! RowCell",
      "failed-cast crash-on-use Box.swift:2:23 Gone",
      beside: gone("target")
    ),
    Case("\(row("Gone")) as! UITableViewCell", nil, beside: gone("target")),
    Case("\(row("Gone")) as! RowCell", nil, beside: gone("")),
    Case(
      "\(row("Gone")) as! RowCell",
      nil,
      beside: gone("target").merging(["GoneCell.swift": "class GoneCell: RowCell {}"]) { $1 }
    ),
    Case("\(row("Bare")) as! RowCell", "failed-cast crash-on-use Box.swift:2:23 Bare", beside: gone("")),
    Case("\(row("Bare")) as! UITableViewCell", nil, beside: gone("")),
    Case(
      "\(row("Bare")) as! RowCell",
      nil,
      beside: gone("").merging([
        "Classes.swift": classes.replacing("class RowCell", with: "@objc(RowCell) class RowCell")
      ]) { $1 }
    ),
    // Unknown classes, or classes with ambiguous names.
    Case("\(row("Kit")) as! RowCell", nil),
    Case("\(row("Row")) as! KitCell", nil),
    Case(
      "\(row("Row")) as! OtherCell",
      nil,
      beside: ["More.swift": "extension Box { class OtherCell: Row {} }"]
    ),
    Case("\(row("Row")) as! OtherCell", nil, beside: ["More.swift": "typealias OtherCell = RowCell"]),
    Case("\(row("Row")) as! OtherCell", nil, beside: ["More.swift": "class RowCell: KitCell {}"]),
    // Code that may provide other objects under the same identifier.
    Case(
      "\(row("Row")) as! OtherCell",
      nil,
      beside: ["More.swift": #"func f() { table.reg("Row") }"#]
    ),
    Case(
      "\(row("Row")) as! OtherCell",
      nil,
      beside: [
        "More.swift": "extension RowCell { override func awakeAfter(using c: NSCoder) -> Any? { make() } }"
      ]
    ),
    Case(
      "\(row("Row")) as! OtherCell",
      nil,
      beside: [
        "More.swift":
          "func f(v: UIView) { object_setClass(v, OtherCell.self) }\nclass C { func g() { object_setClass(v, OtherCell.self) } }"
      ]
    ),
    Case(
      "\(row("Row")) as! OtherCell",
      nil,
      beside: ["Box.swift": "class Box: KitController { func f() { BODY } }"]
    ),
    Case("\(row("Row")) as! OtherCell", mistaken, beside: ["More.swift": "class More: KitController {}"]),
    // Controllers
    Case(#"storyboard!.instantiateViewController(withIdentifier: "List") as! ListController"#, nil),
    Case(#"storyboard!.instantiateViewController(withIdentifier: "List") as! UITableViewController"#, nil),
    Case(#"storyboard!.instantiateViewController(withIdentifier: "Far") as! OtherController"#, nil),
    Case(#"kit.instantiateViewController(withIdentifier: "List") as! OtherController"#, nil),
    Case(
      #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "List", creator: { C($0) }) as! OtherController"#,
      nil
    ),
    Case(
      #"storyboard!.instantiateViewController(withIdentifier: "List") as! OtherController"#,
      "failed-cast crash-on-use Box.swift:2:29 List"
    ),
    Case(
      #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Plain") as! UINavigationController"#,
      "failed-cast crash-on-use Box.swift:2:57 Plain"
    ),
    Case(#"UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!"#, nil),
    Case(
      #"UIStoryboard(name: "Main", bundle: kit).instantiateInitialViewController() as! ListController"#,
      nil
    ),
    Case(
      #"UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! ListController"#,
      "failed-cast crash-on-use Box.swift:2:57 Main"
    ),
    // The result for a storyboard without an initial controller is nil.
    Case(#"UIStoryboard(name: "Empty", bundle: nil).instantiateInitialViewController()"#, nil),
    Case(#"storyboard!.instantiateInitialViewController()!"#, nil),
    Case(
      #"let s = UIStoryboard(name: "Empty", bundle: nil); let c = s.instantiateInitialViewController()!"#,
      "missing-identifier crash-on-use Box.swift:2:77 Empty"
    ),
    Case(
      #"UIStoryboard(name: "Empty", bundle: nil).instantiateInitialViewController() as! ListController"#,
      "missing-identifier crash-on-use Box.swift:2:58 Empty"
    ),
    Case(
      #"UIStoryboard(name: "Empty", bundle: nil).instantiateInitialViewController()!"#,
      nil,
      beside: ["de.lproj/Empty.storyboard": main]
    ),
    // Nibs
    Case(#"Bundle.main.loadNibNamed("Card", owner: nil)?.first as! CardView"#, nil),
    Case(#"Bundle.main.loadNibNamed("Card", owner: nil)![0] as! UIView"#, nil),
    Case(#"Bundle.main.loadNibNamed("Plain", owner: nil)?.last as! CardView"#, nil),
    Case(#"Bundle.main.loadNibNamed("Plain", owner: nil)?.first { $0 is CardView } as! CardView"#, nil),
    Case(
      #"Bundle.main.loadNibNamed("Plain", owner: nil)?.first as! CardView"#,
      "failed-cast crash-on-use Box.swift:2:29 Plain"
    ),
    Case(
      #"UINib(nibName: "Plain", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CardView"#,
      "failed-cast crash-on-use Box.swift:2:17 Plain"
    ),
    // The list of objects in a variable
    Case(
      #"let all = Bundle.main.loadNibNamed("Plain", owner: nil); let card = all!.first as! CardView"#,
      "failed-cast crash-on-use Box.swift:2:39 Plain"
    ),
    Case(
      #"var all = Bundle.main.loadNibNamed("Plain", owner: nil)!; let card = all[0] as! CardView"#,
      "failed-cast crash-on-use Box.swift:2:39 Plain"
    ),
    Case(#"let all = Bundle.main.loadNibNamed("Card", owner: nil); let card = all!.first as! CardView"#, nil),
    Case(
      #"let all = Bundle.main.loadNibNamed("Plain", owner: nil)!; if all.count > 1 { _ = all[0] as! CardView }"#,
      nil
    ),
    Case(
      #"let all = Bundle.main.loadNibNamed("Plain", owner: nil)!; for x in all { _ = x as! CardView }"#,
      nil
    ),
    // The compiler of the nib determines the order of the objects.
    Case(
      #"Bundle.main.loadNibNamed("Pair", owner: nil)?.first as! CardView"#,
      "failed-cast unverified Box.swift:2:29 Pair"
    ),
    Case(#"Bundle.main.loadNibNamed("Pair", owner: nil)?.first as! UIView"#, nil),
  ]

  private static func files(_ test: Case) -> [String: String] {
    let box = "class Box: UIViewController {\n  func open() { BODY }\n}\n"
    var files = [
      "Package.swift": "// swift-tools-version: 6.2", "Main.storyboard": main, "Empty.storyboard": empty,
      "Classes.swift": classes, "Box.swift": box,
      "Plain.xib": xib(#"<view id="v-1"/>"#),
      "Card.xib": xib("<view id=\"v-1\" customClass=\"CardView\" \(naming)/>"),
      "Pair.xib": xib("<view id=\"v-1\"/><view id=\"v-2\" customClass=\"CardView\" \(naming)/>"),
    ].merging(test.more) { $1 }
    files["Box.swift"] = files["Box.swift"]?.replacing("BODY", with: test.body)
    return files
  }

  @Test("A cast fails only if all possible objects are of other classes", arguments: cases)
  func casts(_ test: Case) async throws {
    let tree = try TemporaryTree(Self.files(test))
    let found = try await tree.validate().findings.filter {
      $0.id == .failedCast || $0.id == .missingIdentifier
    }.map {
      "\($0.id.rawValue) \($0.consequence.rawValue) \(tree.relative($0.file)):\($0.position) \($0.keyPath ?? "")"
    }
    #expect(found == [test.finding].compactMap(\.self), sourceLocation: test.sourceLocation)
  }

  private static let photos = DocumentText.scene(
    initial: "c-1",
    """
    <collectionViewController customClass="Photos" \(naming) id="c-1"><collectionView key="view" id="t-1"><cells>
    <collectionViewCell reuseIdentifier="photo" customClass="PhotoCell" \(naming) id="r-1"/></cells></collectionView>
    </collectionViewController>
    """
  )

  private static func photos(
    register: String = "UICollectionViewCell.self",
    returning cell: String = "UICollectionViewCell()"
  ) -> String {
    """
    class PhotoCell: UICollectionViewCell {}
    class Photos: UICollectionViewController {
      override func viewDidLoad() { collectionView.register(\(register), forCellWithReuseIdentifier: "photo") }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: path) as? PhotoCell else { return \(cell) }
        return cell
      }
    }
    """
  }

  static let registered: [(source: String, consequence: Consequence?)] = [
    (photos(), .crashOnUse),
    (photos(returning: "other"), .silent),
    (photos(register: "PhotoCell.self"), nil),
  ]

  @Test(
    "A registered framework class replaces a prototype, so that an optional cast always fails",
    arguments: registered
  )
  func replacedPrototype(_ row: (source: String, consequence: Consequence?)) async throws {
    let found = try await TemporaryTree([
      "Package.swift": "// swift-tools-version: 6.2", "Main.storyboard": Self.photos,
      "Photos.swift": row.source,
    ]).validate().findings.filter { $0.id == .failedCast }
    #expect(found.map(\.consequence) == [row.consequence].compactMap(\.self))
    #expect(found.allSatisfy { ($0.consoleMessage != nil) == (row.consequence == .crashOnUse) })
  }

  @Test("Casts are unverified without a project or with unreadable documents")
  func unverified() async throws {
    let files = Self.files(Case("\(Self.row("Row")) as! OtherCell", nil))
    for changes: [String: String?] in [
      ["Package.swift": nil], ["Broken.xib": "<document"], ["Broken.storyboard": "<document"],
    ] {
      let tree = try TemporaryTree(
        files.merging(changes.compactMapValues(\.self)) { $1 }.filter { changes[$0.key] != .some(nil) }
      )
      #expect(try await tree.validate().findings.filter { $0.id == .failedCast }.isEmpty, "\(changes)")
    }
  }

  @Test("Swift's messages, with module names if a project is known")
  func consoleLines() async throws {
    let nilUnwrapped = "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
    func cast(_ from: String, _ to: String) -> String {
      "Could not cast value of type '\(from)' (0x…) to '\(to)' (0x…)."
    }
    for (code, line) in [
      ("\(Self.row("Row")) as! OtherCell", cast("App.RowCell", "App.OtherCell")),
      ("\(Self.row("Plain")) as! OldCell", cast("UITableViewCell", "OldCell")),
      ("(\(Self.row("Row")) as? OtherCell)!", nilUnwrapped),
      ("guard let row = \(Self.row("Row")) as? OtherCell else { fatalError() }", nil),
      ("\(Self.row("Twin")) as! WideCell", nil),
    ] {
      var files = Self.files(Case(code, nil))
      files["Package.swift"] = nil
      files["OldCell.h"] = "@interface OldCell : UITableViewCell\n@end"
      files["OldCell.m"] = "@implementation OldCell\n@end"
      files[ProjectText.path] = ProjectText.app(files.keys.filter { !$0.hasSuffix(".h") })
        .replacing(
          "T = {",
          with: """
            L = { buildConfigurations = (C); }; C = { name = Debug; buildSettings = { PRODUCT_NAME = App; }; };
            T = { buildConfigurationList = L;
            """
        )
      let findings = try await TemporaryTree(files).validate().findings.filter { $0.id == .failedCast }
      #expect(findings.map(\.consoleMessage) == [line], "\(code)")
    }
  }
}
