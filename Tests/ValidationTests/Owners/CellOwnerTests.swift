import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Actions of File's Owner in nibs of cells")
struct CellOwnerTests {
  struct Case: CustomTestStringConvertible {
    var body: String
    var more: String
    var sourceLocation: SourceLocation

    init(_ body: String, _ more: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
      (self.body, self.more, self.sourceLocation) = (body, more, sourceLocation)
    }

    var testDescription: String { body + " " + more }
  }

  private static func nib(_ element: String) -> String {
    xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List"/>
      <\(element) id="c-1" customClass="Row"><subviews><button id="b-1"><connections>
      <action selector="gone:" destination="-1" eventType="touchUpInside" id="a-1"/></connections></button></subviews>
      </\(element)>
      """
    )
  }

  private func actions(_ files: [String: String]) async throws -> [Consequence] {
    try await TemporaryTree(files).validate().findings.filter { $0.id == .undefinedAction }.map(\.consequence)
  }

  private func actions(_ testCase: Case, element: String = "tableViewCell") async throws -> [Consequence] {
    try await actions([
      "Row.xib": Self.nib(element),
      "List.swift": """
      class List: UIViewController { func f() { \(testCase.body) } }
      @objc(Row) class Row: UITableViewCell {}
      \(testCase.more)
      """,
    ])
  }

  private static let register = #"table.register(Row.nib, forCellReuseIdentifier: "Row")"#

  private static let loadable = """
    protocol NibLoadable: AnyObject { static var nib: UINib { get } }
    extension NibLoadable {
      static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
    }
    extension Row: NibLoadable {}

    """

  static let registered = [
    Case(#"table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")"#),
    Case("table.register(R.nib.row)"),
    Case(register, #"extension Row { static var nib: UINib { UINib(nibName: "Row", bundle: nil) } }"#),
    Case(
      register,
      "extension Row { static let nib = UINib(nibName: String(describing: Row.self), bundle: nil) }"
    ),
    Case(
      register,
      "extension UIView { class var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) } }"
    ),
    Case(
      "let nib = Row.nib(); " + #"table.register(nib, forCellReuseIdentifier: "Row")"#,
      #"extension Row { class func nib() -> UINib { return UINib(nibName: "Row", bundle: nil) } }"#
    ),
    Case(register, loadable),
    Case(
      "table.register(Row.self)",
      loadable + """
        extension UITableView {
          func register<T: UITableViewCell & NibLoadable>(_: T.Type) {
            register(T.nib, forCellReuseIdentifier: T.identifier)
          }
        }
        """
    ),
    Case(
      "table.register(cellType: Row.self)",
      loadable + """
        extension UITableView {
          func register<T: UITableViewCell>(cellType: T.Type) where T: NibLoadable {
            register(cellType.nib, forCellReuseIdentifier: cellType.identifier)
          }
        }
        """
    ),
    Case(
      #"table.registerNib("Row")"#,
      """
      extension UITableView {
        func registerNib(_ name: String) {
          register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: name)
        }
      }
      """
    ),
    // Code loads another nib with an owner.
    Case(#"Bundle.main.loadNibNamed("Other", owner: self); "# + register, loadable),
  ]

  @Test("The nib of a cell has no known owner", arguments: registered)
  func helpers(_ testCase: Case) async throws {
    #expect(try await actions(testCase).isEmpty, sourceLocation: testCase.sourceLocation)
  }

  static let owned = [
    Case(#"Bundle.main.loadNibNamed("Row", owner: self)"#),
    Case(#"UINib(nibName: "Row", bundle: nil).instantiate(withOwner: self)"#),
    Case(
      "load()",
      "extension List { func load(_ name: String) { Bundle.main.loadNibNamed(name, owner: self) } }"
    ),
  ]

  @Test("Code that loads the nib with an owner makes it the target", arguments: owned)
  func loads(_ testCase: Case) async throws {
    #expect(try await actions(testCase) == [.crashOnUse], sourceLocation: testCase.sourceLocation)
  }

  @Test(
    "Cells and supplementary views are registered, other views are not",
    arguments: [("collectionViewCell", true), ("collectionReusableView", true), ("view", false)]
  )
  func elements(element: String, isCell: Bool) async throws {
    let found = try await actions(Case(Self.register, Self.loadable), element: element)
    #expect(found == (isCell ? [] : [.crashOnUse]))
  }

  @Test("Objective-C code registers nibs by the names of classes")
  func objectiveC() async throws {
    let source = """
      @interface Row : UITableViewCell
      @end
      @implementation Row
      @end
      @interface List : UIViewController
      @end
      @implementation List
      - (void)f {
        [table registerNib:[UINib nibWithNibName:NSStringFromClass([Row class]) bundle:nil]
          forCellReuseIdentifier:@"Row"];
      }
      @end
      """
    #expect(try await actions(["Row.xib": Self.nib("tableViewCell"), "List.m": source]).isEmpty)
  }

  @Test("An item of a collection has no owner on macOS, other views may have one")
  func items() async throws {
    let item = """
      <collectionViewItem id="i-1"><connections><outlet property="view" destination="v-1" id="c-1"/></connections>
      </collectionViewItem>
      """
    for (object, count) in [(item, 0), ("", 1)] {
      let found = try await actions([
        "Row.xib": mac(
          """
          <customObject id="-2" userLabel="File's Owner" customClass="List"/><customView id="v-1"><subviews>
          <button id="b-1"><connections><action selector="gone:" target="-2" id="a-1"/></connections></button>
          </subviews></customView>\(object)
          """
        ),
        "List.swift": "class List: NSViewController { func f() { list.register(itemType: Row.self) } }",
      ])
      #expect(found.count == count)
    }
  }
}
