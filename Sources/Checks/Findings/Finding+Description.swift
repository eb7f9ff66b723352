extension Finding: CustomStringConvertible {
  /// The finding on one line, in the format of compilers.
  ///
  /// Example: `Panel.xib:6:17: 'Panel' has no outlet 'buton' [undefined-outlet]`
  public var description: String { "\(file):\(position): \(message) [\(id.rawValue)]" }
}
