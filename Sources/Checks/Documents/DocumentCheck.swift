package import InterfaceDocuments
package import KeyValueCoding
import ProgramModel

/// The classes and the code that checks of a document need.
package struct DocumentContext {
  /// The classes available to the document's load.
  let registry: ClassRegistry
  let platform: Platform
  let code: AppCode
  /// Whether the sources import unread modules.
  let hasUnseenDependencies: Bool
  /// The indexes of the document's objects by id.
  let indexes: [String: Int]

  package init(
    of document: InterfaceDocument,
    registry: ClassRegistry,
    platform: Platform,
    code: AppCode,
    hasUnseenDependencies: Bool
  ) {
    (self.registry, self.platform, self.code) = (registry, platform, code)
    self.hasUnseenDependencies = hasUnseenDependencies
    indexes = document.indexesByID()
  }
}

/// A check of a document that does not simulate its load, because the fault appears only when an object is used.
protocol DocumentCheck: Sendable {
  /// Returns the findings about a document.
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding]
}
