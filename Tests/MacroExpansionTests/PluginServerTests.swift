import MacroExpansion
import NibproofTestSupport
import Testing

/// The protocol of compiler plugins: frames, the handshake, and the end of a connection.
@Suite("Messages between the compiler and the plugin")
struct PluginServerTests {
  /// Returns the output of the server for an input, and the error that ends the connection, if any.
  private func answers(to input: [UInt8], chunk: Int = .max) -> (output: [UInt8], error: PluginError?) {
    var rest = input[...]
    var output: [UInt8] = []
    let server = PluginServer { count in
      defer { rest = rest.dropFirst(min(count, chunk)) }
      return Array(rest.prefix(min(count, chunk)))
    } write: {
      output += $0
      return true
    }
    do throws(PluginError) {
      try server.run()
      return (output, nil)
    } catch {
      return (output, error)
    }
  }

  private func frame(_ text: String) -> [UInt8] {
    let count = text.utf8.count
    return (0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } + Array(text.utf8)
  }

  private static let handshake = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
  private static let capability = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#

  @Test("The handshake, in one part and byte by byte", arguments: [Int.max, 3, 1])
  func handshake(chunk: Int) {
    let (output, error) = answers(to: frame(Self.handshake), chunk: chunk)
    #expect(error == nil)
    #expect(output == frame(Self.capability))
  }

  @Test("A newer compiler is answered, an older one is rejected")
  func versions() {
    let later = #"{"getCapability":{"capability":{"protocolVersion":12,"features":["new"]}}}"#
    #expect(answers(to: frame(later)).output == frame(Self.capability))
    let earlier = #"{"getCapability":{"capability":{"protocolVersion":6}}}"#
    #expect(answers(to: frame(earlier)).error == .unsupportedVersion(6))
    #expect(answers(to: frame(#"{"getCapability":{}}"#)).error == .unsupportedVersion(1))
  }

  @Test("Several requests on one connection")
  func session() {
    let expand = """
      {"expandAttachedMacro":{"macro":{"moduleName":"M","typeName":"KeyValueCodableMacro","name":"KeyValueCodable"},
      "macroRole":"extension","discriminator":"d","attributeSyntax":{"kind":"attribute","source":"@KeyValueCodable",
      "location":{"fileID":"A/a.swift","fileName":"a.swift","offset":0,"line":1,"column":1}},
      "declSyntax":{"kind":"declaration","source":"final class Card { var n = 1 }",
      "location":{"fileID":"A/a.swift","fileName":"a.swift","offset":17,"line":2,"column":1}},
      "extendedTypeSyntax":{"kind":"type","source":"Card","location":{"fileID":"","fileName":"","offset":0}},
      "conformanceListSyntax":{"kind":"expression","source":"KeyValueCodable"},"lexicalContext":[]}}
      """
    let (output, error) = answers(to: frame(Self.handshake) + frame(expand))
    #expect(error == nil)
    let expansion = "extension Card: \(name("KeyValueCodable")) {}"
    let result = #"{"expandMacroResult":{"expandedSource":"\#(expansion)","diagnostics":[]}}"#
    #expect(output == frame(Self.capability) + frame(result))
  }

  @Test("A marker expands to nothing, and an unknown macro to an error")
  func types() {
    func expand(_ type: String) -> String {
      let request =
        #"{"expandAttachedMacro":{"macro":{"typeName":"\#(type)","name":"Key"},"macroRole":"peer","declSyntax":{"source":"var a = 1"}}}"#
      return String(decoding: answers(to: frame(request)).output.dropFirst(8), as: UTF8.self)
    }
    #expect(expand("MarkerMacro") == #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
    #expect(expand("OtherMacro").contains(#""expandedSource":null"#))
    #expect(expand("OtherMacro").contains(#""severity":"error""#))
  }

  @Test("Diagnostics and suggestions have the offsets of the file")
  func diagnostics() {
    let request = """
      {"expandAttachedMacro":{"macro":{"typeName":"KeyValueCodableMacro","name":"KeyValueCodable "},"macroRole":"member",
      "declSyntax":{"source":"class A { var b = { 1 } }","location":{"fileName":"a.swift","offset":100,"line":3}}}}
      """
    let answer = String(decoding: answers(to: frame(request)).output.dropFirst(8), as: UTF8.self)
    let fixIt =
      #""fixIts":[{"message":"add '@Ignored'","changes":[{"range":{"fileName":"a.swift","startOffset":110,"endOffset":110},"newText":"@Ignored "}]}]"#
    #expect(answer.contains(#""severity":"warning","position":{"fileName":"a.swift","offset":114}"#))
    #expect(answer.contains(fixIt))
  }

  @Test("Markers have a name and a context")
  func markers() {
    let request = """
      {"expandAttachedMacro":{"macro":{"typeName":"MarkerMacro","name":"Outlet "},"macroRole":"peer",
      "declSyntax":{"source":"@Outlet var a: A?","location":{"fileName":"a.swift","offset":7}},
      "lexicalContext":[{"source":"class A {\\n}"}]}}
      """
    let answer = String(decoding: answers(to: frame(request)).output.dropFirst(8), as: UTF8.self)
    #expect(answer.contains("'@Outlet' has no effect, since 'A' has no '@KeyValueCodable'"))
    #expect(answer.contains(#""offset":7"#))
  }

  private static let faults: [Example<[UInt8], PluginError>] = [
    Example([1, 2, 3], .truncatedMessage),
    Example([5, 0, 0, 0, 0, 0, 0, 0, 0x7B], .truncatedMessage),
    Example([0, 0, 0, 0, 0, 0, 0, 0x80], .oversizedMessage(length: 1 << 63)),
    Example(Array(repeating: 0xFF, count: 64), .oversizedMessage(length: .max)),
  ]

  @Test("Incomplete and invalid frames", arguments: faults)
  func frames(fault: Example<[UInt8], PluginError>) {
    let (output, error) = answers(to: fault.input)
    #expect(output.isEmpty)
    #expect(error == fault.expected, sourceLocation: fault.sourceLocation)
  }

  @Test(
    "Invalid messages end the connection",
    arguments: [
      "{", "[]", "{}", "null", "\u{1}", #"{"getCapability":{},"getCapability":{}}"#, #"{"a":1,"b":2}"#,
      #"{"expandAttachedMacro":{}}"#, #"{"expandAttachedMacro":[]}"#,
      #"{"expandAttachedMacro":{"macro":{"typeName":1},"macroRole":"member","declSyntax":{"source":""}}}"#,
      String(repeating: "[", count: 100_000),
    ]
  )
  func invalidMessages(message: String) {
    let (output, error) = answers(to: frame(message) + frame(Self.handshake))
    #expect(output.isEmpty)
    guard case .invalidMessage = error else {
      Issue.record("\(error as Any)")
      return
    }
  }

  @Test("The compiler's last message is empty")
  func end() {
    let (output, error) = answers(to: frame(Self.handshake) + frame("") + [1])
    #expect(output == frame(Self.capability))
    #expect(error == nil)
  }

  @Test("A request of a newer version, and a closed output")
  func others() {
    #expect(answers(to: frame(#"{"expandFutureMacro":{}}"#)).error == .unknownRequest("expandFutureMacro"))
    var input = frame(Self.handshake)[...]
    let server = PluginServer { count in
      defer { input = input.dropFirst(count) }
      return Array(input.prefix(count))
    } write: { _ in
      false
    }
    #expect(throws: PluginError.closedOutput) { try server.run() }
  }
}
