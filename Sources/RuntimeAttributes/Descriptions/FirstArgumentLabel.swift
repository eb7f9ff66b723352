/// The label of a method's first parameter, which Swift joins to the name in the selector: `With` and `Sender` of
/// `tapWithSender:`.
package enum FirstArgumentLabel {
  /// A selector as it is where the first parameter has no label: `tap:`.
  ///
  /// - Parameters:
  ///   - selector: The selector that the compiler makes of the name: `tapWithSender:`.
  ///   - swiftName: The name in Swift with its labels: `tap(sender:)`.
  /// - Returns: The selector; nil where there is no first label, or where it is not in the selector.
  package static func selector(_ selector: String, without swiftName: String) -> String? {
    guard let (baseName, label) = parts(of: swiftName), let colon = selector.firstIndex(of: ":") else {
      return nil
    }
    let piece = selector[..<colon]
    guard piece.hasPrefix(baseName), piece.dropFirst(baseName.count).hasSuffix(String(label).firstUppercased)
    else { return nil }
    return baseName + selector[colon...]
  }

  /// A method's name with its first label taken back, as one declares it: `tap(_ sender:)`.
  package static func declaration(without swiftName: String) -> String {
    guard let (baseName, _) = parts(of: swiftName) else { return swiftName }
    return "\(baseName)(_ \(swiftName.dropFirst(baseName.count + 1))"
  }

  /// The name of a method and its first label; nil for an initializer, whose label always counts, and where there is none.
  private static func parts(of swiftName: String) -> (baseName: String, label: Substring)? {
    guard let opening = swiftName.firstIndex(of: "("), swiftName[..<opening] != "init" else { return nil }
    let label = swiftName[swiftName.index(after: opening)...].prefix { $0 != ":" && $0 != ")" }
    return label.isEmpty || label == "_" ? nil : (String(swiftName[..<opening]), label)
  }
}
