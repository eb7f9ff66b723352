import Foundation
import InterfaceDocuments
import NibLoading
import Reporting
import RuntimeAttributes

@testable import Validation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension FuzzTarget {
  /// A document to fix and a source in each language, separated by null bytes.
  static let fixes = FuzzTarget(name: "fixes") { bytes throws(Unsoundness) in
    let parts = parts(of: bytes)
    guard let loaded = load(parts), case (let document?, nil) = read(parts[0], path: "Fuzzed.xib") else {
      return
    }
    for applicability in Applicability.allCases {
      let fix = FixPlan(loaded.findings).fix("Fuzzed.xib", text: parts[0], applicability)
      try Unsoundness.unless(!fix.changes.isEmpty || fix.fixed == fix.original, "nothing changes by itself")
      let (fixed, error) = read(fix.fixed, path: "Fuzzed.xib")
      guard let fixed, error == nil else { throw Unsoundness(claim: "a fixed document is a document") }
      try Unsoundness.unless(fixed.objects.count == document.objects.count, "no object goes")
      let removals = fix.changes.count { $0.kind == .removal }
      try Unsoundness.unless(
        members(of: fixed) == members(of: document) - removals,
        "as many attributes and connections go as are named"
      )
    }
  }

  private static func members(of document: InterfaceDocument) -> Int {
    document.objects.reduce(0) { $0 + $1.runtimeAttributes.count + $1.connections.count }
  }

  /// Documents to draw.
  static let drawings = FuzzTarget(name: "drawings") { bytes throws(Unsoundness) in
    guard let document = read(bytes, path: "Fuzzed.xib").document else { return }
    let drawing = InterfaceDrawing(of: document, outlining: Array(document.objects.indices.prefix(3)))
    for reporter in Reporters.drawing {
      let text = reporter.text(of: drawing, options: ReportOptions())
      try Unsoundness.unless(XMLParser(data: Data(text.utf8)).parse(), "the picture is well-formed")
      try Unsoundness.unless(
        !text.contains("nan") && !text.contains("inf\""),
        "the picture's numbers are numbers"
      )
    }
    for reporter in Reporters.document { _ = reporter.text(of: document, options: ReportOptions()) }
  }
}
