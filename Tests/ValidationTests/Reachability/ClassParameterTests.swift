import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Scenes named after classes that are passed as arguments")
struct ClassParameterTests {
  private static let scene = DocumentText.storyboard(
    """
    <scene sceneID="s-1"><objects><viewController storyboardIdentifier="Info" id="c-1" customClass="Info" customModule="App" customModuleProvider="target">
    <connections><outlet property="gone" destination="v-1" id="o-1"/></connections>
    <view key="view" id="v-1"/></viewController></objects></scene>
    """
  )

  /// Returns an app with a helper that creates a controller from a class parameter.
  private static func app(_ parameter: String, _ name: String, _ call: String, _ other: String) -> [String:
    String]
  {
    [
      "Main.storyboard": scene,
      "App.swift": """
      import UIKit
      extension UIStoryboard {
        func make<T: UIViewController>(_ vc: \(parameter)) -> T {
          instantiateViewController(withIdentifier: \(name)) as! T
        }
      }
      class Info: UIViewController {}
      @main class App {
        func start() { let info: Info = UIStoryboard(name: "Main", bundle: nil).make(\(call)) }
        init() { start() }
      }
      \(other)
      """,
    ]
  }

  @Test(
    "Each spelling of the name follows the class",
    arguments: [
      "String(describing: vc)", "String(describing: vc.self)", "String(describing: T.self)", #""\(vc)""#,
    ]
  )
  func spellings(name: String) async throws {
    // An unrelated type may be named `Type`, like a metatype.
    for other in ["", "enum Row { enum `Type` { case add } }"] {
      let tree = try TemporaryTree(Self.app("T.Type", name, "Info.self", other))
      let findings = try await tree.validate().findings
      #expect(findings.map(\.id) == [.undefinedOutlet])
      #expect(findings.allSatisfy { !$0.isUnreachable && !$0.evidence.isEmpty }, "\(other)")
    }
  }

  @Test("The description of an object is no class")
  func objects() async throws {
    let tree = try TemporaryTree(Self.app("T", "String(describing: vc)", "Info()", ""))
    #expect(try await tree.validate().findings.allSatisfy { $0.id != .missingIdentifier })
  }
}
