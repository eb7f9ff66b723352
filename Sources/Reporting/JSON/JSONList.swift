import JSON5

/// Writes the elements of an array individually.
///
/// The enclosing JSON value is divided into the text before the first element and the text after the last element.
struct JSONList {
  /// The text before the first element.
  let head: String
  private let json: JSONText
  private let depth: Int
  private let tail: String
  private var isEmpty = true

  /// Creates an array.
  ///
  /// - Parameters:
  ///   - json: The format of values.
  ///   - value: Returns the enclosing value, which must end with the array.
  init(_ json: JSONText, in value: (JSONValue) -> JSONValue = { $0 }) {
    self.json = json
    var text = ""
    json.write(value(.array([])), to: &text)
    let array = text.ranges(of: "[]").last ?? text.endIndex..<text.endIndex
    head = text[..<array.lowerBound] + "["
    tail = "]" + text[array.upperBound...]
    let line = text[..<array.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    depth = line.prefix { $0 == " " }.count / 2
  }

  /// Returns the text of the next element, including the separator.
  mutating func text(of element: JSONValue) -> String {
    defer { isEmpty = false }
    return (isEmpty ? "" : ",") + json.lineBreak(depth + 1) + json.text(of: element, depth: depth + 1)
  }

  /// The text after the last element, including the line feed after the enclosing value.
  var foot: String { (isEmpty ? "" : json.lineBreak(depth)) + tail }

  /// Returns the text after the last element, with an additional member of the enclosing object after the array.
  func foot(adding key: String, _ value: JSONValue) -> String {
    let member = "\(json.lineBreak(depth))\(json.text(of: .string(key), depth: depth)): "
    return (isEmpty ? "" : json.lineBreak(depth)) + "]," + member + json.text(of: value, depth: depth)
      + tail.dropFirst()
  }
}

extension JSONText {
  /// Writes an array, whose elements are created individually, and a line feed.
  ///
  /// - Parameters:
  ///   - elements: The elements before their conversion to JSON.
  ///   - value: Returns the enclosing value, which must end with the array.
  ///   - output: The destination of the text.
  ///   - json: Returns the value of an element.
  func write<Element>(
    _ elements: some Sequence<Element>,
    in value: (JSONValue) -> JSONValue = { $0 },
    to output: inout some TextOutputStream,
    _ json: (Element) -> JSONValue
  ) {
    var list = JSONList(self, in: value)
    output.write(list.head)
    for element in elements { output.write(list.text(of: json(element))) }
    output.write(list.foot)
  }
}

extension ReportOptions {
  var json: JSONText { JSONText(isPretty: true) }
}
