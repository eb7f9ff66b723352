public import RuntimeAttributes

/// The ranges of elements and XML attributes in the bytes of a document.
///
/// An element is identified by the position of its start tag, such as the position of an object, a runtime attribute, a
/// connection or a finding:
///
///     var bytes = [UInt8](try Data(contentsOf: url))
///     let document = try InterfaceDocumentReader().read(bytes, path: url.path)
///     let ranges = ElementRanges(bytes)
///     if let label = document.object(withID: "lBl-01"), let text = ranges.element(at: label.position)?["text"] {
///       bytes.replaceSubrange(text.range, with: "Name".utf8)
///     }
public struct ElementRanges: Sendable {
  /// An XML element with the ranges of its parts.
  public struct Element: Hashable, Sendable {
    /// The name of the element.
    public let name: String
    /// The range from the start tag to the end tag, inclusive.
    public let range: Range<Int>
    /// The range of the start tag.
    public let startTag: Range<Int>
    /// The XML attributes, in the order of the start tag.
    public let attributes: [Attribute]

    /// The XML attribute with the given name, if any.
    public subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
  }

  /// An XML attribute.
  public struct Attribute: Hashable, Sendable {
    /// The name of the attribute.
    public let name: String
    /// The value of the attribute, without escapes.
    public let value: String
    /// The range of the value as written, between the quotes.
    public let range: Range<Int>
  }

  /// The ranges of an element in the text.
  private struct Entry {
    var start: Int
    var tagEnd: Int
    var end: Int
  }

  private var text: [UInt8] = []
  /// The offset of the text in the file.
  private var offset = 0
  private var lines = LineTable([])
  private var entries: [SourcePosition: Entry] = [:]

  /// Finds the elements of a document.
  ///
  /// - Parameter file: The bytes of an XML file in UTF-8; in other encodings, no elements are found. In a malformed
  ///   file, only elements before the fault are found.
  public init(_ file: [UInt8]) {
    let text = DocumentText(file)
    guard let offset = text.offset else { return }
    (self.text, self.offset) = (text.bytes, offset)
    lines = LineTable(text.bytes)
    entries = text.bytes.withUnsafeBufferPointer { Self.entries(in: $0, lines) }
  }

  private static func entries(
    in text: UnsafeBufferPointer<UInt8>,
    _ lines: LineTable
  ) -> [SourcePosition: Entry] {
    var entries: [SourcePosition: Entry] = [:]
    var open: [(position: SourcePosition, entry: Entry)] = []
    do throws(XMLFailure) {
      var tokenizer = try XMLTokenizer(text)
      while true {
        switch try tokenizer.next() {
        case .startTag(let name):
          let start = name.lowerBound - 1
          let entry = Entry(start: start, tagEnd: tokenizer.offset, end: tokenizer.offset)
          open.append((lines.position(at: start), entry))
        case .endTag:
          guard var last = open.popLast() else { break }
          last.entry.end = tokenizer.offset
          entries[last.position] = last.entry
        case .text: break
        case .end: return entries
        }
      }
    } catch {
      return entries
    }
  }

  /// Returns the element whose start tag is at a position, or nil if the element does not exist or its end tag is
  /// missing.
  public func element(at position: SourcePosition) -> Element? {
    guard let entry = entries[position] else { return nil }
    return text[entry.start..<entry.tagEnd].withUnsafeBufferPointer { tag in
      do throws(XMLFailure) {
        var tokenizer = try XMLTokenizer(tag)
        guard case .startTag(let name) = try tokenizer.next() else { return nil }
        let text = tokenizer.text
        return Element(
          name: text.string(name),
          range: file(entry.start..<entry.end),
          startTag: file(entry.start..<entry.tagEnd),
          attributes: tokenizer.attributes.map { attribute in
            let range = attribute.value.range
            return Attribute(
              name: text.string(attribute.name),
              value: text.string(attribute.value),
              range: file(entry.start + range.lowerBound..<entry.start + range.upperBound)
            )
          }
        )
      } catch {
        return nil
      }
    }
  }

  /// Returns the position of a byte of the file, such as the end of a range.
  public func position(of byte: Int) -> SourcePosition { lines.position(at: byte - offset) }

  /// Returns a range of the text as a range of the file.
  private func file(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound + offset..<range.upperBound + offset
  }
}
