import ClassInterfaces

/// Reads the classes that a spec writes down.
enum InlineClassReader {
  /// What the classes declare.
  static func interface(of classes: [Spec.InlineClass], file: String) -> SourceInterface {
    SwiftInterfaceScanner.scan(Array(source(of: classes).utf8), file: file)
  }

  /// The classes as Swift source, with every member visible to Objective-C, and under a name that holds with a module
  /// and without, since specs do not say which language hides behind it.
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
