import BinaryCoding
import Foundation
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

/// That a run with a cache says what one without says, whatever happened to files and cache in between.
@Suite("The cache")
struct CacheTests {
  @Test
  func `after any change the report is that of a run without`() async throws {
    let changing = try ChangingTree()
    let cache = try TemporaryTree()
    var random = SeededGenerator(seed: 4)
    var reports: Set<String> = []
    for round in 0..<30 {
      if round > 0 {
        for _ in 0..<Int.random(in: 1...2, using: &random) { try changing.change(using: &random) }
      }
      let plain = try await text(changing.tree, cache: nil)
      #expect(try await text(changing.tree, cache: cache) == plain, "round \(round)")
      reports.insert(plain)
    }
    #expect(reports.count > 12, "the changes do change what is found")
  }

  @Test
  func `an unchanged file is not read, and one that may have changed is`() async throws {
    let tree = try TemporaryTree(["A.swift": "class A {}"])
    let path = "\(tree.path)/A.swift"
    func inspected(_ indexes: [FactIndex], moment: Int) async throws -> IndexedFile {
      let inspector = FileInspector(FactLibrary(indexes), trust: .unchangedFiles, moment: moment)
      return try #require(await inspector.inspect([path], .source, jobs: 1).first)
    }
    let certain = try await inspected([], moment: .max)
    #expect(certain.entry.signature != .none)
    var entry = certain.entry
    entry.classes = 99
    let changed = FactIndex([entry])
    func classes(moment: Int) async throws -> Int {
      try await inspected([changed], moment: moment).entry.classes
    }
    #expect(try await classes(moment: .max) == 99)
    // As long as the last change is too recent, the bytes decide.
    #expect(FileSignature(of: path, unchangedSince: FileSignature.lastSafeMoment) == .none)
    try tree.write("A.swift", "class B {}; class C {}")
    #expect(try await classes(moment: .max) == 2)
  }

  @Test
  func `a damaged cache is made anew without a word`() async throws {
    let changing = try ChangingTree()
    let cache = try TemporaryTree()
    var random = SeededGenerator(seed: 5)
    let plain = try await text(changing.tree, cache: nil)
    #expect(try await text(changing.tree, cache: cache) == plain)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path).sorted()
    #expect(Set(names.map { $0.split(separator: ".").last }) == ["nibcache"])
    let name = Validator().cacheName([changing.tree.path])
    for round in 0..<40 {
      let url = URL(fileURLWithPath: "\(cache.path)/\(names[round % names.count])")
      try Data(Array(try Data(contentsOf: url)).damaged(using: &random)).write(to: url)
      if round % 4 == 3 { try changing.change(using: &random) }
      let plain = try await text(changing.tree, cache: nil)
      #expect(try await text(changing.tree, cache: cache) == plain)
    }
    let other = try TemporaryTree()
    _ = try await text(changing.tree, cache: other)
    let paths = { (cache: TemporaryTree) in Set(IndexFolder(path: cache.path).index(name).entries.map(\.path))
    }
    #expect(!paths(other).isEmpty && paths(other).isSubset(of: paths(cache)))
  }

  @Test
  func `a document's unsaved text is validated, and not stored`() async throws {
    let (tree, cache, _) = try await smallIndex()
    let (file, folder) = ("\(tree.path)/V.xib", IndexFolder(path: cache.path))
    let name = Validator().cacheName([tree.path])
    let stored = folder.index(name).entries
    let text = try String(contentsOfFile: file, encoding: .utf8).replacing("gone", with: "size")
    var options = Validator.Options()
    options.selection = DocumentSelection(file, text: Array(text.utf8))
    let validator = Validator(options: options)
    for _ in 0..<2 {
      let report = try await validator.validate([tree.path], cache: folder, moment: .min)
      #expect(report.findings == (try await validator.validate([tree.path])).findings)
      #expect(report.findings.map(\.keyPath) == ["size"])
    }
    #expect(folder.index(name).entries.map(\.content) == stored.map(\.content))
    #expect(try await self.text(tree, cache: cache) == (try await self.text(tree, cache: nil)))
    // Nor do runs over one document remove the entries of the others.
    #expect(folder.index(name).entries.map(\.path) == stored.map(\.path))
  }

  /// A tree of one document and one source, and the files of the index that a run keeps of it.
  private func smallIndex() async throws -> (
    tree: TemporaryTree, cache: TemporaryTree, files: [(url: URL, bytes: [UInt8])]
  ) {
    let tree = try TemporaryTree([
      "V.swift": "@objc(V) class V: UIView { @objc var size = 0; @IBOutlet var part: UIView! }",
      "V.xib": xib(
        """
        <view id="v" customClass="V"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="nil" keyPath="gone"/></userDefinedRuntimeAttributes>
        <connections><outlet property="part" destination="v" id="o"/></connections></view>
        """
      ),
    ])
    let cache = try TemporaryTree()
    _ = try await text(tree, cache: cache)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path)
    let files = try names.filter { $0.hasSuffix(".nibcache") }.sorted().map { name in
      let url = URL(fileURLWithPath: "\(cache.path)/\(name)")
      return (url, Array(try Data(contentsOf: url)))
    }
    return (tree, cache, files)
  }

  @Test
  func `an index with any one byte changed, or cut anywhere, is none`() async throws {
    let files = try await smallIndex().files
    #expect(!files.isEmpty)
    for (_, whole) in files { try expectDamageToBeFound(in: whole) }
  }

  private func expectDamageToBeFound(in whole: [UInt8]) throws {
    #expect(throws: Never.self) { try FactIndex(whole, build: ExecutableIdentity.bytes) }
    #expect(throws: BinaryCodingError.otherVersion) { try FactIndex(whole, build: [1]) }
    for offset in stride(from: 0, to: whole.count, by: 7) {
      var damaged = whole
      damaged[offset] ^= 1 << UInt8(offset % 8)
      #expect(throws: BinaryCodingError.self) { try FactIndex(damaged, build: ExecutableIdentity.bytes) }
      #expect(throws: BinaryCodingError.self) {
        try FactIndex(Array(whole[..<offset]), build: ExecutableIdentity.bytes)
      }
    }
  }

  @Test
  func `an index that says what was never so, and says it well, traps nothing`() async throws {
    let (tree, cache, files) = try await smallIndex()
    var runs = 0
    for (url, whole) in files {
      let facts = BinaryEncoder.bytes(of: try FactIndex(whole, build: ExecutableIdentity.bytes))
      for offset in stride(from: 0, to: facts.count, by: 4) {
        var lying = facts
        lying[offset] = UInt8(truncatingIfNeeded: offset &* 167)
        // Its digest is right, as if somebody had written it on purpose.
        guard let index = try? BinaryDecoder.value(FactIndex.self, from: lying[...]) else { continue }
        for entry in index.entries { _ = IndexedFile(entry).reading }
        guard offset % 24 == 0 else { continue }
        try Data(index.bytes(build: ExecutableIdentity.bytes)).write(to: url)
        _ = try await text(tree, cache: cache)
        runs += 1
      }
    }
    #expect(runs > 20)
  }

  @Test
  func `runs at the same time do each other no harm`() async throws {
    let changing = try ChangingTree()
    let cache = try TemporaryTree()
    let (tree, folder) = (changing.tree.path, cache.path)
    let plain = try await text(changing.tree, cache: nil)
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<12 { group.addTask { try await Self.text(tree, cacheFolder: folder) } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == [plain])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.hasSuffix(".nibcache") }, "\(names)")
  }

  @Test
  func `a folder that cannot be written costs nothing but time`() async throws {
    let changing = try ChangingTree()
    let plain = try await text(changing.tree, cache: nil)
    #expect(try await Self.text(changing.tree.path, cacheFolder: "/dev/null/cache") == plain)
  }

  private func text(_ tree: TemporaryTree, cache: TemporaryTree?) async throws -> String {
    try await Self.text(tree.path, cacheFolder: cache?.path)
  }

  /// All that a report says of files that were written a moment ago.
  private static func text(_ path: String, cacheFolder: String?) async throws -> String {
    let report =
      if let cacheFolder {
        try await Validator().validate([path], cache: IndexFolder(path: cacheFolder), moment: .min)
      } else {
        try await Validator().validate([path])
      }
    var text = ""
    for result in report.results { dump(result, to: &text) }
    return text
  }
}
