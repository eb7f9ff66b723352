import FrameworkSpecs
import Testing

@Suite("Requirements of protocols")
struct FrameworkRequirementsTests {
  private let lines = "\(FrameworkRequirements.text)".split(separator: "\n")

  @Test("Each protocol is listed once, and its words are names")
  func form() {
    let names = lines.filter { $0.first != " " }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(names == Set(names).sorted() && names.count > 500)
    for word in lines.flatMap({ $0.split(separator: " ") }) {
      let name = word.last == ":" ? word.dropLast() : word
      #expect(!name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }, "\(word)")
    }
  }
}
