import KeyValueCoding
import ProjectModel
import RuntimeAttributes
import SourceModel

// The messages of notes, kept in one place.

extension FindingReason {
  /// The notes that accompany the message.
  package var notes: [Finding.Note] {
    switch self {
    case .undefinedOutlet(let undefined, let action?):
      [Finding.Note("\(Self.shown(undefined.className)) has an action '\(undefined.key):'", at: action)]
    case .duplicateKeyPath(_, let last):
      [Finding.Note("the last value wins", at: last)]
    case .outletType(let mismatch):
      [Self.effect(of: mismatch)]
        + [mismatch.replaced.map { .created(mismatch.destination, insteadOf: $0) }]
        .compactMap(\.self)
    case .duplicateOutlet: [Finding.Note("the last connection wins")]
    case .undefinedAction(_, _, let declared, let isSent):
      Self.difference(of: declared)
        + (isSent ? [] : [Finding.Note("no view uses the gesture recognizer that sends the action")])
    case .contestedAction(_, _, let declared):
      Self.difference(of: declared)
        + [Finding.Note("the segue of the same bar button item may be performed instead")]
    case .unknownClass(_, let substitute): [.created(substitute)]
    case .missing(_, isProved: false): [Finding.Note("no project file lists all of the app's resources")]
    case .misplaced(_, let document): [.rightBundle(of: document)]
    case .createdWithoutWindow(_, let document): [.namesNib(PathName.stem(of: document))]
    case .likelyMissing(_, let reason): [Self.hint(reason)].compactMap(\.self)
    default: []
    }
  }

  /// Returns the evidence that an undeclared class is missing.
  private static func hint(_ reason: LikelyReason) -> Finding.Note? {
    switch reason {
    case .value: Finding.Note("the object's image or color has the same name")
    case .misspelling: nil
    case .outlets: Finding.Note("no code mentions the class, but the object has outlets")
    case .prefix: Finding.Note("no code mentions the class, but many classes share its prefix")
    case .module: Finding.Note("no source imports that module, but the app declares a class of the name")
    case .relatedName:
      Finding.Note("no code mentions the class, but its name starts with that of a class of the app")
    case .packageResources, .otherClass, .unmentioned, .rootProperty, .platform: nil
    }
  }

  /// Returns notes about the difference between an action's selector and the method that was probably intended.
  private static func difference(of declared: MethodDescription?) -> [Finding.Note] {
    guard let declared, declared.isVisibleToObjectiveC else { return [] }
    let message =
      "'\(declared.swiftName)' has the selector '\(declared.selector)'; "
      + "write '\(FirstArgumentLabel.declaration(without: declared.swiftName))'"
    return [Finding.Note(message, at: declared.location)]
  }

  private static func effect(of mismatch: OutletMismatch) -> Finding.Note {
    let unchecked = "the type is not checked at load time"
    let destination = shown(mismatch.destination)
    return switch mismatch.effect {
    case .raises:
      Finding.Note(
        "key-value coding converts the object with a message that it does not respond to"
      )
    case .useEndsApp: Finding.Note("\(unchecked); using a member that \(destination) does not have crashes")
    case .notAsked: Finding.Note("\(unchecked); no source uses a member that \(destination) does not have")
    case .none: Finding.Note("\(unchecked); \(mismatch.expected) adds no members")
    case .address: Finding.Note("\(unchecked); the value is derived from the object's address")
    }
  }
}

extension Finding.Note {
  /// Returns a note about the class that is instantiated in place of a missing class.
  static func created(_ className: String, insteadOf missing: String? = nil) -> Finding.Note {
    Finding.Note(
      "a plain \(FindingReason.shown(className)) is created instead"
        + (missing.map { " of \(FindingReason.shown($0))" } ?? "")
    )
  }

  /// A note about a member of generated code that is not in the tree.
  static let generated = Finding.Note(
    "the code that a tool generates from the documents has no such member, so this source may not compile"
  )

  /// Returns a note about the bundle that contains a document.
  static func rightBundle(of document: MisplacedDocument) -> Finding.Note {
    let target = "'\(document.target)'"
    let advice =
      switch document.place {
      case .ownModule: "package target \(target) builds it into its resource bundle; pass '.module'"
      case .module:
        "package target \(target) builds it into its resource bundle; pass its 'Bundle.module'"
      case .framework: "framework target \(target) builds it; pass 'Bundle(for:)' with a class of that target"
      case .nowhere:
        "the document exists, but no target builds it; "
          + (document.target.isEmpty ? "add it to the app" : "add it to target \(target)")
      case .program: "only target \(target) builds it; add it to the target of this code"
      }
    return Finding.Note(
      advice,
      at: FileLocation(file: document.file, position: SourcePosition(line: 1, column: 1))
    )
  }

  /// Returns a note about code that sets another image than the missing one.
  static func imageReplaced(by method: String, at location: FileLocation) -> Finding.Note {
    Finding.Note("'\(method)' sets the image", at: location)
  }

  /// Returns a note about the language of the app, which explains why a class was not found.
  static func unreadLanguage(_ language: String) -> Finding.Note {
    Finding.Note("the app is written in \(language), which is not read")
  }

  /// Returns a note about other possible owner classes to which a finding about File's Owner also applies.
  static func alsoHolds(for classNames: [String]) -> Finding.Note {
    Finding.Note("the same applies to \(list(classNames)), which may also own the nib")
  }

  /// Returns a note about other possible owner classes to which a finding about File's Owner does not apply.
  static func doesNotHold(for classNames: [String]) -> Finding.Note {
    Finding.Note("the missing member is declared by \(list(classNames)), which may own the nib instead")
  }

  /// Returns a note about the class of File's Owner in the document, if code shows that the nib has another owner.
  static func owned(insteadOf declared: String) -> Finding.Note {
    Finding.Note(
      "code loads the nib with this owner; the document's '\(FindingReason.shown(declared))' was not found"
    )
  }

  /// Returns a note about the possible new names of a member or class, if it is not certain which one is right.
  package static func mayBeRenamed(to names: [String], since revision: String) -> Finding.Note {
    let names = names.map { "'\($0)'" }.joined(separator: ", ")
    return Finding.Note("it may have been renamed since \(revision): to \(names)")
  }

  /// Returns a note about a use of an outlet.
  static func used(at place: FileLocation) -> Finding.Note { Finding.Note("used here", at: place) }

  /// Returns a note about an assignment that replaces the value of an attribute.
  static func setAgain(in method: String, at place: FileLocation) -> Finding.Note {
    Finding.Note("\(method) always sets this value", at: place)
  }

  /// Returns a note about a controller that neither has a nib nor creates its view.
  static func looksForOwnNib(_ className: String) -> Finding.Note {
    Finding.Note("\(className) does not override loadView(), so it looks for the nib of its name")
  }

  /// Returns a note about a controller whose `loadView()` looks for the nib of its name.
  static func looksForOwnNib(inLoadView className: String) -> Finding.Note {
    Finding.Note("loadView() of \(className) calls super, which looks for the nib of its name")
  }

  /// Returns a note about a subclass that does not inherit the nib of its superclass.
  static func looksForNib(of className: String) -> Finding.Note {
    Finding.Note(
      "\(className) looks for a nib with its own name, not that of its superclass; pass the name of the nib"
    )
  }

  /// Returns a note about the ways to name the nib of a window controller.
  static func namesNib(_ nib: String) -> Finding.Note {
    Finding.Note("pass '\(nib)' to init(windowNibName:), or override windowNibName")
  }

  /// Returns a note about the setting that names a document.
  static func loadedAtLaunch(_ setting: String) -> Finding.Note {
    Finding.Note("\(setting) names it, so the system loads it when the app is launched")
  }

  /// Returns a note about the constant that holds a name.
  static func name(heldBy constant: String) -> Finding.Note {
    Finding.Note("the name is the value of '\(constant)'")
  }

  /// Returns a note about the constant or variable that holds a storyboard.
  static func storyboard(heldBy name: String) -> Finding.Note {
    Finding.Note("the storyboard is the value of '\(name)'")
  }

  /// Returns a note about the place that registers a supplementary view.
  static func registered(as kind: SupplementaryKind, at place: FileLocation) -> Finding.Note {
    Finding.Note("it is registered for a \(kind.noun) here", at: place)
  }

  /// Returns a note about the document that contains an object.
  static func contains(_ classNames: [String], document: String) -> Finding.Note {
    Finding.Note(
      "\(PathName.file(of: document)) contains the \(list(classNames))",
      at: FileLocation(file: document, position: SourcePosition(line: 1, column: 1))
    )
  }

  /// Returns a note about a container that contains the object that code expects in its place.
  static func containsExpected(_ className: String) -> Finding.Note {
    Finding.Note("it is a container, whose first view controller is a \(className)")
  }

  /// Returns a note that explains why the part is unreachable.
  static func unreachable(_ part: UnreachablePart) -> Finding.Note {
    let reason =
      switch part {
      case .nib: "no code or document loads this nib"
      case .scene: "no code or document presents this scene"
      case .cell: "no code requests this cell"
      case .idleTable: "this cell's table has no data source, and nothing is connected to it"
      case .replacedCell: "code registers another class or nib for this cell's identifier"
      case .inactiveControl: "the control is hidden or disabled, and no outlet is connected to it"
      case .hiddenBarItem: "no navigation bar shows this item"
      case .unsentEvent: "the control never sends this event"
      case .notBuilt: "no target builds this document"
      case .sourceNotBuilt: "no target builds this source"
      case .unmade: "no code or document instantiates this class"
      case .uncalled: "nothing calls this code"
      }
    return Finding.Note("unreachable: \(reason)")
  }

  private static func list(_ classNames: [String]) -> String {
    classNames.map { String(FindingReason.shown($0)) }.joined(separator: ", ")
  }
}

extension SupplementaryKind {
  /// The noun in messages.
  var noun: String {
    switch self {
    case .header: "section header"
    case .footer: "section footer"
    case .custom(let name): "view of kind '\(name)'"
    }
  }
}
