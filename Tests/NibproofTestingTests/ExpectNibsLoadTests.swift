import Foundation
import KeyValueCoding
import NibproofTesting
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("expectNibsLoad in Swift Testing")
struct ExpectNibsLoadTests {
  @Test("A loadable folder records no issue, and the report is returned")
  func loads() async throws {
    let folder = try NibFolder(outlet: "button")
    let report = try await expectNibsLoad(in: folder.url)
    #expect(report.counts.documents == 1 && report.findings.isEmpty)
  }

  @Test("Each failing finding is an issue at the call, with its position in the document")
  func finding() async throws {
    let folder = try NibFolder(outlet: "buton")
    let line = #line + 2
    try await withKnownIssue {
      try await expectNibsLoad(in: folder.url)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      let isAtCall = issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
      return isAtCall
        && text.hasPrefix(
          "\(folder.url.path)/Panel.xib:6:17: error: 'Panel' has no outlet 'buton' [undefined-outlet]\n"
        )
        && text.contains("crash: loading terminates the app") && text.hasSuffix("did you mean 'button'?")
    }
  }

  @Test("Paths in issues are normalized")
  func detour() async throws {
    let folder = try NibFolder(outlet: "buton")
    let detour = URL(
      filePath: "../\(folder.url.lastPathComponent)",
      relativeTo: folder.url.appending(path: "x")
    )
    let report = try await expectNibsLoad(in: detour, strictness: .lenient)
    #expect(report.findings.map(\.file) == [folder.url.path + "/Panel.xib"])
  }

  @Test("A lenient test passes despite errors")
  func lenient() async throws {
    let folder = try NibFolder(outlet: "buton")
    let report = try await expectNibsLoad(in: folder.url, strictness: .lenient)
    #expect(report.findings.count == 1)
  }

  @Test("A folder without documents is an issue, and a missing folder an error")
  func nothing() async throws {
    let folder = try NibFolder(outlet: nil)
    try await withKnownIssue {
      try await expectNibsLoad(in: folder.url)
    } matching: { issue in
      issue.comments.first?.rawValue == "no .xib or .storyboard files found under \(folder.url.path)"
    }
    let missing = folder.url.appending(path: "missing")
    await #expect(throws: ValidationError.noSuchPath(missing.path)) {
      try await expectNibsLoad(in: missing)
    }
  }

  @Test(
    "Attributes that a spec sets without a document are checked, also in a folder without documents"
  )
  func inlineAttributes() async throws {
    let folder = try NibFolder(outlet: nil)
    let spec = #"{ apply: [{ to: "Panel", keyPath: "tagg", type: "number", value: 1 }] }"#
    try Data(spec.utf8).write(to: folder.url.appending(path: "spec.json"))
    try await withKnownIssue {
      try await expectNibsLoad(in: folder.url)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("'Panel' has no property 'tagg' [undefined-key]") == true
    }
    #expect(try await expectNibsLoad(in: folder.url, strictness: .lenient).counts.documents == 0)
  }

  @Test("A folder without documents does not fail a lenient test")
  func nothingLenient() async throws {
    let folder = try NibFolder(outlet: nil)
    let report = try await expectNibsLoad(in: folder.url, strictness: .lenient)
    #expect(report.counts.isEmpty)
  }

  @Test("An unmet expectation of a spec is an issue")
  func spec() async throws {
    let folder = try NibFolder(outlet: "button")
    let spec = "{ expect: { findings: [{ id: \"undefined-key\" }] } }"
    try Data(spec.utf8).write(to: folder.url.appending(path: "spec.json"))
    try await withKnownIssue {
      try await expectNibsLoad(in: folder.url)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("\(folder.url.path)/spec.json:1:24: missing finding")
        == true
    }
  }

  @Test("The report is usable without another import, and a finding is printed as one line")
  func report() async throws {
    let folder = try NibFolder(outlet: "buton")
    let options = Validator.Options(platform: .iOS, deploymentTarget: PlatformVersion(15))
    let report = try await expectNibsLoad(in: folder.url, options: options, strictness: .lenient)
    #expect(report.findings.allSatisfy { $0.consequence == .crash && $0.position.line == 6 })
    #expect(
      report.findings.map(\.description) == [
        "\(folder.url.path)/Panel.xib:6:17: 'Panel' has no outlet 'buton' [undefined-outlet]"
      ]
    )
  }

  @Test("Special files are treated as missing")
  func noFile() async throws {
    let url = try #require(URL(string: "https://example.org/App"))
    await #expect(throws: ValidationError.noSuchPath("https://example.org/App")) {
      try await expectNibsLoad(in: url)
    }
  }
}
