import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Watch apps whose project does not link their extension")
struct UnlinkedWatchAppTests {
  private func found(_ identifier: String) async throws -> [String] {
    let settings = "PRODUCT_NAME = \"$(TARGET_NAME)\"; WATCHOS_DEPLOYMENT_TARGET = 7.0;"
    return try await TemporaryTree([
      ProjectText.path: ProjectText.project([
        ProjectText.Target(
          name: "Watch",
          files: ["Watch/Interface.storyboard"],
          product: "application.watchapp2",
          settings: settings
        ),
        ProjectText.Target(
          name: "Code",
          files: ["Code/Home.swift"],
          product: "watchkit2-extension",
          settings: settings
        ),
      ]),
      "Watch/Interface.storyboard": """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" \
      initialViewController="c-1"><scenes><scene sceneID="s-1"><objects>
      <controller id="c-1" customClass="Home" customModule="Code"/></objects></scene>
      <scene sceneID="s-2"><objects><controller identifier="Detail" id="c-2"/></objects></scene></scenes></document>
      """,
      "Code/Home.swift": """
      import WatchKit
      class Home: WKInterfaceController {
        @IBAction func open() { pushController(withName: "\(identifier)", context: nil) }
      }
      """,
    ]).found()
  }

  @Test("The extension's code uses the identifiers of the app's storyboard")
  func identifiers() async throws {
    #expect(try await found("Detail").isEmpty)
    #expect(try await found("Gone") == ["missing-identifier dropped Gone Home.swift:3"])
  }
}
