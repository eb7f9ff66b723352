import InterfaceDocuments
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import SourceModel

extension FindingMessagesTests {
  static func named(
    _ thing: MissingName.Thing,
    _ message: String,
    isUnwrapped: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    let name = MissingName(
      thing,
      ifMissing: isUnwrapped ? .nilResult : .exception,
      resultUse: isUnwrapped ? .something : nil
    )
    return row(name, message, sourceLocation: sourceLocation)
  }

  static func cast(
    _ role: Use.Role,
    _ subject: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    row(
      FailedCast(
        subject: .requested(
          Use(role, StringValue("Main"), in: "f()", at: location.position, location: location)
        ),
        classNames: ["A", "B"],
        wanted: "C"
      ),
      "\(subject) is of class 'A' or 'B'; the cast to 'C' fails",
      sourceLocation: sourceLocation
    )
  }

  static func contained(
    _ origin: ContainedController.Origin,
    _ steps: [ContainedController.Step],
    _ subject: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    row(
      FailedCast(
        subject: .contained(ContainedController(origin: origin, steps: steps)),
        classNames: ["A"],
        wanted: "B",
        property: "card"
      ),
      "\(subject) is of class 'A', which has no property 'card' of 'B'",
      sourceLocation: sourceLocation
    )
  }

  static func misplaced(_ bundle: ReferencedBundle, _ place: MisplacedDocument.Place) -> MisplacedDocument {
    MisplacedDocument(file: "Main.xib", bundle: bundle, target: "Kit", place: place)
  }

  static let names: [Row] = [
    named(.nib("Main"), "nib 'Main' not found"),
    named(
      .nib("Main"),
      "nib 'Main' not found; this code requires a result",
      isUnwrapped: true
    ),
    named(.storyboard("Main"), "storyboard 'Main' not found"),
    named(.image("Main"), "image 'Main' not found"),
    named(
      .controller("List", storyboard: "Main"),
      "view controller 'List' not found in storyboard 'Main'"
    ),
    named(
      .controller("List", storyboard: nil),
      "view controller 'List' not found in any storyboard"
    ),
    named(
      .initialController("Main"),
      "storyboard 'Main' has no initial view controller; this code requires a result",
      isUnwrapped: true
    ),
    named(.segue("show", of: "List"), "segue 'show' not found"),
    named(.ownSegue("show", of: "App.List", on: .all), "segue 'show' not found in the scenes of 'List'"),
    named(
      .reusable("Row", .tableCell),
      "cell with reuse identifier 'Row' not found in documents or code"
    ),
    named(
      .reusable("Row", .headerFooterView),
      "view with reuse identifier 'Row' not found in documents or code"
    ),
    named(
      .reusable("Row", .tableCell),
      "cell with reuse identifier 'Row' not found in documents or code; this code requires a result",
      isUnwrapped: true
    ),
    named(
      .ownReusable("Row", .collectionCell, of: "App.List", on: .all),
      "cell with reuse identifier 'Row' not found in the scenes of 'List' or in code"
    ),
    named(
      .ownReusable("Row", .tableCell, of: "App.List", on: .all),
      "cell with reuse identifier 'Row' not found in the scenes of 'List' or in code; this code requires a result",
      isUnwrapped: true
    ),
    named(
      .reusable("Row", .item),
      "item with identifier 'Row' not found in documents or code"
    ),
    row(
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .framework)),
      "nib 'Main' not found in the main bundle"
    ),
    row(
      MisplacedName(
        name: MissingName(.storyboard("Main")),
        document: misplaced(.ofClass("List"), .ownModule)
      ),
      "storyboard 'Main' not found in the bundle of 'List'"
    ),
    row(
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .outsideOfPod)),
      "nib 'Main' not found in any bundle"
    ),
    row(
      MisplacedName(name: MissingName(.nib("Main")), document: misplaced(.main, .ofOldPackage)),
      "nib 'Main' not found in any bundle"
    ),
    cast(.nib(Use.Nib()), "the first object of nib 'Main'"),
    cast(.storyboard(bundle: .main), "storyboard 'Main'"),
    cast(.scene(Use.Scene(of: StringValue("Cards"))), "view controller 'Main' of storyboard 'Cards'"),
    cast(.scene(Use.Scene()), "view controller 'Main'"),
    cast(.scene(Use.Scene(isInitial: true)), "the initial view controller of storyboard 'Main'"),
    cast(.segue(isOwn: true), "segue 'Main'"),
    cast(.cell(Use.Cell(.tableCell)), "the cell with reuse identifier 'Main'"),
    cast(.cell(Use.Cell(.supplementaryView, mayBeNil: true)), "the view with reuse identifier 'Main'"),
    contained(.window, [], "the window's root view controller"),
    contained(.itself, [.child(1), .cast(to: "C")], "the view controller at index 1 of the container"),
    contained(.window, [.top], "the top view controller of the navigation controller"),
  ]

  static func uncertain(_ reason: SetValueOutcome.Uncertainty.Reason, keyPath: String = "size")
    -> UncertainMember
  {
    UncertainMember(.undefinedOutlet, "outlet 'part'", keyPath: keyPath, className: "App.Panel", reason)
  }

  private static func attempted(_ path: ResultUse.FailurePath) -> FailedCast {
    let use = Use(
      .cell(Use.Cell(.collectionCell)),
      StringValue("Main"),
      in: "f()",
      at: location.position,
      location: location
    )
    return FailedCast(subject: .requested(use), classNames: ["A"], wanted: "B", ifFailed: path)
  }

  static let attempts: [Row] = [
    row(
      attempted(.other),
      "the cell with reuse identifier 'Main' is of class 'A'; the cast to 'B' always fails"
    ),
    row(
      attempted(.returnsNewCell),
      "the cell with reuse identifier 'Main' is of class 'A'; the cast to 'B' always fails, and code "
        + "returns a new cell, which is not dequeued"
    ),
  ]

  static let undecided: [Row] = [
    row(
      uncertain(.unknownCompiler, keyPath: "size"),
      "cannot check whether outlet 'part' of 'Panel' is visible to Objective-C: only the Swift compilers of Xcode 9 and later "
        + "make private inspectable properties visible"
    ),
    row(
      uncertain(.openChain(missing: "App.Panel")),
      "cannot check outlet 'part': class 'Panel' was not found"
    ),
    row(
      uncertain(.openChain(missing: "Base")),
      "cannot check outlet 'part' of 'Panel': superclass 'Base' was not found"
    ),
    row(
      uncertain(.unresolvedType("_")),
      "cannot check 'size': its type is inferred"
    ),
    row(
      uncertain(.unresolvedType("Length")),
      "cannot check 'size': type 'Length' was not found"
    ),
    row(
      uncertain(.unmodeledAccessor(key: "hash"), keyPath: "title.hash"),
      "cannot check 'title.hash': the accessor of 'hash' is not simulated"
    ),
    row(
      uncertain(.unsureConversion),
      "cannot check 'size': the platform's conversion of this value is unknown"
    ),
    row(
      uncertain(.unlistedSelector, keyPath: "open:"),
      "cannot check action 'open:' of 'Panel': a framework class may implement it"
    ),
    row(
      uncertain(.hiddenStorage),
      "cannot check 'size' of 'Panel': it has no public setter, but may have a private setter or an instance variable"
    ),
    row(
      uncertain(.privateVariable),
      "cannot check outlet 'part' of 'Panel': it may be a private instance variable"
    ),
    row(
      uncertain(.unseenRequirement),
      "cannot check whether outlet 'part' of 'Panel' is visible to Objective-C: some protocols of the class were not found"
    ),
    row(
      uncertain(.unknownIntroduction),
      "cannot check outlet 'part' of 'Panel': it may have been introduced after the deployment target"
    ),
    row(
      uncertain(.overriddenSetting(selector: "setValue:forKey:", className: "App.Panel")),
      "cannot check outlet 'part': 'Panel' overrides 'setValue:forKey:', which may handle the key"
    ),
    row(
      uncertain(.unseenExtension),
      "cannot check outlet 'part' of 'Panel': a dependency that was not found may add it"
    ),
    row(
      uncertain(.adoptedSubclass("Big")),
      "'Panel' has no outlet 'part', but code may change the object's class to 'Big', which has it"
    ),
    row(
      uncertain(.unseenObject(className: "App.Panel")),
      "cannot check outlet 'part': the object may be an instance of a subclass of 'Panel', or nil"
    ),
    row(UnknownClass.unseen("Panel", module: nil), "class 'Panel' not found"),
    row(UnknownClass.unseen("Panel", module: "Kit"), "class 'Kit.Panel' not found"),
    row(UnknownClass.likely("Panle", .misspelling), "class 'Panle' not found"),
    row(
      UnknownClass.likely("Panel", .module),
      "class 'Panel' not found in the module that the document names"
    ),
    row(
      UnknownClass.ofPackage(ClassModule(of: "Panel", "Kit"), inherited: "Kit"),
      "class 'Kit.Panel' is probably not found at run time: Xcode builds the resources of a package's target as another module; name the module explicitly"
    ),
    row(
      UnknownClass.ofPackage(ClassModule(of: "Panel", nil), inherited: "Kit"),
      "class 'Kit.Panel' is probably not found at run time: Xcode builds the resources of a package's target as another module; remove the module, since the class has an Objective-C name"
    ),
  ]
}
