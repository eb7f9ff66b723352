import RuntimeAttributes

/// The label of a method's first parameter as it appears in the selector: `With` and `Sender` in `tapWithSender:`.
package enum FirstArgumentLabel {
  /// Returns the selector of the method without the first parameter's label: `tap:`.
  ///
  /// - Parameters:
  ///   - selector: The selector that the compiler derives from the name: `tapWithSender:`.
  ///   - swiftName: The name in Swift with its labels: `tap(sender:)`.
  /// - Returns: The selector, or nil if the first parameter does not have a label that the selector contains.
  package static func selector(_ selector: String, without swiftName: String) -> String? {
    guard let (baseName, label) = parts(of: swiftName), let colon = selector.firstIndex(of: ":") else {
      return nil
    }
    let piece = selector[..<colon]
    guard piece.hasPrefix(baseName), piece.dropFirst(baseName.count).hasSuffix(String(label).firstUppercased)
    else { return nil }
    return baseName + selector[colon...]
  }

  /// Returns a method's declaration without its first label, `tap(_ sender:)`, or the unchanged name if it has no first
  /// label.
  package static func declaration(without swiftName: String) -> String {
    guard let (baseName, _) = parts(of: swiftName) else { return swiftName }
    return "\(baseName)(_ \(swiftName.dropFirst(baseName.count + 1))"
  }

  /// Returns the base name of a method and its first label, or nil without a label.
  ///
  /// The result is also nil for initializers, whose first label is always part of the selector.
  private static func parts(of swiftName: String) -> (baseName: String, label: Substring)? {
    guard let opening = swiftName.firstIndex(of: "("), swiftName[..<opening] != "init" else { return nil }
    let label = swiftName[swiftName.index(after: opening)...].prefix { $0 != ":" && $0 != ")" }
    return label.isEmpty || label == "_" ? nil : (String(swiftName[..<opening]), label)
  }
}
