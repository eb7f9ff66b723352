import Foundation
import InterfaceDocuments
import NibproofTestSupport
import Reporting
import RuntimeAttributes
import Testing

@testable import ProjectModel
@testable import Validation
@testable import nibproof

@Suite("The command")
struct CommandLineToolTests {
  /// Returns a nib that connects the given outlet of its owner, and a source in which the owner only has the
  /// outlet `button`.
  static func files(property: String) -> [String: String] {
    [
      "Panel.xib": DocumentText.xib(
        """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Panel">
                    <connections>
                        <outlet property="\(property)" destination="b" id="c"/>
                    </connections>
                </placeholder>
                <button id="b">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                            <integer key="value" value="8"/>
                        </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </button>
        """
      ),
      "Panel.swift": """
      import UIKit

      @objc(Panel) final class Panel: UIResponder {
        @IBOutlet var button: UIButton!
      }
      """,
    ]
  }

  @Test("Paths without documents cause a warning; an empty path is rejected")
  func nothingThere() async throws {
    let folder = try TemporaryTree(["A.swift": "class A {}", "notes.txt": "", "Empty/x": ""])
    for path in [folder.path, folder("notes.txt"), folder("Empty")] {
      for command in ["validate", "fix", "baseline"] {
        let result = await run(command, path)
        #expect(result.status == .success)
        #expect(
          result.errors.hasPrefix(CommandMessages.warning(path, CommandMessages.noDocuments)),
          "\(command): \(result.errors)"
        )
      }
    }
    for path in [folder.path, folder("notes.txt"), folder("Empty")] {
      let strict = await run("validate", "--strict", path)
      #expect(strict.status == .found)
      #expect(strict.errors == CommandMessages.error(path, CommandMessages.noDocuments))
      #expect(await run("--lenient", path).status == .success)
    }
    let alone = try TemporaryTree(["Panel.xib": Self.files(property: "button")["Panel.xib"] ?? ""])
    let unverified = await run(alone("Panel.xib"))
    #expect(unverified.status == .success)
    #expect(unverified.errors == CommandMessages.warning(alone("Panel.xib"), CommandMessages.noSources))
    let empty = await run("validate", "")
    #expect(empty.status == .couldNotRun)
    #expect(empty.errors == complaint(.emptyOperand("PATH"), seeHelpOf: "validate"))
    #expect(await run("draw", "").errors == complaint(.emptyOperand("FILE"), seeHelpOf: "draw"))
  }

  @Test("Without findings: status 0, a summary on the output, no errors")
  func clean() async throws {
    let folder = try TemporaryTree(Self.files(property: "button"))
    let result = await run("validate", folder.path)
    #expect(result.status == .success)
    #expect(
      result.output == """
        Checked 1 document, 1 source, 1 class, 1 attribute, 1 outlet.
        No findings.

        """
    )
    #expect(result.errors.isEmpty)
  }

  @Test("With a failing finding: status 1; validate is the default command")
  func findings() async throws {
    let folder = try TemporaryTree(Self.files(property: "buton"))
    let result = await run(folder.path)
    #expect(result.status == .found)
    #expect(result.output.hasPrefix("\(folder("Panel.xib")):6:17: error: "))
    #expect(result.output.contains("[undefined-outlet]\n  6 | <outlet property=\"buton\""))
    #expect(result.output.contains("\n  crash: loading terminates the app\n"))
    #expect(result.output.contains("\n  did you mean 'button'?\n"))
    #expect(
      result.output.hasSuffix(
        "\n1 crash in 1 file.\n1 may have an unsafe fix ('nibproof fix --unsafe'); preview with --dry-run.\n"
      )
    )
    #expect(result.errors.isEmpty)
    #expect(await run("--quiet", folder.path).output.hasSuffix("did you mean 'button'?\n"))
    #expect(await run("--color", "always", folder.path).output.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test("JSON in a file: the output is empty, the file complete")
  func outputFile() async throws {
    let folder = try TemporaryTree(Self.files(property: "buton"))
    let result = await run("--reporter=json", "-o", folder("out.json"), folder.path)
    #expect(result.status == .found)
    #expect(result.output.isEmpty && result.errors.isEmpty)
    let json = try JSONSerialization.jsonObject(with: Data(folder.text("out.json").utf8))
    let findings = try #require((json as? [String: Any])?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["id"] as? String } == ["undefined-outlet"])
    #expect(findings.map { $0["consequence"] as? String } == ["crash"])
  }

  @Test("A file that cannot be written: status 2 and the system's reason")
  func unwritable() async throws {
    let folder = try TemporaryTree(Self.files(property: "button"))
    let result = await run("-o", folder("none/out"), folder.path)
    #expect(result.status == .couldNotRun)
    #expect(result.errors == cannotWrite(folder("none/out")))
    #expect(result.output.isEmpty)
  }

  @Test("Every reporter contains unmet expectations of a spec, with the location")
  func expectations() async throws {
    var files = Self.files(property: "button")
    files["spec.json"] = """
      { title: "Panel", expect: { values: { "b.layer.cornerRadius": 9 } } }
      """
    let folder = try TemporaryTree(files)
    let text = await run(folder.path)
    #expect(text.status == .found)
    #expect(text.output.contains("failed \(folder("spec.json")): Panel (1 document, 1 source, 1 class,"))
    #expect(text.errors.isEmpty)
    let json = await run("--reporter", "json", folder.path)
    #expect(json.status == .found)
    #expect(json.output.contains("\"id\": \"expectation\"") && json.output.contains("\"column\": 39"))
    #expect(json.errors.isEmpty)
    let xcode = await run("--reporter", "xcode", folder.path)
    #expect(
      xcode.output.hasPrefix(
        "\(folder("spec.json")):1:39: error: cannot check 'b.layer.cornerRadius': no object has "
      )
        || xcode.output.hasPrefix(
          "\(folder("spec.json")):1:39: error: unexpected value of 'b.layer.cornerRadius'; "
        )
    )
  }

  @Test("A missing path: status 2 and no output")
  func noSuchPath() async throws {
    for command in ["validate", "classes", "document", "trace"] {
      let result = await run(command, "/no/such/path")
      #expect(result.status == .couldNotRun, "\(command)")
      #expect(result.errors == complaint(.noSuchPath("/no/such/path")), "\(command)")
      #expect(result.output.isEmpty, "\(command)")
    }
  }

  @Test("Invalid arguments: status 2, the problem, and a pointer to help")
  func usage() async {
    let option = await run("trace", "--strct")
    #expect(option.status == .couldNotRun)
    #expect(option.errors == complaint(.unknownOption("--strct", nearest: nil), seeHelpOf: "trace"))
    let operand = await run("document")
    #expect(operand.errors == complaint(.missingOperand("FILE"), seeHelpOf: "document"))
    let control = await run("--\u{1B}[2J")
    #expect(control.errors.contains(#"'--\u{1B}[2J'"#))
  }

  @Test("'rules' is another name of 'explain'")
  func rules() async {
    let rules = await run("rules", "undefined-key")
    #expect(rules.status == .success)
    #expect(await run("explain", "undefined-key").output == rules.output)
  }

  @Test("A misspelled command is distinguished from a path")
  func misspelt() async throws {
    let result = await run("validte", ".")
    #expect(result.status == .couldNotRun)
    #expect(
      result.errors == complaint(.unknownCommandOrPath("validte", nearest: "validate"), seeHelpOf: nil)
    )
    #expect(
      await run("foo").errors
        == complaint(.unknownCommandOrPath("foo", nearest: nil), seeHelpOf: nil)
    )
    // The name of the command `validate` in other tools.
    #expect(
      await run("lint", ".").errors
        == complaint(.unknownCommandOrPath("lint", nearest: "validate"), seeHelpOf: nil)
    )
    for path in ["Foo", "foo.xib", "./foo", "foo/bar"] {
      #expect(await run(path).errors == complaint(.noSuchPath(path.replacing("./", with: ""))))
    }
    #expect(
      await run("help", "traces").errors.hasPrefix(
        CommandMessages.error(UsageError.unknownCommand("traces", nearest: "trace").message)
      )
    )
  }

  @Test("An empty file is a finding, not a checked document")
  func emptyFile() async throws {
    let folder = try TemporaryTree(["Empty.xib": ""])
    let result = await run(folder.path)
    #expect(result.status == .found)
    #expect(result.output.contains("Empty.xib:1:1: error: \(DocumentError(.empty)) [unreadable-document]\n"))
    let document = await run("document", folder("Empty.xib"))
    #expect(document.status == .couldNotRun)
    #expect(
      document.errors == complaint(.unreadableDocument(file: folder("Empty.xib"), DocumentError(.empty)))
    )
  }

  @Test("classes lists what sources declare")
  func classes() async throws {
    let folder = try TemporaryTree(Self.files(property: "button"))
    let result = await run("classes", folder.path)
    #expect(result.status == .success)
    #expect(
      result.output == """
        class Panel: UIResponder  \(folder("Panel.swift")):3:26
          property button: UIButton! [outlet]  \(folder("Panel.swift")):4:17

        """
    )
  }

  @Test("classes NAME shows a class and its superclasses; an unknown name is rejected")
  func oneClass() async throws {
    let folder = try TemporaryTree(Self.files(property: "button"))
    let result = await run("classes", "Panel", folder.path)
    #expect(result.status == .success)
    let headlines = result.output.split(separator: "\n").filter { $0.hasPrefix("class ") }
    #expect(headlines.count == 3)
    #expect(headlines.first?.hasPrefix("class Panel: UIResponder") == true)
    #expect(headlines.dropFirst().first?.hasPrefix("class UIResponder: NSObject") == true)
    #expect(headlines.last?.hasPrefix("class NSObject") == true)
    let refused = await run("classes", "Panell", folder.path)
    #expect(refused.status == .couldNotRun)
    #expect(refused.errors == complaint(.noSuchClass("Panell", nearest: "Panel")))
    let framework = await run("classes", "UIButtn", folder.path)
    #expect(
      framework.errors == complaint(.noSuchClass("UIButtn", nearest: "UIButton"))
    )
  }

  @Test("document shows the contents of a document")
  func document() async throws {
    let folder = try TemporaryTree(Self.files(property: "button"))
    let result = await run("document", folder("Panel.xib"))
    #expect(result.status == .success)
    #expect(
      result.output == """
        \(folder("Panel.xib")): xib for iOS, 2 objects
        File's Owner (-1): Panel  4:9
            outlet button -> b  6:17
        Button (b): UIButton  9:9
            layer.cornerRadius = 8  11:17

        """
    )
  }

  @Test("trace prints each step, with the classes of the document's folder")
  func trace() async throws {
    let folder = try TemporaryTree(Self.files(property: "buton"))
    let result = await run("trace", folder("Panel.xib"))
    #expect(result.status == .success)
    #expect(
      result.output == """
        \(folder("Panel.xib")) on iOS, 5 events
        initialize  File's Owner (-1) as Panel: by the code that loads the nib  4:9
        initialize  Button (b) as UIButton: by 'init(coder:)'  9:9
        apply       Button (b) layer.cornerRadius = 8  11:17
        connect     File's Owner (-1) outlet buton -> b: raised  [crash]  6:17
                    *** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<Panel 0x…> \
        setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key buton.'
        The app terminates here. Without the crash, loading would continue:
        awake       Button (b)  9:9

        """
    )
  }

  @Test("rules lists all kinds of findings as JSON, with their severities")
  func rulesAsJSON() async throws {
    let rules = await run("rules", "--reporter", "json")
    let json = try JSONSerialization.jsonObject(with: Data(rules.output.utf8))
    let findings = try #require((json as? [String: Any])?["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["id"] as? String } == FindingID.allCases.map(\.rawValue))
    #expect(findings.allSatisfy { $0["severity"] is String && $0["document"] is String })
  }

  @Test("explain describes one id, lists all, and suggests similar ids")
  func explain() async throws {
    let one = await run("explain", "undefined-outlet")
    #expect(one.status == .success)
    #expect(
      one.output.hasPrefix(
        "undefined-outlet: a connection refers to an outlet that its object does not have\n\n"
      )
    )
    let json = await run("explain", "undefined-outlet", "--reporter", "json")
    #expect(json.output.hasPrefix("{\n  \"id\": \"undefined-outlet\",\n"))
    let all = await run("explain")
    #expect(
      all.output.hasPrefix(
        "Findings:\n  undefined-key              a runtime attribute sets a key that its object does not have\n"
      )
    )
    #expect(
      all.output.hasSuffix(
        """

        Terms:
          crash         loading terminates the app
          dropped       loading logs an error and ignores the value, connection, class or resource
          crash-on-use  loading succeeds, but the first use terminates the app
          silent        nothing is logged, and the result is wrong
          unverified    the result depends on something unknown
          invalid       the document is broken
          unreachable   nothing in the app reaches the object of the finding
          likely        a class, outlet, action or property is probably missing

        """
      )
    )
    let word = await run("explain", "unreachable")
    #expect(
      word.status == .success
        && word.output.hasPrefix("unreachable: nothing in the app reaches the object of the finding\n\n")
    )
    let misspelt = await run("explain", "undefined-outlt")
    #expect(misspelt.status == .couldNotRun)
    #expect(
      misspelt.errors
        == unknownID("undefined-outlt", expected: "id or term", nearest: "undefined-outlet")
    )
    #expect(
      await run("explain", "Initializer").errors
        == unknownID("Initializer", choices: ["unimplemented-initializer"])
    )
    #expect(
      await run("explain", "foo").errors
        == complaint(
          .unlistedOperand("foo", expected: "id or term", command: "nibproof explain"),
          seeHelpOf: "explain"
        )
    )
    #expect(
      await run("explain", "unreachble").errors
        == unknownID("unreachble", nearest: "unreachable")
    )
  }

  private func unknownID(
    _ id: String,
    expected: String = "id or term",
    nearest: String? = nil,
    choices: [String] = []
  ) -> String {
    complaint(
      .unknownOperand(id, expected: expected, nearest: nearest, choices: choices),
      seeHelpOf: "explain"
    )
  }

  @Test("A baseline is written, removes its findings, and reports obsolete entries")
  func baseline() async throws {
    let folder = try TemporaryTree(Self.files(property: "buton"))
    let written = await run("baseline", folder.path, "-o", folder("known.json"))
    #expect(written.status == .success && written.errors.isEmpty)
    #expect(written.output.hasPrefix("Wrote 1 finding to \(folder("known.json")) ("))
    #expect(
      try folder.text("known.json") == """
        {
          "version": 1,
          "findings": [
            {
              "id": "undefined-outlet",
              "file": "Panel.xib",
              "object": "-1",
              "keyPath": "buton",
              "message": "'Panel' has no outlet 'buton'"
            }
          ]
        }

        """
    )
    let known = await run("--baseline", folder("known.json"), folder.path)
    #expect(known.status == .success && known.errors.isEmpty)
    #expect(known.output.hasSuffix("\nNo new findings; 1 in \(folder("known.json")).\n"))

    let clean = try TemporaryTree(Self.files(property: "button"))
    try Data(folder.text("known.json").utf8).write(to: URL(fileURLWithPath: clean("known.json")))
    let gone = Baseline.Entry(
      id: "undefined-outlet",
      file: "Panel.xib",
      object: "-1",
      keyPath: "buton",
      message: "'Panel' has no outlet 'buton'"
    )
    let update = CommandMessages.updateBaseline(clean("known.json"))
    let lenient = await run("--baseline", clean("known.json"), clean.path)
    #expect(lenient.status == .success)
    #expect(lenient.errors == CommandMessages.leftOver(gone, in: clean("known.json"), fails: false) + update)
    let strict = await run("--baseline", clean("known.json"), "--strict-baseline", clean.path)
    #expect(strict.status == .found)
    #expect(strict.errors == CommandMessages.leftOver(gone, in: clean("known.json"), fails: true) + update)
    let missing = await run("--baseline", clean("none.json"), clean.path)
    #expect(missing.status == .couldNotRun)
    #expect(
      missing.errors == complaint(.unreadable(path: clean("none.json"), reason: "No such file or directory"))
    )
  }

  @Test("explain --conversions prints the table")
  func conversions() async {
    let result = await run("explain", "--conversions")
    #expect(result.status == .success)
    #expect(result.output == ConversionTableText.text(on: .iOS))
    #expect(await run("explain", "--conversions", "--platform", "macOS").output != result.output)
  }

  @Test("A lenient run never fails, and errors are warnings")
  func lenient() async throws {
    let folder = try TemporaryTree(Self.files(property: "buton"))
    let result = await run("--lenient", folder.path)
    #expect(result.status == .success)
    #expect(result.output.contains("Panel.xib:6:17: warning: 'Panel' has no outlet 'buton'"))
  }

  @Test("fix shows and makes the change, and then has nothing to do")
  func fix() async throws {
    let folder = try TemporaryTree(Self.files(property: "legacy"))
    let before = try folder.text("Panel.xib")
    let dry = await run("fix", "--unsafe", "--dry-run", folder.path)
    #expect(dry.status == .success)
    #expect(
      dry.output.hasPrefix("--- a\(folder("Panel.xib"))\n+++ b\(folder("Panel.xib"))\n@@ -2,9 +2,6 @@\n")
    )
    #expect(
      dry.output.contains("\n-                <outlet property=\"legacy\" destination=\"b\" id=\"c\"/>\n")
    )
    let reason = "the class of the object does not declare it"
    let removed = "\(folder("Panel.xib")):6:17: removed 'legacy' (\(reason)) [undefined-outlet]\n"
    #expect(dry.errors == removed + CommandMessages.fixed(tally(1, left: 0), isDryRun: true))
    let difference = await run("fix", "--unsafe", "--diff", folder.path)
    #expect(difference.output == dry.output && difference.errors.isEmpty)
    #expect(try folder.text("Panel.xib") == before)
    let done = await run("fix", "--unsafe", folder.path)
    #expect(done.status == .success)
    #expect(done.output == removed)
    #expect(done.errors == CommandMessages.fixed(tally(1, left: 0), isDryRun: false))
    #expect(await run(folder.path).status == .success)
    #expect(
      await run("fix", "--unsafe", folder.path).errors
        == CommandMessages.fixed(tally(0, left: 0), isDryRun: false)
    )
    #expect(folder.names == ["Panel.swift", "Panel.xib"])
  }

  @Test("fix changes the document in the folder of an old nib as well")
  func fixPackaged() async throws {
    var files = Self.files(property: "legacy")
    files["Panel.nib/designable.nib"] = files.removeValue(forKey: "Panel.xib")
    let folder = try TemporaryTree(files)
    #expect(
      await run("fix", "--unsafe", folder.path).errors
        == CommandMessages.fixed(tally(1, left: 0), isDryRun: false)
    )
    #expect(try !folder.text("Panel.nib/designable.nib").contains("legacy"))
    #expect(await run(folder.path).status == .success)
  }

  @Test("fix renames only with --unsafe")
  func rename() async throws {
    let folder = try TemporaryTree(Self.files(property: "buton"))
    let kept = await run("fix", folder.path)
    #expect(kept.output.isEmpty)
    #expect(
      kept.errors == CommandMessages.fixed(tally(0, left: 0, unsafe: 1), isDryRun: false)
    )
    let done = await run("fix", "--unsafe", folder.path)
    let change = "renamed 'buton' to 'button' (it is the declared name with the most similar spelling)"
    #expect(done.output == "\(folder("Panel.xib")):6:17: \(change) [undefined-outlet]\n")
    #expect(try folder.text("Panel.xib") == Self.files(property: "button")["Panel.xib"])
  }

  @Test("A document that changed after it was read is not overwritten")
  func changedMeanwhile() throws {
    let folder = try TemporaryTree(["a.xib": "theirs"])
    let fix = FileFix(
      file: folder("a.xib"),
      original: Array("old".utf8),
      fixed: Array("ours".utf8),
      changes: []
    )
    #expect(FixOutput.write(fix) == CommandMessages.changedMeanwhile)
    #expect(try folder.text("a.xib") == "theirs")
  }

  @Test("A stamp is written only if nothing fails")
  func stamp() async throws {
    let folder = try TemporaryTree(Self.files(property: "buton"))
    let stamp = folder("nibproof.stamp")
    #expect(await run("--stamp", stamp, folder("Panel.xib"), folder("Panel.swift")).status == .found)
    #expect(!FileManager.default.fileExists(atPath: stamp))
    #expect(await run("--lenient", "--stamp", stamp, folder.path).status == .success)
    #expect(try folder.text("nibproof.stamp") == "// No failures, checked by nibproof 0.1.0\n")
    let nowhere = await run("--lenient", "--stamp", folder("none/stamp"), folder.path)
    #expect(nowhere.status == .couldNotRun)
    #expect(nowhere.errors == cannotWrite(folder("none/stamp")))
  }

  @Test("reporters lists the values of --reporter")
  func reporters() async {
    let names = await run("reporters").output.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(
      names == [
        "text", "concise", "statistics", "xcode", "json", "sarif", "github-actions", "checkstyle", "junit",
        "gitlab", "markdown", "csv", "html",
      ]
    )
  }

  @Test("Every reporter writes to the output, xcode with absolute paths, with the same status")
  func everyReporter() async throws {
    let folder = try TemporaryTree(Self.files(property: "buton"))
    for name in [
      "xcode", "sarif", "github-actions", "checkstyle", "junit", "gitlab", "markdown", "csv", "html",
    ] {
      let result = await run("--reporter", name, folder.path)
      #expect(result.status == .found, "\(name)")
      #expect(result.output.contains("undefined-outlet"), "\(name)")
      #expect(result.errors.isEmpty, "\(name)")
    }
  }

  @Test(
    "The version, in each of its forms",
    arguments: [["version"], ["--version"], ["validate", "--version", "--reporter", "sarif"]]
  )
  func version(_ arguments: [String]) async {
    let result = await run(arguments)
    #expect(result.status == .success && result.errors.isEmpty)
    #expect(result.output.hasPrefix("nibproof \(Version.number)\n"))
    #expect(result.output.contains("SDKs of iOS 2") && result.output.contains("up to iOS 2"))
  }

  @Test("The version as JSON", arguments: [["version"], ["--version"]])
  func versionJSON(_ arguments: [String]) async throws {
    let output = await run(arguments + ["--reporter", "json"]).output
    let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(json["version"] as? String == Version.number)
    #expect(json["commit"] is NSNull || json["commit"] is String)
    for key in ["frameworkInterfaces", "knownIntroductions"] {
      #expect((json[key] as? [String: String])?["macOS"] != nil)
    }
  }
}
