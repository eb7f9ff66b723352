import NibproofTestSupport
import Testing

@testable import nibproof

@Suite("Summaries of a step")
struct StepSummaryTests {
  @Test("The report is appended as Markdown, whichever reporter writes it")
  func append() async throws {
    let folder = try TemporaryTree(CommandLineToolTests.files(property: "gone"))
    try folder.write("summary.md", "before\n")
    let result = await run(
      "--step-summary",
      folder("summary.md"),
      "--reporter",
      "github-actions",
      folder.path
    )
    #expect(result.status == .found && result.output.hasPrefix("::error "))
    let summary = try folder.text("summary.md")
    #expect(summary.hasPrefix("before\n## Nibproof\n"))
    #expect(summary.contains("`undefined-outlet`") && !summary.contains("::error"))
  }

  @Test("A summary that cannot be written is an error")
  func unwritable() async throws {
    let folder = try TemporaryTree(CommandLineToolTests.files(property: "button"))
    let result = await run("--step-summary", folder("no/summary.md"), folder.path)
    #expect(result.status == .couldNotRun)
    #expect(result.errors == cannotWrite(folder("no/summary.md")))
  }

  @Test("--statistics replaces the findings, and excludes a reporter")
  func statistics() async throws {
    let folder = try TemporaryTree(CommandLineToolTests.files(property: "gone"))
    let result = await run("--statistics", folder.path)
    #expect(result.status == .found)
    #expect(result.output.hasPrefix("By id:\n  1  undefined-outlet\n"))
    #expect(await run("--statistics", "--reporter", "json", folder.path).status == .couldNotRun)
  }
}
