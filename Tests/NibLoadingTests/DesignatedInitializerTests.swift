import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes
import Testing

@testable import NibLoading

@Suite("Inherited initializers of Swift classes")
struct DesignatedInitializerTests {
  struct Case: CustomTestStringConvertible {
    var superclass: String
    var initializers: [String]
    /// The unimplemented initializer that terminates the app during the load, if any.
    var missing: String?
    var sourceLocation: SourceLocation

    init(
      _ superclass: String,
      _ initializers: String...,
      missing: String?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.superclass, self.initializers, self.missing) = (superclass, initializers, missing)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(superclass): \(initializers.joined(separator: ", "))" }
  }

  static let cases = [
    Case("NSView", missing: nil),
    Case("NSView", "initWithCoder:", missing: "init(frame:)"),
    Case("NSView", "initWithCoder:", "initWithFrame:", missing: nil),
    Case("NSControl", "initWithCoder:", missing: "init(frame:)"),
    // In these classes, `init(frame:)` is a convenience initializer that calls the designated initializer.
    Case("MTKView", "initWithCoder:", "initWithFrame:device:", missing: nil),
    Case("MTKView", "initWithCoder:", missing: "init(frame:device:)"),
    Case("MTKView", "initWithCoder:", "initWithFrame:", missing: nil),
    Case("WKWebView", "initWithCoder:", "initWithFrame:configuration:", missing: nil),
    Case("WKWebView", "initWithCoder:", missing: "init(frame:configuration:)"),
    Case("SCNView", "initWithCoder:", "initWithFrame:options:", missing: nil),
    Case("NSTextView", "initWithCoder:", "initWithFrame:textContainer:", missing: nil),
  ]

  @Test("Custom views of old documents are created with init(frame:)", arguments: cases)
  func customView(_ testCase: Case) throws {
    var own = ClassDescription(
      "Card",
      superclass: testCase.superclass,
      location: FileLocation(file: "Card.swift", position: SourcePosition(line: 1, column: 7))
    )
    own.methods = testCase.initializers.map { selector in
      let labels = selector.dropFirst("initWith".utf8.count).split(separator: ":")
        .map { $0.prefix(1).lowercased() + $0.dropFirst() }
      return MethodDescription(selector: selector, swiftName: "init(\(labels.map { $0 + ":" }.joined()))")
    }
    var classes = [
      ClassDescription("NSObject", language: .objectiveC),
      ClassDescription("NSView", superclass: "NSObject", language: .objectiveC), own,
    ]
    if testCase.superclass != "NSView" {
      classes.append(ClassDescription(testCase.superclass, superclass: "NSView", language: .objectiveC))
    }
    var builder = ClassRegistry.Builder(platform: .macOS)
    for description in classes { try builder.add(description) }
    let entry = try #require(try builder.build().entry(named: "Card"))
    #expect(
      entry.withoutInherited(.frame)?.initializer == testCase.missing,
      sourceLocation: testCase.sourceLocation
    )
    #expect(entry.withoutInherited(.coder) == nil)
  }
}
