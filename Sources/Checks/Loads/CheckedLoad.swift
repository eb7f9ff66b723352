import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// The context of load checks: the document, its classes and the code of the sources.
struct CheckedLoad {
  let document: InterfaceDocument
  /// The classes available to the load.
  let registry: ClassRegistry
  /// The behavior of the classes during the load.
  let behaviors: LoadBehaviors
  /// The substitute classes of objects whose class is missing, by the index of the object.
  let substitutes: [Int: String]
  /// The indexes of the objects by id; empty if no event has a consequence.
  let indexes: [String: Int]
  /// The modules that declare each Swift class, if known.
  let modulesOfClasses: [String: Set<String>]
  /// The modules that the document inherits from its target, for classes that the sources declare.
  var modulesOfTarget: Set<String> {
    Set(
      document.objects.lazy.filter { object in
        object.customModuleProvider == "target"
          && object.customClass.flatMap(registry.entry(named:))?.description.location != nil
      }.compactMap(\.customModule)
    )
  }
  /// The possible owners of nibs.
  let owners: OwnerCandidates
  /// The classes that may own the document's nib.
  let possibleOwners: [String]
  /// The code of the sources, which affects some findings.
  let code: AppCode
  let memory = Memory()

  /// A cache of results shared by the findings about an object or a class.
  final class Memory {
    var takenOutlets: [Int: Set<String>] = [:]
    var subclasses: [[String]: Set<String>] = [:]
  }

  /// Returns a finding about an event.
  ///
  /// - Parameters:
  ///   - content: The content of the finding.
  ///   - event: The event that the finding is about.
  ///   - position: The position of the problem; nil for the object's position.
  ///   - keyPath: The affected key path, outlet or selector.
  ///   - declaration: The declaration of the affected class or member, or a use of the outlet.
  ///   - suggestion: The name that was probably intended.
  /// - Returns: The finding, or nil if the event has no consequence.
  func finding(
    _ content: some FindingContent,
    about event: LoadEvent,
    at position: SourcePosition? = nil,
    keyPath: String? = nil,
    declaration: FileLocation? = nil,
    suggestion: String? = nil
  ) -> Finding? {
    guard let consequence = event.consequence else { return nil }
    let object = document.objects[event.object]
    return Finding(
      content,
      consequence,
      consoleMessage: event.consoleLine,
      file: document.file,
      position: position ?? object.position,
      object: object,
      keyPath: keyPath,
      declaration: declaration,
      suggestion: suggestion
    )
  }

  /// Returns the class of a created object, which may be a substitute; nil if the class is unknown.
  func entry(_ index: Int) -> ClassRegistry.Entry? {
    (substitutes[index] ?? document.objects[index].className).flatMap(registry.entry)
  }

  func destination(of connection: Connection) -> Int? {
    connection.destination.flatMap { indexes[$0] }
  }

  func destinationClass(of connection: Connection) -> String {
    destination(of: connection).flatMap { document.objects[$0].className } ?? "an object"
  }
}
