import BinaryCoding
import PortableFoundation

/// The folder of cached indexes and reports; every combination of paths and options has one of each.
///
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

  private func indexFile(_ name: ContentDigest) -> String { "\(path)/\(name).\(Self.indexExtension)" }

  private func reportFile(_ name: ContentDigest) -> String { "\(path)/\(name).\(Self.reportExtension)" }

  /// Reads an index, or returns an empty one if it is missing or unreadable.
  func index(_ name: ContentDigest) -> FactIndex {
    guard let bytes = try? FileBytes.read(indexFile(name)),
      let index = try? FactIndex(bytes, build: ExecutableIdentity.bytes)
    else { return FactIndex() }
    return index
  }

  /// Reads the report of the last run.
  func lastReport(_ name: ContentDigest) -> LastReport? {
    guard let bytes = try? FileBytes.read(reportFile(name)),
      let facts = try? StoredFile.facts(in: bytes, version: FactIndex.version(ExecutableIdentity.bytes))
    else { return nil }
    return try? BinaryDecoder.value(LastReport.self, from: facts)
  }

  /// Writes an index and removes old files.
  func write(_ index: FactIndex, _ name: ContentDigest) {
    let bytes = index.bytes(build: ExecutableIdentity.bytes)
    if bytes.count <= Self.byteLimit { write(bytes, to: indexFile(name)) }
    clear()
  }

  func write(_ report: LastReport, _ name: ContentDigest) {
    let version = FactIndex.version(ExecutableIdentity.bytes)
    write(StoredFile.bytes(BinaryEncoder.bytes(of: report), version: version), to: reportFile(name))
  }

  private func write(_ bytes: [UInt8], to file: String) {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    do throws(ValidationError) {
      try WholeFile.write(bytes, to: file)
    } catch {
      guard case .unwritable(_, let reason) = error else { return }
      ValidationProgress.observer?.failToCache(in: path, reason: reason)
    }
  }

  /// Marks an index and its report as used.
  func touch(_ name: ContentDigest) {
    for file in [indexFile(name), reportFile(name)] { utimes(file, nil) }
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
    guard parts.count == 2, [indexExtension, reportExtension].contains(String(parts[1])),
      parts[0].utf8.count == 32, parts[0].allSatisfy(\.isHexDigit)
    else { return nil }
    return limit
  }
}
