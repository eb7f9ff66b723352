import Checks
import Foundation
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import nibproof_mutations

@Suite("Copies of trees")
struct AppTreeTests {
  @Test("All files but those of version control are copied, and those that no tool changes are shared")
  func copies() throws {
    let folder = try TemporaryTree(named: "nibproof-é")
    let files = [
      "A.swift", "A.xib", "Info.plist", "Kit.swiftinterface", "Old.nib/designable.nib",
      "I.xcassets/a.imageset/Contents.json",
      "I.xcassets/a.imageset/a.PNG", "star.pdf", "App.csproj",
    ]
    for file in files + [".git/x.swift"] { try folder.write("from/\(file)", "text") }
    _ = try AppTree(copying: folder("from"), to: folder("to"))
    let manager = FileManager.default
    let copied = try manager.subpathsOfDirectory(atPath: folder("to")).filter {
      ($0 as NSString).pathExtension != ""
    }
    #expect(Set(copied).subtracting(["Old.nib", "I.xcassets", "I.xcassets/a.imageset"]) == Set(files))
    func isShared(_ file: String) throws -> Bool {
      let numbers = try ["from", "to"].map { side in
        try manager.attributesOfItem(atPath: folder("\(side)/\(file)"))[.systemFileNumber] as? Int
      }
      return numbers[0] == numbers[1]
    }
    #expect(try isShared("star.pdf"))
    #expect(try !isShared("A.swift") && !isShared("A.xib"))
    #expect(PathText.relative(folder("to/A.xib"), to: folder("to")) == "A.xib")
  }
}

@Suite("Seeded changes of a small app")
struct MutationRunTests {
  private static let files = [
    "Package.swift": "// A package, so that the module of the classes is known.\n",
    "Sources/App/Card.swift": """
    import UIKit

    class Base: UIView {
      @IBOutlet weak var title: UILabel!
    }

    class Card: Base {
      @IBInspectable var corner: CGFloat = 3
      @IBInspectable var caption: String = ""
      @IBInspectable var isRound: Bool = false
      @IBOutlet weak var detail: UILabel!
      @IBOutlet weak var width: NSLayoutConstraint!

      @IBAction func press(_ sender: Any) {
        let pressed = { 1 }()
        print(pressed)
      }

      func layout() {
            let margin = 3
            print(margin)
      }
    }

    extension Card {
      @IBInspectable var shade: UIColor? {
        get { nil }
        set { print(newValue ?? "") }
      }
    }
    """,
    "Sources/Panel/Panel.h":
      """
    @interface Panel : UIView
    @property (nonatomic, copy) NSString *heading;
    @property (nonatomic, weak) IBOutlet UILabel *line;
    - (IBAction)open:(id)sender;
    @end

    """,
    "Sources/Panel/Panel.m": "@implementation Panel\n- (void)open:(id)sender {}\n@end\n",
    "Sources/App/Card.xib": DocumentText.xib(
      """
              <view contentMode="scaleToFill" id="v-1" customClass="Card" customModule="App">
                  <subviews>
                      <label id="l-1"/>
                      <view id="p-1" customClass="Panel">
                          <userDefinedRuntimeAttributes>
                              <userDefinedRuntimeAttribute type="string" keyPath="heading" value="x"/>
                              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                  <real key="value" value="2"/>
                              </userDefinedRuntimeAttribute>
                          </userDefinedRuntimeAttributes>
                          <connections>
                              <outlet property="line" destination="l-1" id="c-4"/>
                          </connections>
                      </view>
                      <view id="o-1" customClass="Base" customModule="App"/>
                      <button id="b-1">
                          <connections>
                              <action selector="press:" destination="v-1" eventType="touchUpInside" id="a-1"/>
                              <action selector="open:" destination="p-1" eventType="touchUpInside" id="a-2"/>
                          </connections>
                      </button>
                  </subviews>
                  <constraints>
                      <constraint firstAttribute="width" constant="10" id="w-1"/>
                  </constraints>
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="corner">
                          <real key="value" value="2"/>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="string" keyPath="caption" value="x"/>
                      <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                      <userDefinedRuntimeAttribute type="color" keyPath="shade">
                          <color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                      </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                  <connections>
                      <outlet property="title" destination="l-1" id="c-1"/>
                      <outlet property="detail" destination="l-1" id="c-2"/>
                      <outlet property="width" destination="w-1" id="c-3"/>
                  </connections>
              </view>
      """
    ),
  ]

  @Test("Every kind applies somewhere, and every change is found or silent as expected")
  func allKinds() async throws {
    let tree = try TemporaryTree(Self.files)
    let arguments = try #require(Arguments([tree.path, "--count", "5"]))
    let report = try await MutationRun(arguments: arguments).run()
    #expect(report.faults.map { "\($0.kind): \($0.verdict)" } == [])
    #expect(Set(report.rows.map(\.kind)) == Set(MutationKind.all.map(\.name)))
    for (name, text) in Self.files { #expect(try tree.text(name) == text) }
  }

  @Test("A silent change neither adds nor removes findings")
  func silence() throws {
    func finding(_ line: Int) -> Finding {
      let position = SourcePosition(line: line, column: 1)
      return Finding(
        id: .undefinedKey,
        consequence: .dropped,
        message: "a message",
        file: "/root/A.xib",
        position: position
      )
    }
    let run = MutationRun(arguments: try #require(Arguments(["."])))
    let silent = try #require(MutationKind.all.first { $0.isSilent })
    let loud = try #require(MutationKind.all.first { !$0.isSilent })
    func verdict(_ kind: MutationKind, _ before: [Finding], _ after: [Finding]) -> MutationReport.Verdict {
      run.judge(Mutation(summary: "", edits: []), kind, before: before, after: after, root: "/root")
    }
    #expect(verdict(silent, [finding(1)], [finding(1)]).outcome == .found)
    #expect(verdict(silent, [], [finding(1)]).outcome == .false)
    let vanished = verdict(silent, [finding(1), finding(2)], [finding(1)])
    #expect(vanished.outcome == .missed)
    #expect(vanished.missing == ["A.xib:2:1 undefined-key dropped: a message"])
    // The change may hide findings that were reported before it.
    #expect(verdict(loud, [finding(1)], []).outcome == .found)
  }

  @Test(
    "The usage is printed when requested",
    arguments: [["--help"], ["-h"], [".", "--help", "--x"]]
  )
  func help(_ arguments: [String]) {
    #expect(Arguments(arguments)?.wantsHelp == true)
    #expect(Arguments(["."])?.wantsHelp == false)
  }

  @Test(
    "Invalid arguments are rejected",
    arguments: [[], ["--kind", "x", "."], ["--count", "0", "."], ["--x", "."]]
  )
  func refused(_ arguments: [String]) {
    #expect(Arguments(arguments) == nil)
  }

  @Test(
    "Braces are matched, ignoring comments and strings",
    arguments: [
      ("{}", 2), ("a { b { c } } d", 13), (#"{ "}" }"#, 7), ("{ // }\n }", 9), ("{ /* } */ }", 11),
      (#"{ "\"}" }"#, 9), ("{ \"\"\"\n } \" \"\"\" }", 16),
    ]
  )
  func braces(_ text: String, _ end: Int) {
    #expect(BraceMatcher(bytes: Array(text.utf8)).endOfBraces(from: 0) == end)
  }

  @Test("Unmatched braces have no end", arguments: ["", "a", "{", "}", "{ \" }"])
  func openBraces(_ text: String) {
    #expect(BraceMatcher(bytes: Array(text.utf8)).endOfBraces(from: 0) == nil)
  }
}
