package import InterfaceDocuments
package import KeyValueCoding
import ProgramModel

/// The context of document checks: the available classes and the code of the sources.
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

  /// Whether the application object owns the nib, so that the nib is loaded before the event loop runs.
  func isMainNib(_ document: InterfaceDocument) -> Bool {
    document.objects.contains { object in
      object.placeholder == .filesOwner
        && object.className.flatMap(registry.entry(named:))?.isKind(of: "NSApplication") == true
    }
  }
}

extension DocumentContext {
  /// Returns the class of the object that a load of the document creates, which is a substitute if the custom class
  /// certainly does not exist under its name; nil if the class is unknown.
  func createdClass(of object: InterfaceObject, in document: InterfaceDocument) -> String? {
    guard object.customClass != nil else { return object.className }
    let reference = ClassReference(of: object)
    let isMissing =
      (reference.isBare || !hasUnseenDependencies)
      && code.isMissing(reference, besides: document.file, on: platform)
    return isMissing ? reference.substitute : object.className
  }
}

/// A check that does not simulate the load of a document.
///
/// Such a check finds problems that a simulated load does not show, such as those that appear only when an object is
/// used.
protocol DocumentCheck: Sendable {
  /// Returns the findings about a document.
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding]
}
