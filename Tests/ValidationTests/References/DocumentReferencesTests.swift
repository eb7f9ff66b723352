import Checks
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@Suite("Names in documents")
struct DocumentReferencesTests {
  typealias Case = Example<[String: String], [String]>

  private static let manifest = ["Package.swift": "// swift-tools-version: 6.2"]

  private static func storyboard(_ elements: String) -> String {
    DocumentText.scene(
      """
      \(elements)
      """
    )
  }

  private static func reference(_ attributes: String) -> [String: String] {
    ["Main.storyboard": storyboard("<viewControllerPlaceholder \(attributes) id=\"p-1\"/>")]
  }

  private static func image(_ name: String, _ more: String = "") -> [String: String] {
    ["Badge.xib": xib("<imageView image=\"\(name)\" \(more) id=\"v-1\"/>")]
  }

  /// Returns a controller with the given member, which owns a nib with an image.
  private static func photo(_ member: String) -> [String: String] {
    manifest.merging([
      "Badge.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge" customModule="App">
        <connections><outlet property="view" destination="w-1" id="o-1"/>
        <outlet property="photo" destination="v-1" id="o-2"/></connections></placeholder>
        <view id="w-1"><subviews><imageView image="badge" id="v-1"/></subviews></view>
        """
      ),
      "Badge.swift": "class Badge: UIViewController { @IBOutlet var photo: UIImageView!\n\(member) }",
    ]) { $1 }
  }

  /// Returns a project with one target whose resources are the given files.
  private static func project(_ files: String...) -> [String: String] {
    var objects = ""
    for file in files {
      objects += """
        "\(file)" = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        "B \(file)" = { isa = PBXBuildFile; fileRef = "\(file)"; };

        """
    }
    let children = files.map { "\"\($0)\"" }.joined(separator: ", ")
    let builds = files.map { "\"B \($0)\"" }.joined(separator: ", ")
    return [
      ProjectText.path: """
      // !$*UTF8*$!
      { objectVersion = 46; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (R); };
      R = { isa = PBXResourcesBuildPhase; files = (\(builds)); };
      \(objects)
      }; }
      """
    ]
  }

  private static let lister = """
    <viewController nibName="Lister" id="c-1" customClass="Lister" customModule="App" customModuleProvider="target"/>
    """

  private static func lists(_ member: String) -> String { "class Lister: UIViewController { \(member) }" }

  static let cases: [Case] = [
    // Storyboards
    Case(
      "a reference to an existing storyboard",
      manifest.merging(reference(#"storyboardName="Detail""#)) { $1 }
        .merging(["Base.lproj/Detail.storyboard": storyboard("<viewController id=\"c-1\"/>")]) { $1 },
      []
    ),
    Case(
      "a reference to a missing storyboard",
      manifest.merging(reference(#"storyboardName="Details""#)) { $1 }
        .merging(["Detail.storyboard": storyboard("<viewController id=\"c-1\"/>")]) { $1 },
      ["missing-storyboard crash-on-use p-1 Main.storyboard:4 Details (Detail)"]
    ),
    Case(
      "a reference to an unknown storyboard, without a project",
      reference(#"storyboardName="Details""#),
      [
        "missing-storyboard unverified p-1 Main.storyboard:4 Details"
      ]
    ),
    Case(
      "in another bundle",
      manifest.merging(reference(#"storyboardName="Kit" bundleIdentifier="org.example.kit""#)) { $1 },
      []
    ),
    Case(
      "in a file that the project lists and that was not read",
      project("Main.storyboard", "Elsewhere.storyboard")
        .merging(reference(#"storyboardName="Elsewhere""#)) { $1 },
      []
    ),
    // Nibs
    Case(
      "a missing nib of a controller",
      manifest.merging(["Main.storyboard": storyboard(lister), "Lister.swift": lists("")]) { $1 },
      ["missing-nib crash-on-use c-1 Main.storyboard:4 Lister"]
    ),
    Case(
      "a missing nib of a controller that creates its view",
      manifest.merging([
        "Main.storyboard": storyboard(lister),
        "Lister.swift": lists("override func loadView() { view = UIView() }"),
      ]) { $1 },
      []
    ),
    Case(
      "a missing nib of a controller whose superclass creates its view",
      manifest.merging([
        "Main.storyboard": storyboard(lister),
        "Lister.swift": "class Lister: Base {}\nclass Base: UIViewController { override func loadView() {} }",
      ]) { $1 },
      []
    ),
    // Identifiers
    Case(
      "an identifier of the same storyboard",
      manifest.merging([
        "Main.storyboard": storyboard(
          """
          <viewControllerPlaceholder referencedIdentifier="Detail" id="p-1"/>
          <viewController storyboardIdentifier="Detail" id="c-1"/>
          """
        )
      ]) { $1 },
      []
    ),
    Case(
      "an identifier of no object",
      manifest.merging(reference(#"storyboardName="Detail" referencedIdentifier="Card""#)) { $1 }
        .merging([
          "Detail.storyboard": storyboard("<viewController storyboardIdentifier=\"Cards\" id=\"c-1\"/>")
        ]) {
          $1
        },
      [
        "missing-identifier crash-on-use p-1 Main.storyboard:4 Card (Cards)"
      ]
    ),
    Case(
      "one of two storyboards of that name has it",
      manifest.merging(reference(#"storyboardName="Detail" referencedIdentifier="Card""#)) { $1 }
        .merging([
          "a/Detail.storyboard": storyboard("<viewController id=\"c-1\"/>"),
          "b/Detail.storyboard": storyboard("<viewController storyboardIdentifier=\"Card\" id=\"c-1\"/>"),
        ]) { $1 },
      []
    ),
    Case(
      "the storyboard is left out",
      manifest.merging(reference(#"storyboardName="Detail" referencedIdentifier="Card""#)) { $1 }
        .merging([
          "Old/Detail.storyboard": storyboard("<viewController id=\"c-1\"/>"),
          "nibproof.json": #"{ excluded: ["Old/"] }"#,
        ]) { $1 },
      []
    ),
    // Nibs
    Case(
      "an existing nib",
      manifest.merging(["Main.xib": xib("<viewController nibName=\"Panel\" id=\"c-1\"/>")]) { $1 }
        .merging(["Panel~ipad.xib": xib("")]) { $1 },
      []
    ),
    Case(
      "a missing nib",
      manifest.merging(["Main.xib": xib("<viewController nibName=\"Panel\" id=\"c-1\"/>")]) { $1 },
      ["missing-nib crash-on-use c-1 Main.xib:4 Panel"]
    ),
    Case(
      "an empty name",
      manifest.merging(["Main.xib": xib("<viewController nibName=\"\" id=\"c-1\"/>")]) { $1 },
      []
    ),
    // Images
    Case(
      "an image of a catalog, in one of its groups",
      manifest.merging(image("badge")) { $1 }
        .merging(["App.xcassets/Icons/badge.imageset/Contents.json": "{}"]) { $1 },
      []
    ),
    Case(
      "an image of a file, for some screens",
      manifest.merging(image("badge")) { $1 }.merging(["Images/badge@2x~ipad.PNG": ""]) { $1 },
      []
    ),
    Case(
      "named with the end of its file's name",
      manifest.merging(image("badge.png")) { $1 }.merging(["badge@3x.png": ""]) { $1 },
      []
    ),
    Case(
      "a missing image",
      manifest.merging(image("badge")) { $1 }
        .merging(["App.xcassets/badges.imageset/Contents.json": "{}"]) { $1 },
      ["missing-resource dropped v-1 Badge.xib:4 badge (badges)"]
    ),
    Case(
      "a missing image that code sets",
      photo(
        "override func viewDidLoad() { super.viewDidLoad(); photo.image = UIImage(systemName: \"star\") }"
      ),
      ["missing-resource silent v-1 Badge.xib:7 badge"]
    ),
    Case(
      "an image that code sets by a method",
      photo("override func viewDidLoad() { show() }\n private func show() { photo.image = nil }"),
      ["missing-resource silent v-1 Badge.xib:7 badge"]
    ),
    Case(
      "an image that code may set",
      photo("override func viewDidLoad() { if isEditing { photo.image = nil } }"),
      ["missing-resource dropped v-1 Badge.xib:7 badge"]
    ),
    Case(
      "an image that code sets on demand",
      photo("func show() { photo.image = nil }"),
      ["missing-resource dropped v-1 Badge.xib:7 badge"]
    ),
    Case(
      "another property that code sets",
      photo("override func viewDidLoad() { photo.highlightedImage = nil }"),
      ["missing-resource dropped v-1 Badge.xib:7 badge"]
    ),
    Case(
      "an image that the object's class sets",
      manifest.merging([
        "Badge.xib": xib(#"<imageView image="badge" id="v-1" customClass="Photo" customModule="App"/>"#),
        "Photo.swift": "class Photo: UIImageView { override func awakeFromNib() { image = nil } }",
      ]) { $1 },
      ["missing-resource silent v-1 Badge.xib:4 badge"]
    ),
    Case(
      "the pictures of an image set have no names of their own",
      manifest.merging(image("badge-large")) { $1 }
        .merging(["App.xcassets/badge.imageset/badge-large.png": ""]) { $1 },
      ["missing-resource dropped v-1 Badge.xib:4 badge-large"]
    ),
    Case(
      "an image that the document holds itself",
      manifest.merging([
        "Badge.xib": xib(#"<imageView image="094AB76F" id="v-1"/>"#).replacing(
          "</document>",
          with: """
            <resources><image name="094AB76F" width="34" height="34"><mutableData key="keyedArchiveRepresentation">
            YnBsaXN0MDA</mutableData></image></resources></document>
            """
        )
      ]) { $1 },
      []
    ),
    Case("an image of the system", manifest.merging(image("star", #"catalog="system""#)) { $1 }, []),
    Case(
      "a name that Interface Builder made up",
      manifest.merging(image("tabBarItem:rPS-q8-1Ip:image")) { $1 },
      []
    ),
    Case(
      "the project lists a catalog that was not read",
      project("Badge.xib", "Bought.xcassets").merging(image("badge")) { $1 },
      [
        "missing-resource unverified v-1 Badge.xib:4 badge"
      ]
    ),
    Case(
      "the project lists the image",
      project("Badge.xib", "badge.png").merging(image("badge")) { $1 },
      []
    ),
    Case(
      "an image of a runtime attribute",
      manifest.merging([
        "Badge.xib": xib(
          """
          <imageView id="v-1"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="image" keyPath="image" value="badge"/>
          </userDefinedRuntimeAttributes></imageView>
          """
        )
      ]) { $1 },
      ["missing-resource dropped v-1 Badge.xib:5 badge"]
    ),
    Case(
      "a missing image on macOS, where the effect is unknown",
      manifest.merging([
        "Badge.xib": xib("<imageView image=\"badge\" id=\"v-1\"/>").replacing(
          "iOS.CocoaTouch",
          with: "MacOSX.Cocoa"
        )
      ]) { $1 },
      []
    ),
    // Specs are independent of each other.
    Case(
      "documents of a spec refer to each other",
      [
        "Story/spec.json": "{}",
        "Story/Main.storyboard": storyboard(
          #"<viewControllerPlaceholder storyboardName="Other" id="p-1"/>"#
        ), "Other/spec.json": "{}", "Other/Other.storyboard": storyboard(""),
      ],
      ["missing-storyboard crash-on-use p-1 Story/Main.storyboard:4 Other"]
    ),
  ]

  @Test("Only a missing image that is lost has a console message")
  func imageMessages() async throws {
    for (member, consequence) in [
      ("func show() { photo.image = nil }", Consequence.dropped),
      ("override func viewDidLoad() { photo.image = nil }", .silent),
    ] {
      let tree = try TemporaryTree(Self.photo(member))
      let findings = try await tree.validate().findings.filter { $0.id == .missingResource }
      #expect(findings.map(\.consequence) == [consequence])
      #expect(findings.map { $0.consoleMessage == nil } == [consequence == .silent])
    }
  }

  @Test("Each name exists, is certainly missing, or is unknown", arguments: cases)
  func references(_ test: Case) async throws {
    let tree = try TemporaryTree(test.input)
    let found = try await tree.validate().findings.filter { $0.id.rawValue.hasPrefix("missing-") }.map {
      "\($0.id.rawValue) \($0.consequence.rawValue) \($0.object?.id ?? "-") \(tree.relative($0.file)):\($0.position.line) \($0.keyPath ?? "")"
        + ($0.suggestion.map { " (\($0))" } ?? "")
    }
    #expect(found == test.expected, sourceLocation: test.sourceLocation)
  }
}
