extension Double {
  /// The shortest representation of the number, without `.0` for integers.
  package var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
