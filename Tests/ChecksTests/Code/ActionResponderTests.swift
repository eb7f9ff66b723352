import KeyValueCoding
import RuntimeAttributes
import Testing

@testable import Checks
@testable import SourceModel

@Suite("Methods that respond to actions")
struct ActionResponderTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var selector: String
    var answers: Bool
    var sourceLocation: SourceLocation

    init(
      _ text: String,
      _ selector: String = "showPanel:",
      answers: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.text, self.selector, self.answers) = (text, selector, answers)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(selector) \(text)" }
  }

  static let cases = [
    // The check finds declared Swift methods through their classes, not by name.
    Case("@IBAction func showPanel(_ sender: Any?) {}", answers: false),
    Case("panel.showPanel(self)", answers: true),
    Case("func showPanel(_ sender: Any?) {}\nfunc f() { showPanel(self) }", answers: false),
    Case("- (IBAction)showPanel:(id)sender {}", answers: true),
    Case("@objc(showPanel:) func panel(_ sender: Any?) {}", answers: true),
    Case("NSApp.sendAction(#selector(Document.showPanel), to: nil, from: self)", answers: true),
    Case("BOOL f(SEL action) { if (action == @selector(showPanel:)) return YES; }", answers: true),
    Case("NSSelectorFromString(\"showPanel:\")", answers: true),
    Case("ACTION(showPanel)", answers: true),
    Case("// showPanel: is gone", answers: false),
    Case("/* func showPanel(_ sender: Any?) {} */", answers: false),
    Case("func showPanels(_ sender: Any?) {}", answers: false),
    Case("func showpanel(_ sender: Any?) {}", answers: false),
    Case("let text = \"The showPanel action\"", answers: false),
    // The label of the first parameter is part of the selector.
    Case("window.show(panel: self)", "showWithPanel:", answers: true),
    Case("window.show( withPanel: self)", "showWithPanel:", answers: true),
    Case("window.show(inPanel: self)", "showInPanel:", answers: true),
    Case("window.show(self)", "showWithPanel:", answers: false),
    Case("window.show(panel: self)", "showPanel:", answers: true),
    Case("func show(panel: Any?) {}\nfunc f() { show(panel: self) }", "showPanel:", answers: false),
    // The setter of a property responds to the action.
    Case("@objc var zoom: NSNumber", "setZoom:", answers: true),
    Case("@objc var zooms: NSNumber", "setZoom:", answers: false),
  ]

  @Test("A name that spells a selector responds to it, except in comments", arguments: cases)
  func answers(_ test: Case) {
    let isObjectiveC = test.text.contains("@selector") || test.text.hasPrefix("- ")
    let source = SourceFile(
      reading: Array(test.text.utf8),
      path: isObjectiveC ? "Panel.m" : "Panel.swift"
    )
    let answers = AppCode([source]).mayRespond(to: test.selector)
    #expect(answers == test.answers, sourceLocation: test.sourceLocation)
  }

  @Test("In a name with many capital letters, not every capital starts a label")
  func longNames() {
    let spellings = ActionSpelling.all(of: String(repeating: "A", count: 20_000) + ":")
    #expect(spellings.map(\.word.utf8.count) == [20_000])
  }

  private static func declared(in text: String, _ language: SourceLanguage) -> [String] {
    AppCode([SourceFile(reading: Array(text.utf8), path: "Panel.swift", language: language)])
      .declaredActions
  }

  @Test("Declared actions have one argument")
  func declared() {
    let swift = """
      func one(_ sender: Any?) {}
      func two(sender: Any?) {}
      func three() {}
      // func four(_ sender: Any?) {}
      call(_: one)
      """
    #expect(Self.declared(in: swift, .swift) == ["one:"])
    let objectiveC = """
      @implementation Panel
      - (IBAction)one:(id)sender;
      - (void) two:(id)sender { [self call:(id)sender]; x = y ? (a) : (b); }
      + (void)three:(id)sender;
      - (void)four;
      @end
      """
    #expect(Self.declared(in: objectiveC, .objectiveC) == ["one:", "two:"])
  }
}
