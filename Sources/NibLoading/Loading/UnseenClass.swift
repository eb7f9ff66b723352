import RuntimeAttributes

/// The class of objects whose class nobody has seen: what it has or lacks is never certain.
package enum UnseenClass {
  /// The name under which a registry for loads must hold it.
  package static let name = "(unseen)"

  /// The name of the running application's class, of which it is only certain what it derives from.
  static let applicationName = "(application)"

  /// The description to add to a registry for loads.
  static let description = ClassDescription(name, language: .objectiveC, traits: .incomplete)

  /// The description of the application's class, to add to a registry that has `NSApplication`.
  static let application = ClassDescription(
    applicationName,
    superclass: "NSApplication",
    language: .objectiveC,
    traits: .incomplete
  )
}
