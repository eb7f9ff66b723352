import BinaryCoding
import ByteHashing
import PortableFoundation

/// The folder of cached indexes and reports; every combination of paths and options has one of each.
///
/// An index is spread over several files by the paths of its entries, and a run writes only those with changes.
/// Files are replaced atomically, so that concurrent and interrupted runs leave complete files; the last file wins.
/// If a file cannot be written, the observer of the run is notified, and the next run reads the sources again.
struct IndexFolder: Sendable {
  let path: String

  /// The limit for the total size of all files, in bytes; the least recently used files are removed first.
  static let byteLimit = 512 << 20
  /// The age, in seconds, after which an unused file is removed.
  private static let ageLimit = 30.0 * 24 * 60 * 60
  /// The age, in seconds, after which a file of an interrupted run is removed.
  private static let partialLimit = 60.0 * 60
  // This extension differs from that of indexes written by users, whose names may also look like digests.
  private static let indexExtension = "nibcache"
  private static let reportExtension = "nibreport"
  /// The names of the parts of an index.
  private static let parts = Array("0123456789abcdef")

  /// Returns the user's cache folder, or nil if the user has no home folder.
  static func standardPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/nibproof" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/nibproof"
    #else
      return home + "/.cache/nibproof"
    #endif
  }

  /// The files of an index.
  private func indexFiles(_ name: ContentDigest) -> [String] {
    Self.parts.map { "\(path)/\(name)-\($0).\(Self.indexExtension)" }
  }

  /// Returns the position in ``indexFiles(_:)`` of the file with the entry for a path.
  private static func part(of path: String) -> Int { Int(FNVHash.hash(of: path.utf8) % UInt64(parts.count)) }

  private func reportFile(_ name: ContentDigest) -> String { "\(path)/\(name).\(Self.reportExtension)" }

  /// Reads an index, without the files that are missing or unreadable.
  func index(_ name: ContentDigest) -> FactIndex {
    var index = FactIndex()
    for file in indexFiles(name) {
      guard let bytes = try? FileBytes.read(file) else { continue }
      let part = try? FactIndex(bytes, build: ExecutableIdentity.bytes)
      index.entries += part?.entries ?? []
    }
    return index
  }

  /// Reads the report of the last run.
  func lastReport(_ name: ContentDigest) -> LastReport? {
    guard let bytes = try? FileBytes.read(reportFile(name)),
      let facts = try? StoredFile.facts(in: bytes, version: FactIndex.version(ExecutableIdentity.bytes))
    else { return nil }
    return try? BinaryDecoder.value(LastReport.self, from: facts)
  }

  /// Writes the files of an index with the entries for some paths, and removes old files.
  ///
  /// - Parameters:
  ///   - entries: All entries of the index.
  ///   - name: The name of the index.
  ///   - changed: The paths whose entries have changed.
  func write(_ entries: [IndexEntry], _ name: ContentDigest, changed: [String]) {
    touch(name)
    let files = indexFiles(name)
    let parts = Dictionary(grouping: entries) { Self.part(of: $0.path) }
    for part in Set(changed.map(Self.part)).sorted() {
      let index = FactIndex(parts[part] ?? [])
      guard write(index.bytes(build: ExecutableIdentity.bytes), to: files[part]) else { break }
    }
    clear()
  }

  func write(_ report: LastReport, _ name: ContentDigest) {
    let version = FactIndex.version(ExecutableIdentity.bytes)
    write(StoredFile.bytes(BinaryEncoder.bytes(of: report), version: version), to: reportFile(name))
  }

  /// Writes a file and returns whether this succeeded.
  @discardableResult
  private func write(_ bytes: [UInt8], to file: String) -> Bool {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    do throws(ValidationError) {
      try WholeFile.write(bytes, to: file)
      return true
    } catch {
      if case .unwritable(_, let reason) = error {
        ValidationProgress.observer?.failToCache(in: path, reason: reason)
      }
      return false
    }
  }

  /// Marks an index and its report as used.
  func touch(_ name: ContentDigest) {
    for file in indexFiles(name) + [reportFile(name)] { utimes(file, nil) }
  }

  /// Removes files that were not used recently, files beyond the size limit, and files of interrupted runs.
  ///
  /// Other files in the folder are not removed.
  func clear(byteLimit: Int = byteLimit, now: Date = Date()) {
    let manager = FileManager.default
    var files: [(path: String, size: Int, used: Date)] = []
    for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] {
      guard let limit = Self.ageLimit(ofFile: name) else { continue }
      let path = "\(path)/\(name)"
      guard let attributes = try? manager.attributesOfItem(atPath: path) else { continue }
      let used = attributes[.modificationDate] as? Date ?? .distantPast
      if now.timeIntervalSince(used) > limit {
        try? manager.removeItem(atPath: path)
      } else {
        files.append((path, Int(attributes[.size] as? UInt64 ?? 0), used))
      }
    }
    var total = 0
    for file in files.sorted(by: { ($0.used, $0.path) > ($1.used, $1.path) }) {
      total += file.size
      if total > byteLimit { try? manager.removeItem(atPath: file.path) }
    }
  }

  /// Returns the age limit of a cache file, or nil for any other file.
  private static func ageLimit(ofFile name: String) -> Double? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    var limit = ageLimit
    // A partial file is named NAME.PROCESS.NUMBER.partial.
    if parts.count == 5, parts[4] == "partial", parts[2...3].allSatisfy({ UInt32($0) != nil }) {
      (parts, limit) = (Array(parts.prefix(2)), partialLimit)
    }
    guard parts.count == 2 else { return nil }
    var name = parts[0]
    switch parts[1] {
    case Substring(reportExtension): break
    case Substring(indexExtension):
      guard let part = name.popLast(), Self.parts.contains(part), name.popLast() == "-" else { return nil }
    default: return nil
    }
    return name.utf8.count == 32 && name.allSatisfy(\.isHexDigit) ? limit : nil
  }
}
