import Foundation
import Reporting
import RuntimeAttributes

@testable import Validation

extension FuzzTarget {
  /// A folder of files, separated by null bytes; the first byte of each file selects its name.
  ///
  /// The folder is validated and searched for the messages of a log.
  static let trees = FuzzTarget(name: "trees") { bytes throws(Unsoundness) in
    guard let folder = FuzzedFolder(bytes) else { return }
    if let report = await report(at: folder) { try checkReports(of: report) }
    var options = Validator.Options()
    options.jobs = 1
    guard let lines = try? await Validator(options: options).locate(folder.log, below: [folder.path]) else {
      return
    }
    for reporter in Reporters.locations { _ = reporter.text(of: lines, options: ReportOptions()) }
  }

  private static func report(at folder: FuzzedFolder) async -> ValidationReport? {
    var options = Validator.Options()
    options.jobs = 1
    guard var report = try? await Validator(options: options).validate([folder.path]) else { return nil }
    if let baseline = try? Baseline(file: folder.path + "/baseline.json") {
      _ = baseline.remove(from: &report, folder: folder.path, paths: [folder.path])
    }
    return report
  }
}

/// A folder on disk with the files of a tree, which is removed when the object is released.
private final class FuzzedFolder {
  let path: String
  private(set) var log: [UInt8] = []

  /// The file names, by the first byte of the contents.
  private static let names: [UInt8: String] = [
    UInt8(ascii: "a"): "App/View.xib", UInt8(ascii: "b"): "App/Main.storyboard",
    UInt8(ascii: "c"): "App/View.swift", UInt8(ascii: "d"): "App/Old.m", UInt8(ascii: "e"): "App/Old.h",
    UInt8(ascii: "f"): "nibproof.json", UInt8(ascii: "g"): "App/nibproof.json",
    UInt8(ascii: "h"): "Story/spec.json", UInt8(ascii: "i"): "Story/Card.xib",
    UInt8(ascii: "j"): "Story/Card.swift", UInt8(ascii: "k"): "App.xcodeproj/project.pbxproj",
    UInt8(ascii: "l"): "App/Info.plist", UInt8(ascii: "m"): "Package.swift",
    UInt8(ascii: "n"): "baseline.json",
  ]
  private static let logMark = UInt8(ascii: "z")
  private static let number = ProcessInfo.processInfo.processIdentifier

  init?(_ bytes: [UInt8]) {
    let memory = "/dev/shm"
    let parent =
      FileManager.default.isWritableFile(atPath: memory)
      ? memory : FileManager.default.temporaryDirectory.path
    let whole = "\(parent)/nibproof-fuzzed-\(Self.number)-\(UInt32.random(in: 0 ... .max))"
    path = whole + "/tree"
    for part in bytes.split(separator: 0) {
      guard let letter = part.first else { continue }
      if letter == Self.logMark { log += part.dropFirst() }
      guard let name = Self.names[letter] else { continue }
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try? Data(part.dropFirst()).write(to: file)
    }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
  }

  deinit { try? FileManager.default.removeItem(atPath: String(path.dropLast("/tree".count))) }
}
