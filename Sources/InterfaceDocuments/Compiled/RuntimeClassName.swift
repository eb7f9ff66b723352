/// Names of classes as the runtime has them.
enum RuntimeClassName {
  /// The module and the class of a name: `_TtC3App4View` and `App.View` are of the module `App`.
  static func split(_ name: String) -> (module: String?, className: String) {
    if let mangled = name.removingPrefix("_TtC"), let (module, rest) = identifier(in: mangled),
      let (className, end) = identifier(in: rest), end.isEmpty
    {
      return (module, className)
    }
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : (nil, name)
  }

  /// An identifier behind its length in bytes, and what follows it.
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
