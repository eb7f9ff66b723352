import FactStorage
import Foundation
import Testing

@testable import Validation

@Suite("The folder of the cache")
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

  @Test
  func `what is too old or too much goes, and nothing else`() throws {
    let tree = try TemporaryTree()
    func add(_ name: String, bytes: Int, daysAgo: Double) throws {
      try tree.write(name, String(repeating: "a", count: bytes))
      let date = Date(timeIntervalSinceNow: -daysAgo * 24 * 60 * 60)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(tree.path)/\(name)")
    }
    try add("old.nibindex", bytes: 1, daysAgo: 31)
    try add("old.12.nibfacts", bytes: 1, daysAgo: 31)
    try add("third.nibindex", bytes: 40, daysAgo: 3)
    try add("second.nibindex", bytes: 40, daysAgo: 2)
    try add("first.nibindex", bytes: 30, daysAgo: 1)
    try add("first.12.nibfacts", bytes: 10, daysAgo: 1.01)
    try add("first.nibreport", bytes: 1, daysAgo: 1)
    try add("third.nibreport", bytes: 1, daysAgo: 3)
    try add("gone.nibreport", bytes: 1, daysAgo: 1)
    // What no index has used lately, and what belongs to none.
    try add("first.13.nibfacts", bytes: 10, daysAgo: 1.1)
    try add("gone.14.nibfacts", bytes: 1, daysAgo: 1)
    try add("third.15.nibfacts", bytes: 10, daysAgo: 3)
    try add("broken.nibindex.12.34.partial", bytes: 1, daysAgo: 1)
    try add("running.nibindex.12.35.partial", bytes: 1, daysAgo: 0)
    try add("other.txt", bytes: 500, daysAgo: 99)
    IndexFolder(path: tree.path).clear(byteLimit: 100)
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: tree.path))
        == [
          "first.nibindex", "first.12.nibfacts", "first.nibreport", "second.nibindex",
          "running.nibindex.12.35.partial",
          "other.txt",
        ]
    )
  }

  @Test
  func `a missing index is an empty one`() async {
    #expect(await IndexFolder(path: "/no/such/folder").index(ContentDigest(of: [1])).index.entries.isEmpty)
  }
}
