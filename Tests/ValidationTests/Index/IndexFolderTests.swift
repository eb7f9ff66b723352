import BinaryCoding
import Foundation
import NibproofTestSupport
import Testing

@testable import Validation

@Suite("The cache folder")
struct IndexFolderTests {
  @Test
  func `it stands where the platform has caches`() {
    #expect(IndexFolder.standardPath(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/nibproof")
    #expect(IndexFolder.standardPath(environment: ["XDG_CACHE_HOME": "relative"]) == nil)
    #expect(IndexFolder.standardPath(environment: [:]) == nil)
    #if canImport(Darwin)
      #expect(IndexFolder.standardPath(environment: ["HOME": "/h"]) == "/h/Library/Caches/nibproof")
    #else
      #expect(IndexFolder.standardPath(environment: ["HOME": "/h"]) == "/h/.cache/nibproof")
    #endif
  }

  private func name(_ digit: Character) -> String { String(repeating: digit, count: 32) }

  private func add(_ name: String, to tree: TemporaryTree, bytes: Int, daysAgo: Double) throws {
    try tree.write(name, String(repeating: "a", count: bytes))
    let date = Date(timeIntervalSinceNow: -daysAgo * 24 * 60 * 60)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(tree.path)/\(name)")
  }

  private func names(in tree: TemporaryTree) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: tree.path))
  }

  @Test
  func `what is too old or too much goes`() throws {
    let tree = try TemporaryTree()
    let (old, first, second, third) = (name("0"), name("1"), name("2"), name("3"))
    let (gone, broken, running) = (name("4"), name("5"), name("6"))
    func add(_ name: String, bytes: Int, daysAgo: Double) throws {
      try self.add(name, to: tree, bytes: bytes, daysAgo: daysAgo)
    }
    try add("\(old)-0.nibcache", bytes: 1, daysAgo: 31)
    try add("\(old).nibreport", bytes: 1, daysAgo: 31)
    try add("\(third)-0.nibcache", bytes: 40, daysAgo: 3)
    try add("\(second)-0.nibcache", bytes: 40, daysAgo: 2)
    try add("\(first)-0.nibcache", bytes: 40, daysAgo: 1)
    try add("\(first).nibreport", bytes: 1, daysAgo: 1)
    try add("\(gone).nibreport", bytes: 1, daysAgo: 1)
    try add("\(broken)-0.nibcache.12.34.partial", bytes: 1, daysAgo: 1)
    try add("\(running)-0.nibcache.12.35.partial", bytes: 1, daysAgo: 0)
    IndexFolder(path: tree.path).clear(byteLimit: 100)
    #expect(
      try names(in: tree) == [
        "\(first)-0.nibcache", "\(first).nibreport", "\(gone).nibreport", "\(second)-0.nibcache",
        "\(running)-0.nibcache.12.35.partial",
      ]
    )
  }

  @Test
  func `files that the folder has not made stay, whatever they are called`() throws {
    let tree = try TemporaryTree()
    let foreign: Set = [
      "other.txt", "Card.nibindex", "Card-0.nibcache", "\(name("a")).nibindex", "\(name("a"))-0.nibcache.txt",
      "\(name("a")).nibcache", "\(name("a"))-g.nibcache", "\(name("a"))0.nibcache",
      "\(name("a"))-0.nibreport",
      "notes.nibreport.txt", "\(name("a")).nibfacts", "\(name("a")).\(name("b")).nibreport",
      "\(name("a"))a.nibreport", "\(name("g")).nibreport", "\(name("a"))-0.nibcache.partial",
      "\(name("a"))-0.nibcache.x.1.partial", ".nibcache", "-0.nibcache",
    ]
    for file in foreign { try add(file, to: tree, bytes: 1, daysAgo: 99) }
    IndexFolder(path: tree.path).clear(byteLimit: 0)
    #expect(try names(in: tree) == foreign)
  }

  @Test
  func `a missing index is an empty one`() {
    #expect(IndexFolder(path: "/no/such/folder").index(ContentDigest(of: [1])).entries.isEmpty)
  }
}
