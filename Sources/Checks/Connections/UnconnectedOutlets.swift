import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Checks outlets that code uses, but that no document connects and no code sets.
///
/// Messages to nil in Objective-C and optional chains in Swift do nothing. The load itself checks implicitly unwrapped
/// outlets that code uses as soon as an object is shown.
enum UnconnectedOutlets: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    var seen: Set<String> = []
    return document.objects.flatMap { object -> [Finding] in
      guard let name = object.customClass,
        isMeant(object, name, in: document, context.code, on: context.platform),
        seen.insert(name).inserted, let entry = context.registry.entry(named: name),
        entry.missingSuperclass == nil
      else { return [] }
      return outlets(of: entry).compactMap { outlet, className in
        guard
          let (uses, unwraps) = context.code.uses(
            ofUnconnected: outlet,
            of: className,
            on: context.platform
          )
        else { return nil }
        var finding = Finding(
          UnconnectedOutlet.neverConnected(
            outlet: outlet.swiftName,
            className: className,
            isUnwrapped: unwraps
          ),
          unwraps ? .crashOnUse : .silent,
          consoleMessage: unwraps ? ConsoleLine.nilImplicitlyUnwrapped : nil,
          file: document.file,
          position: object.position,
          object: object,
          keyPath: outlet.swiftName,
          declaration: outlet.location
        )
        finding.setUses(uses)
        return finding
      }
    }
  }

  /// Whether findings about the outlets of a class are reported at an object.
  ///
  /// The object must certainly be an instance of the class. This is the case for an owner that loads the nib itself. In
  /// the first document with the class, it is also the case for a scene's controller and for an object with at least
  /// one connected outlet.
  private static func isMeant(
    _ object: InterfaceObject,
    _ className: String,
    in document: InterfaceDocument,
    _ code: AppCode,
    on platform: Platform
  ) -> Bool {
    if object.placeholder == .filesOwner, !object.connections.contains(where: { $0.property != nil }),
      code.loadsNib(PathName.nibName(of: document.file), asOwner: className, on: platform)
    {
      return true
    }
    return (code.connected.firstDocuments[className] ?? document.file) == document.file
      && (object.isController && object.placeholder == nil
        || object.connections.contains { $0.property != nil })
  }

  /// Returns the outlets declared in sources that are nil until connected, with their classes.
  private static func outlets(of entry: ClassRegistry.Entry) -> [(PropertyDescription, className: String)] {
    entry.chain.flatMap { ancestor -> [(PropertyDescription, className: String)] in
      let description = ancestor.description
      guard description.location != nil else { return [] }
      var names: Set<String> = []
      return description.properties.filter { property in
        property.marks.contains(.outlet) && (property.language == .objectiveC || property.type.isOptional)
          && !property.mayStartWithValue && names.insert(property.swiftName).inserted
      }
      .map { ($0, description.name) }
    }
  }
}
