import NibproofTestSupport
import Testing

@testable import nibproof

@Suite("Child processes")
struct ChildProcessTests {
  static let scripts: [NibproofTestSupport.Example<String, String>] = [
    .init("echo a; echo b >&2", "0 a\n b\n"),
    .init("cat; echo $A$B", "0 12\n "),
    .init("exit 7", "7  "),
    .init("echo a; kill -TERM $$", "-1 a\n "),
    .init("exec nosuchprogram 2>/dev/null", "127  "),
  ]

  @Test(
    "Processes have no input and the given variables, and return output, errors and status",
    arguments: scripts
  )
  func script(_ example: NibproofTestSupport.Example<String, String>) throws {
    let result = try ChildProcess.run("/bin/sh", ["-c", example.input], environment: ["A": "1", "B": "2"])
    let text =
      "\(result.status) \(String(decoding: result.output, as: UTF8.self)) \(String(decoding: result.errors, as: UTF8.self))"
    #expect(text == example.expected, sourceLocation: example.sourceLocation)
  }

  @Test("Many concurrent processes end")
  func many() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask {
          let result = try? ChildProcess.run("/bin/sh", ["-c", "echo \(number)"], environment: [:])
          return result?.output == Array("\(number)\n".utf8)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("A missing program fails with the system's reason")
  func missing() {
    let error = #expect(throws: FileStream.SystemFailure.self) {
      try ChildProcess.run("/nosuchprogram", [], environment: [:])
    }
    #expect(error?.reason == "No such file or directory")
  }
}
