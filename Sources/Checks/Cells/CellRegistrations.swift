package import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// A nib that is registered for reuse does not contain exactly one object of the required class, or the object has
/// another reuse identifier.
enum UnusableCellNib: FindingContent {
  case contents(count: Int, className: String?, wanted: String)
  case identifier(String, registered: String)

  static let rule = Rule(
    .unusableCellNib,
    "a nib that is registered for reuse does not contain exactly one suitable cell or view",
    """
    A table or collection view that creates a cell from a nib expects exactly one top-level object: a UITableViewCell, \
    a UITableViewHeaderFooterView for the header or footer of a table's section, or a UICollectionReusableView for a \
    collection view. A gesture recognizer next to the cell counts as a second object. If the cell or view has a reuse \
    identifier, the nib must be registered for the same identifier. If one of these conditions is not met, dequeuing \
    the first cell or view terminates the app.
    """,
    document: """
      <tableViewCell id="v-1"/>
      <tapGestureRecognizer id="g-1"/>
      """,
    source: """
      class Badges: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "Badge", bundle: nil), forCellReuseIdentifier: "badge")
        }
      }
      """,
    fix: (#"<tapGestureRecognizer id="g-1"/>"#, ""),
    prints: """
      *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
      'invalid nib registered for identifier (badge) - nib must contain exactly one top level object which must be a \
      UITableViewCell instance'
      """,
    remedy:
      "Keep the cell as the only top-level object of the nib, and create gesture recognizers in code.",
    place: "registered"
  )

  var id: FindingID { .unusableCellNib }

  var message: String {
    switch self {
    case .contents(1, let className?, let wanted):
      "the nib is registered for reuse, but contains a '\(className)' instead of a '\(wanted)'"
    case .contents(let count, _, let wanted):
      "the nib is registered for reuse, but contains \(count) top-level objects; expected one '\(wanted)'"
    case .identifier(let own, let registered):
      "the nib is registered for reuse identifier '\(registered)', "
        + "but the object in it has reuse identifier '\(own)'"
    }
  }
}

/// Checks that each nib registered for reuse contains exactly one top-level object, of the required class and with the
/// registered identifier.
package enum CellRegistrations {
  /// A registration of a nib for reuse.
  private struct Registered {
    var identifier: String?
    /// The required class of the nib's object.
    var wanted: String
    var location: FileLocation

    init?(_ load: NibLoads.Load) {
      guard !load.isInherited, let registration = load.role.registration,
        let wanted = registration.kind?.className
      else { return nil }
      identifier = registration.identifier.flatMap { $0.text(in: load.className) }
      (self.wanted, location) = (wanted, load.use.location)
    }
  }

  /// Returns a finding for the first registration that a document does not satisfy.
  ///
  /// - Parameters:
  ///   - document: The document to check.
  ///   - loads: The nibs that code loads.
  ///   - registry: The classes available to the document.
  ///   - platform: The platform of the document.
  ///   - code: The code of the app, which shows whether an identifier is requested.
  /// - Returns: The finding, if any, which is unreachable if no code requests the identifier.
  package static func findings(
    in document: InterfaceDocument,
    loads: NibLoads,
    registry: ClassRegistry,
    on platform: Platform,
    code: AppCode
  ) -> [Finding] {
    guard platform != .macOS, document.format != .storyboard else { return [] }
    let nib = PathName.nibName(of: document.file)
    guard !loads.names.repeated.contains(nib) else { return [] }
    let registrations = loads.loads(of: nib).compactMap(Registered.init)
    for registration in registrations.sorted(by: { $0.location < $1.location }) {
      guard let finding = finding(in: document, registration, registry) else { continue }
      let isUnused = registration.identifier.map(code.mayRequest) == false
      return [isUnused ? finding.marked(.cell) : finding]
    }
    return []
  }

  private static func finding(
    in document: InterfaceDocument,
    _ registered: Registered,
    _ registry: ClassRegistry
  )
    -> Finding?
  {
    let topLevel = document.topLevelObjects.map { document.objects[$0] }
    let object = topLevel.dropFirst().first ?? topLevel.first
    let content: UnusableCellNib
    let consoleLine: String
    if topLevel.count == 1, !topLevel.allSatisfy({ $0.isSurelyNo(registered.wanted, in: registry) }) {
      guard let object, let identifier = registered.identifier,
        let own = object.identifier(otherThan: identifier, registry)
      else { return nil }
      content = .identifier(own, registered: identifier)
      consoleLine = ConsoleLine.differentIdentifier(own, registered: identifier, wanted: registered.wanted)
    } else {
      content = .contents(count: topLevel.count, className: object?.className, wanted: registered.wanted)
      consoleLine = ConsoleLine.multipleTopLevelObjects(
        registered.identifier ?? "…",
        wanted: registered.wanted
      )
    }
    return Finding(
      content,
      .crashOnUse,
      consoleMessage: consoleLine,
      file: document.file,
      position: object?.position ?? SourcePosition(line: 1, column: 1),
      object: object,
      declaration: registered.location
    )
  }
}

extension NibLoadingAPI.Reusable {
  /// The required class of a registered nib's object, or nil if the object may have any class.
  var className: String? {
    switch self {
    case .tableCell: "UITableViewCell"
    case .collectionCell, .supplementaryView: "UICollectionReusableView"
    case .headerFooterView: "UITableViewHeaderFooterView"
    case .view, .item, .row: nil
    }
  }
}

extension InterfaceObject {
  /// Returns the cell's identifier if it differs from the registered identifier.
  ///
  /// Returns nil if the cell does not have an identifier, its class is not fully known, or the class overrides
  /// `reuseIdentifier`.
  fileprivate func identifier(otherThan registered: String, _ registry: ClassRegistry) -> String? {
    guard let own = reuseIdentifier, !own.isEmpty, own != registered,
      let entry = className.flatMap({ registry.entry(named: $0) }), entry.missingSuperclass == nil,
      !entry.description.traits.contains(.fileScoped)
    else { return nil }
    let isOverridden = entry.chain.contains { ancestor in
      ancestor.description.location != nil
        && ancestor.description.properties.contains { $0.swiftName == "reuseIdentifier" }
    }
    return isOverridden ? nil : own
  }

  /// Whether the class of an object is known and does not inherit from another class.
  fileprivate func isSurelyNo(_ className: String, in registry: ClassRegistry) -> Bool {
    guard let name = self.className, let entry = registry.entry(named: name) else { return false }
    return entry.missingSuperclass == nil && !entry.traits.contains(.incomplete)
      && !entry.description.traits.contains(.fileScoped)
      && !entry.isKind(of: className)
  }
}
