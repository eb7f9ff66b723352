import Testing

@testable import nibproof_benchmarks

@Suite("What benchmarks are asked for")
struct ArgumentsTests {
  @Test(
    "The usage, wherever it is asked for",
    arguments: [["--help"], ["-h"], ["scale", "--reporter", "--help"]]
  )
  func help(_ arguments: [String]) throws {
    #expect(try Arguments(arguments).wantsHelp)
    #expect(try !Arguments([]).wantsHelp)
  }

  @Test("The usage, to the letter")
  func usage() {
    #expect(
      Arguments.usage == """
        usage: nibproof-benchmarks [NAME] [DIR...] [--reporter text|json]
        names: apply, documents, interfaces, registry, start-up, whole-app, scale, index, session; \
        without one apply, documents, interfaces, registry, start-up
        folders: for documents, interfaces, whole-app, index, session
        """
    )
  }

  @Test("What is not understood is refused")
  func refused() {
    #expect(throws: UsageError.unknownOption("--x")) { try Arguments(["--x"]) }
    for name in ["whole-app", "session"] {
      #expect(throws: UsageError.noApp(name)) { try Arguments([name]) }
    }
  }
}
