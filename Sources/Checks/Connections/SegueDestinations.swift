import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

/// Code casts a segue, its destination, or a controller in the destination to a class that the object's class does not
/// inherit from.
struct FailedDestinationCast: FindingContent {
  var segue: Segue
  /// The class of the destination.
  var destination: String
  /// The class of the object that code casts, which may be a controller in the destination.
  var className: String
  var attempt: AppCode.DestinationCast
  /// The property that the object lacks, if Objective-C code accesses the property without a check of the class.
  var property: String?

  var id: FindingID { .failedCast }

  var message: String {
    let isOfDestination = attempt.steps?.isEmpty != false
    let segue = segue.identifier.map { "segue '\($0)'" } ?? "the segue"
    let content = isOfDestination ? "" : " with a '\(className.withoutModule)'"
    let object =
      attempt.steps == nil
      ? "\(segue) is a '\(className.withoutModule)'"
      : "the destination of \(segue) is a '\(destination.withoutModule)'\(content)"
    let wanted = attempt.wanted.unqualifiedName
    if let property { return "\(object), which has no property '\(property)' of '\(wanted)'" }
    let cast = isOfDestination ? "the cast" : "the cast of the contained controller"
    return "\(object); \(cast) to '\(wanted)' fails"
  }

  var notes: [Finding.Note] { [.used(at: attempt.location)] }

  var cast: Finding.Cast? {
    attempt.isForced
      ? Finding.Cast(classNames: [className], wanted: attempt.wanted.unqualifiedName) : nil
  }
}

/// Checks the casts of segues and their destinations in `prepare(for:sender:)`.
///
/// Example: code casts the destination to a controller, but the destination is the navigation controller that contains
/// this controller.
///
/// Source: XLForm#165.
enum SegueDestinations: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    document.scenes.flatMap { scene -> [Finding] in
      guard let controller = scene.controller, let className = document.objects[controller].customClass,
        case let casts = context.code.destinationCasts(in: className, on: context.platform), !casts.isEmpty
      else { return [] }
      let segues = scene.objects.clamped(to: document.objects.indices).flatMap { index in
        document.objects[index].connections.compactMap { connection -> Performed? in
          guard case .segue(let segue) = connection.kind, !ignored.contains(segue.kind),
            let end = connection.destination.flatMap({ context.indexes[$0] }),
            document.objects[end].isController,
            let name = context.createdClass(of: document.objects[end], in: document)
          else { return nil }
          return Performed(
            segue: segue,
            connection: connection,
            object: index,
            destination: end,
            className: name
          )
        }
      }
      return casts.compactMap { finding(about: $0, among: segues, in: document, context) }
    }
  }

  /// A segue of a scene, with the class of its destination.
  private struct Performed {
    var segue: Segue
    var connection: Connection
    var object: Int
    var destination: Int
    var className: String
  }

  /// The kinds of segues for which `prepare(for:sender:)` is not called, or that lead to an existing controller.
  private static let ignored: Set<String> = ["relationship", "unwind"]

  private static func finding(
    about cast: AppCode.DestinationCast,
    among segues: [Performed],
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> Finding? {
    let (platform, code) = (context.platform, context.code)
    // If the code does not check the identifier, other conditions may select a segue that fits.
    let meant = segues.filter {
      (cast.identifier == nil || $0.segue.identifier == cast.identifier)
        // A class of segues may replace the destination.
        && (cast.steps == nil || $0.segue.customClass == nil)
    }
    let classes = meant.map { className(of: cast, after: $0, in: document, context) }
    guard let first = meant.first, let firstClass = classes.first.flatMap(\.self),
      classes.allSatisfy({ name in
        name.map { code.areUnrelated([$0], to: cast.wanted, on: platform) } == true
      })
    else { return nil }
    var attempt = cast
    var access: ResultUse.Access?
    if !cast.accesses.isEmpty {
      let unanswered = code.firstUnanswered(
        cast.accesses,
        by: Set(classes.compactMap(\.self)),
        of: cast.wanted,
        on: platform
      )
      guard let unanswered else { return nil }
      attempt.location.position = unanswered.location
      access = unanswered
    }
    return Finding(
      FailedDestinationCast(
        segue: first.segue,
        destination: first.className,
        className: firstClass,
        attempt: attempt,
        property: access?.property
      ),
      .crashOnUse,
      // The frameworks' subclasses are private.
      consoleMessage: firstClass == baseClass(on: platform)
        ? nil
        : code.consoleLine(
          ofCasting: firstClass,
          to: cast.wanted,
          isForced: cast.isForced,
          access,
          on: platform
        ),
      file: document.file,
      position: first.connection.position,
      object: document.objects[first.object],
      keyPath: first.segue.identifier,
      declaration: cast.location
    )
  }

  /// Returns the class of a segue, or the framework's base class if the segue has a private one.
  private static func className(of segue: Segue, on platform: Platform) -> String? {
    if let customClass = segue.customClass { return customClass.unqualifiedName }
    switch segue.kind {
    case "custom": return nil
    case "popover" where platform != .macOS: return "UIStoryboardPopoverSegue"
    default: return baseClass(on: platform)
    }
  }

  private static func baseClass(on platform: Platform) -> String {
    platform == .macOS ? "NSStoryboardSegue" : "UIStoryboardSegue"
  }

  /// Returns the class of the object that code casts after a segue; nil if the class is unknown.
  private static func className(
    of cast: AppCode.DestinationCast,
    after segue: Performed,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> String? {
    guard let steps = cast.steps else { return className(of: segue.segue, on: context.platform) }
    var object = segue.destination
    for step in steps {
      switch step {
      case .cast(let name):
        let wanted = NamedClass(name, in: cast.wanted)
        guard let actual = context.createdClass(of: document.objects[object], in: document),
          !context.code.areUnrelated([actual], to: wanted, on: context.platform)
        else { return nil }
      case .lastChild: return nil
      case .top where document.objects[object].element != "navigationController": return nil
      case .top, .child:
        let position = if case .child(let position) = step { position } else { 0 }
        let children = document.objects[object].connections.compactMap { connection -> String? in
          guard case .segue(let segue) = connection.kind, segue.kind == "relationship" else { return nil }
          return connection.destination
        }
        guard children.indices.contains(position), let child = context.indexes[children[position]],
          document.objects[child].isController,
          !context.code.mayChange("viewControllers", in: cast.location.file)
        else { return nil }
        object = child
      }
    }
    return context.createdClass(of: document.objects[object], in: document)
  }
}
