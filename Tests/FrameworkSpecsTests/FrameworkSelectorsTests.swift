import Foundation
import FrameworkSpecs
import Testing

@Suite("Selectors that complement the interfaces")
struct FrameworkSelectorsTests {
  private let lines = "\(FrameworkSelectors.text)".split(separator: "\n")

  @Test("Every selector has zero or two arguments; every line starts or continues a class")
  func form() {
    #expect(lines.first?.first != " ")
    for line in lines {
      let words = line.split(separator: " ").dropFirst(line.first == " " ? 0 : 1)
      #expect(!words.isEmpty, "\(line)")
      for word in words {
        let colons = word.count { $0 == ":" }
        #expect(colons == 0 || colons == 2 && word.last == ":", "\(word)")
      }
    }
  }

  @Test("Classes are declared in the interfaces, sorted and unique")
  func classes() {
    let names = lines.filter { $0.first != " " }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(names == Set(names).sorted())
    let text = FrameworkInterfaces.all.map { "\($0.text)" }.joined(separator: "\n")
    let declared = Set(
      text.split(separator: "\n").compactMap { line -> String? in
        guard let start = line.range(of: "class ") else { return nil }
        return String(line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    )
    #expect(names.filter { !declared.contains($0) }.isEmpty)
  }
}
