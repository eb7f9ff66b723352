import Foundation
import Testing

/// Reads every input of the corpus, and seeded mutations of each input.
@Suite("Fuzzed inputs")
struct CorpusTests {
  /// A file of the corpus, with the target that reads it.
  struct Input: Sendable, CustomTestStringConvertible {
    var target: FuzzTarget
    var path: String

    var testDescription: String { path.split(separator: "/").suffix(2).joined(separator: "/") }

    var bytes: [UInt8] {
      get throws { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
    }

    static let all: [Input] = FuzzTarget.all.flatMap { target in
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Corpus/\(target.name)").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().map { Input(target: target, path: "\(folder)/\($0)") }
    }
  }

  @Test("Every fuzzing target has seeds")
  func seeds() {
    #expect(Set(Input.all.map(\.target.name)) == Set(FuzzTarget.all.map(\.name)))
  }

  @Test("Inputs that once caused a fault are handled", arguments: Input.all)
  func input(_ input: Input) async throws {
    try await input.target.check(try input.bytes)
  }

  /// The seed of the mutations; set `NIBPROOF_FUZZ_SEED` to repeat a failed run or to try other mutations.
  private static let seed =
    ProcessInfo.processInfo.environment["NIBPROOF_FUZZ_SEED"].flatMap(UInt64.init) ?? 2026

  @Test("Mutations of seeds are handled consistently", arguments: Input.all)
  func mutations(_ input: Input) async throws {
    let bytes = try input.bytes
    // Targets that load documents or write files are slow.
    let isSlow =
      ["loads", "fixes", "trees"].contains(input.target.name) || input.target.name.hasSuffix("sources")
    let count = isSlow ? 6 : 30
    guard bytes.count < 20_000 else { return }
    var mutator = Mutator(seed: Self.seed, tokens: input.target.tokens)
    for number in 0..<count {
      let mutation = mutator.mutate(bytes)
      do throws(Unsoundness) {
        try await input.target.check(mutation)
      } catch {
        Issue.record(
          "seed \(Self.seed), mutation \(number): \(error.claim)\n\(String(decoding: mutation, as: UTF8.self))"
        )
      }
    }
  }
}
