import Foundation
import NibproofTestSupport

/// A tree whose files change randomly between a few texts.
final class ChangingTree {
  let tree: TemporaryTree
  private var choices: [Int]
  private var written: [String: String] = [:]
  /// The paths of the files that the last change wrote or removed.
  private(set) var changes: [String] = []

  init() throws {
    tree = try TemporaryTree()
    choices = Self.switches.map { _ in 0 }
    try write()
  }

  /// Randomly selects one of the variable parts, and changes it to its next text.
  func change(using random: inout some RandomNumberGenerator) throws {
    let place = Int.random(in: choices.indices, using: &random)
    choices[place] = (choices[place] + 1) % Self.switches[place]
    try write()
  }

  private func write() throws {
    let files = Self.files(choices)
    changes = Set(files.keys).union(written.keys).sorted().filter { files[$0] != written[$0] }.map {
      tree($0)
    }
    for (name, text) in files where written[name] != text { try tree.write(name, text) }
    for name in written.keys where files[name] == nil {
      try FileManager.default.removeItem(atPath: "\(tree.path)/\(name)")
    }
    written = files
  }

  /// The number of texts for each variable part of the tree.
  private static let switches = [2, 2, 2, 3, 2, 2, 3, 2, 2, 2, 2, 2, 2]

  private static func files(_ choices: [Int]) -> [String: String] {
    var files = [
      "App/Card.swift": card(choices),
      "App/Panel.xib": xib(panel(choices)),
      "App/Badge.xib": xib(badge(choices)),
      "App/APDial.h": """
      @interface APDial : UIControl
      @property (nonatomic) CGFloat \(choices[4] == 0 ? "angle" : "turn");
      @end
      """,
      "Package.swift": "// the manifest",
      "App/Images.xcassets/star.imageset/Contents.json": "{}",
      "Story/Round.swift": "class Round: UIView { @objc var depth = 0 }",
      "Story/Round.xib": xib(
        """
        <view id="r" customClass="Round" customModule="App"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="depth"><integer key="value" value="\(choices[7])"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """
      ),
      "Story/spec.json": #"{ title: "Depth", expect: { findings: [], values: { "r.depth": 1 } } }"#,
    ]
    let reason = #"[{ id: "undefined-key", keyPath: "angle", reason: "known" }]"#
    files["nibproof.json"] =
      switch choices[6] {
      case 0: "{ allow: \(reason) }"
      case 1: #"{ severity: { "undefined-outlet": "warning" } }"#
      default: nil
      }
    if choices[8] == 1 { files["App/Images.xcassets/moon.imageset/Contents.json"] = "{}" }
    // A file that moves without changing its text.
    files[choices[9] == 0 ? "App/Extra.swift" : "App/More/Extra.swift"] = """
      // nibproof:ignore undefined-outlet - kept for the old nib
      class Badge: UIView { @IBOutlet var caption: UILabel! }
      """
    if choices[10] == 1 { files["App/Second.swift"] = "class Badge: UIView {}" }
    if choices[11] == 1 { files["App/Card.xib"] = xib(#"<label id="l" customClass="Absent"/>"#) }
    return files
  }

  private static func card(_ choices: [Int]) -> String {
    """
    \(choices[0] == 0 ? "" : "// One more line.\n\n")import UIKit
    @objc(Card) class Card: UIView {
      @IBOutlet var \(choices[1] == 0 ? "caption" : "title"): UILabel!
      var notVisible = 0
      let fixed = 1
      @IBInspectable var radius: \(choices[2] == 0 ? "CGFloat" : "String") = \(choices[2] == 0 ? "1" : "\"\"")
      override func awakeFromNib() {
        \(["", "let more = 1", "Bundle.main.loadNibNamed(\"Badge\", owner: self, options: nil)"][choices[3]])
      }
      @IBAction func tap(_ sender: Any) {}
    }
    """
  }

  private static func panel(_ choices: [Int]) -> String {
    """
    \(choices[5] == 0 ? "" : "\n")<view id="v" customClass="Card">
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="\(choices[12] == 0 ? "notVisible" : "fixed")" value="a"/>
    <userDefinedRuntimeAttribute type="image" keyPath="picture"><imageView key="value" image="moon"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="image" keyPath="layer.picture">
    <image key="value" name="moon"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <connections><outlet property="caption" destination="l" id="c1"/></connections>
    <subviews><label id="l"/><button id="b"><connections>
    <action selector="tap:" destination="v" eventType="touchUpInside" id="c2"/>
    <action selector="\(choices[7] == 0 ? "tap:" : "tip:")" destination="v" eventType="touchUpInside" id="c3"/>
    </connections></button></subviews></view>
    """
  }

  private static func badge(_ choices: [Int]) -> String {
    """
    <view id="v" customClass="Badge" customModule="App" customModuleProvider="target">
    <connections><outlet property="\(choices[5] == 0 ? "caption" : "gone")" destination="d" id="c1"/></connections>
    <subviews><view id="d" customClass="APDial"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="angle"><real key="value" value="2"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></subviews></view>
    """
  }
}

/// A random number generator that returns the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Array<UInt8> {
  /// Returns a copy of the bytes in which some bytes are changed, removed or repeated.
  func damaged(using random: inout some RandomNumberGenerator) -> [UInt8] {
    var bytes = self
    guard let index = bytes.indices.randomElement(using: &random) else { return bytes }
    let end = Swift.min(bytes.count, index + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(index...)
    case 1: bytes.removeSubrange(index..<end)
    case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
    default: bytes[index] ^= UInt8.random(in: 1...255, using: &random)
    }
    return bytes
  }
}
