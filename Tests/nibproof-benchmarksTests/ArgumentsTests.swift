import Testing

@testable import nibproof_benchmarks

@Suite("Arguments of benchmarks")
struct ArgumentsTests {
  @Test(
    "The usage is printed wherever it is requested",
    arguments: [["--help"], ["-h"], ["scale", "--reporter", "--help"]]
  )
  func help(_ arguments: [String]) throws {
    #expect(try Arguments(arguments).wantsHelp)
    #expect(try !Arguments([]).wantsHelp)
  }

  @Test("The whole usage")
  func usage() {
    #expect(
      Arguments.usage == """
        usage: nibproof-benchmarks [NAME] [DIR...] [--reporter text|json]
        names: apply, documents, interfaces, registry, start-up, whole-app, scale, session; \
        without one apply, documents, interfaces, registry, start-up
        folders: for documents, interfaces, whole-app, session
        """
    )
  }

  @Test("Invalid arguments are rejected")
  func refused() {
    #expect(throws: UsageError.unknownOption("--x")) { try Arguments(["--x"]) }
    for name in ["whole-app", "session"] {
      #expect(throws: UsageError.noApp(name)) { try Arguments([name]) }
    }
  }
}
