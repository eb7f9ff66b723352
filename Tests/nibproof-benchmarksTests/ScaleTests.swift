import Foundation
import Testing

@testable import nibproof_benchmarks

@Suite("Growth with size")
struct ScaleTests {
  @Test("Times that grow as a power of the size have its exponent", arguments: [0, 0.5, 1, 1.3, 2])
  func powers(exponent: Double) {
    let points = [16.0, 8, 4, 2, 1].map { (size: 1 / $0, time: 40 * pow(1 / $0, exponent)) }
    #expect(abs(ScaleBenchmark.exponent(points) - exponent) < 1e-9)
  }

  @Test("For scattered times, the exponent is the slope of the regression line")
  func scattered() {
    // The times alternate between higher and lower than linear by up to a tenth.
    let points = [(1.0, 1.1), (2, 1.9), (4, 4.2), (8, 7.6)].map { (size: $0.0, time: $0.1) }
    let exponent = ScaleBenchmark.exponent(points)
    #expect(abs(exponent - 0.951) < 0.001)
  }

  @Test("A single size has no growth")
  func single() {
    #expect(ScaleBenchmark.exponent([(size: 1, time: 5)]) == 0)
    #expect(ScaleBenchmark.exponent([(size: 1, time: 5), (size: 1, time: 6)]) == 0)
    #expect(ScaleBenchmark.exponent([]) == 0)
  }

  /// Returns the contents of the files under a folder, by relative path.
  private func files(below folder: String) -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: folder + "/" + name).map { (name, $0) }
      }
    )
  }

  private func tree(_ documents: Int, _ sources: Int, seed: UInt64 = 7) throws -> [String: Data] {
    let folder = try TemporaryFolder()
    try TreeGenerator(documents: documents, sources: sources, seed: seed).write(to: folder.path)
    return files(below: folder.path)
  }

  @Test("Equal seeds generate equal trees, different seeds different ones")
  func seeds() throws {
    let tree = try tree(12, 40)
    #expect(try self.tree(12, 40) == tree)
    #expect(try self.tree(12, 40, seed: 8) != tree)
  }

  @Test("The generated tree has the requested number of files", arguments: [(20, 50), (40, 100), (1, 10)])
  func counts(documents: Int, sources: Int) throws {
    let names = try tree(documents, sources).keys
    let documentCount = names.count { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    #expect(documentCount == documents)
    #expect(names.count - documentCount == sources)
  }
}
