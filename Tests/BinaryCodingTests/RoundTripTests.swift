import BinaryCoding
import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes
import Testing

/// That what is read is what was written.
struct RoundTripTests {
  @Test
  func `facts of sources come back`() throws {
    var interfaces = SampleSources.interfaces
    for path in RepositoryFiles.paths(withEndings: ["swift", "h", "m"]) {
      let bytes = try RepositoryFiles.bytes(of: path)
      interfaces.append(
        path.hasSuffix(".swift")
          ? SwiftInterfaceScanner.scan(bytes, file: path) : ObjectiveCInterfaceScanner.scan(bytes, file: path)
      )
    }
    #expect(interfaces.count > 20)
    for interface in interfaces { try expectSame(interface, file: interface.file) }
    let bodies = SampleSources.interfaces[0].types[0].bodies
    #expect(!bodies.nibLoads.isEmpty && !bodies.memberUses.isEmpty && !bodies.replacements.isEmpty)
    #expect(bodies.nibLoads.contains { !$0.runs.isEmpty })
  }

  @Test
  func `texts come back byte for byte though Swift takes them for equal`() throws {
    let texts = ["\u{E9}", "e\u{301}", "\u{E9}", "\u{212B}", "\u{C5}", "A\u{30A}"]
    let read = try BinaryDecoder.value([String].self, from: BinaryEncoder.bytes(of: texts)[...])
    #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test
  func `documents come back`() throws {
    try expectSame(SampleDocuments.document, file: SampleDocuments.document.file)
    let paths = RepositoryFiles.paths(withEndings: ["xib", "storyboard"])
    #expect(paths.count > 10)
    for path in paths {
      let document = try InterfaceDocumentReader(readsMarkup: false).read(
        try RepositoryFiles.bytes(of: path),
        path: path
      )
      try expectSame(document, file: path)
    }
  }

  @Test
  func `facts follow a file to another path`() throws {
    let interface = SampleSources.interfaces[0]
    let bytes = BinaryEncoder.bytes(of: interface, file: interface.file)
    let moved = try BinaryDecoder.value(SourceInterface.self, from: bytes[...], file: "Moved/Card.swift")
    #expect(moved.file == "Moved/Card.swift")
    #expect(moved.types[0].bodies.nibLoads.allSatisfy { $0.location.file == "Moved/Card.swift" })
    #expect(BinaryEncoder.bytes(of: moved, file: moved.file) == bytes)
  }

  private func expectSame<Value: BinaryCodable & Equatable>(
    _ value: Value,
    file: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = BinaryEncoder.bytes(of: value, file: file)
    let read = try BinaryDecoder.value(Value.self, from: bytes[...], file: file)
    #expect(read == value, "\(file)", sourceLocation: sourceLocation)
    #expect(BinaryEncoder.bytes(of: read, file: file) == bytes, "\(file)", sourceLocation: sourceLocation)
  }
}
