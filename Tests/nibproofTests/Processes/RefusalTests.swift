import Foundation
import NibproofTestSupport
import Testing

@testable import nibproof

@Suite("System failures", .enabled(if: ToolProcess.isThere), .serialized)
struct RefusalTests {
  #if os(Linux)
    @Test(
      "A full disk is reported, and existing files stay",
      arguments: [
        "\"$NIBPROOF\" validate . --reporter json --output /dev/full",
        "\"$NIBPROOF\" validate . --reporter json > /dev/full",
        "\"$NIBPROOF\" --version > /dev/full",
        "\"$NIBPROOF\" explain undefined-key > /dev/full",
        "\"$NIBPROOF\" draw Documents/0é.xib > /dev/full",
        "\"$NIBPROOF\" draw Documents/0é.xib --output /dev/full",
        "\"$NIBPROOF\" baseline . --output /dev/full",
        "\"$NIBPROOF\" fix . --unsafe --dry-run > /dev/full",
        "\"$NIBPROOF\" init --dry-run . > /dev/full",
        "\"$NIBPROOF\" validate . --lenient --stamp /dev/full",
      ]
    )
    func fullDevice(_ line: String) throws {
      let folder = try TemporaryTree(SampleTree.files(3))
      let ending = try ToolProcess.run(shell: line, in: folder.path)
      #expect(ending.status == 2)
      #expect(ending.errors.contains("No space left on device"))
    }

    @Test("An incomplete report has no summary, and no stamp is written")
    func brokenReport() throws {
      // The results of specs are written one by one, and the last spec fails.
      let folder = try TemporaryTree(Self.stories)
      let full = try ToolProcess.run(shell: "\"$NIBPROOF\" --stamp stamp . > /dev/full", in: folder.path)
      #expect(full.status == 2)
      #expect(full.errors == cannotWrite(CommandMessages.standardOutput, "No space left on device"))
      #expect(!folder.names.contains("stamp"))
    }
  #endif

  private static let stories: [String: String] = {
    var files: [String: String] = [:]
    for (name, file) in SampleTree.files(1) { files["zz/\(name)"] = file }
    for number in 0..<40 { files["a\(number)/spec.json"] = "{ title: \"\(number)\" }" }
    files["zz/spec.json"] = "{}"
    return files
  }()

  @Test("If no process reads the report, the status is that of the complete run")
  func closedPipe() throws {
    let folder = try TemporaryTree(Self.stories)
    let line = "(trap '' PIPE; \"$NIBPROOF\" --stamp stamp .; echo $? > status) | true"
    let ending = try ToolProcess.run(shell: line, in: folder.path)
    #expect(ending.errors.isEmpty)
    #expect(try folder.text("status") == "1\n")
    #expect(!folder.names.contains("stamp"))
  }

  /// Whether the command starts if it cannot write files; with some sanitizers, it does not.
  private static let startsWithinLimits: Bool = {
    let ending = try? ToolProcess.run(shell: limited("0", "--version"), in: "/")
    return ending?.output.hasSuffix("\n0\n") == true
  }()

  @Test(
    "With a file size limit, the existing file stays, without leftovers",
    .enabled(if: startsWithinLimits),
    arguments: [
      "validate . --reporter json --output Out/old", "draw Documents/0é.xib --output Out/old",
      "baseline . --output Out/old", "init Out --force", "fix . --unsafe",
      "validate Sources --stamp Out/old",
    ]
  )
  func limit(_ command: String) throws {
    var files = SampleTree.files(6)
    files["Out/old"] = "old"
    let folder = try TemporaryTree(files)
    let ending = try ToolProcess.run(shell: Self.limited("0", command), in: folder.path)
    #expect(ending.output.hasSuffix("\n2\n"))
    #expect(ending.output.contains("File too large"), "\(ending.output)")
    #expect(try folder.text("Out/old") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("Out")) == ["old"])
    for (name, text) in files { #expect(try folder.text(name) == text, "\(name)") }
  }

  @Test(
    "A report that is cut off after its beginning",
    .enabled(if: startsWithinLimits),
    arguments: ["1", "8"]
  )
  func partLimit(_ blocks: String) throws {
    var files = SampleTree.files(20)
    files["Out/report.json"] = "old"
    let folder = try TemporaryTree(files)
    let command = "validate . --reporter json --output Out/report.json"
    let ending = try ToolProcess.run(shell: Self.limited(blocks, command), in: folder.path)
    #expect(ending.output.hasSuffix("\n2\n"))
    #expect(try folder.text("Out/report.json") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("Out")) == ["report.json"])
  }

  /// Returns a shell command that runs the tool with a limit on the size of files, in blocks of 512 or, in some shells,
  /// 1024 bytes.
  ///
  /// The output, followed by the exit status, goes through a pipe, to which the limit does not apply.
  private static func limited(_ blocks: String, _ command: String) -> String {
    "{ trap '' XFSZ; ulimit -f \(blocks); \"$NIBPROOF\" \(command) 2>&1; echo $?; } | cat"
  }

  /// The prefix that runs a command as another user if root runs the tests, since root can read all files.
  private static let asNobody = geteuid() == 0 ? "/usr/sbin/chroot --userspec=65534:65534 / " : ""

  private static var mayBecomeNobody: Bool {
    geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/sbin/chroot")
  }

  @Test("Files and folders without permission", .enabled(if: mayBecomeNobody))
  func permission() throws {
    var files = SampleTree.files(2)
    files["Closed/hidden.xib"] = "<"
    files["closed.xib"] = "<"
    files["closed.swift"] = "class A {}"
    let folder = try TemporaryTree(files)
    for name in ["Closed", "closed.xib", "closed.swift"] { chmod(folder(name), 0) }
    defer { chmod(folder("Closed"), 0o755) }
    let tool = Self.asNobody + "\"$NIBPROOF\" validate --reporter csv "
    let whole = try ToolProcess.run(shell: tool + "'\(folder.path)'", in: folder.path)
    guard whole.status != 126, whole.status != 127 else { return }
    #expect(whole.status == 1)
    #expect(whole.output.contains("/closed.xib,1,1,"))
    #expect(whole.output.contains("cannot read \(folder("closed.xib")): Permission denied"))
    #expect(whole.output.contains("undefined-outlet"))
    // An extension in the closed source may declare the key.
    #expect(!whole.output.contains("undefined-key"))
    #expect(!whole.output.contains("hidden.xib"))
    #expect(
      whole.errors
        == ["Closed", "closed.swift"].map {
          CommandMessages.warning(folder($0), CommandMessages.passedOver("Permission denied"))
        }.joined()
    )
    // Excluded files are not reported as unreadable.
    try Data("{ excluded: [\"Closed/\", \"closed.*\"] }".utf8)
      .write(to: URL(fileURLWithPath: folder("nibproof.json")))
    let excluding = try ToolProcess.run(shell: tool + "'\(folder.path)'", in: folder.path)
    #expect(excluding.errors.isEmpty)
    for command in ["classes", "init --dry-run", "locate /dev/null", "fix --dry-run"] {
      let line = Self.asNobody + "\"$NIBPROOF\" \(command) '\(folder.path)'"
      let ending = try ToolProcess.run(shell: line, in: folder.path)
      let isTold = ending.errors.contains("/Closed: warning: cannot be read: Permission denied")
      #expect(isTold == ["classes", "init --dry-run"].contains(command), "\(command): \(ending.errors)")
    }
    let closed = try ToolProcess.run(shell: tool + "'\(folder("Closed"))'", in: folder.path)
    #expect(closed.status == 2)
    #expect(closed.errors.contains("cannot read \(folder("Closed")): Permission denied"))
  }
}
