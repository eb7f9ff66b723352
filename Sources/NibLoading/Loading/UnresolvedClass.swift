import KeyValueCoding
import RuntimeAttributes

/// The class of objects whose class is unknown; its members are uncertain.
package enum UnresolvedClass {
  /// The name of the class in a registry for loads.
  package static let name = "(unseen)"

  /// The name of the running application's class, for which only the superclass is known.
  static let applicationName = "(application)"

  /// The description to add to a registry for loads.
  static let description = ClassDescription(name, language: .objectiveC, traits: .incomplete)

  /// The description of the application's class, to add to a registry that contains `NSApplication`.
  static let application = ClassDescription(
    applicationName,
    superclass: "NSApplication",
    language: .objectiveC,
    traits: .incomplete
  )
}
