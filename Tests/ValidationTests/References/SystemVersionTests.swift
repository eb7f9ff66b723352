import Checks
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@Suite("Code for systems that the app does not run on")
struct SystemVersionTests {
  /// The body of a method, and whether its segue is reported.
  typealias Case = Example<String, Bool>

  private static let old = #"performSegue(withIdentifier: "old", sender: nil)"#
  private static let message = #"[self performSegueWithIdentifier:@"old" sender:nil];"#

  private static func files(_ code: String, isObjectiveC: Bool, target: String) -> [String: String] {
    [
      ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
        "buildSettings = { ",
        with:
          "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(target); INFOPLIST_KEY_UIMainStoryboardFile = Main; "
      ),
      "App/Main.storyboard": DocumentText.scene(
        initial: "c-1",
        #"<viewController customClass="Home" id="c-1"/>"#
      ),
      "App/AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
      isObjectiveC ? "App/Home.m" : "App/Home.swift": isObjectiveC
        ? """
        #import <UIKit/UIKit.h>
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)viewDidAppear:(BOOL)animated { \(code) }
        @end
        """
        : """
        import UIKit
        @objc(Home) class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) { \(code) }
        }
        """,
    ]
  }

  private func check(_ item: Case, isObjectiveC: Bool, target: String, isFound: Bool) async throws {
    let files = Self.files(item.input, isObjectiveC: isObjectiveC, target: target)
    let found = try await TemporaryTree(files).validate().findings.filter { $0.keyPath == "old" }
    #expect(found.map(\.id) == (isFound ? [.missingIdentifier] : []), sourceLocation: item.sourceLocation)
  }

  static let cases: [Case] = [
    Case("if #available(iOS 13, *) {} else { \(old) }", false),
    Case("if #available(iOS 13.0, tvOS 13, *) {} else { \(old) }", false),
    Case("guard #available(iOS 13, *) else { \(old); return }", false),
    Case("if #unavailable(iOS 13) { \(old) }", false),
    Case("if #available(iOS 13, *) { return }; \(old)", false),
    Case("if #available(iOS 13, *) { \(old) }", true),
    Case("if #available(iOS 13, *), animated {} else { \(old) }", true),
    Case("if #available(iOS 16, *) {} else { \(old) }", true),
    Case("guard #available(iOS 13, *) else { return }; \(old)", true),
    Case("if animated { return }; \(old)", true),
  ]

  @Test("Swift", arguments: cases)
  func swift(_ item: Case) async throws {
    try await check(item, isObjectiveC: false, target: "15.0", isFound: item.expected)
    try await check(item, isObjectiveC: false, target: "12.0", isFound: true)
  }

  static let messages: [Case] = [
    Case("if (@available(iOS 13, *)) {} else { \(message) }", false),
    Case("if (@available(iOS 13, *)) { return; } \(message)", false),
    Case("if (@available(iOS 13, *)) { \(message) }", true),
    Case("if (@available(iOS 13, *) && animated) {} else { \(message) }", true),
  ]

  @Test("Objective-C", arguments: messages)
  func objectiveC(_ item: Case) async throws {
    try await check(item, isObjectiveC: true, target: "15.0", isFound: item.expected)
    try await check(item, isObjectiveC: true, target: "12.0", isFound: true)
  }
}
