import NibproofTestSupport
import SourceModel
import SourceTestSupport
import Testing

extension RequestTests {
  /// The controllers and rows that a watch app requests, individually or in lists.
  static let watchCases: [Case] = [
    Case(#"pushController(withName: "A", context: nil)"#, "controller ?.A"),
    Case(#"pushControllerWithName("A", context: nil)"#, "controller ?.A"),
    Case(#"presentController(withNames: ["A", "B"], contexts: nil)"#, "controller ?.A", "controller ?.B"),
    Case(
      #"WKInterfaceController.reloadRootControllers(withNamesAndContexts: [(name: "A", context: c), ("B", c)])"#,
      "controller ?.A",
      "controller ?.B"
    ),
    Case(#"table.setRowTypes(["A", "B"])"#, "row A", "row B"),
    Case(#"let rows = ["A", "B"]; table.setRowTypes(rows)"#, "row A", "row B"),
    Case(#"var rows = ["A"]; rows.append("B"); table.setRowTypes(rows)"#, "row <rows>"),
    Case(#"table.setNumberOfRows(3, withRowType: "A")"#, "row A"),
    Case(#"table.insertRows(at: [path], with: .automatic)"#),
  ]

  @Test(arguments: watchCases) func referencesOfWatchApps(_ test: Case) {
    check(scan("class Box: WKInterfaceController { func f() { \(test.input) } }"), test)
  }

  private static let page =
    #"UIStoryboard(name: "Kit", bundle: nil).instantiateViewController(withIdentifier: id)"#

  /// Methods that request an object by the name in a parameter, and the request of each call.
  static let helpers = [
    Case(
      #"final class Box { lazy var all = [page("A"), self.page("B")]; func page(_ id: String) { \#(page) } }"#,
      "controller Kit.A",
      "controller Kit.B",
      "storyboard Kit"
    ),
    Case(
      #"class Box { func f() { go(to: Ids.a) }; private func go(to id: String) { performSegue(withIdentifier: id, sender: 1) } }"#,
      "own segue <Ids.a>"
    ),
    Case(
      #"class Box { static func row(id: String) { table.dequeueReusableCell(withIdentifier: id, for: p) }; func f() { Box.row(id: "A") } }"#,
      "tableCell A"
    ),
    // A subclass may override the method, or the call may refer to another method.
    Case(#"class Box { func f() { page("A") }; func page(_ id: String) { \#(page) } }"#, "storyboard Kit"),
    Case(
      #"final class Box { func f() { box.page("A") }; func page(_ id: String) { \#(page) } }"#,
      "storyboard Kit"
    ),
    Case(
      #"final class Box { func f() { page(of: "A") }; func page(_ id: String) { \#(page) } }"#,
      "storyboard Kit"
    ),
    Case(
      #"final class Box { func f() { page(name) }; func page(_ id: String) { \#(page) } }"#,
      "controller Kit.<name>",
      "storyboard Kit"
    ),
    // The method may ignore or change the name.
    Case(
      #"final class Box { func f() { page("A") }; func page(_ id: String) { if id == "B" { \#(page) } } }"#,
      "storyboard Kit"
    ),
    Case(
      #"final class Box { func f() { page("A") }; func page(_ id: String) { let id = id + "B"; \#(page) } }"#,
      "storyboard Kit",
      "controller Kit.<id>"
    ),
  ]

  @Test(arguments: helpers) func referencesOfHelpers(_ test: Case) { check(scan(test.input), test) }

  /// Requests in Objective-C methods, with names in parameters and boxed C strings.
  static let objectiveCHelpers = [
    Case(
      """
      @implementation Box
      - (void)go:(NSString *)name { [self performSegueWithIdentifier:name sender:nil]; }
      - (void)f { [self go:@"A"]; [other go:@"B"]; }
      @end
      """,
      "own segue A"
    ),
    Case(
      """
      @implementation Box
      - (void)go:(NSString *)name { if (name) { [self performSegueWithIdentifier:name sender:nil]; } }
      - (void)f { [self go:@"A"]; }
      @end
      """
    ),
    Case(
      """
      @implementation Box
      - (void)f { [self performSegueWithIdentifier:@SHOW sender:nil]; }
      @end
      """,
      "own segue <@SHOW>"
    ),
    Case(
      """
      @implementation Box
      - (UINib *)nib { return [UINib nibWithNibName:@"A" bundle:SWIFTPM_MODULE_BUNDLE]; }
      @end
      """,
      "nib A"
    ),
  ]

  @Test(arguments: objectiveCHelpers) func referencesOfObjectiveCHelpers(_ test: Case) {
    check(SourceFile(reading: Array(test.input.utf8), path: "Box.m"), test)
  }
}
