import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Code casts an outlet or the view of a controller to a class that the connected object's class does not inherit from.
struct FailedOutletCast: FindingContent {
  /// The outlet, or `view`.
  var outlet: String
  /// The class of the object with the outlet.
  var className: String
  /// The class of the connected object.
  var destination: String
  var attempt: AppCode.MemberCast
  /// The property that the object lacks, if Objective-C code accesses the property without a check of the class.
  var property: String?

  var id: FindingID { .failedCast }

  var message: String {
    let object =
      outlet == "view"
      ? "the view of '\(className.withoutModule)' is of class '\(destination.withoutModule)'"
      : "outlet '\(outlet)' of '\(className.withoutModule)' is connected to an object of class "
        + "'\(destination.withoutModule)'"
    let wanted = attempt.wanted.unqualifiedName
    return property.map { "\(object), which has no property '\($0)' of '\(wanted)'" }
      ?? "\(object); the cast to '\(wanted)' fails"
  }

  var notes: [Finding.Note] { [.used(at: attempt.location)] }

  var cast: Finding.Cast? {
    attempt.isForced ? Finding.Cast(classNames: [destination], wanted: attempt.wanted.unqualifiedName) : nil
  }
}

/// Checks the casts of outlets and of views of controllers in the code of their class.
///
/// Example: `table as! PlaceholderTable`, but the scene connects a plain table.
///
/// Source: HGPlaceholders#14.
enum OutletCasts: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    var connected: [String: [Int]] = [:]
    for (index, object) in document.objects.enumerated() {
      guard let className = object.customClass, isMeant(object, className, in: document) else { continue }
      connected[className, default: []].append(index)
    }
    return connected.sorted { $0.key < $1.key }.flatMap { className, owners in
      context.code.memberCasts(in: className, on: context.platform).flatMap {
        findings(about: $0, in: className, owners, of: document, context)
      }
    }
  }

  /// Whether an object is certainly an instance of its class: File's Owner may have any class, unless the controller
  /// looks for the nib by its name.
  private static func isMeant(
    _ object: InterfaceObject,
    _ className: String,
    in document: InterfaceDocument
  ) -> Bool {
    object.placeholder == nil
      || object.placeholder == .filesOwner
        && ControllerNibs.names(of: String(className.withoutModule)).contains(
          PathName.nibName(of: document.file)
        )
  }

  /// The object that an outlet contains.
  private struct Destination {
    var index: Int
    /// Whether the object is the view of a controller, rather than the destination of an outlet.
    var isView = false
  }

  /// Returns the findings about the objects that a document connects to an outlet, if the cast fails for each of them.
  private static func findings(
    about cast: AppCode.MemberCast,
    in className: String,
    _ owners: [Int],
    of document: InterfaceDocument,
    _ context: DocumentContext
  ) -> [Finding] {
    let (code, platform) = (context.code, context.platform)
    let found = owners.compactMap { destination(of: cast.outlet, at: $0, in: document, context) }
    let classes = found.compactMap { context.createdClass(of: document.objects[$0.index], in: document) }
    guard !found.isEmpty, classes.count == found.count,
      code.areUnrelated(Set(classes), to: cast.wanted, on: platform),
      !code.maySet(cast.outlet, of: className, on: platform)
    else { return [] }
    var attempt = cast
    var access: ResultUse.Access?
    if !cast.accesses.isEmpty {
      access = code.firstUnanswered(cast.accesses, by: Set(classes), of: cast.wanted, on: platform)
      guard let access else { return [] }
      attempt.location.position = access.location
    }
    return zip(found, classes).map { found, destination in
      let object = document.objects[found.index]
      return Finding(
        FailedOutletCast(
          outlet: found.isView ? "view" : cast.outlet,
          className: className,
          destination: destination,
          attempt: attempt,
          property: access?.property
        ),
        .crashOnUse,
        consoleMessage: code.consoleLine(
          ofCasting: destination,
          to: cast.wanted,
          isForced: cast.isForced,
          access,
          on: platform
        ),
        file: document.file,
        position: object.position,
        object: object,
        keyPath: cast.outlet,
        declaration: attempt.location
      )
    }
  }

  /// The properties of controllers in storyboards that contain the view of the scene, with the elements of the
  /// controllers.
  private static let views: [String: String?] = [
    "view": nil, "tableView": "tableViewController", "collectionView": "collectionViewController",
  ]

  /// Returns the object that a document connects to an outlet of an object, if it is the only one.
  private static func destination(
    of outlet: String,
    at owner: Int,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> Destination? {
    let object = document.objects[owner]
    let connections = object.connections.filter { $0.property == outlet }
    if connections.isEmpty, document.format == .storyboard, object.isController,
      let element = views[outlet], element.map({ $0 == object.element }) ?? true
    {
      return document.objects.firstIndex { $0.parent == owner && $0.key == "view" }
        .map { Destination(index: $0, isView: true) }
    }
    guard connections.count == 1, case .outlet = connections[0].kind,
      let index = connections[0].destination.flatMap({ context.indexes[$0] }),
      document.objects[index].placeholder == nil
    else { return nil }
    return Destination(index: index)
  }
}

extension AppCode {
  /// A cast of a member of the object in the code of its class, which always runs when the code runs.
  struct MemberCast: Sendable {
    /// The outlet that may be the member.
    let outlet: String
    /// The class to which the member is cast.
    let wanted: NamedClass
    /// Whether the cast itself terminates the app, as `as!` does.
    let isForced: Bool
    /// The accesses to the object as an object of the class, which Objective-C does not check; empty for a cast that is
    /// checked.
    let accesses: [ResultUse.Access]
    /// The location of the cast or the access.
    var location: FileLocation
  }

  /// Returns the casts of members in the code of a class of the sources, in order.
  fileprivate func memberCasts(in className: String, on platform: Platform) -> [MemberCast] {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1 else { return [] }
    let parts = classes.nodes(called: className).flatMap { classes.types.nodes[$0].parts }
    return parts.flatMap { part in
      part.declaration.uses.compactMap { use -> MemberCast? in
        guard use.role == .memberCast, let resultUse = use.resultUse, let wanted = resultUse.className,
          use.devices == .all, mayRun(use, on: platform)
        else { return nil }
        return MemberCast(
          outlet: use.text.hasPrefix("_") ? String(use.text.dropFirst()) : use.text,
          wanted: NamedClass(wanted, in: part.declaration, of: use.location.file),
          isForced: resultUse.isForcedCast,
          accesses: resultUse.accesses,
          location: use.location
        )
      }
    }.sorted { $0.location < $1.location }
  }

  /// Whether code may set an outlet of a class, or may create the view of a controller instead of loading it.
  fileprivate func maySet(_ outlet: String, of className: String, on platform: Platform) -> Bool {
    guard let classes = classes[platform] else { return true }
    let ancestors = classes.superclasses(called: className)
    return !ancestors.areKnownClasses
      || classes.types.parts(of: ancestors).contains { makesView($0.declaration) }
      || firstUse(SoughtUse(of: outlet, owners: classes.ancestors(of: [className]).sorted(), .setting)) != nil
  }
}
