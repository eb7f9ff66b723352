import InterfaceDocuments
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import SourceModel

extension FindingSentencesTests {
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
    return row(.missing(name, isProved: true), message, sourceLocation: sourceLocation)
  }

  static func cast(
    _ role: Use.Role,
    _ subject: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    row(
      .failedCast(
        Use(role, StringValue("Main"), in: "f()", at: location.position, location: location),
        ["A", "B"],
        to: "C"
      ),
      "\(subject) is of class A or B, so the cast to C fails",
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
      "nib 'Main' not found; the nil result is unwrapped here",
      isUnwrapped: true
    ),
    named(.storyboard("Main"), "storyboard 'Main' not found"),
    named(.image("Main"), "image 'Main' not found"),
    named(
      .controller("List", storyboard: "Main"),
      "storyboard 'Main' has no view controller with identifier 'List'"
    ),
    named(
      .controller("List", storyboard: nil),
      "no storyboard has a view controller with identifier 'List'"
    ),
    named(
      .initialController("Main"),
      "storyboard 'Main' has no initial view controller; the nil result is unwrapped here",
      isUnwrapped: true
    ),
    named(.segue("show", of: "List"), "no storyboard has a segue with identifier 'show'"),
    named(.ownSegue("show", of: "App.List", on: .all), "no scene of List has a segue with identifier 'show'"),
    named(
      .reusable("Row", .tableCell),
      "no document has a cell with reuse identifier 'Row', and no code registers one"
    ),
    named(
      .reusable("Row", .headerFooterView),
      "no document has a view with reuse identifier 'Row', and no code registers one"
    ),
    named(
      .reusable("Row", .tableCell),
      "no document has a cell with reuse identifier 'Row', and no code registers one; the nil result is unwrapped here",
      isUnwrapped: true
    ),
    named(
      .ownReusable("Row", .collectionCell, of: "App.List", on: .all),
      "no scene of List has a cell with reuse identifier 'Row', and no code registers one"
    ),
    named(
      .ownReusable("Row", .tableCell, of: "App.List", on: .all),
      "no scene of List has a cell with reuse identifier 'Row', and no code registers one; the nil result is unwrapped here",
      isUnwrapped: true
    ),
    named(
      .reusable("Row", .item),
      "no document has an item with identifier 'Row', and no code registers one"
    ),
    row(
      .misplaced(MissingName(.nib("Main")), misplaced(.main, .framework)),
      "nib 'Main' not found in the main bundle"
    ),
    row(
      .misplaced(MissingName(.storyboard("Main")), misplaced(.ofClass("List"), .ownModule)),
      "storyboard 'Main' not found in the bundle of List"
    ),
    cast(.nib(Use.Nib()), "the first object of nib 'Main'"),
    cast(.storyboard(bundle: .main), "storyboard 'Main'"),
    cast(.scene(Use.Scene(of: StringValue("Cards"))), "view controller 'Main' of storyboard 'Cards'"),
    cast(.scene(Use.Scene()), "view controller 'Main'"),
    cast(.scene(Use.Scene(isInitial: true)), "the initial view controller of storyboard 'Main'"),
    cast(.segue(isOwn: true), "segue 'Main'"),
    cast(.cell(Use.Cell(.tableCell)), "the cell with reuse identifier 'Main'"),
    cast(.cell(Use.Cell(.supplementaryView, mayBeNil: true)), "the view with reuse identifier 'Main'"),
  ]

  static let subject = "outlet 'part'"

  static let undecided: [Row] = [
    row(
      .openChain(subject: subject, className: "App.Panel", missing: "App.Panel"),
      "cannot check outlet 'part': class 'Panel' was not found"
    ),
    row(
      .openChain(subject: subject, className: "App.Panel", missing: "Base"),
      "cannot check outlet 'part' of Panel: superclass 'Base' was not found"
    ),
    row(
      .unresolvedType(keyPath: "size", type: "_"),
      "cannot check 'size': its type is inferred"
    ),
    row(
      .unresolvedType(keyPath: "size", type: "Length"),
      "cannot check 'size': type 'Length' was not found"
    ),
    row(
      .unmodeledAccessor(keyPath: "title.hash", key: "hash"),
      "cannot check 'title.hash': the accessor of 'hash' is not simulated"
    ),
    row(
      .unsureConversion(keyPath: "size"),
      "cannot check 'size': the platform's conversion of this value is unknown"
    ),
    row(
      .unlistedSelector(selector: "open:", className: "App.Panel"),
      "cannot check action 'open:' of Panel: a framework class may implement it"
    ),
    row(
      .hiddenStorage(keyPath: "size", className: "App.Panel"),
      "cannot check 'size' of Panel: it has no public setter, but may have a private setter or an instance variable"
    ),
    row(
      .privateVariable(subject: subject, className: "App.Panel"),
      "cannot check outlet 'part' of Panel: it may be a private instance variable"
    ),
    row(
      .unseenRequirement(subject: subject, className: "App.Panel"),
      "cannot check whether outlet 'part' of Panel is visible to Objective-C: some of its protocols were not found"
    ),
    row(
      .unknownIntroduction(subject: subject, className: "App.Panel"),
      "cannot check outlet 'part' of Panel: it was introduced in an unknown version, perhaps after the deployment target"
    ),
    row(
      .overriddenSetting(subject: subject, selector: "setValue:forKey:", className: "App.Panel"),
      "cannot check outlet 'part': Panel overrides setValue:forKey:, which may handle the key"
    ),
    row(
      .unseenExtension(subject: subject, className: "App.Panel"),
      "cannot check outlet 'part' of Panel: a dependency that was not found may add it"
    ),
    row(
      .adoptedSubclass(subject: subject, className: "App.Panel", subclass: "Big"),
      "Panel has no outlet 'part', but code may change the object's class to Big, which has it"
    ),
    row(
      .unseenObject(subject: subject, className: "App.Panel"),
      "cannot check outlet 'part': the object may be an instance of a subclass of Panel, or nil"
    ),
    row(.unseenClass("Panel", module: nil), "class 'Panel' was not found"),
    row(.unseenClass("Panel", module: "Kit"), "class 'Kit.Panel' was not found"),
    row(.likelyMissing("Panle", .misspelling), "class 'Panle' was not found"),
    row(
      .likelyMissing("Panel", .module),
      "class 'Panel' was not found in the module that the document names"
    ),
    row(
      .packageModule(className: "Panel", module: "Kit"),
      "class 'Kit.Panel' is probably not found: it inherits its module from a package's target, and Xcode builds the target's resources as another module; name the module explicitly"
    ),
  ]
}
