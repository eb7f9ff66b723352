extension Finding: CustomStringConvertible {
  /// The finding in a line, as compilers tell theirs: `Panel.xib:6:17: Panel has no outlet 'buton' [undefined-outlet]`.
  public var description: String { "\(file):\(position): \(message) [\(id.rawValue)]" }
}
