import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// The declaration of one property, divided into the parts that changes replace.
struct PropertyText {
  let file: FileText
  let property: PropertyDeclaration
  let name: Range<Int>
  /// The range from the first attribute to the name.
  let head: Range<Int>
  /// The range from the name to the end of the line.
  let tail: Range<Int>

  init?(_ site: Sites.PropertySite) {
    guard site.part.source.interface.language == .swift else { return nil }
    file = site.part.source.text
    property = site.property
    let start = file.offset(property.position)
    name = start..<start + property.name.utf8.count
    guard file.text(name) == property.name else { return nil }
    head = file.line(file.firstLine(ofDeclarationAt: property.position)).lowerBound..<name.lowerBound
    tail = name.upperBound..<file.line(property.position.line).upperBound
  }

  /// Whether the property is stored, and its line does not contain another declaration.
  var isSimple: Bool {
    let tail = file.text(tail)
    return property.storage == .stored && !property.hasObservers
      && !tail.contains { "{}(,;[".contains($0) } && !tail.hasSuffix("=")
  }

  /// The range of the type as spelled, or nil if the line does not contain a type.
  var type: Range<Int>? {
    let tailText = file.text(tail)
    guard let colon = tailText.utf8.firstIndex(of: UInt8(ascii: ":")),
      tailText[..<colon].allSatisfy({ $0 == " " })
    else { return nil }
    let rest = tailText[tailText.index(after: colon)...]
    let end = rest.firstIndex { $0 == "=" || $0 == "{" || $0 == "/" } ?? rest.endIndex
    let spelled = rest[..<end]
    guard !spelled.contains("("), !spelled.contains("<") else { return nil }
    let lead = spelled.prefix { $0 == " " }.utf8.count
    let trail = spelled.reversed().prefix { $0 == " " }.count
    let start =
      tail.lowerBound + tailText.utf8.distance(from: tailText.startIndex, to: rest.startIndex) + lead
    let length = spelled.utf8.count - lead - trail
    return length > 0 ? start..<start + length : nil
  }

  func text(_ range: Range<Int>) -> String { file.text(range) }

  func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit { file.edit(range, replacement) }

  /// Returns an edit that appends a type to the file.
  func appending(_ declaration: String) -> TextEdit {
    edit(file.bytes.count..<file.bytes.count, "\n\(declaration)\n")
  }
}
