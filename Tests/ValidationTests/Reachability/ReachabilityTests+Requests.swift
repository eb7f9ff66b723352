import NibproofTestSupport
import Testing

/// Requests of cells from the table of a scene or from the table of another controller.
extension ReachabilityTests {
  /// Returns a scene of class `List` with a cell prototype, and code that creates an object of class `Other`.
  private static func scene(_ source: String, _ more: [String: String] = [:]) -> [String: String] {
    [
      "Board.storyboard": storyboard(
        initial: "s-1",
        """
        <scene sceneID="a"><objects><tableViewController id="s-1" customClass="List" customModule="App"
         customModuleProvider="target"><tableView key="view" id="t-1"><prototypes>
        <tableViewCell reuseIdentifier="Row" id="r-1" customClass="RowCell" customModule="App"
         customModuleProvider="target"><connections><outlet property="chart" destination="t-1" id="c-1"/></connections>
        </tableViewCell></prototypes></tableView></tableViewController></objects></scene>
        """
      ),
      "main.swift": loadBoard + "let other = Other()", "Row.swift": "class RowCell: UITableViewCell {}",
      "List.swift":
        "class List: Base {}\nclass Base: UITableViewController {}\nclass Page: UIViewController {}",
      "Other.swift": source,
    ]
    .merging(more) { $1 }
  }

  private static let request = "tableView.dequeueReusableCell(withIdentifier: \"Row\", for: path)"

  /// Returns a class with a data source method that requests the cell from the method's table view.
  private static func source(_ declaration: String, _ request: String = request, more: String = "") -> String
  {
    """
    \(declaration) {
      @objc func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { \(request) }
      \(more)
    }
    """
  }

  static let requests: [Case] = [
    Case(
      "Its own controller",
      scene(source("class Other: List", "super.f()") + source("extension List")),
      ""
    ),
    Case("Its controller's superclass", scene(source("extension Base") + "class Other {}"), ""),
    Case("A subclass of its controller", scene(source("class Other: List")), ""),
    Case("Another subclass of its controller's superclass", scene(source("class Other: Base")), cell),
    Case("Another view controller", scene(source("class Other: Page")), cell),
    Case("Another view controller's own table", scene(source("class Other: Page", "self." + request)), cell),
    Case("A table of another object", scene(source("class Other: Page", "list." + request)), ""),
    Case(
      "A table in a variable",
      scene(
        source(
          "class Other: Page",
          "let tableView = list.tableView; return \(request)",
          more: "var tableView: Table"
        )
      ),
      ""
    ),
    Case(
      "A parameter of another method",
      scene("class Other: Page { override func cell(of tableView: UITableView) { \(request) } }"),
      ""
    ),
    Case("A static method", scene("class Other: Page { class func load() { \(request) } }"), ""),
    Case("A view controller of an unread superclass", scene(source("class Other: Unread")), ""),
    Case(
      "A view controller of an unread superclass that sources extend",
      scene(source("class Other: Unread") + "extension Unread { func f() {} }"),
      ""
    ),
    Case(
      "A view controller that conforms to an unread protocol",
      scene(source("class Other: Page, Unread")),
      cell
    ),
    Case("Another class", scene(source("class Other: NSObject")), ""),
    Case(
      "A function",
      scene(
        "class Other {}\nfunc f(_ tableView: UITableView) { \(request) }",
        [
          "More.swift": "f(list.tableView)"
        ]
      ),
      ""
    ),
    Case(
      "An extension of tables",
      scene("class Other {}\n" + source("extension UITableView", "self." + request)),
      ""
    ),
    Case(
      "A protocol's default implementation",
      scene(source("extension Lister") + "class Other: Page, Lister {}\nprotocol Lister {}"),
      ""
    ),
    Case(
      "A view controller that is another table's data source",
      scene(source("class Other: Page", more: "override func f() { list.tableView.dataSource = self }")),
      ""
    ),
    Case(
      "A view controller in a property that is a table's data source",
      scene(
        source("class Other: Page") + "extension List { override func f() { tableView.dataSource = other } }"
      ),
      ""
    ),
    Case(
      "A view controller that is its own table's data source",
      scene(source("class Other: Page", more: "override func f() { tableView.dataSource = self }")),
      cell
    ),
    Case(
      "A constant",
      scene(
        source("class Other: NSObject", request.replacing("\"Row\"", with: "Key.row"))
          + "enum Key { static let row = \"Row\" }"
      ),
      ""
    ),
    Case(
      "Another constant, with the identifier in use elsewhere",
      scene(
        source("class Other: NSObject", request.replacing("\"Row\"", with: "Key.card"))
          + "enum Key { static let card = \"Card\" }\nenum Kind { case Row }\nshow([Kind.Row])"
      ),
      cell
    ),
    Case(
      "An expression, with the identifier in use elsewhere",
      scene(
        source("class Other: NSObject", request.replacing("\"Row\"", with: "kinds[0].name"))
          + "enum Kind { case Row }\nshow([Kind.Row])"
      ),
      ""
    ),
    Case(
      "The name of a class, with the identifier in use elsewhere",
      scene(
        source("class Other: NSObject", request.replacing("\"Row\"", with: "String(describing: T.self)"))
          + "enum Kind { case Row }\nshow([Kind.Row])"
      ),
      cell
    ),
    Case(
      "An insertion of rows, with the identifier in use elsewhere",
      scene(
        source("class Other: NSObject", "tableView.insertRows(at: [path], with: .fade)")
          + "enum Kind { case Row }\nshow([Kind.Row])"
      ),
      cell
    ),
    Case(
      "An unread function",
      scene("class Other {}\nlist.bind(to: tableView.items(cellIdentifier: \"Row\"))"),
      ""
    ),
    Case(
      "Objective-C",
      scene(
        "class Other {}",
        [
          "Page.m": """
          @implementation Other2 : UIViewController
          - (id)tableView:(UITableView *)tableView cellForRowAtIndexPath:(id)path {
            static NSString *name = @"Row";
            return [tableView dequeueReusableCellWithIdentifier:name];
          }
          @end
          void load(void) { [[Other2 alloc] init]; }
          int main(void) { load(); }
          """
        ]
      ),
      cell
    ),
  ]
}
