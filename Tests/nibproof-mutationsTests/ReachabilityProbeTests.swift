import NibproofTestSupport
import Testing

@testable import nibproof_mutations

@Suite("Probes of reachability")
struct ReachabilityProbeTests {
  private static let code = """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidFinishLaunching(_ application: UIApplication) {
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        home?.present(Panel(), animated: true)
        _ = Bundle.main.loadNibNamed("Card", owner: nil)
      }
    }

    final class Home: UITableViewController {
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        view.dequeueReusableCell(withIdentifier: "Row", for: path)
      }
    }

    final class Panel: UIViewController {
      init() { super.init(nibName: "Panel", bundle: nil) }
      required init?(coder: NSCoder) { nil }
    }

    final class Other: UIViewController {}
    final class Row: UITableViewCell {}
    final class OldRow: UITableViewCell {}
    final class Plate: UIView {}
    final class Card: BaseCard {}
    """

  private static func owner(_ className: String) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="a > b" customClass="\(className)"\
     customModule="App"/>
    <view id="v-1"/>
    """
  }

  private static let card = DocumentText.xib(
    #"<view id="v-1" customClass="Card" customModule="App"/>"#
  )

  private static let main = DocumentText.storyboard(
    initial: "h-1",
    """
    <scene sceneID="s-1"><objects>
    <tableViewController id="h-1" customClass="Home" customModule="App" sceneMemberID="viewController">
    <tableView key="view" id="t-1"><prototypes>
    <tableViewCell id="c-1" reuseIdentifier="Row" customClass="Row" customModule="App"/>
    <tableViewCell id="c-2" reuseIdentifier="Old" customClass="OldRow" customModule="App"/>
    <tableViewCell id="c-3" reuseIdentifier="Plain"/>
    </prototypes></tableView>
    </tableViewController>
    </objects></scene>
    <scene sceneID="s-2"><objects>
    <viewController storyboardIdentifier="Other" id="o-1" customClass="Other" customModule="App"\
     sceneMemberID="viewController"/>
    </objects></scene>
    <scene sceneID="s-3"><objects>
    <viewController id="p-1" sceneMemberID="viewController"><view key="view" id="p-2" customClass="Plate"\
     customModule="App"/></viewController>
    </objects></scene>
    <scene sceneID="s-4"><objects>
    <viewControllerPlaceholder storyboardName="Next" id="r-1" sceneMemberID="viewController"/>
    </objects></scene>
    """
  )

  /// Documents of one app, and the lines of the report about each document.
  private static let documents: [(file: String, text: String, lines: [String])] = [
    (
      "Card.xib", card,
      ["unverified   nib    Sources/App/Card.xib:4 Card: 'BaseCard' was not found"]
    ),
    ("Lost.xib", card, ["no finding   nib    Sources/App/Lost.xib:1"]),
    (
      "Main.storyboard", main,
      [
        "reachable    scene  Sources/App/Main.storyboard:5 Home: initial at Sources/App/Main.storyboard:5:1",
        "reachable    cell   Sources/App/Main.storyboard:7 Row: initial at Sources/App/Main.storyboard:5:1",
        "unreachable  cell   Sources/App/Main.storyboard:8 Old: no code requests this cell",
        "not probed   cell   Sources/App/Main.storyboard:9 Plain",
        "unreachable  scene  Sources/App/Main.storyboard:14 Other: no code or document presents this scene",
        "unreachable  scene  Sources/App/Main.storyboard:17 Plate: no code or document presents this scene",
      ]
    ),
    (
      "Old.xib", DocumentText.xib(owner("Other")),
      ["unreachable  nib    Sources/App/Old.xib:4 Other: no code or document loads this nib"]
    ),
    (
      "Panel.xib", DocumentText.xib(owner("Panel")),
      ["reachable    nib    Sources/App/Panel.xib:4 Panel: name 'Panel' at Sources/App/App.swift:19:32"]
    ),
    (
      "Plate.xib",
      DocumentText.xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Absent"/>"# + "\n"
          + #"<view id="v-1"/><view id="v-2" customClass="Plate" customModule="App"></view>"#
      ),
      ["unreachable  nib    Sources/App/Plate.xib:5 Plate: no code or document loads this nib"]
    ),
  ]

  private static let totals = [
    "                 nib   scene    cell",
    "reachable          1       1       1",
    "unreachable        2       2       1",
    "unknown            0       0       0",
    "unverified         1       0       0",
    "no finding         1       0       0",
    "not probed         0       0       1",
  ]

  @Test("Each nib, scene and cell prototype has a state, and the tree is not edited")
  func states() async throws {
    let tree = try TemporaryTree(["Package.swift": "// A package.\n", "Sources/App/App.swift": Self.code])
    for document in Self.documents { try tree.write("Sources/App/\(document.file)", document.text) }
    let arguments = try #require(Arguments(["--probe-reachability", tree.path]))
    #expect(arguments.probesReachability)
    let report = try await ProbeRun(trees: arguments.trees).run()
    let lines = report.text().split(separator: "\n").map(String.init)
    #expect(lines == Self.documents.flatMap(\.lines) + Self.totals)
    let json = try report.json()
    #expect(json.contains(#""state" : "not probed""#))
    #expect(json.contains(#""totals""#))
    for document in Self.documents {
      #expect(try tree.text("Sources/App/\(document.file)") == document.text)
    }
  }

  @Test("Without an entry point, reachability is unknown")
  func library() async throws {
    let tree = try TemporaryTree([
      "Package.swift": "// A package.\n", "Sources/App/Other.swift": "final class Other: UIViewController {}",
      "Sources/App/Old.xib": DocumentText.xib(Self.owner("Other")),
    ])
    let report = try await ProbeRun(trees: [tree.path]).run()
    #expect(report.rows.map(\.state) == [.unknown])
  }
}
