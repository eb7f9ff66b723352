import ClassInterfaces
import InterfaceDocuments
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

extension FindingSentencesTests {
  static func named(
    _ name: MissingName,
    _ message: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Row {
    row(.missing(name, isProved: true), message, sourceLocation: sourceLocation)
  }

  static func cast(
    _ target: NameReference.Target,
    _ subject: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Row {
    row(
      .failedCast(
        NameReference(target, "Main", location: location, member: location.position),
        ["A", "B"],
        to: "C"
      ),
      "\(subject) is of class A or B, and the cast to C fails",
      sourceLocation: sourceLocation
    )
  }

  static let names: [Row] = [
    named(.nib("Main"), "there is no nib 'Main'"),
    named(.windowNib("Main"), "there is no nib 'Main'"),
    named(.optionalNib("Main"), "there is no nib 'Main'"),
    named(.storyboard("Main"), "there is no storyboard 'Main'"),
    named(.image("Main"), "there is no image 'Main'"),
    named(
      .controller("List", storyboard: "Main"),
      "there is no controller with the identifier 'List' in storyboard 'Main'"
    ),
    named(
      .controller("List", storyboard: nil),
      "there is no controller with the identifier 'List' in any storyboard"
    ),
    named(
      .initialController("Main", .something),
      "storyboard 'Main' has no initial controller, and nil is taken for one"
    ),
    named(.segue("show", of: "List"), "there is no segue with the identifier 'show' in any storyboard"),
    named(.ownSegue("show", of: "App.List"), "no scene of List has a segue with the identifier 'show'"),
    named(
      .reusable("Row", .tableCell),
      "there is no cell with the reuse identifier 'Row' in any document, "
        + "and nothing that was read registers one"
    ),
    named(
      .reusable("Row", .headerFooterView),
      "there is no view with the reuse identifier 'Row' in any document, "
        + "and nothing that was read registers one"
    ),
    named(
      .optionalReusable("Row", .tableCell, .something),
      "there is no cell with the reuse identifier 'Row' in any document, "
        + "and nothing that was read registers one, so the table gives nil, which is taken for one"
    ),
    named(
      .ownReusable("Row", .collectionCell, of: "App.List", nil),
      "no scene of List has a cell with the reuse identifier 'Row', "
        + "and nothing that was read registers one"
    ),
    named(
      .ownReusable("Row", .tableCell, of: "App.List", .something),
      "no scene of List has a cell with the reuse identifier 'Row', "
        + "and nothing that was read registers one, so the table gives nil, which is taken for one"
    ),
    cast(.nib, "the first object of nib 'Main'"),
    cast(.windowNib, "the first object of nib 'Main'"),
    cast(.storyboard, "storyboard 'Main'"),
    cast(.controller(storyboard: "Cards"), "the controller with the identifier 'Main' in storyboard 'Cards'"),
    cast(.controller(storyboard: nil), "the controller with the identifier 'Main'"),
    cast(.initialController, "the initial controller of storyboard 'Main'"),
    cast(.segue(isOwn: true), "segue 'Main'"),
    cast(.reusable(.tableCell), "the cell with the reuse identifier 'Main'"),
    cast(.optionalReusable(.supplementaryView), "the view with the reuse identifier 'Main'"),
  ]

  static let subject = "outlet 'part'"

  static let undecided: [Row] = [
    row(
      .openChain(subject: subject, className: "App.Panel", missing: "App.Panel"),
      "whether Panel has outlet 'part' is not known: no source that was read declares all of it"
    ),
    row(
      .openChain(subject: subject, className: "App.Panel", missing: "Base"),
      "whether Panel has outlet 'part' is not known: no source that was read declares its superclass Base"
    ),
    row(
      .unresolvedType(keyPath: "size", type: "_"),
      "what 'size' accepts is not known: its declaration spells no type"
    ),
    row(
      .unresolvedType(keyPath: "size", type: "Length"),
      "what 'size' accepts is not known: no source that was read declares its type Length"
    ),
    row(
      .unsureConversion(keyPath: "size"),
      "what the platform makes of this value for 'size' is not known well enough"
    ),
    row(
      .unlistedSelector(selector: "open:", className: "App.Panel"),
      "Panel has no action 'open:' of its own, and whether a framework gives it one is not known"
    ),
    row(
      .hiddenStorage(keyPath: "size", className: "App.Panel"),
      "Panel has no public setter for 'size', and whether a private one or a variable takes it is not known"
    ),
    row(
      .privateVariable(subject: subject, className: "App.Panel"),
      "whether Panel has outlet 'part' is not known: "
        + "there may be a private instance variable, which no interface shows"
    ),
    row(
      .unseenRequirement(subject: subject, className: "App.Panel"),
      "whether Objective-C sees outlet 'part' of Panel is not known: "
        + "no source that was read declares all of its protocols"
    ),
    row(
      .overriddenSetting(subject: subject, selector: "setValue:forKey:", className: "App.Panel"),
      "whether outlet 'part' is set is not known: Panel overrides setValue:forKey:, which may take the key"
    ),
    row(
      .unseenExtension(subject: subject, className: "App.Panel"),
      "whether Panel has outlet 'part' is not known: a dependency whose sources were not read may add it"
    ),
    row(
      .adoptedSubclass(subject: subject, className: "App.Panel", subclass: "Big"),
      "Panel has no outlet 'part'; code makes objects instances of its subclass Big, which has it"
    ),
    row(
      .unseenObject(subject: subject, className: "App.Panel"),
      "whether outlet 'part' is there is not known: "
        + "the path leads to an object that may derive from Panel, or be missing"
    ),
    row(.unseenClass("Panel", module: nil), "no source that was read declares Panel"),
    row(.unseenClass("Panel", module: "Kit"), "no source that was read declares Kit.Panel"),
    row(.likelyMissing("Panle", .misspelling), "no source declares class 'Panle'"),
    row(
      .packageModule(className: "Panel", module: "Kit"),
      "whether the nib finds Kit.Panel is not known: it inherits its module from the target, and Xcode was seen "
        + "to build the resources of a package's target as a module of their own; name the module instead"
    ),
  ]
}
