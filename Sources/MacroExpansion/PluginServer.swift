import JSON5

/// Responds to the compiler's requests: each message consists of an 8-byte little-endian length and JSON.
package struct PluginServer {
  /// The maximum length of a message.
  ///
  /// A request contains the source of one declaration and its lexical context.
  private static let largestMessage: UInt64 = 256 << 20

  private let read: (_ count: Int) -> [UInt8]
  private let write: ([UInt8]) -> Bool

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - read: A function that reads at most the given number of bytes; returns an empty array at the end of the input.
  ///   - write: A function that writes bytes; returns false on failure.
  package init(read: @escaping (_ count: Int) -> [UInt8], write: @escaping ([UInt8]) -> Bool) {
    (self.read, self.write) = (read, write)
  }

  /// Responds to requests until the compiler closes the connection.
  ///
  /// - Throws: The first error in a message or in the connection.
  package func run() throws(PluginError) {
    while let message = try nextMessage() {
      try send(try answer(to: PluginRequest(message)))
    }
  }

  private func answer(to request: PluginRequest) throws(PluginError) -> JSONValue {
    switch request {
    case .capability(let version):
      guard version >= PluginRequest.protocolVersion else { throw .unsupportedVersion(version) }
      return [
        "getCapabilityResult": ["capability": ["protocolVersion": .integer(PluginRequest.protocolVersion)]]
      ]
    case .attachedMacro(let macro):
      let expansion = Self.expand(macro)
      let diagnostics = expansion.diagnostics.map { Self.json(of: $0, in: macro.declaration) }
      return [
        "expandMacroResult": [
          "expandedSource": .string(orNull: expansion.source), "diagnostics": .array(diagnostics),
        ]
      ]
    }
  }

  private static func expand(_ macro: AttachedMacro) -> Expansion {
    switch macro.type {
    case "KeyValueCodableMacro": KeyValueCodableMacro(macro).expansion
    case "MarkerMacro": MarkerMacro(macro).expansion
    default:
      Expansion(nil, diagnostics: [.init("unknown macro type '\(macro.type)'", .error, at: 0)])
    }
  }

  // MARK: - Messages

  /// Returns the next message, or nil at the end of the input.
  ///
  /// Also returns nil for the empty message with which compilers end a connection.
  private func nextMessage() throws(PluginError) -> [UInt8]? {
    let header = readAll(8)
    guard !header.isEmpty else { return nil }
    guard header.count == 8 else { throw .truncatedMessage }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0 else { return nil }
    guard length <= Self.largestMessage else { throw .oversizedMessage(length: length) }
    let message = readAll(Int(length))
    guard message.count == Int(length) else { throw .truncatedMessage }
    return message
  }

  /// Reads the given number of bytes, or fewer at the end of the input.
  private func readAll(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let next = read(min(count - bytes.count, 1 << 16))
      guard !next.isEmpty else { break }
      bytes += next
    }
    return bytes
  }

  private func send(_ message: JSONValue) throws(PluginError) {
    let text = JSONText(isPretty: false).text(of: message)
    let length = UInt64(text.utf8.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    guard write(header + Array(text.utf8)) else { throw .closedOutput }
  }

  private static func json(
    of diagnostic: Expansion.Diagnostic,
    in declaration: AttachedMacro.Syntax
  ) -> JSONValue {
    [
      "message": .string(diagnostic.message),
      "severity": .string(diagnostic.severity.rawValue),
      "position": [
        "fileName": .string(declaration.file), "offset": .integer(declaration.offset + diagnostic.offset),
      ],
      "highlights": .array([]), "notes": .array([]),
      "fixIts": .array(diagnostic.fixIts.map { json(of: $0, in: declaration) }),
    ]
  }

  private static func json(of fixIt: Expansion.FixIt, in declaration: AttachedMacro.Syntax) -> JSONValue {
    let offset = JSONValue.integer(declaration.offset + fixIt.offset)
    let range: JSONValue = [
      "fileName": .string(declaration.file), "startOffset": offset, "endOffset": offset,
    ]
    return [
      "message": .string(fixIt.message),
      "changes": .array([["range": range, "newText": .string(fixIt.text)]]),
    ]
  }
}
