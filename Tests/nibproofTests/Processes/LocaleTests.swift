import Foundation
import NibproofTestSupport
import Testing

@Suite("Runs with different locales", .enabled(if: ToolProcess.isThere))
struct LocaleTests {
  private static let environments: [[String: String]] = [
    ["LC_ALL": "C"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"], ["LC_ALL": "de_DE.ISO-8859-1"],
    ["LC_ALL": "ja_JP.eucJP", "LC_NUMERIC": "de_DE"], ["LC_ALL": "", "LANG": "", "LANGUAGE": "ar"],
    ["TZ": "Asia/Kathmandu", "COLUMNS": "20", "LC_ALL": "nonsense"],
  ]

  @Test(
    "The output is the same with every locale and number of jobs",
    arguments: ["text", "json", "sarif", "junit", "csv"]
  )
  func locales(_ reporter: String) throws {
    let folder = try TemporaryTree(SampleTree.files(2))
    func output(_ environment: [String: String], jobs: Int) throws -> String {
      let line = "\"$NIBPROOF\" validate --verbose --reporter \(reporter) --jobs \(jobs)"
      return try ToolProcess.run(shell: line, in: folder.path, environment: environment).output
    }
    let expected = try output(["LC_ALL": "en_US.UTF-8"], jobs: 1)
    #expect(expected.contains("Documents/"))
    for (number, environment) in Self.environments.enumerated() {
      #expect(try output(environment, jobs: number + 1) == expected, "\(environment)")
    }
  }
}
