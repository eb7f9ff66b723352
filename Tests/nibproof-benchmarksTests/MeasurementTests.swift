import Foundation
import Testing

@testable import nibproof_benchmarks

@Suite("Measurements and baselines")
struct MeasurementTests {
  @Test(
    "A ratio is the value divided by its baseline, or missing without one",
    arguments: [(175, 70, 2.5), (70, 70, 1), (0, 70, 0), (70, 0, 0)] as [(Double, Double, Double)]
  )
  func ratio(value: Double, floor: Double, ratio: Double) {
    #expect(Measurement("a", value: value, unit: "ms", floor: floor).ratio == ratio)
  }

  @Test("The report is an array of objects with all five keys")
  func json() throws {
    let text = try Reporter.json.report([Measurement("whole", value: 5, unit: "ms", floor: 2)])
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let object = try #require(objects.first)
    #expect(objects.count == 1)
    #expect(Set(object.keys) == ["name", "value", "unit", "floor", "ratio"])
    #expect(object["name"] as? String == "whole" && object["unit"] as? String == "ms")
    #expect(object["value"] as? Double == 5 && object["ratio"] as? Double == 2.5)
  }

  @Test("Each measurement is one line of text, with aligned figures")
  func text() throws {
    let text = try Reporter.text.report([
      Measurement("a", value: 5, unit: "ms", floor: 2), Measurement("longer", value: 1, unit: "ms", floor: 4),
    ])
    #expect(
      text.split(separator: "\n") == [
        "a              5.0 ms, floor        2.0, ratio   2.500",
        "longer         1.0 ms, floor        4.0, ratio   0.250",
      ]
    )
  }

  @Test("Programs that are measured together run alternately, after one warm-up round")
  func turns() throws {
    let folder = try TemporaryFolder()
    let log = folder.path + "/log"
    let programs = ["a", "b", "c"].map { ["sh", "-c", "printf \($0) >> '\(log)'"] }
    let usages = try Stopwatch.usages(of: programs, rounds: 2)
    #expect(try String(contentsOfFile: log, encoding: .utf8) == "abcabcabc")
    #expect(usages.count == 3 && usages.allSatisfy { $0.milliseconds > 0 && $0.peakKibibytes > 0 })
  }

  @Test("A failing program is not measured; one with findings is")
  func failures() throws {
    #expect(throws: MeasurementError.failed("sh", status: 2)) {
      try ChildProcess.run(["sh", "-c", "exit 2"])
    }
    #expect(throws: MeasurementError.failed("sh", status: 137)) {
      try ChildProcess.run(["sh", "-c", "kill -9 $$"])
    }
    try ChildProcess.run(["sh", "-c", "exit 1"])
    #expect(throws: MeasurementError.failed("sh", status: 1)) {
      try ChildProcess.run(["sh", "-c", "exit 1"], endingWith: 0...0)
    }
    #expect(
      UsageError.unexpectedOperand("x").description.hasPrefix(
        "unexpected argument 'x'; only documents, "
      )
    )
  }

  @Test("Lines end with line feeds", arguments: [("", 0), ("a", 0), ("a\n", 1), ("\n\r\na\n", 3)])
  func lines(text: String, count: Int) {
    #expect(Lines.count(text.utf8) == count)
  }
}
