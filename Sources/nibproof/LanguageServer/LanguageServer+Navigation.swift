import Checks
import InterfaceDocuments
import JSON5
import ProjectModel
import RuntimeAttributes
import Validation

// Hover, definitions and references: the name at a position, its declaration, and the documents that contain it.
extension LanguageServer {
  /// The class or member at a position.
  struct Target {
    /// The bytes of the name.
    var range: Range<Int>
    /// The text that contains the position.
    var text: EditorText
    /// The place in a document; nil in a source.
    var use: DocumentUse?
    /// The declaration; nil if no source declares the name.
    var declaration: MemberDeclaration?
  }

  /// Returns the class or member at the position in a request's parameters, or nil if there is none.
  func target(_ parameters: JSONValue) async throws(Message.Fault) -> Target? {
    let path = try self.path(parameters)
    guard let session = current, let text = self.text(of: path) else { return nil }
    let offset = try text.offset(of: parameters["position"])
    if let document = await session.document(at: path) {
      let ranges = ElementRanges(text.bytes)
      guard let (use, range) = Self.use(at: offset, in: document, ranges) else { return nil }
      return Target(range: range, text: text, use: use, declaration: await session.declaration(of: use))
    }
    guard let range = text.word(at: offset) else { return nil }
    let word = String(decoding: text.bytes[range], as: UTF8.self)
    let named = await session.declarations(in: path).filter { $0.sourceName == word }
    let here = named.filter { text.offset(of: $0.location.position) == range.lowerBound }
    let line = text.lineNumber(at: offset)
    let nearby = named.filter { $0.location.position.line == line }
    // Elsewhere in the file, a name refers to its only declaration.
    guard let declaration = here.first ?? nearby.first ?? (named.count == 1 ? named[0] : nil) else {
      return nil
    }
    return Target(range: range, text: text, declaration: declaration)
  }

  /// Returns the place in a document whose name or start tag contains an offset, if any; names take precedence.
  private static func use(
    at offset: Int,
    in document: InterfaceDocument,
    _ ranges: ElementRanges
  ) -> (DocumentUse, Range<Int>)? {
    var tag: (DocumentUse, Range<Int>)?
    for use in document.uses {
      guard let element = ranges.element(at: use.position), element.startTag.contains(offset),
        let range = use.range(in: ranges)
      else { continue }
      if range.contains(offset) || range.upperBound == offset { return (use, range) }
      if use.kind != .customClass { tag = (use, range) }
    }
    return tag
  }

  func path(_ parameters: JSONValue) throws(Message.Fault) -> String {
    guard let uri = parameters["textDocument"]?["uri"]?.string, let path = DocumentURI.path(uri) else {
      throw .parameter("textDocument")
    }
    return path
  }

  // MARK: Requests

  func hover(_ parameters: JSONValue) async throws(Message.Fault) -> JSONValue {
    guard let target = try await target(parameters), let session = current,
      let declaration = target.declaration
    else { return .null }
    let uses = await session.uses(of: declaration)
    guard !uses.isEmpty else { return .null }
    let console = findings.filter { finding in
      finding.consoleMessage != nil && finding.keyPath == declaration.name
        && uses.contains { $0.file == finding.file && $0.position == finding.position }
    }
    let files = Dictionary(grouping: uses, by: \.file).map { file, uses in
      (file: relative(file), count: uses.count)
    }
    let text = EditorMessages.hover(
      declaration,
      files: files.sorted { $0.file < $1.file },
      console: Array(Set(console.compactMap(\.consoleMessage))).sorted()
    )
    return [
      "contents": ["kind": "markdown", "value": .string(text)], "range": target.text.range(target.range),
    ]
  }

  func definition(_ parameters: JSONValue) async throws(Message.Fault) -> JSONValue {
    guard let target = try await target(parameters), target.use != nil,
      let declaration = target.declaration
    else { return .null }
    var list = diagnosticList
    return list.location(declaration.location)
  }

  func references(_ parameters: JSONValue) async throws(Message.Fault) -> JSONValue {
    guard let target = try await target(parameters), let session = current,
      let declaration = target.declaration
    else { return .null }
    var locations: [JSONValue] = []
    for (file, uses) in Dictionary(grouping: await session.uses(of: declaration), by: \.file)
      .sorted(by: { $0.key < $1.key })
    {
      guard let text = self.text(of: file) else { continue }
      let ranges = ElementRanges(text.bytes)
      locations += uses.compactMap { use -> JSONValue? in
        guard let range = use.range(in: ranges) else { return nil }
        return ["uri": .string(uri(of: file)), "range": text.range(range)]
      }
    }
    if case .boolean(true) = parameters["context"]?["includeDeclaration"]?.content {
      var list = diagnosticList
      locations.append(list.location(declaration.location))
    }
    return .array(locations)
  }
}
