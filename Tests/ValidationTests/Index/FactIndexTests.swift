import BinaryCoding
import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

@testable import Validation

@Suite("The index")
struct FactIndexTests {
  @Test
  func `every stored property of every type in it is coded`() {
    #expect(FactIndex.fields.types.count > 60)
    for (type, fields) in FactIndex.fields.types {
      let mirror = Mirror(reflecting: type.placeholder)
      // A key path is stored as its text, bytes by themselves or by their place; what an enumeration holds is checked by its switches.
      guard mirror.displayStyle == .struct, type != AttributeKeyPath.self,
        mirror.children.count > 0
      else {
        continue
      }
      let names = mirror.children.compactMap(\.label).filter { !Self.unstored.contains($0) }
      #expect(fields == names.count, "\(type) has \(names), and codes \(fields)")
    }
  }

  /// The markup of documents, which loading does not need.
  private static let unstored: Set<String> = ["markup", "canvasLocation"]

  @Test
  func `the names of types are the same in every run`() {
    // Names of private types in full hold an address.
    #expect(FactIndex.fields.text.hasPrefix("Everything 8\nFactIndex 2\n"))
    #expect(!FactIndex.fields.text.contains("$"))
  }

  @Test
  func `a project comes back`() throws {
    var target = ProjectTarget(name: "App", modules: ["App", "AppBeta"])
    target.deploymentTargets = [.iOS: PlatformVersion(13, 4), .macOS: PlatformVersion(11)]
    target.productName = "Kit"
    (target.files, target.folders, target.exceptions) = (["a", "b"], ["folder"], ["folder/c"])
    let bytes = BinaryEncoder.bytes(of: [target, ProjectTarget(name: "", modules: nil)])
    let read = try BinaryDecoder.value([ProjectTarget].self, from: bytes[...])
    #expect(read == [target, ProjectTarget(name: "", modules: nil)])
  }

  @Test
  func `what was found comes back`() throws {
    let finding = Finding(
      id: .undefinedOutlet,
      consequence: .dropped,
      message: "message",
      consoleMessage: "console",
      file: "A.xib",
      position: SourcePosition(line: 3, column: 4),
      object: Finding.Object(id: "a", className: "b", element: "c", label: "d"),
      keyPath: "e",
      declaration: FileLocation(
        file: "A.swift",
        position: SourcePosition(line: 5, column: 6)
      ),
      suggestion: "f",
      severity: .note
    )
    let outcome = DocumentOutcome(
      file: "A.xib",
      key: ContentDigest(of: [1]),
      findings: [finding],
      values: [
        "a.b": DocumentOutcome.FoundValue(value: .integer(3)), "a.c": DocumentOutcome.FoundValue(value: nil),
      ],
      attributes: 1,
      outlets: 2,
      actions: 3
    )
    let bytes = BinaryEncoder.bytes(of: outcome)
    #expect(try BinaryDecoder.value(DocumentOutcome.self, from: bytes[...]) == outcome)
  }
}
