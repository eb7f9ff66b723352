import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// Checks for prototypes without connected outlets whose class has an outlet that code unwraps.
///
/// The outlets are connected in a nib that code does not register.
///
/// Source: Reusable#47.
enum BlankPrototypes: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard document.format == .storyboard, context.platform == .iOS || context.platform == .tvOS else {
      return []
    }
    let destinations = document.destinations
    return document.objects.indices.compactMap { index in
      let cell = document.objects[index]
      guard document.cellPrototype(around: index) == index, let identifier = cell.reuseIdentifier,
        !identifier.isEmpty, let className = cell.customClass,
        !cell.connections.contains(where: { $0.property != nil }),
        !document.isInIdleTable(cell: index, destinations: destinations),
        // Code may use only the outlets of another prototype with this class.
        document.objects.count(where: { $0.customClass == className }) == 1,
        // A prototype of the class in another storyboard may connect the outlets.
        case let first = context.code.connected.firstDocuments[className] ?? document.file,
        first == document.file || !first.hasSuffix(".storyboard"),
        let entry = context.registry.entry(named: className), entry.missingSuperclass == nil,
        !entry.traits.contains(.incomplete), context.code.mayRequest(identifier),
        !context.code.mayRegister(identifier)
      else { return nil }
      return finding(about: cell, of: entry, in: document, context)
    }
  }

  private static func finding(
    about cell: InterfaceObject,
    of entry: ClassRegistry.Entry,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> Finding? {
    let name = entry.description.name
    let outlets = entry.description.properties.filter { $0.marks.contains(.outlet) && $0.location != nil }
    for outlet in outlets.map(\.swiftName).sorted() {
      guard context.code.connected.byOutlet[outlet]?.contains(name) == true,
        let use = context.code.firstUnwrapping(of: outlet, in: name)
      else { continue }
      let content = UnconnectedOutlet.blankPrototype(outlet: outlet, className: name)
      var finding = Finding(
        ofNilOutlet: outlet,
        at: FileLocation(file: document.file, position: cell.position),
        content,
        usedAt: use
      )
      finding.object = Finding.Object(cell)
      return finding
    }
    return nil
  }
}
