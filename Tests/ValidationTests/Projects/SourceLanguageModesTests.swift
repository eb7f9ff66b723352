import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Swift versions of sources")
struct SourceLanguageModesTests {
  private static let document = xib(
    """
    <view id="v-1" customClass="V" customModule="App"/>
    <button id="b-1"><connections><action selector="tap:" destination="v-1" eventType="touchUpInside" id="a-1"/>
    </connections></button>
    """
  )
  private static let view = "import UIKit\nclass V: UIView { @IBAction func tap(sender: UIButton) {} }"
  private static let old = "import UIKit\nfunc wait() { dispatch_async(dispatch_get_main_queue()) {} }"
  private static let new = "import UIKit\nfunc wait() { DispatchQueue.main.async {} }"

  @Test(
    "One source for Swift 2 determines the version of the others, unless a project does",
    arguments: [
      Example("no project, an old source", ["Other.swift": old], [String]()),
      Example("no project, a new source", ["Other.swift": new], ["tap:"]),
      Example(
        "an old source of the target",
        [ProjectText.path: ProjectText.app(["V.swift", "V.xib", "Other.swift"]), "Other.swift": old],
        []
      ),
      Example(
        "an old source outside of the target",
        [ProjectText.path: ProjectText.app(["V.swift", "V.xib"]), "Other.swift": old],
        ["tap:"]
      ),
    ]
  )
  func languageMode(_ example: Example<[String: String], [String]>) async throws {
    let files = example.input.merging(["V.swift": Self.view, "V.xib": Self.document]) { $1 }
    let found = try await TemporaryTree(files).validate().findings.filter { $0.id == .undefinedAction }
    #expect(found.map(\.keyPath) == example.expected, sourceLocation: example.sourceLocation)
  }
}
