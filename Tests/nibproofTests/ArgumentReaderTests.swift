import Checks
import KeyValueCoding
import Reporting
import RuntimeAttributes
import Testing

@testable import nibproof

private struct Case: Sendable {
  var arguments: [String]
  var check: @Sendable (Settings) -> Bool
  var location: SourceLocation

  init(
    _ arguments: String...,
    location: SourceLocation = #_sourceLocation,
    check: @escaping @Sendable (Settings) -> Bool
  ) {
    self.arguments = arguments
    self.check = check
    self.location = location
  }
}

private struct WrongCase: Sendable {
  var arguments: [String]
  var error: UsageError
  var location: SourceLocation

  init(
    _ arguments: String...,
    error: UsageError,
    location: SourceLocation = #_sourceLocation
  ) {
    self.arguments = arguments
    self.error = error
    self.location = location
  }
}

@Suite("Reading arguments")
struct ArgumentReaderTests {
  private let reader = ArgumentReader(
    options: ValidateCommand().options,
    operands: ValidateCommand().operands
  )

  private static let cases = [
    Case { $0.operands.isEmpty && $0.detail == .normal && $0.strictness == .normal && $0.color == .auto },
    Case("a", "-", "b") { $0.operands == ["a", "-", "b"] },
    Case("--config", "a b.json") { $0.specFile == "a b.json" },
    Case("--config=a=b") { $0.specFile == "a=b" },
    Case("--config=--strict") { $0.specFile == "--strict" && $0.strictness == .normal },
    Case("--only", "undefined-key", "--only=undefined-outlet") {
      $0.only == [.undefinedKey, .undefinedOutlet]
    },
    Case("--disable", "unused-member", "--unused") { $0.disabled == [.unusedMember] && $0.wantsUnused },
    Case("-o", "x") { $0.output == "x" },
    Case("-ox") { $0.output == "x" },
    Case("-vo", "x", "y") { $0.detail == .verbose && $0.output == "x" && $0.operands == ["y"] },
    Case("-q", "-v") { $0.detail == .verbose },
    Case("-v", "--quiet") { $0.detail == .quiet },
    Case("--strict", "--strict") { $0.strictness == .strict },
    Case("--strict-baseline", "--baseline", "b") { $0.isBaselineStrict && $0.baseline == "b" },
    Case("--strict", "--lenient", "-h") { $0.wantsHelp },
    Case("--platform", "ios") { $0.platform == .iOS },
    Case("--platform=macOS") { $0.platform == .macOS },
    Case("--deployment-target=12.4") { $0.deploymentTarget == PlatformVersion(12, 4) },
    Case("--reporter", "JSON") { $0.reporter == "json" },
    Case("--jobs", "1024", "-h") { $0.jobs == 1024 && $0.wantsHelp },
    Case("--color=never") { $0.color == .never },
    Case("--output", "-") { $0.output == nil },
    Case("-o", "-") { $0.output == nil },
    Case("--", "--strict", "--") { $0.strictness == .normal && $0.operands == ["--strict", "--"] },
    Case("", "--help") { $0.wantsHelp },
  ]

  @Test("Valid arguments", arguments: cases)
  fileprivate func understood(_ testCase: Case) throws {
    let settings = try reader.read(testCase.arguments)
    #expect(testCase.check(settings), "\(settings)", sourceLocation: testCase.location)
  }

  private static let wrongCases = [
    WrongCase(
      "--strct",
      error: .unknownOption("--strct", nearest: "--strict")
    ),
    WrongCase(
      "--pumpernickel=1",
      error: .unknownOption("--pumpernickel", nearest: nil)
    ),
    // Options under their names in other tools.
    WrongCase(
      "--format=json",
      error: .unknownOption("--format", nearest: "--reporter")
    ),
    WrongCase(
      "--threads=2",
      error: .unknownOption("--threads", nearest: "--jobs")
    ),
    WrongCase(
      "--fix",
      error: .unknownOption("--fix", nearest: "nibproof fix")
    ),
    WrongCase(
      "--write-baseline=baseline.json",
      error: .unknownOption("--write-baseline", nearest: "nibproof baseline")
    ),
    WrongCase("App", "", error: .emptyOperand("PATH")),
    WrongCase("-vx", error: .unknownOption("-x", nearest: nil)),
    WrongCase("-r", "json", error: .unknownOption("-r", nearest: "--reporter")),
    WrongCase("-V", error: .unknownOption("-V", nearest: "--version")),
    WrongCase("-c", "a.json", error: .unknownOption("-c", nearest: "--config")),
    WrongCase("--spec", "a.json", error: .unknownOption("--spec", nearest: "--config")),
    WrongCase("--only-rule", "x", error: .unknownOption("--only-rule", nearest: "--only")),
    WrongCase(
      "--only",
      "undefined-outle",
      error: .invalidValue(
        "undefined-outle",
        option: "--only",
        expected: "a finding id; 'nibproof rules' lists the ids",
        nearest: "undefined-outlet"
      )
    ),
    WrongCase("--=1", error: .unknownOption("--", nearest: nil)),
    WrongCase(
      "--output",
      error: .missingValue(option: "--output", placeholder: "FILE")
    ),
    WrongCase(
      "--config",
      "--strict",
      error: .missingValue(option: "--config", placeholder: "FILE")
    ),
    WrongCase(
      "-o",
      "-v",
      error: .missingValue(option: "--output", placeholder: "FILE")
    ),
    WrongCase(
      "--strict=no",
      error: .unexpectedValue("no", option: "--strict")
    ),
    WrongCase(
      "--platform",
      "macoS X",
      error: .invalidValue(
        "macoS X",
        option: "--platform",
        expected: "iOS, macOS, tvOS, watchOS or visionOS",
        nearest: "macOS"
      )
    ),
    WrongCase(
      "--reporter=xml",
      error: .invalidValue(
        "xml",
        option: "--reporter",
        expected:
          "text, concise, statistics, xcode, json, sarif, github-actions, checkstyle, junit, gitlab, markdown, csv or html",
        nearest: nil
      )
    ),
    WrongCase(
      "--output=",
      error: .invalidValue("", option: "--output", expected: "a file", nearest: nil)
    ),
    WrongCase(
      "--deployment-target",
      "twelve",
      error: .invalidValue(
        "twelve",
        option: "--deployment-target",
        expected: "a version such as 12.0",
        nearest: nil
      )
    ),
    WrongCase(
      "-j0",
      error: .invalidValue("0", option: "--jobs", expected: "a number from 1 to 1024", nearest: nil)
    ),
    WrongCase(
      "--jobs=-1",
      error: .invalidValue("-1", option: "--jobs", expected: "a number from 1 to 1024", nearest: nil)
    ),
    WrongCase(
      "--jobs=99999999999999999999",
      error: .invalidValue(
        "99999999999999999999",
        option: "--jobs",
        expected: "a number from 1 to 1024",
        nearest: nil
      )
    ),
    WrongCase(
      "--color",
      "allways",
      error: .invalidValue(
        "allways",
        option: "--color",
        expected: "auto, always or never",
        nearest: "always"
      )
    ),
    WrongCase("-j1", "--jobs=1", error: .repeatedOption("--jobs")),
  ]

  @Test("Invalid arguments are rejected with a message", arguments: wrongCases)
  fileprivate func refused(_ testCase: WrongCase) {
    #expect(throws: testCase.error, sourceLocation: testCase.location) {
      try reader.read(testCase.arguments)
    }
  }

  @Test("Too few and too many operands")
  func operands() throws {
    let reader = ArgumentReader(options: [.help], operands: [.one("FILE", ""), .optional("OTHER", "")])
    #expect(throws: UsageError.missingOperand("FILE")) { try reader.read([]) }
    #expect(throws: UsageError.unexpectedOperand("c")) { try reader.read(["a", "b", "c"]) }
    #expect(try reader.read(["a", "b"]).operands == ["a", "b"])
    #expect(try reader.read(["--help"]).wantsHelp)
  }

  @Test("Names and letters of options are unique in a command, and no value follows a switch")
  func tables() {
    for command in Commands.all {
      let names = command.options.map(\.name)
      let letters = command.options.compactMap(\.letter)
      #expect(Set(names).count == names.count, "\(command.name)")
      #expect(Set(letters).count == letters.count, "\(command.name)")
      #expect(names.contains("help"), "\(command.name)")
    }
    #expect(Set(Commands.all.map(\.name)).count == Commands.all.count)
  }
}
