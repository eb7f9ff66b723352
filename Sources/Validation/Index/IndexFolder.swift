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
  private static let ending = ".nibindex"

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

  /// The index of a name; an empty one if there is none that can be read.
  func index(_ name: ContentDigest) -> FactIndex {
    guard let bytes = try? FileBytes.read(file(name)) else { return FactIndex() }
    return (try? FactIndex(bytes, build: ProgramIdentity.bytes)) ?? FactIndex()
  }

  /// Keeps an index, and clears away what is too old or too much.
  func keep(_ index: FactIndex, _ name: ContentDigest) {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    let bytes = index.bytes(build: ProgramIdentity.bytes)
    if bytes.count <= Self.byteLimit { try? WholeFile.write(bytes, to: file(name)) }
    clear()
  }

  /// Notes that an index was used and is as it should be.
  func touch(_ name: ContentDigest) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file(name))
  }

  /// Removes indexes that nobody has used for long, those beyond the limit, and what broken runs left.
  func clear(byteLimit: Int = byteLimit, now: Date = Date()) {
    let manager = FileManager.default
    var kept: [(path: String, size: Int, used: Date)] = []
    for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] where name.contains(Self.ending) {
      let file = "\(path)/\(name)"
      guard let attributes = try? manager.attributesOfItem(atPath: file) else { continue }
      let used = attributes[.modificationDate] as? Date ?? .distantPast
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      // A file that is being written has another ending, and is not old.
      let ageLimit = name.hasSuffix(Self.ending) ? Self.ageLimit : 60 * 60
      if now.timeIntervalSince(used) > ageLimit {
        try? manager.removeItem(atPath: file)
      } else if name.hasSuffix(Self.ending) {
        kept.append((file, size, used))
      }
    }
    var total = 0
    for file in kept.sorted(by: { $0.used > $1.used }) {
      total += file.size
      if total > byteLimit { try? manager.removeItem(atPath: file.path) }
    }
  }
}
