import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

/// Code casts an object from a document to a class that the object's class does not inherit from, or Objective-C code
/// accesses a property of such a class.
struct FailedCast: FindingContent {
  /// The object that code casts.
  enum Subject {
    case requested(Use)
    /// A controller in a window or container.
    case contained(ContainedController)
  }

  var subject: Subject
  /// The possible classes of the object.
  var classNames: [String]
  /// The class to which the code casts.
  var wanted: String
  /// The property that the object lacks, if Objective-C code accesses the property without a cast.
  var property: String?
  /// The code that runs if an optional cast fails; nil for other casts and for accesses to properties.
  var ifFailed: ResultUse.FailurePath?

  static let rule = Rule(
    .failedCast,
    "code casts an object from a document to an unrelated class",
    """
    Code requests a cell, a controller or the first object of a nib by name and casts it with 'as!', or traps if the \
    cast fails. All objects with this name in documents are of other classes: the custom class is missing, does not \
    exist, or was copied from another object. The load succeeds, and the cast crashes. The finding is reported only if \
    all superclasses of these classes are known and nothing else is registered for the cell.

    If a controller requests a cell from its own table, and its scenes contain a cell with the identifier, only the \
    cells in these scenes are checked. A plain UITableViewCell or UICollectionViewCell that code registers replaces \
    the prototype. A row of a WatchKit table is one of the rows in the scenes of the controller; without a custom \
    class, it is an NSObject.

    The destination of a segue is checked where prepare(for:sender:) casts it. For example, the code casts the \
    destination to the root controller's class, but the segue leads to the navigation controller around it. An outlet \
    or the view of a controller is checked where the code of its class always casts it. \
    Controllers that code gets from the window of the app, or from a navigation or tab bar controller, are checked if \
    nothing replaces the controllers of the storyboard.

    A cell or row that code casts with 'as?' is also reported: the cast always fails, so the branch for it never runs. \
    If the data source of a collection view then returns a new cell, the app terminates. Objective-C does not check \
    casts: there, an object is reported if code always accesses a property that it lacks. The first object of a nib is \
    likely to fail if only the first object in the document is of another class, since the compiler of the nib \
    determines the order.

    A class that both the app and its test bundle compile exists twice: the storyboard contains the class of the app, \
    and a cast in a test to the class of the test bundle fails.
    """,
    document: """
      <viewControllerPlaceholder storyboardName="Badge" referencedIdentifier="Detail" id="p-1"/>
      <viewController storyboardIdentifier="Detail" id="c-1"/>
      """,
    source: """
      class Badge: UIViewController {
        func showDetail() {
          show(storyboard!.instantiateViewController(withIdentifier: "Detail") as! UINavigationController, sender: nil)
        }
      }
      """,
    fix: ("as! UINavigationController", "as! UIViewController"),
    prints: "Could not cast value of type 'UIViewController' (0x…) to 'UINavigationController' (0x…).",
    remedy: "Set the custom class of the object in the document, or cast to its actual class.",
    place: "requested by the member"
  )

  var id: FindingID { .failedCast }

  var cast: Finding.Cast? {
    property == nil && ifFailed == nil ? Finding.Cast(classNames: classNames, wanted: wanted) : nil
  }

  var message: String {
    "\(subject.phrase) is of class \(classNames.map { "'\($0)'" }.joined(separator: " or "))"
      + (property.map { ", which has no property '\($0)' of '\(wanted)'" }
        ?? "; the cast to '\(wanted)' \(ifFailed == nil ? "fails" : "always fails")"
        + (ifFailed == .returnsNewCell ? ", and code returns a new cell, which is not dequeued" : ""))
  }
}

extension FailedCast.Subject {
  /// A noun phrase for the object.
  fileprivate var phrase: String {
    switch self {
    case .requested(let use): Self.phrase(use)
    case .contained(let contained): Self.phrase(contained)
    }
  }

  private static func phrase(_ contained: ContainedController) -> String {
    let steps = contained.steps.filter { if case .cast = $0 { false } else { true } }
    return switch steps.last {
    case .child(let position): "the view controller at index \(position) of the container"
    case .lastChild: "the last view controller of the container"
    case .top: "the top view controller of the navigation controller"
    case .cast, nil: "the window's root view controller"
    }
  }

  private static func phrase(_ use: Use) -> String {
    switch use.role {
    case .storyboard: "storyboard '\(use.text)'"
    case .scene(let scene) where scene.isInitial:
      "the initial view controller of storyboard '\(use.text)'"
    case .scene(let scene):
      "view controller '\(use.text)'" + (scene.storyboard.map { " of storyboard '\($0.text)'" } ?? "")
    case .segue: "segue '\(use.text)'"
    case .cell(let cell) where use.text.isEmpty: "the \(cell.kind.noun) of the table"
    case .cell(let cell): "the \(cell.kind.noun) with \(cell.kind.identifierNoun) '\(use.text)'"
    default: "the first object of nib '\(use.text)'"
    }
  }
}

extension SourceReferences {
  /// Returns a finding if code casts a loaded object to an unrelated class, or if Objective-C code accesses a property
  /// of such a class that the object lacks.
  ///
  /// - Parameters:
  ///   - use: The request of the object.
  ///   - type: The type that contains the request.
  ///   - platform: The platform of the source.
  /// - Returns: A finding, or nil if the cast may succeed or the object may have the property. The finding is unverified
  ///   if only the first object of a nib is of an unrelated class, since the compiler of the nib determines the order.
  func failedCast(_ use: Use, in type: TypeDeclaration, on platform: Platform) -> Finding? {
    guard let wanted = use.resultUse?.className else { return nil }
    let (file, own) = (use.location.file, NamedClass(type, of: use.location.file))
    // A registered class replaces the prototypes of documents.
    let registered =
      use.cell?.isOfOwnScene == true
      ? code.plainCell(for: use.text, of: type.name, on: platform) : nil
    let target = NamedClass(wanted, in: type, of: file)
    func fail(_ classes: Set<String>?) -> Finding? {
      guard let classes, !classes.contains(wanted), code.areUnrelated(classes, to: target, on: platform)
      else {
        return nil
      }
      return failedCast(use, in: type, of: classes, to: target, isRegistered: registered != nil, on: platform)
    }
    if let registered { return fail([registered]) }
    if let finding = fail(classesInDocuments(use, own, in: type, on: platform)) { return finding }
    guard use.nib != nil,
      var finding = fail(classesInDocuments(use, own, in: type, on: platform, isOrdered: true))
    else { return nil }
    (finding.consequence, finding.unverifiedReason, finding.likely) = (.unverified, .platform, .platform)
    finding.notes.append(Finding.Note("the compiler of the nib determines the order of its objects"))
    return finding
  }

  /// Returns a finding about a cast of objects of unrelated classes, or nil if the object may have another class or the
  /// accessed property.
  private func failedCast(
    _ use: Use,
    in type: TypeDeclaration,
    of classes: Set<String>,
    to target: NamedClass,
    isRegistered: Bool,
    on platform: Platform
  ) -> Finding? {
    guard let resultUse = use.resultUse, let wanted = resultUse.className else { return nil }
    let (file, own) = (use.location.file, NamedClass(type, of: use.location.file))
    // Code may register another class or nib for the identifier.
    if let cell = use.cell, cell.kind != .row, !isRegistered,
      !code.isUnregistered(use.text, askedBy: own, on: platform)
    {
      return nil
    }
    if case .treated(_, let accesses) = resultUse {
      return code.firstUnanswered(accesses, by: classes, of: target, on: platform).map {
        unanswered($0, use, classes.sorted(), wanted)
      }
    }
    let consoleLine: String? =
      switch resultUse {
      case .cast:
        classes.count == 1
          ? classes.first.flatMap { code.consoleLine(ofCasting: $0, to: target, on: platform) } : nil
      case .unwrappedCast: ConsoleLine.nilUnwrapped
      default: nil
      }
    var content = FailedCast(subject: .requested(use), classNames: classes.sorted(), wanted: wanted)
    if case .attemptedCast(_, let ifFailed) = resultUse {
      // A table view also shows cells that code creates.
      let isOfCollection =
        use.cell?.kind == .collectionCell && use.member.hasPrefix("collectionView(_:cellForItemAt")
      content.ifFailed = isOfCollection ? ifFailed : .other
    }
    return Finding(
      content,
      content.ifFailed == .other ? .silent : .crashOnUse,
      consoleMessage: content.ifFailed == .returnsNewCell ? ConsoleLine.undequeuedCell : consoleLine,
      file: file,
      position: use.location.position,
      keyPath: use.text.isEmpty ? nil : use.text,
      declaration: FileLocation(file: file, position: use.memberPosition)
    )
  }

  /// Returns a finding about a property that Objective-C code accesses although the object lacks the property.
  private func unanswered(_ access: ResultUse.Access, _ use: Use, _ classes: [String], _ wanted: String)
    -> Finding
  {
    let file = use.location.file
    var finding = Finding(
      FailedCast(subject: .requested(use), classNames: classes, wanted: wanted, property: access.property),
      .crashOnUse,
      consoleMessage: classes.count == 1 && (classes[0].hasPrefix("UI") || classes[0] == "NSObject")
        ? ConsoleLine.unrecognizedSelector(access.selector, of: classes[0]) : nil,
      file: file,
      position: use.location.position,
      keyPath: use.text.isEmpty ? nil : use.text,
      declaration: FileLocation(file: file, position: use.memberPosition)
    )
    finding.notes = [.used(at: FileLocation(file: file, position: access.location))]
    return finding
  }

  /// Returns the classes of the objects in documents that a request may return, or nil if some classes are unknown.
  private func classesInDocuments(
    _ use: Use,
    _ own: NamedClass,
    in type: TypeDeclaration,
    on platform: Platform,
    isOrdered: Bool = false
  ) -> Set<String>? {
    let scenes = ownsScenes(with: use, own, type, on: platform) ? type.name : nil
    guard
      let named = contents.classes(givenTo: use, in: scenes, on: platform, isOrdered: isOrdered)
    else { return nil }
    let names = named.compactMap {
      contents.created(for: $0, isMissing: code.isMissing($0, besides: use.location.file, on: platform))
    }
    return names.count == named.count ? Set(names) : nil
  }

  /// Whether no scene of a subclass may contain the cell that a type requests from its own table.
  private func ownsScenes(
    with use: Use,
    _ own: NamedClass,
    _ type: TypeDeclaration,
    on platform: Platform
  ) -> Bool {
    guard let cell = use.cell, type.traits.access != .open else { return false }
    let others = cell.kind == .row ? contents.classesWithRows : contents.classesWithReusable(use.text)
    return code.isNoSuperclass(own, of: others.filter { $0 != type.name }, on: platform)
  }

}

extension AppCode {
  /// Returns the console message of a cast that traps, or of an access to a property that the object lacks.
  ///
  /// Returns nil if the message contains unknown names, or if the cast is optional.
  func consoleLine(
    ofCasting className: String,
    to wanted: NamedClass,
    isForced: Bool = true,
    _ access: ResultUse.Access? = nil,
    on platform: Platform
  ) -> String? {
    guard let from = runtimeName(called: className, on: platform) else { return nil }
    if let access { return ConsoleLine.unrecognizedSelector(access.selector, of: from) }
    guard isForced, let to = runtimeName(of: wanted, on: platform) else { return nil }
    return ConsoleLine.failedCast(from: from, to: to)
  }
}
