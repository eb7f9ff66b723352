import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import SourceModel
import Testing

@testable import Checks

extension FindingMessagesTests {
  private static var unproved: MissingName {
    var name = MissingName(.nib("Main"))
    name.isProved = false
    return name
  }

  static let notes: [Example<[Finding.Note], [String]>] = [
    Example("no note", UndefinedOutlet.undefined(undefined(), action: nil).notes, []),
    Example(
      "action",
      UndefinedOutlet.undefined(undefined(), action: location).notes,
      ["'Panel' has an action 'title:' App/Panel.swift:4:5"]
    ),
    Example(
      "unchecked conversion",
      outlet(.raises).notes,
      ["key-value coding sends the object a message that it does not respond to"]
    ),
    Example(
      "use of a substitute",
      outlet(.useEndsApp, replaced: "App.Old").notes,
      [
        "the type is not checked at load time; using a member that 'Badge' does not have crashes",
        "a plain 'Badge' is created instead of 'Old'",
      ]
    ),
    Example(
      "no use",
      outlet(.notAsked).notes,
      ["the type is not checked at load time; no source uses a member that 'Badge' does not have"]
    ),
    Example(
      "no member",
      outlet(.none).notes,
      ["the type is not checked at load time; 'UILabel!' adds no members"]
    ),
    Example(
      "address",
      outlet(.address).notes,
      ["the type is not checked at load time; the value is derived from the object's address"]
    ),
    Example(
      "duplicate key path",
      DuplicateKeyPath(keyPath: "size", last: location).notes,
      ["the last value wins App/Panel.swift:4:5"]
    ),
    Example(
      "duplicate outlet",
      DuplicateOutlet(property: "title").notes,
      ["the last connection wins"]
    ),
    Example(
      "other selector",
      UndefinedAction.missing(selector: "open:", className: "A", method("open(sender:)"), isSent: true)
        .notes,
      ["'open(sender:)' has selector 'openWithSender:'; write 'open(_ sender:)'"]
    ),
    Example(
      "invisible action",
      UndefinedAction.missing(
        selector: "open:",
        className: "A",
        method("open(_:)", isVisible: false),
        isSent: true
      ).notes,
      []
    ),
    Example(
      "unused action",
      UndefinedAction.missing(selector: "open:", className: "A", nil, isSent: false).notes,
      ["no view uses the gesture recognizer that sends the action"]
    ),
    Example(
      "contested action",
      UndefinedAction.contested(selector: "open:", className: "A", nil).notes,
      ["the segue of the same bar button item may be performed instead"]
    ),
    Example(
      "a nib of the package",
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .ownModule)).notes,
      ["package target 'Kit' builds the document into its resource bundle; pass '.module' Main.xib:1:1"]
    ),
    Example(
      "a nib of another package",
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .module)).notes,
      [
        "package target 'Kit' builds the document into its resource bundle; pass the 'Bundle.module' of 'Kit' Main.xib:1:1"
      ]
    ),
    Example(
      "a nib of a framework",
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .framework)).notes,
      [
        "framework target 'Kit' builds the document; pass 'Bundle(for:)' with a class of that target Main.xib:1:1"
      ]
    ),
    Example(
      "a nib of a plug-in",
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .plugIn)).notes,
      [
        "target 'Kit' builds the document into a bundle that another app loads; pass 'Bundle(for:)' with a class of that target Main.xib:1:1"
      ]
    ),
    Example(
      "a nib of an old package",
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .ofOldPackage)).notes,
      [
        "the document exists, but packages have no resources before tools version 5.3; raise the tools version of the manifest and pass '.module' Main.xib:1:1"
      ]
    ),
    Example(
      "a nib of another app",
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .program)).notes,
      ["only target 'Kit' builds the document; add the document to the target of this code Main.xib:1:1"]
    ),
    Example(
      "a nib of a pod",
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .pod)).notes,
      [
        "pod 'Kit' is built as a framework, which contains the document; pass 'Bundle(for:)' with a class of that pod Main.xib:1:1"
      ]
    ),
    Example(
      "a nib in a bundle of a pod",
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .bundleOfPod)).notes,
      [
        "pod 'Kit' builds the document into a separate resource bundle; load that bundle and pass it Main.xib:1:1"
      ]
    ),
    Example(
      "a nib that a podspec leaves out",
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .outsideOfPod)).notes,
      [
        "the document exists, but the podspec of 'Kit' does not list it; add it to 'resources' or 'resource_bundles' Main.xib:1:1"
      ]
    ),
    Example(
      "a nib that no target builds",
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .nowhere)).notes,
      ["the document exists, but no target builds it; add it to target 'Kit' Main.xib:1:1"]
    ),
    Example(
      "a storyboard of a package that a document names",
      MisplacedName(
        name: MissingName(.storyboard("Main")),
        document: misplaced(.main, .module),
        referrer: .document
      ).notes,
      [
        "package target 'Kit' builds the document into its resource bundle; instantiate the document in code with the 'Bundle.module' of 'Kit' Main.xib:1:1"
      ]
    ),
    Example(
      "a storyboard of a framework that a document names",
      MisplacedName(
        name: MissingName(.storyboard("Main")),
        document: misplaced(.main, .framework),
        referrer: .document
      ).notes,
      [
        "framework target 'Kit' builds the document; set the identifier of that framework as the bundle of the reference Main.xib:1:1"
      ]
    ),
    Example(
      "a storyboard of a framework that a property list names",
      MisplacedName(
        name: MissingName(.storyboard("Main")),
        document: misplaced(.main, .framework),
        referrer: .settings(target: "App")
      ).notes,
      ["framework target 'Kit' builds the document; add the document to target 'App' Main.xib:1:1"]
    ),
    Example(
      "unlisted resources",
      unproved.notes,
      ["not all of the app's resources were read"]
    ),
    Example(
      "value",
      UnknownClass.likely("logo", .value).notes,
      ["the object's image or color has the same name"]
    ),
    Example("misspelling", UnknownClass.likely("Panle", .misspelling).notes, []),
    Example(
      "outlets",
      UnknownClass.likely("Panel", .outlets).notes,
      ["no code mentions the class, but the object has outlets"]
    ),
    Example(
      "prefix",
      UnknownClass.likely("TLPanel", .prefix).notes,
      ["no code mentions the class, but many classes share its prefix"]
    ),
    Example("fallback", [.created("App.Base")], ["a plain 'Base' is created instead"]),
    Example(
      "substitute",
      [.created("App.Base", insteadOf: "App.Old")],
      ["a plain 'Base' is created instead of 'Old'"]
    ),
    Example(
      "same owners",
      [.alsoHolds(for: ["App.A", "B"])],
      ["other possible owners of the nib have the same problem: 'A', 'B'"]
    ),
    Example(
      "unseen owner",
      [.owned(insteadOf: "App.Old", isKnown: false)],
      ["code loads the nib with this owner; class 'Old' of File's Owner was not found"]
    ),
    Example(
      "owner that is a view",
      [.owned(insteadOf: "App.CardView", isKnown: true)],
      ["code loads the nib with this owner; class 'CardView' of File's Owner is not a controller"]
    ),
    Example(
      "other owners",
      [.doesNotHold(for: ["App.A", "B"])],
      ["other possible owners of the nib do not have the same problem: 'A', 'B'"]
    ),
    Example(
      "assignment",
      [.setAgain(in: "viewDidLoad()", at: location)],
      ["'viewDidLoad()' always overwrites this value App/Panel.swift:4:5"]
    ),
    Example("use", [.used(at: location)], ["used here App/Panel.swift:4:5"]),
    Example("name", [.name(heldBy: "Names.list")], ["the name is the value of 'Names.list'"]),
    Example("storyboard", [.storyboard(heldBy: "board")], ["the storyboard is the value of 'board'"]),
    unreachable(.nib, "no code or document loads this nib"),
    unreachable(.scene, "no code or document presents this scene"),
    unreachable(.cell, "no code requests this cell"),
    unreachable(
      .idleTable,
      "the table or collection of this cell has no data source, and nothing is connected to it"
    ),
    unreachable(.replacedCell, "code registers another class or nib for the identifier of this cell"),
    unreachable(
      .inactiveControl,
      "the control or gesture recognizer is hidden or disabled, and no outlet is connected to it"
    ),
    unreachable(.registration, "no code requests a cell with this identifier"),
    unreachable(.hiddenBarItem, "no navigation bar shows this item"),
    unreachable(.unsentEvent, "the control never sends this event"),
    unreachable(.notBuilt, "no target builds this document"),
    unreachable(.sourceNotBuilt, "no target builds this source"),
    unreachable(.unmade, "no code or document instantiates this class"),
    unreachable(.uncalled, "nothing calls this code"),
  ]

  private static func unreachable(
    _ part: UnreachablePart,
    _ reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Example<[Finding.Note], [String]> {
    Example("\(part)", [.unreachable(part)], ["unreachable: \(reason)"], sourceLocation: sourceLocation)
  }

  @Test("Notes", arguments: notes)
  func notes(_ row: Example<[Finding.Note], [String]>) {
    let notes = row.input.map { $0.message + ($0.location.map { " \($0)" } ?? "") }
    #expect(notes == row.expected, sourceLocation: row.sourceLocation)
  }
}
