/// Parses the runtime names of classes.
package enum RuntimeClassName {
  /// Splits a runtime name: `_TtC3App4View`, `$s3App4ViewC` and `App.View` are `View` in module `App`.
  ///
  /// The name of a nested class includes its outer types, as in `Outer.Inner`. The file of a private class and generic
  /// arguments are omitted.
  package static func split(_ name: String) -> (module: String?, className: String) {
    if let parts = demangled(name) { return parts }
    if name.hasPrefix("$s") || name.hasPrefix("_$s") {
      var symbol = SwiftSymbol(name)
      if let parts = symbol.nominalType() { return parts }
    }
    let plain = name.withoutPrivacy
    let parts = plain.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : (nil, plain)
  }

  /// Parses a name such as `_TtC3App4View`; `_TtCC` begins the name of a nested class, `_TtG` a name with generic
  /// arguments; returns nil for other names.
  private static func demangled(_ name: String) -> (module: String?, className: String)? {
    guard let mangled = name.removingPrefix("_TtG") ?? name.removingPrefix("_Tt") else { return nil }
    // One letter per type: C for a class, V for a structure, or O for an enumeration.
    let kinds = mangled.prefix { "CVO".contains($0) }
    guard !kinds.isEmpty, let (module, rest) = identifier(in: String(mangled.dropFirst(kinds.count))) else {
      return nil
    }
    var names: [String] = []
    var tail = rest
    for _ in kinds {
      // The name of a private type follows P and the hash of its file.
      if let own = tail.removingPrefix("P"), let discriminator = identifier(in: own) {
        tail = discriminator.rest
      }
      guard let next = identifier(in: tail) else { return nil }
      names.append(next.name)
      tail = next.rest
    }
    guard tail.isEmpty || name.hasPrefix("_TtG") else { return nil }
    return (module, names.joined(separator: "."))
  }

  /// Parses an identifier after its length in bytes, and returns the identifier and the rest of the string.
  private static func identifier(in text: String) -> (name: String, rest: String)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.utf8.dropFirst(digits.utf8.count)
    guard let length = Int(digits), length > 0, length <= rest.count else { return nil }
    return (
      String(decoding: rest.prefix(length), as: UTF8.self),
      String(decoding: rest.dropFirst(length), as: UTF8.self)
    )
  }
}

extension String {
  /// The name without the file of a private type: `App.(View in _0123)` becomes `App.View`.
  fileprivate var withoutPrivacy: String {
    guard let open = firstIndex(of: "("), let close = lastIndex(of: ")"), open < close else { return self }
    let inside = self[index(after: open)..<close]
    guard let end = inside.firstRange(of: " in ")?.lowerBound else { return self }
    return String(self[..<open] + inside[..<end] + self[index(after: close)...])
  }
}
