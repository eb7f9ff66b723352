import SourceModel

/// Reads the inline classes of a spec.
enum InlineClassReader {
  /// Returns a source with the declarations of the classes.
  static func source(of classes: [Spec.InlineClass], path: String) -> SourceFile {
    SourceFile(reading: Array(source(of: classes).utf8), path: path, language: .swift)
  }

  /// Returns the classes as Swift source with all members exposed to Objective-C.
  ///
  /// Each name is valid with and without a module, since specs do not specify the language of a class.
  private static func source(of classes: [Spec.InlineClass]) -> String {
    classes.map { inline in
      let clause = inline.superclass.map { ": \($0)" } ?? ""
      let properties = inline.properties.sorted { $0.key < $1.key }.map {
        "  @objc var \($0.key): \($0.value)"
      }
      let methods = inline.methods.sorted().map { "  @objc(\($0)) func \($0.prefix { $0 != ":" })()" }
      return
        (["@objc(\(inline.name)) @objcMembers class \(inline.name)\(clause) {"] + properties + methods + ["}"])
        .joined(
          separator: "\n"
        )
    }
    .joined(separator: "\n")
  }
}
