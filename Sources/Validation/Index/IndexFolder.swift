import FactStorage
import Foundation

/// The folder in which indexes are kept from run to run, one file for each set of paths and options.
///
/// Files are written beside their place and moved there, so that runs at the same time and runs that break off leave
/// whole files, of which the last one counts. Nothing that goes wrong here is told: the next run reads the sources again.
struct IndexFolder: Sendable {
  let path: String

  /// How many bytes of indexes are kept; those used longest ago go first.
  static let byteLimit = 512 << 20
  /// After how long an index that nobody has used goes, in seconds.
  static let ageLimit = 30.0 * 24 * 60 * 60
  /// After how long it goes what no index has used, in seconds.
  private static let restLimit = 60.0 * 60
  /// Not that of the indexes which users write, so that one called by a digest is none of the folder's own.
  private static let ending = ".nibcache"
  private static let packEnding = ".nibfacts"
  private static let reportEnding = ".nibreport"

  /// The folder that the platform has for what can be made again.
  static func standardPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/nibproof" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/nibproof"
    #else
      return home + "/.cache/nibproof"
    #endif
  }

  /// The path of the index with a name.
  func file(_ name: ContentDigest) -> String { "\(path)/\(name)\(Self.ending)" }

  /// The index of a name with its packs; an empty one if there is none that can be read.
  func index(_ name: ContentDigest, jobs: Int? = nil) async -> (index: FactIndex, packs: [FactPack]) {
    guard let bytes = try? FileBytes.read(file(name)),
      var index = try? FactIndex(bytes, build: ProgramIdentity.bytes)
    else { return (FactIndex(), []) }
    let packs = index.packs.compactMap { FactPack($0, at: file(name, pack: $0.digest)) }
    guard packs.count == index.packs.count else { return (FactIndex(), []) }
    let entries = await ConcurrentMap.map(index.entries, jobs: jobs) { entry in
      entry.attached(to: packs) { value in
        for part in IndexEntry.PackedPart.allCases { value[part].attach(packs) }
      }
    }
    index.entries = entries.compactMap(\.self)
    guard index.entries.count == entries.count else { return (FactIndex(), []) }
    return (index, packs)
  }

  /// What the last run said that used the index of a name.
  func lastReport(_ name: ContentDigest) -> LastReport? {
    guard let bytes = try? FileBytes.read(reportFile(name)),
      let facts = try? StoredFile.facts(in: bytes, version: FactIndex.version(ProgramIdentity.bytes))
    else { return nil }
    return try? FieldReader.value(LastReport.self, from: facts)
  }

  /// Removes the index of a name.
  func remove(_ name: ContentDigest) { try? FileManager.default.removeItem(atPath: file(name)) }

  private func reportFile(_ name: ContentDigest) -> String { "\(path)/\(name)\(Self.reportEnding)" }

  /// The path of a pack of the index with a name.
  private func file(_ name: ContentDigest, pack: ContentDigest) -> String {
    "\(path)/\(name).\(pack)\(Self.packEnding)"
  }

  /// Keeps an index with what was said, and clears away what is too old or too much.
  func keep(_ index: FactIndex, _ name: ContentDigest, report: LastReport? = nil) {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    var index = index
    let pack = index.pack()
    let bytes = index.bytes(build: ProgramIdentity.bytes)
    let size = index.packs.reduce(bytes.count) { $0 + $1.size }
    if size <= Self.byteLimit {
      do throws(ValidationError) {
        if let pack { try WholeFile.write(pack.newContent, to: file(name, pack: pack.identity.digest)) }
        try WholeFile.write(bytes, to: file(name))
        for pack in index.packs { touch(file(name, pack: pack.digest)) }
        if let report { try write(report, of: index.packs, name) }
      } catch {
        // The next run reads the sources again.
      }
    }
    clear()
  }

  /// Keeps what was said where the index is as it should be.
  func keep(_ report: LastReport?, beside index: FactIndex, _ name: ContentDigest) {
    touch(index.packs.map(\.digest), name)
    // Where it cannot be written more is read the next time.
    if let report { try? write(report, of: index.packs, name) }
  }

  private func write(
    _ report: LastReport,
    of packs: [FactPack.Identity],
    _ name: ContentDigest
  ) throws(ValidationError) {
    var report = report
    report.packs = packs.map(\.digest)
    let facts = FieldWriter.bytes(of: report)
    let version = FactIndex.version(ProgramIdentity.bytes)
    try WholeFile.write(StoredFile.bytes(facts, version: version), to: reportFile(name))
  }

  /// Notes that an index was used, which has some packs.
  func touch(_ packs: [ContentDigest], _ name: ContentDigest) {
    for path in [file(name), reportFile(name)] + packs.map({ file(name, pack: $0) }) { touch(path) }
  }

  private func touch(_ path: String) { utimes(path, nil) }

  /// Removes indexes that nobody has used for long, those beyond the limit, and what broken runs left.
  ///
  /// The folder may be one that holds other files as well, which stay.
  func clear(byteLimit: Int = byteLimit, now: Date = Date()) {
    let manager = FileManager.default
    var files: [File] = []
    for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] {
      guard Self.isOwn(name), let attributes = try? manager.attributesOfItem(atPath: "\(path)/\(name)")
      else { continue }
      let used = attributes[.modificationDate] as? Date ?? .distantPast
      files.append(File(name: name, size: (attributes[.size] as? NSNumber)?.intValue ?? 0, used: used))
    }
    let indexes = files.filter { $0.name.hasSuffix(Self.ending) }
    let uses = Dictionary(indexes.map { ($0.group, $0.used) }) { first, _ in first }
    var kept: [Substring: Int] = [:]
    for file in files {
      // A pack is as new as its index; others of it, and what is being written, are rests once they are old.
      let isOld =
        if file.name.hasSuffix(Self.ending) {
          now.timeIntervalSince(file.used) > Self.ageLimit
        } else {
          (uses[file.group].map { min($0, now) } ?? now).timeIntervalSince(file.used) > Self.restLimit
        }
      if isOld {
        remove(file)
      } else {
        kept[file.group, default: 0] += file.size
      }
    }
    var total = 0
    for index in indexes.sorted(by: { $0.used > $1.used }) {
      total += kept[index.group] ?? 0
      if total > byteLimit { files.filter { $0.group == index.group }.forEach(remove) }
    }
  }

  /// Whether a name is one that the folder itself gives: digests, an ending, and what is added while a file is written.
  private static func isOwn(_ name: String) -> Bool {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.last == "partial", parts.count > 3, parts.dropLast().suffix(2).allSatisfy({ UInt32($0) != nil })
    {
      parts.removeLast(3)
    }
    let digests = [ending: 1, packEnding: 2, reportEnding: 1]["." + (parts.popLast() ?? "")]
    return parts.count == digests && parts.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) }
  }

  private func remove(_ file: File) { try? FileManager.default.removeItem(atPath: "\(path)/\(file.name)") }

  /// A file of the folder: an index, a pack beside one, or what is being written.
  private struct File {
    var name: String
    var size: Int
    var used: Date

    /// The name of the index that it belongs to.
    var group: Substring { name.prefix { $0 != "." } }
  }
}
