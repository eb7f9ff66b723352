import FactStorage
import Foundation
import NibproofTestSupport
import Testing

@testable import Validation

/// That what stands beside an index is found where it was put.
@Suite("Packs beside an index")
struct FactPackTests {
  /// An index of files that each say one text.
  private static func index(_ texts: [String]) -> FactIndex {
    var index = FactIndex()
    index.entries = texts.enumerated().map { number, text in
      Kept(
        IndexEntry(
          path: "\(number).swift",
          kind: .source,
          content: .blank,
          structure: .blank,
          facts: PackedBytes(Array(text.utf8))
        )
      )
    }
    return index
  }

  private static func texts(_ index: FactIndex) -> [String] {
    index.entries.map { String(decoding: $0.value.facts.bytes, as: UTF8.self) }
  }

  @Test
  func `what an edit leaves as it was is not written again`() async throws {
    let tree = try TemporaryTree()
    let (folder, name) = (IndexFolder(path: tree.path), ContentDigest(of: [1]))
    folder.keep(Self.index(["one", "two", "three"]), name)
    let packs = { () throws -> [String] in
      try FileManager.default.contentsOfDirectory(atPath: tree.path).filter { $0.hasSuffix(".nibfacts") }
    }
    #expect(try packs().count == 1)
    var (index, _) = await folder.index(name)
    #expect(Self.texts(index) == ["one", "two", "three"])
    index.entries[1].value.facts = PackedBytes(Array("zwei".utf8))
    folder.keep(index, name)
    #expect(try packs().count == 2)
    (index, _) = await folder.index(name)
    #expect(Self.texts(index) == ["one", "zwei", "three"])
    #expect(index.packs.count == 2 && index.packs[1].size < index.packs[0].size / 2)
  }

  @Test
  func `many packs, and packs of which little is left, become one`() async throws {
    let tree = try TemporaryTree()
    let (folder, name) = (IndexFolder(path: tree.path), ContentDigest(of: [1]))
    var texts = (0..<30).map { "text \($0)" }
    folder.keep(Self.index(texts), name)
    var (counts, firsts): ([Int], Set<ContentDigest>) = ([], [])
    for round in 0..<30 {
      var (index, packs) = await folder.index(name)
      #expect(Self.texts(index) == texts && !packs.contains { $0.isDamaged })
      texts[round] = "another text \(round)"
      index.entries[round].value.facts = PackedBytes(Array(texts[round].utf8))
      folder.keep(index, name)
      let kept = await folder.index(name).index.packs
      counts.append(kept.count)
      firsts.insert(kept[0].digest)
      #expect(kept.reduce(0) { $0 + $1.size } < 10_000)
    }
    #expect(counts.max() == 8 && counts.contains(2) && firsts.count < 3, "\(counts)")
    #expect(Self.texts(await folder.index(name).index) == texts)
  }

  @Test
  func `a pack that is gone or damaged makes the index one of nothing`() async throws {
    let tree = try TemporaryTree()
    let (folder, name) = (IndexFolder(path: tree.path), ContentDigest(of: [1]))
    folder.keep(Self.index([String(repeating: "one ", count: 1 << 15), "two"]), name)
    let names = try FileManager.default.contentsOfDirectory(atPath: tree.path)
    let pack = try #require(names.first { $0.hasSuffix(".nibfacts") })
    let url = URL(fileURLWithPath: "\(tree.path)/\(pack)")
    let whole = Array(try Data(contentsOf: url))
    // What an index knows of its files stands at the end.
    for (offset, isRead) in [(5, true), (whole.count - 1, false)] {
      var damaged = whole
      damaged[offset] ^= 1
      try Data(damaged).write(to: url)
      let (index, packs) = await folder.index(name)
      #expect(!packs.contains { $0.isDamaged }, "it was not read yet")
      #expect(Self.texts(index) == (isRead ? ["", "two"] : []))
      #expect(packs.contains { $0.isDamaged } == isRead)
    }
    try Data(whole.dropLast()).write(to: url)
    #expect(await folder.index(name).index.entries.isEmpty)
  }

  @Test
  func `only what is asked for is read and found to be damaged`() throws {
    let tree = try TemporaryTree()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 9) }
    let made = FactPack(bytes)
    let path = "\(tree.path)/pack"
    var damaged = bytes
    damaged[150_000] ^= 1
    for (content, readable) in [(bytes, 200_000), (damaged, 131_072)] {
      try Data(content).write(to: URL(fileURLWithPath: path))
      let pack = try #require(FactPack(made.identity, at: path))
      for range in [
        0..<1, 65_535..<65_537, 0..<131_072, 5..<5, 131_072..<131_073, 0..<200_000, 199_999..<200_000,
      ] {
        let isReadable = range.upperBound <= readable
        #expect(pack.bytes(in: range) == (isReadable ? bytes[range] : []), "\(range)")
      }
      #expect(pack.isDamaged == (readable < bytes.count))
    }
    try Data(bytes.dropLast()).write(to: URL(fileURLWithPath: path))
    #expect(FactPack(made.identity, at: path) == nil)
  }

  @Test
  func `what a pack does not hold any more is read from the file`() async throws {
    let tree = try TemporaryTree([
      "A.swift": "class A { @objc var size = 0 }", "A.xib": xib(#"<view id="v"/>"#),
    ])
    for (name, kind) in [("A.swift", IndexEntry.Kind.source), ("A.xib", .document)] {
      let inspector = FileInspector(FactLibrary([]), trust: .unchangedFiles)
      let files = await inspector.inspect(["\(tree.path)/\(name)"], kind, jobs: 1)
      let inspected = try #require(files.first)
      var file = inspected.packed
      file.entry.facts = PackedBytes(number: 0, start: 0, count: 9)
      #expect(file.entry.facts.bytes.isEmpty)
      #expect(file.facts() == inspected.entry.facts.bytes)
    }
  }

  @Test
  func `bytes beyond the packs are none`() throws {
    var index = Self.index(["one"])
    let made = index.pack()
    let pack = try #require(made)
    let size = pack.identity.size
    for (number, start, count) in [
      (0, 0, size + 1), (0, -1, 2), (0, size, 1), (1, 0, 1), (-1, 0, 1), (0, .max, .max), (0, 1, -1),
    ] {
      var packed = PackedBytes(number: number, start: start, count: count)
      packed.attach([pack])
      #expect(packed.bytes.isEmpty, "\((number, start, count))")
    }
  }
}
