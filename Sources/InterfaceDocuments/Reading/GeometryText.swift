import RuntimeAttributes

/// Parses points, sizes and rectangles of archives, such as `{{1, 2}, {3, 4}}`.
enum GeometryText {
  static func numbers(_ text: String) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(whereSeparator: { "{}, ".contains($0) }) {
      guard let number = DocumentNumber.real(String(part)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns a frame, or nil for text without two or four numbers; archives contain only the size of a frame whose
  /// origin is zero.
  static func rect(_ text: String) -> AttributeValue.Rect? {
    guard let numbers = numbers(text) else { return nil }
    return switch numbers.count {
    case 2: AttributeValue.Rect(x: 0, y: 0, width: numbers[0], height: numbers[1])
    case 4: AttributeValue.Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: nil
    }
  }
}
