import RuntimeAttributes

/// Finds out where and why a text is not well-formed XML, after a parser has refused it.
///
/// Parsers word the reason each in its own way, place it loosely, and differ in what they report before it;
/// this gives the same on every platform.
struct XMLDiagnosis {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var open: [(name: String, offset: Int)] = []
  private var hasRoot = false

  private typealias Fault = (fault: XMLFault, offset: Int)

  /// What a diagnosis finds.
  struct Result {
    /// The first fault.
    var fault: XMLFault
    /// Where it stands.
    var offset: Int
    /// The text before the tag, or other part, with the fault, and end tags for what is open there.
    var soundText: [UInt8]
    /// Where these end tags begin, behind a start tag that marks the place.
    var breakOffset: Int
  }

  /// The first fault of a text; nil if none is found.
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Result? {
    guard let character = bytes.firstInvalidCharacter() else {
      var diagnosis = XMLDiagnosis(bytes: bytes)
      return diagnosis.structureFault().map(diagnosis.result)
    }
    var diagnosis = XMLDiagnosis(bytes: UnsafeBufferPointer(rebasing: bytes[..<character]))
    let fault = diagnosis.structureFault()
    // That the text ends there is the fault of the cut.
    guard let fault, fault.offset < character else { return diagnosis.result((.invalidCharacter, character)) }
    return diagnosis.result(fault)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private func result(_ fault: Fault) -> Result {
    var sound = Array(bytes[..<min(offset, bytes.count)])
    let breakOffset = sound.count
    if !open.isEmpty { sound += "<break/>".utf8 }
    for element in open.reversed() { sound += "</\(element.name)>".utf8 }
    return Result(fault: fault.fault, offset: fault.offset, soundText: sound, breakOffset: breakOffset)
  }

  private mutating func structureFault() -> Fault? {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") {
        let start = offset
        if let fault = markupFault() {
          offset = start
          return fault
        }
      } else {
        if open.isEmpty, byte > 0x20 { return (hasRoot ? .contentOutsideRoot : .noElement, offset) }
        if byte == UInt8(ascii: "&"), !isReference(at: offset) { return (.invalidReference, offset) }
        offset += 1
      }
    }
    if let last = open.last { return (.endsInside(element: last.name, line: line(of: last.offset)), offset) }
    return hasRoot ? nil : (.noElement, offset)
  }

  /// Passes over what begins with the `<` at the offset.
  private mutating func markupFault() -> Fault? {
    if bytes.hasPrefix("<!--", at: offset) { return skip(past: "-->", from: offset + 4) }
    if bytes.hasPrefix("<![CDATA[", at: offset) { return skip(past: "]]>", from: offset + 9) }
    if bytes.hasPrefix("<?", at: offset) { return skip(past: "?>", from: offset + 2) }
    return bytes.hasPrefix("</", at: offset) ? endTagFault() : startTagFault()
  }

  private mutating func skip(past end: StaticString, from start: Int) -> Fault? {
    let stop = bytes.end(of: end, from: start)
    let isClosed =
      stop - end.utf8CodeUnitCount >= start && bytes.hasPrefix(end, at: stop - end.utf8CodeUnitCount)
    guard isClosed else { return (.endsInsideMarkup, bytes.count) }
    offset = stop
    return nil
  }

  private mutating func endTagFault() -> Fault? {
    let start = offset
    offset += 2
    let name = takeName()
    skipBlanks()
    guard offset < bytes.count else { return (.endsInsideMarkup, offset) }
    guard bytes[offset] == UInt8(ascii: ">") else { return (.invalidTag, start) }
    offset += 1
    guard let expected = open.last else { return (.strayEndTag(name), start) }
    guard expected.name == name else {
      let line = line(of: expected.offset)
      return (.mismatchedEndTag(found: name, expected: expected.name, line: line), start)
    }
    open.removeLast()
    return nil
  }

  private mutating func startTagFault() -> Fault? {
    let start = offset
    if open.isEmpty, hasRoot { return (.contentOutsideRoot, start) }
    offset += 1
    let name = takeName()
    guard offset < bytes.count else { return (.endsInsideMarkup, offset) }
    guard !name.isEmpty else { return (.invalidTag, start) }
    hasRoot = true
    var names: Set<String> = []
    while true {
      let blanks = skipBlanks()
      guard offset < bytes.count else { return (.endsInsideMarkup, offset) }
      switch bytes[offset] {
      case UInt8(ascii: ">"):
        offset += 1
        open.append((name, start))
        return nil
      case UInt8(ascii: "/"):
        offset += 1
        guard offset < bytes.count else { return (.endsInsideMarkup, offset) }
        guard bytes[offset] == UInt8(ascii: ">") else { return (.invalidTag, start) }
        offset += 1
        return nil
      default:
        guard blanks > 0 else { return (.invalidTag, start) }
        let place = offset
        let attribute = takeName()
        if let fault = valueFault(tag: start) { return fault }
        guard names.insert(attribute).inserted else { return (.repeatedXMLAttribute(attribute), place) }
      }
    }
  }

  /// Passes over `="..."` of an XML attribute.
  private mutating func valueFault(tag: Int) -> Fault? {
    skipBlanks()
    guard offset < bytes.count else { return (.endsInsideMarkup, offset) }
    guard bytes[offset] == UInt8(ascii: "=") else { return (.invalidTag, tag) }
    offset += 1
    skipBlanks()
    guard offset < bytes.count else { return (.endsInsideMarkup, offset) }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return (.invalidTag, tag) }
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") { return (.invalidTag, tag) }
      if byte == UInt8(ascii: "&"), !isReference(at: offset) { return (.invalidReference, offset) }
      offset += 1
      if byte == quote { return nil }
    }
    return (.endsInsideMarkup, offset)
  }

  /// Whether `&` at an offset begins a reference to a character.
  private func isReference(at start: Int) -> Bool {
    let names: [StaticString] = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
    if names.contains(where: { bytes.hasPrefix($0, at: start) }) { return true }
    guard bytes.hasPrefix("&#", at: start) else { return false }
    let digits = bytes[min(start + 2, bytes.count)...].prefix { $0 != UInt8(ascii: ";") }
    return digits.endIndex < bytes.count && !digits.isEmpty && digits.count < 10
      && digits.allSatisfy { $0.isASCIIHexDigit || $0 == UInt8(ascii: "x") }
  }

  private mutating func takeName() -> String {
    let start = offset
    while offset < bytes.count, bytes[offset].isNameByte { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  @discardableResult
  private mutating func skipBlanks() -> Int {
    let start = offset
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    return offset - start
  }

  private func line(of offset: Int) -> Int {
    var positions = TextPositions(bytes)
    return positions.position(at: offset).line
  }
}

extension UInt8 {
  fileprivate var isASCIIHexDigit: Bool {
    self &- UInt8(ascii: "0") < 10 || (self | 0x20) &- UInt8(ascii: "a") < 6
  }
}
