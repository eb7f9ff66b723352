import Foundation
import NibproofTestSupport
import Reporting
import Testing
import Validation

@Suite("Determinism")
struct DeterminismTests {
  /// Files with findings of many kinds, with names whose order depends on the language, and with specs in folders.
  private static let files: [String: String] = {
    var files: [String: String] = [:]
    for (number, name) in ["a", "B", "ä", "Z", "z", "é", "e\u{301}", "10", "9", "İ", "日"]
      .enumerated()
    {
      files["\(name)/View.swift"] = """
        @objc(View\(number)) class View\(number): UIView { @objc var size = 0; @objc var name: String? }
        class Shared: UIView { @objc var from\(number) = 1 }
        """
      files["\(name)/\(name)View.m"] = "@interface Old\(number) : UIView\n@property int size;\n@end\n"
      files["\(name)/\(name).xib"] = DocumentText.xib(
        """
        <view id="1" customClass="View\(number)"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="x"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="size"/>
        </userDefinedRuntimeAttributes></view>
        <view id="2" customClass="Shared"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="from0" value="x"/></userDefinedRuntimeAttributes></view>
        <view id="3" customClass="Gone"/><view id="3" customClass="Old\(number)"><connections>
        <outlet property="part" destination="9" id="o"/></connections></view>
        """
      )
      if number % 4 == 0 { files["\(name)/spec.json"] = "{ title: '\(name)' }" }
    }
    files["broken.xib"] = "<document><objects>"
    files["nibproof.json"] = "{ severity: { 'unknown-class': 'warning' } }"
    return files
  }()

  private static let log = """
    [<App.View0 0x7f> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key title.
    Unknown class Gone in Interface Builder file.
    """

  /// A folder in memory, if possible, where the system lists files by creation; most file systems use their own order.
  private static let folder: String = {
    let memory = "/dev/shm"
    return FileManager.default.isWritableFile(atPath: memory)
      ? memory : FileManager.default.temporaryDirectory.path
  }()

  /// Recreates the tree in a seeded order, and returns the top-level names in the order in which the system lists them.
  private func makeTree(at path: String, seed: Int) throws -> [String] {
    var generator = SplitMix(seed: UInt64(seed))
    try? FileManager.default.removeItem(atPath: path)
    for (name, text) in Self.files.sorted(by: { $0.key < $1.key }).shuffled(using: &generator) {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    var names: [String] = []
    guard let folder = opendir(path) else { return names }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      )
    }
    return names
  }

  /// Returns the texts of reporters for the tree, including streamed reports, located messages and a baseline.
  private func reports(_ round: Int, at path: String) async throws -> [String: String] {
    var options = Validator.Options()
    options.jobs = 1 + round % 8
    let validator = Validator(options: options)
    let reporting = ReportOptions(detail: .verbose)
    let report = try await validator.validate([path])
    // Every fifth round compares all reporters.
    let isWhole = round.isMultiple(of: 5)
    var texts: [String: String] = [:]
    // A reporter writes the same bytes for the same report, so two reporters suffice in the other rounds.
    for reporter in Reporters.validation where isWhole || ["json", "text"].contains(reporter.name) {
      texts[reporter.name] = reporter.text(of: report, options: reporting)
    }
    guard isWhole else { return texts }
    for reporter in Reporters.runs where round == 0 || reporter.name == "json" {
      texts["\(reporter.name) streamed"] = try await streamed(reporter, validator, path, reporting)
    }
    let places = try await validator.locate(Array(Self.log.utf8), below: [path])
    for reporter in Reporters.locations {
      texts["\(reporter.name) locate"] = reporter.text(of: places, options: reporting)
    }
    let baseline = Baseline(of: report, folder: path)
    for reporter in Reporters.baseline { texts["baseline"] = reporter.text(of: baseline, options: reporting) }
    return texts
  }

  private func streamed(
    _ reporter: some ValidationReporter,
    _ validator: Validator,
    _ path: String,
    _ options: ReportOptions
  ) async throws -> String {
    var text = ""
    var stream = reporter.stream(options: options)
    stream.begin(to: &text)
    for try await part in try await validator.run([path], order: reporter.order) {
      stream.write(part, to: &text)
    }
    stream.end(to: &text)
    return text
  }

  @Test("Ten runs with any file order and number of jobs print the same bytes")
  func tenTimes() async throws {
    let path = Self.folder + "/nibproof-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var orders = [try makeTree(at: path, seed: 0)]
    let expected = try await reports(0, at: path)
    for name in Reporters.validation.map(\.name) {
      #expect(expected["\(name) streamed"] == expected[name], "\(name)")
    }
    #expect(expected["json"]?.contains("undefined-key") == true)
    #expect(expected["json"]?.contains("unreadable-document") == true)
    #expect(
      expected["json locate"]?.contains("View.swift") == true
        || expected["json locate"]?.contains(".xib") == true
    )
    for round in 1...10 {
      orders.append(try makeTree(at: path, seed: round))
      for (name, text) in try await reports(round, at: path) {
        #expect(text == expected[name], "\(name), round \(round)")
      }
    }
    #expect(Set(orders.map { $0.sorted() }).count == 1)
    if Self.folder == "/dev/shm" { #expect(Set(orders).count > 8) }
  }
}
