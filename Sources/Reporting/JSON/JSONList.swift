/// Writes the elements of one array one by one, with the JSON value around it before the first and after the last.
struct JSONList {
  /// What stands before the first element.
  let head: String
  private let json: JSONText
  private let depth: Int
  private let tail: String
  private var isEmpty = true

  /// Begins an array.
  ///
  /// - Parameters:
  ///   - json: How values are written.
  ///   - value: Makes the value of which the array is the last part.
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

  /// The next element, with what separates it from the one before.
  mutating func text(of element: JSONValue) -> String {
    defer { isEmpty = false }
    return (isEmpty ? "" : ",") + json.lineBreak(depth + 1) + json.text(of: element, depth: depth + 1)
  }

  /// What stands after the last element.
  var foot: String { (isEmpty ? "" : json.lineBreak(depth)) + tail }

  /// The same, with one more member behind the array in the object around it.
  func foot(adding key: String, _ value: JSONValue) -> String {
    let member = "\(json.lineBreak(depth))\(json.text(of: .string(key), depth: depth)): "
    return (isEmpty ? "" : json.lineBreak(depth)) + "]," + member + json.text(of: value, depth: depth)
      + tail.dropFirst()
  }
}
