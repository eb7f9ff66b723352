import Checks
import NibproofTestSupport
import Testing
import Validation

/// Expressions that are unrelated to nibs, followed by a constant that names a controller.
struct UnrelatedExpressionTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
      initialViewController="a-1"><scenes><scene sceneID="s-1"><objects>
    <viewController storyboardIdentifier="Detail" id="a-1" customClass="MainController" customModule="App"/>
    </objects></scene></scenes></document>
    """

  static let expressions = [
    "counts.first?.value ?? 0", #""\(counts.first?.value ?? 0)""#, #""\(counts["k"] ?? 0)""#,
    #""\(name ?? "?")""#,
    #""\(a ? "\(b)" : "{")""#, ##"#"a"b}"#"##, "/* /* } */ { */ 1", "/[{\"}]/",
  ]

  private func findings(_ files: [String: String]) async throws -> [String] {
    var files = files
    files["Main.storyboard"] = Self.storyboard
    files["Main.swift"] = "@main class App {}"
    files["Package.swift"] = "// swift-tools-version: 6.2"
    return try await TemporaryTree(files).validate().findings.map { "\($0.consequence)" }
  }

  private func request(_ name: String, _ members: String = "") -> String {
    """
    import UIKit
    class MainController: UIViewController {
      \(members)
      @objc func go() {
        let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: \(name))
        present(controller, animated: true)
      }
    }
    """
  }

  @Test(arguments: expressions)
  func `do not hide an identifier that is misspelled`(_ expression: String) async throws {
    let names = """
      enum Names {
        static func log(_ counts: [String: Int]) { print(\(expression)) }
        static let detail = "Detial"
      }

      """
    #expect(try await findings(["App.swift": names + request("Names.detail")]).count == 1)
  }

  @Test(arguments: expressions)
  func `do not hide an override of the constant`(_ expression: String) async throws {
    let base = request("Self.detail", #"class var detail: String { "Detial" }"#)
    let override = """
      class SubController: MainController {
        func log(_ counts: [String: Int]) { print(\(expression)) }
        override class var detail: String { "Detail" }
      }
      """
    #expect(try await findings(["Base.swift": base, "Sub.swift": override]).isEmpty)
  }
}
