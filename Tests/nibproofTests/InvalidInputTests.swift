import Foundation
import NibproofTestSupport
import Testing

@testable import Validation
@testable import nibproof

@Suite("Arguments that a command cannot use")
struct InvalidInputTests {
  private static let files = [
    "App/A.swift": "class A: UIViewController { @IBOutlet var name: UILabel! }",
    "App/A.xib": DocumentText.xib("<label id=\"n-1\" text=\"a\"/>"),
    "App/da.lproj/B.xib": DocumentText.xib("<label id=\"n-1\" text=\"a\"/>"),
    "App/Base.lproj/B.xib": DocumentText.xib("<label id=\"n-1\" text=\"b\"/>"),
    "Old.nib": "bplist00", "Folder.nib/objects.nib": "bplist00", "Main.storyboardc/Info.plist": "",
    "Both.nib/designable.nib": DocumentText.xib("<label id=\"n-1\" text=\"b\"/>"),
  ]

  @Test(
    "The message names the valid values",
    arguments: [
      ("explain nosuch", "unknown id or term 'nosuch'; see 'nibproof explain'"),
      ("schema foo", "unknown kind of file 'foo'; expected spec or configuration"),
      ("schema specs", "unknown kind of file 'specs'; did you mean 'spec'?"),
    ]
  )
  func values(_ arguments: String, _ message: String) async {
    let result = await run(arguments.split(separator: " ").map(String.init))
    #expect(
      result.status == .couldNotRun && result.errors.hasPrefix("error: \(message)\n"),
      "\(result.errors)"
    )
  }

  @Test("The default reporter can be given without an id")
  func explainedList() async {
    let (result, list) = (await run("explain", "--reporter", "text"), await run("explain"))
    #expect(result.status == .success && result.output == list.output)
    #expect(await run("explain", "--reporter", "markdown").status == .couldNotRun)
  }

  @Test("A compiled document is an error, and a folder with a document is not")
  func compiled() async throws {
    let tree = try TemporaryTree(Self.files)
    for path in ["Old.nib", "Folder.nib", "Main.storyboardc"] {
      let result = await run("validate", tree("App"), tree(path))
      #expect(
        result.status == .couldNotRun && result.errors.contains("\(path); pass the .xib or .storyboard file"),
        "\(result.errors)"
      )
    }
    #expect(await run("validate", tree("Both.nib")).status == .success)
    #expect(await run("validate", tree.path).status == .success)
  }

  @Test("A spec is not written to a folder with the name of another kind of file")
  func specFile() async throws {
    let tree = try TemporaryTree(Self.files)
    let rejected = await run("spec", tree("App/A.xib"), "-o", tree("x.txt"))
    #expect(rejected.status == .couldNotRun && rejected.errors.contains("expected a .json file or a folder"))
    #expect(!FileManager.default.fileExists(atPath: tree("x.txt")))
    for folder in ["v1.2", "Screens.iPad/", "Main"] {
      #expect(await run("spec", tree("App/A.xib"), "-o", tree(folder)).status == .success, "\(folder)")
      #expect(FileManager.default.fileExists(atPath: tree("\(folder)/spec.json")))
    }
  }

  @Test("Another folder is proposed if the file is the spec of another document")
  func otherDocument() async throws {
    let tree = try TemporaryTree(Self.files)
    let folder = tree("Specs/B")
    #expect(await run("spec", tree("App/da.lproj/B.xib"), "-o", folder).status == .success)
    let other = await run("spec", tree("App/Base.lproj/B.xib"), "-o", folder)
    #expect(
      other.errors
        == cannotWrite(tree("Specs/B/spec.json"), CommandMessages.isOfOtherDocument("Specs/Base-B"))
    )
    let same = await run("spec", tree("App/da.lproj/B.xib"), "-o", folder)
    #expect(same.errors == cannotWrite(tree("Specs/B/spec.json"), CommandMessages.isThereAlready))
  }

  @Test("A folder that cannot be created is reported with the system's reason")
  func folder() async throws {
    let tree = try TemporaryTree(Self.files)
    let result = await run("spec", tree("App/A.xib"), "-o", tree("App/A.swift/Spec"))
    #expect(result.status == .couldNotRun && !result.errors.contains("No such file"), "\(result.errors)")
  }

  @Test("A missing baseline of a configuration is reported with its position")
  func baseline() async throws {
    let tree = try TemporaryTree(
      Self.files.merging(["App/nibproof.json": "{ baseline: 'none.json' }"]) { $1 }
    )
    let result = await run("validate", tree("App"))
    #expect(result.status == .couldNotRun)
    #expect(tree.relative(result.errors).hasPrefix("App/nibproof.json:1:3: error: "), "\(result.errors)")
  }

  @Test("A lenient run names a failed spec, and succeeds; a passed spec has no unexpected findings")
  func specResults() async throws {
    let tree = try TemporaryTree([
      "S/spec.json": "{ expect: { values: { 'n-1.text': 'b' } } }", "S/A.xib": Self.files["App/A.xib"] ?? "",
      "T/spec.json":
        "{ expect: { findings: [{ id: 'undefined-outlet' }], connections: { '-1.gone': null } } }",
      "T/A.swift": Self.files["App/A.swift"] ?? "",
      "T/A.xib": DocumentText.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"><connections>
          <outlet property="gone" destination="n-1" id="c-1"/><outlet property="view" destination="v-1" id="c-2"/>
        </connections></placeholder><view id="v-1"/><label id="n-1"/>
        """
      ),
    ])
    let lenient = await run("validate", "--lenient", tree("S"))
    #expect(lenient.status == .success && lenient.output.hasPrefix("failed "), "\(lenient.output)")
    let passed = await run("validate", tree("T"))
    #expect(passed.output.contains("; 1 finding and 1 connection as expected)"), "\(passed.output)")
    #expect(passed.output.hasSuffix("\n1 spec passed.\nNo unexpected findings.\n"), "\(passed.output)")
  }
}
