import Foundation
import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProgramModel
@testable import ProjectModel
@testable import Validation

@Suite("Unusual trees")
struct HostileTreeTests {
  private static let document = xib("<view id=\"v\" customClass=\"Gone\" customModule=\"App\"/>")
  private static let brokenDocument = xib("<view id=\"v\">")

  private static func unreadable(_ path: String, _ reason: String) -> String {
    "\(ValidationError.unreadable(path: path, reason: reason))"
  }

  /// Returns the first message for each file with findings, by the relative path of the file.
  private func findings(_ tree: TemporaryTree, at path: String? = nil) async throws -> [String: String] {
    let report = try await Validator().validate([path ?? tree.path])
    let messages = report.findings.map {
      (tree.relative($0.file), $0.message.replacingOccurrences(of: tree.path, with: ""))
    }
    return Dictionary(messages, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Links

  @Test("Cyclic links end, and their targets are read once")
  func cycles() async throws {
    let tree = try TemporaryTree(["a/broken.xib": Self.brokenDocument])
    try tree.link("a/up", to: tree.path)
    try tree.link("a/here", to: ".")
    try tree.link("itself.xib", to: "itself.xib")
    try tree.link("one", to: "two")
    try tree.link("two", to: "one")
    #expect(try await findings(tree).keys.sorted() == ["a/broken.xib"])
  }

  @Test("A link to an external file is that file; links to external folders and to nothing are ignored")
  func linksOut() async throws {
    let outside = try TemporaryTree(["broken.xib": Self.brokenDocument])
    let tree = try TemporaryTree()
    try tree.link("file.xib", to: outside.path + "/broken.xib")
    try tree.link("folder", to: outside.path)
    try tree.link("gone.xib", to: outside.path + "/gone.xib")
    #expect(try await findings(tree).keys.sorted() == ["file.xib"])
  }

  // MARK: Names

  @Test(
    "Names with any characters",
    arguments: [
      "line\nfeed", "quote\"'`", "$(reboot); rm -rf", " ", "-", "--help", "a\\b", "%0A%n", "\u{1B}[2J",
      "e\u{301}", "é",
      "\u{202E}bix", "*?[{", "日本", "\u{FFFD}", ":(exclude)",
    ]
  )
  func names(_ name: String) async throws {
    let tree = try TemporaryTree(["\(name).xib": Self.brokenDocument])
    #expect(Array(try await findings(tree).keys) == ["\(name).xib"])
  }

  #if os(Linux)
    @Test("Names with invalid UTF-8 are repaired for display, and the files are read")
    func bytes() async throws {
      let tree = try TemporaryTree()
      let folder = Array(tree.path.utf8) + [UInt8(ascii: "/"), 0x66, 0xFF]
      func path(_ name: [UInt8]) -> [CChar] {
        (folder + name + [0]).map { CChar(bitPattern: $0) }
      }
      #expect(mkdir(path([]), 0o755) == 0)
      for name in [[UInt8(ascii: "/"), 0xE9], [UInt8(ascii: "/"), 0xC3, 0x28]] {
        let descriptor = open(path(name + Array(".xib".utf8)), O_WRONLY | O_CREAT, 0o644)
        let bytes = Array(Self.brokenDocument.utf8)
        #expect(write(descriptor, bytes, bytes.count) == bytes.count)
        close(descriptor)
      }
      let found = try await findings(tree)
      #expect(found.keys.sorted() == ["f\u{FFFD}/\u{FFFD}(.xib", "f\u{FFFD}/\u{FFFD}.xib"])
      #expect(found.values.allSatisfy { $0.contains("</objects>") })
    }
  #endif

  @Test("A path of four thousand characters")
  func longPath() async throws {
    let tree = try TemporaryTree()
    let part = String(repeating: "p", count: 199)
    let count = (4_000 - tree.path.utf8.count) / 200
    let folder = Array(repeating: part, count: count).joined(separator: "/")
    guard count > 0, (try? tree.write("\(folder)/a.xib", Self.brokenDocument)) != nil else { return }
    #expect(Array(try await findings(tree).keys) == ["\(folder)/a.xib"])
  }

  // MARK: Special files

  @Test("Pipes and devices with names of documents, sources, specs and projects are ignored")
  func pipes() async throws {
    let tree = try TemporaryTree(["broken.xib": Self.brokenDocument])
    for name in ["a.xib", "b.swift", "spec.json", "nibproof.json", "c.m", "project.pbxproj"] {
      #expect(mkfifo(tree.path + "/" + name, 0o644) == 0)
    }
    try tree.link("zero.xib", to: "/dev/zero")
    try tree.link("zero.swift", to: "/dev/zero")
    try tree.link("terminal.swift", to: "/dev/tty")
    let sockets = try ["socket.xib", "socket.swift", "Info.plist"].map {
      try Self.socket(tree.path + "/" + $0)
    }
    defer { for socket in sockets { close(socket) } }
    #expect(try await findings(tree).keys.sorted() == ["broken.xib"])
    let named = try await findings(tree, at: tree.path + "/socket.xib")
    #expect(named.keys.sorted() == ["socket.xib"])
  }

  /// Creates a socket at a path.
  ///
  /// The address of a socket is limited to 104 bytes, fewer than many temporary paths have, so the socket is created at
  /// a short path and then moved.
  private static func socket(_ path: String) throws -> Int32 {
    let short = "/tmp/nibproof-\(UInt32.random(in: 0 ... .max))"
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(short.utf8) + [0]
    try #require(bytes.count <= MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    #if os(Linux)
      let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = Darwin.socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    try #require(result == 0)
    try #require(rename(short, path) == 0)
    return descriptor
  }

  @Test("A tree that changes constantly is validated without a trap, with a readable report")
  func changingTree() async throws {
    let tree = try TemporaryTree()
    let path = tree.path
    let names = (0..<8).flatMap { ["a\($0).xib", "b\($0).swift", "f\($0)/nibproof.json", "f\($0)/c.xib"] }
    let writer = Task.detached {
      var round = 0
      while !Task.isCancelled {
        for (number, name) in names.enumerated() {
          let file = "\(path)/\(name)"
          switch (round &+ number) % 4 {
          case 0:
            try? FileManager.default.createDirectory(
              atPath: (file as NSString).deletingLastPathComponent,
              withIntermediateDirectories: true
            )
            try? Data(Self.document.utf8).write(to: URL(fileURLWithPath: file))
          case 1: truncate(file, 70)
          case 2: try? FileManager.default.removeItem(atPath: file)
          default: try? FileManager.default.removeItem(atPath: (file as NSString).deletingLastPathComponent)
          }
          if !FileManager.default.fileExists(atPath: path) { mkdir(path, 0o755) }
        }
        round &+= 1
        await Task.yield()
      }
    }
    for round in 0..<20 {
      var options = Validator.Options()
      options.jobs = 1 + round % 3
      do throws(ValidationError) {
        _ = try await Validator(options: options).validate([path])
      } catch {
        // The configuration may be incomplete or missing, and the folder may be missing.
        switch error {
        case .noSuchPath, .unreadable, .invalidSpec: break
        default: Issue.record("\(error)")
        }
      }
    }
    writer.cancel()
    await writer.value
  }

  @Test(
    "A pipe or device that is passed as a path is reported, without waiting",
    arguments: ["pipe.xib", "zero.xib"]
  )
  func namedPipe(_ name: String) async throws {
    let tree = try TemporaryTree()
    #expect(mkfifo(tree.path + "/pipe.xib", 0o644) == 0)
    try tree.link("zero.xib", to: "/dev/zero")
    #expect(
      try await findings(tree, at: "\(tree.path)/\(name)") == [
        name: Self.unreadable("/\(name)", "not a regular file")
      ]
    )
  }

  @Test("A sparse file of very large size")
  func holes() async throws {
    let tree = try TemporaryTree(["a.xib": "", "a.swift": ""])
    for name in ["a.xib", "a.swift"] { #expect(truncate("\(tree.path)/\(name)", 1 << 40) == 0) }
    #expect(try await findings(tree) == ["a.xib": Self.unreadable("/a.xib", "larger than 256 MB")])
  }

  @Test("A folder with the name of a document")
  func folder() async throws {
    let tree = try TemporaryTree(["a.xib/b.xib": Self.brokenDocument])
    #expect(Array(try await findings(tree).keys) == ["a.xib/b.xib"])
  }

  // MARK: Changes

  @Test("A file that disappears between listing and reading")
  func vanishing() async throws {
    let tree = try TemporaryTree(["a.xib": Self.document])
    let files = try await FileTree.at(tree.path, jobs: nil).documents
    try FileManager.default.removeItem(atPath: tree.path + "/a.xib")
    let findings = files.map { DocumentRecord($0).problems.map(\.message) }
    #expect(findings == [[Self.unreadable(tree("a.xib"), "No such file or directory")]])
  }

  @Test("A file whose size changes during reading is read completely or not at all")
  func changing() async throws {
    let tree = try TemporaryTree(["a.xib": ""])
    let path = tree.path + "/a.xib"
    let (short, long) = (Data(repeating: 0x61, count: 10), Data(repeating: 0x61, count: 3_000_000))
    let writer = Task.detached {
      while !Task.isCancelled {
        for data in [long, short] {
          guard let file = FileHandle(forWritingAtPath: path) else { return }
          try? file.truncate(atOffset: 0)
          try? file.write(contentsOf: data)
          try? file.close()
        }
        await Task.yield()
      }
    }
    for _ in 0..<40 {
      do throws(ValidationError) {
        let bytes = try FileBytes.read(path)
        #expect(bytes.count <= long.count && bytes.allSatisfy { $0 == 0x61 })
      } catch {
        #expect(error == .unreadable(path: path, reason: "the file changed while it was read"))
      }
    }
    writer.cancel()
    await writer.value
  }
}
