import Foundation
import NibproofTestSupport
import ProjectModel
import Testing

@testable import nibproof

@Suite("Selected documents")
struct SelectionTests {
  private static func document(_ outlet: String) -> String {
    DocumentText.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel">
                  <connections>
                      <outlet property="\(outlet)" destination="b" id="c"/>
                  </connections>
              </placeholder>
              <button id="b"/>
      """
    )
  }

  private static let files = [
    "A.xib": document("first"), "B.xib": document("second"),
    "Panel.swift":
      "import UIKit\n\n@objc(Panel) final class Panel: UIResponder {\n  @IBOutlet var good: UIButton!\n}\n",
  ]

  private func outlets(_ result: RunResult) -> [String] {
    result.output.split(separator: "\n").compactMap { line in
      line.contains("[undefined-outlet]")
        ? line.split(separator: "outlet '").last?.split(separator: "'").first.map(String.init) : nil
    }
  }

  @Test("The input replaces the file; the rest of the tree is read but not reported")
  func input() async throws {
    let folder = try TemporaryTree(Self.files)
    let arguments = ["--stdin", "--stdin-filename", folder("A.xib"), folder.path]
    let broken = await run(arguments, input: Self.document("third"))
    #expect(broken.status == .found && broken.errors.isEmpty)
    #expect(outlets(broken) == ["third"])
    #expect(broken.output.contains("  6 | <outlet property=\"third\" destination=\"b\" id=\"c\"/>\n"))
    #expect(broken.output.contains("\nChecked 1 document, 1 source, 1 class, 1 outlet.\n"))
    let mended = await run(arguments, input: Self.document("good"))
    #expect(mended.status == .success && mended.output.hasSuffix("\nNo findings.\n"))
    #expect(try folder.text("A.xib") == Self.files["A.xib"])
  }

  @Test("A document without a file, and an input that is not a document")
  func newDocument() async throws {
    let folder = try TemporaryTree(Self.files)
    let result = await run(["--stdin", folder.path], input: Self.document("third"))
    #expect(
      result.output.hasPrefix("<stdin>:6:17: error: 'Panel' has no outlet 'third' [undefined-outlet]\n")
    )
    let new = await run(["--stdin", "--stdin-filename=\(folder("New.xib"))", folder.path], input: "oh")
    #expect(new.status == .found && new.output.hasPrefix("\(folder("New.xib")):1:1: error: "))
    #expect(new.output.contains("[unreadable-document]"))
  }

  @Test("Documents in Xcode's variables; a source may affect all documents")
  func scriptFiles() async throws {
    let folder = try TemporaryTree(Self.files)
    let arguments = ["--use-script-input-files", folder.path]
    let one = await run(
      arguments,
      variables: ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": folder("./B.xib")]
    )
    #expect(outlets(one) == ["second"])
    let source = await run(
      arguments,
      variables: [
        "SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": folder("B.xib"),
        "SCRIPT_INPUT_FILE_1": folder("Panel.swift"),
      ]
    )
    #expect(outlets(source) == ["first", "second"])
    let none = await run(arguments, variables: ["SCRIPT_INPUT_FILE_COUNT": "0"])
    #expect(none.status == .success && outlets(none).isEmpty)
  }

  @Test("Missing and foreign selections are reported; if nothing is left, a strict run fails")
  func selectedInVain() async throws {
    let (folder, other) = (
      try TemporaryTree(Self.files), try TemporaryTree(["C.xib": Self.document("good")])
    )
    func selected(_ files: [String], _ arguments: String...) async -> RunResult {
      var variables = ["SCRIPT_INPUT_FILE_COUNT": "\(files.count)"]
      for (index, file) in files.enumerated() { variables["SCRIPT_INPUT_FILE_\(index)"] = file }
      return await run(arguments + ["--use-script-input-files", folder.path], variables: variables)
    }
    let nothing = CommandMessages.noSelectedDocuments
    let some = await selected([folder("B.xib"), other("C.xib"), folder("Gone.xib")], "--lenient")
    #expect(some.status == .success && outlets(some) == ["second"])
    let told = [other("C.xib"), folder("Gone.xib")].sorted()
    #expect(some.errors == told.map { CommandMessages.warning($0, CommandMessages.notBelowPaths) }.joined())
    let none = await selected([folder("Gone.xib")])
    #expect(none.status == .success)
    #expect(
      none.errors == CommandMessages.warning(folder("Gone.xib"), CommandMessages.notBelowPaths)
        + CommandMessages.warning(folder.path, nothing)
    )
    let strict = await selected([], "--strict")
    #expect(strict.status == .found && strict.errors == CommandMessages.error(folder.path, nothing))
    let list = await selected([folder("notes.txt")])
    #expect(list.errors == CommandMessages.warning(folder.path, nothing))
  }

  @Test("Documents in lists named by Xcode's variables")
  func scriptLists() async throws {
    let folder = try TemporaryTree(Self.files)
    let list = try TemporaryTree(["in.xcfilelist": "# changed\n\n  \(folder("A.xib"))\n"])
    let result = await run(
      ["--use-script-input-file-lists", folder.path],
      variables: ["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": list("in.xcfilelist")]
    )
    #expect(outlets(result) == ["first"])
    let missing = await run(
      ["--use-script-input-file-lists", folder.path],
      variables: ["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": list("none")]
    )
    #expect(missing.status == .couldNotRun)
    #expect(missing.errors == complaint(.noSuchPath(list("none"))))
    // The command must not wait for a process that writes to the pipe.
    #expect(mkfifo(list("pipe"), 0o644) == 0)
    let pipe = await run(
      ["--use-script-input-file-lists", folder.path],
      variables: ["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": list("pipe")]
    )
    #expect(pipe.status == .couldNotRun)
  }

  @Test(
    "Missing and invalid variables",
    arguments: [
      ([:], "SCRIPT_INPUT_FILE_COUNT"), (["SCRIPT_INPUT_FILE_COUNT": "x"], "SCRIPT_INPUT_FILE_COUNT"),
      (["SCRIPT_INPUT_FILE_COUNT": "-1"], "SCRIPT_INPUT_FILE_COUNT"),
      (["SCRIPT_INPUT_FILE_COUNT": "99999999999"], "SCRIPT_INPUT_FILE_COUNT"),
      (["SCRIPT_INPUT_FILE_COUNT": "1"], "SCRIPT_INPUT_FILE_0"),
    ] as [([String: String], String)]
  )
  func missingVariables(_ variables: [String: String], _ name: String) async throws {
    let result = await run(["--use-script-input-files"], variables: variables)
    #expect(result.status == .couldNotRun)
    #expect(
      result.errors
        == complaint(.missingVariable(name, option: "--use-script-input-files"), seeHelpOf: "validate")
    )
  }

  @Test("Baseline entries for other documents are ignored")
  func baseline() async throws {
    let folder = try TemporaryTree(Self.files)
    #expect(await run(["baseline", "-o", folder("known.json"), folder.path]).status == .success)
    let result = await run(
      ["--stdin", "--stdin-filename", folder("A.xib"), "--baseline", folder("known.json"), folder.path],
      input: Self.document("first")
    )
    #expect(result.status == .success && result.errors.isEmpty)
  }
}
