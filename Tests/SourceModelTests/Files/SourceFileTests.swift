import KeyValueCoding
import RuntimeAttributes
import Testing

@testable import SourceModel

/// The contents of source files in both languages.
@Suite struct SourceFileTests {
  private static let swift = """
    import UIKit
    // nibproof:ignore undefined-key - the old app sets it
    class Panel: UIViewController {
      let name = "Panel"
      func show() { performSegue(withIdentifier: "Row", sender: nil) }
    }
    """

  private static let objectiveC = """
    #import "Panel.h"
    // nibproof:ignore undefined-key - the old app sets it
    @implementation Panel
    - (void)show { [self performSegueWithIdentifier:@"Row" sender:nil]; }
    @end
    """

  @Test(
    "Declarations, uses, names and suppressions are read together",
    arguments: [("Panel.swift", swift), ("Panel.m", objectiveC)]
  )
  func contents(path: String, text: String) {
    let file = SourceFile(reading: Array(text.utf8), path: path, module: "App")
    #expect(file.path == path && file.module == "App" && file.problems.isEmpty)
    #expect(file.language == (path.hasSuffix(".swift") ? .swift : .objectiveC))
    #expect(file.types.map(\.name) == ["Panel"])
    #expect(file.uses.map { "\($0.member) \($0.text)" } == ["show() Row"])
    #expect(file.uses.map(\.role) == [.segue(isOwn: true)])
    #expect(file.uses.map(\.location.file) == [path])
    #expect(file.facts.units.map { file.facts.names.text(of: $0.name) }.contains("show"))
    #expect(file.suppressions.map(\.ids) == [["undefined-key"]])
    #expect(file.suppressions.map(\.typeName) == ["Panel"])
  }

  @Test("The language of a file need not be that of its path")
  func language() {
    let file = SourceFile(reading: Array(Self.swift.utf8), path: "spec.json", language: .swift)
    #expect(file.types.map(\.name) == ["Panel"] && file.language == .swift)
  }

  @Test("The names in tests are left out, but not what they request")
  func tests() {
    let file = SourceFile(reading: Array(("import XCTest\n" + Self.swift).utf8), path: "Panel.swift")
    #expect(file.isTest && file.facts == SourceFacts() && file.uses.map(\.text) == ["Row"])
  }
}
