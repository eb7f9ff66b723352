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

/// The checks of a document that do not simulate its load.
package enum DocumentChecks {
  private static let all: [any DocumentCheck.Type] = [
    BindingActions.self, BlankPrototypes.self, ClassKinds.self, DataSources.self, IllegalConfigurations.self,
    SegueActions.self, SegueDestinations.self, SegueWithoutPerform.self, SetterActions.self,
    UnconnectedOutlets.self,
    ValueTransformers.self,
  ]

  /// Returns the findings of all checks about a document, except those that its load already reports.
  package static func findings(
    in document: InterfaceDocument,
    _ context: DocumentContext,
    besides loaded: [Finding]
  ) -> [Finding] {
    all.flatMap { $0.findings(in: document, context) }.filter { finding in
      !loaded.contains {
        $0.id == finding.id && $0.position == finding.position && $0.keyPath == finding.keyPath
      }
    }
  }
}
