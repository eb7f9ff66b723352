import Checks
import NibLoading
import Validation

// The messages about log lines and their locations.
extension ReportMessages {
  static func located(_ located: Int, of all: Int) -> String {
    if all == 0 { return "No nib-related message found." }
    return located == all ? "Located \(count(all, "line"))." : "Located \(located) of \(count(all, "line"))."
  }

  static func nothingFits(_ name: String?, butNearest number: Int) -> String {
    "no match" + (name.map { " for '\($0)'" } ?? "") + (number == 0 ? "" : "; closest:")
  }

  static func morePlaces(_ number: Int) -> String {
    "\(count(number, "more place")) (--verbose lists all)"
  }

  static func alsoPrinted(in numbers: [Int]) -> String {
    let shown = numbers.prefix(5).map(String.init).joined(separator: ", ")
    let rest = numbers.count > 5 ? " and \(numbers.count - 5) more" : ""
    return "also in \(numbers.count == 1 ? "line" : "lines") \(shown)\(rest)"
  }

  /// Returns the message of a finding at a location, its notes, and the declaration, the suggestion and the fix, if
  /// any.
  static func explanation(of finding: Finding, _ fix: FileFix.Change?) -> [String] {
    return ["\(finding.message) [\(finding.id.rawValue)]"] + finding.notes.map(note)
      + [
        finding.declaration.map { place($0, of: finding.id) },
        finding.suggestion.map(didYouMean),
        fix.map(fixed),
      ].compactMap(\.self)
  }

  /// Returns a hint about the command that may make a change.
  private static func fixed(by change: FileFix.Change) -> String {
    switch change.kind {
    case .attribute, .module: "'nibproof fix' may fix this"
    case .repair(let name, _): "'nibproof fix' may rename this to '\(name.new)'"
    case .classRemoval: "'nibproof fix --unsafe' may remove the class"
    case .removal: "'nibproof fix --unsafe' may remove this"
    case .renaming(let name): "'nibproof fix --unsafe' may rename this to '\(name)'"
    }
  }

  /// Returns a phrase for the part of a document or source at a location.
  static func phrase(_ place: LocatedPlace) -> String {
    let name = place.name.map { " '\($0)'" } ?? ""
    let of = place.object.map { " of \(phrase($0))" } ?? ""
    switch place.kind {
    case .attribute: return "runtime attribute\(name)\(of)"
    case .object: return place.object.map { phrase($0) } ?? "object"
    case .source: return "request for\(name)"
    case .document: return "the document"
    case .setting: return "key\(name)"
    case .outlet, .action, .segue, .binding, .image: return "\(place.kind.rawValue)\(name)\(of)"
    }
  }

  /// Returns the reason why a message may refer to a location.
  static func reason(_ reason: LocatedPlace.Reason) -> String {
    switch reason {
    case .predicted: "exact match: loading the document prints this line"
    case .named: "same name"
    case .withoutInitialController: "no initial view controller"
    case .sameClass: "same class"
    case .otherModule: "a class of the same name in another module"
    case .fallback(let name): "this class is created instead if '\(name)' is not found"
    case .reportedEarlier: "an earlier line reports the class as missing"
    case .subclass(let name): "the class inherits from '\(name)'"
    case .otherOwner: "File's Owner is the object that loads the nib"
    case .withoutOwner: "a nib loaded with a nil owner connects outlets to a plain 'NSObject'"
    case .namedFile: "the message names the file"
    case .alongKeyPath: "the key is part of the key path"
    case .responderChain: "the action is sent up the responder chain"
    case .unconnected(let outlet): "outlet '\(outlet)' is not connected, and the line uses it"
    case .withoutImage(let outlet): "the object of outlet '\(outlet)' has no image, and the line uses it"
    case .declaredType(let name): "the outlet is declared as '\(name)', which has this method"
    case .withoutCustomClass:
      "the object has no custom class, but the identifier is the name of the expected class"
    case .asked: "the name is requested here"
    case .notInBundle(let targets) where targets.isEmpty:
      "the file exists here, so it must be missing from the app's bundle"
    case .notInBundle(let targets):
      "the file is built into \(targets.joined(separator: ", ")), so the app must have searched another bundle"
    case .inNoTarget: "the file exists, but no target builds it"
    case .otherClass(let name): "same name" + (name.map { ", on an object of class '\($0)'" } ?? "")
    case .similarName(let name): "similar name '\(name)'"
    }
  }
}

extension LocatedPlace.Reason {
  /// A stable name for machine-readable formats.
  var name: String {
    switch self {
    case .predicted: "predicted"
    case .named: "named"
    case .withoutInitialController: "without-initial-controller"
    case .sameClass: "same-class"
    case .otherModule: "other-module"
    case .fallback: "fallback"
    case .reportedEarlier: "stated-before"
    case .subclass: "subclass"
    case .otherOwner: "other-owner"
    case .withoutOwner: "without-owner"
    case .namedFile: "named-file"
    case .alongKeyPath: "along-key-path"
    case .responderChain: "responder-chain"
    case .unconnected: "unconnected"
    case .withoutImage: "without-image"
    case .declaredType: "declared-type"
    case .withoutCustomClass: "without-custom-class"
    case .asked: "asked"
    case .notInBundle: "not-in-bundle"
    case .inNoTarget: "in-no-target"
    case .otherClass: "other-class"
    case .similarName: "similar-name"
    }
  }
}

extension ConsoleStatement {
  /// The name that a matching location must contain; nil if the line does not contain a name.
  var subject: String? { possibleSubject.flatMap { $0.isEmpty ? nil : $0 } }

  /// The name in the line; empty if a shortened line lacks the name.
  private var possibleSubject: String? {
    switch self {
    case .undefinedKey(let name, _), .unreadableKey(let name, _), .nilForKey(let name, _),
      .unrecognizedSelector(let name, _), .attribute(let name, _), .unknownClass(let name, _),
      .notInstantiated(let name), .segueClass(let name), .cast(_, let name), .duplicateClass(let name),
      .outlet(let name, _, _), .rejectedOutlet(let name, _), .missingWindowNib(let name),
      .repeatingContent(let name), .action(let name, _), .binding(let name, _),
      .missingNib(let name), .missingStoryboard(let name), .missingTransformer(let name),
      .missingSegue(let name, _),
      .segueNotPerformed(let name),
      .viewNotSet(let name), .tableNotSet(let name), .tableNotInstantiated(let name, _),
      .multipleTopLevelObjects(let name), .unregisteredIdentifier(let name),
      .differentIdentifier(let name, _),
      .missingImage(let name):
      name
    case .missingController(let name), .initializer(_, let name): name
    case .replacedObject, .sharedView, .illegalConfiguration, .missingLayout, .missingPrincipalClass,
      .missingDelegate, .missingDocumentClass, .missingWindow, .undequeuedCell, .stackOverflow,
      .nilUnwrapped, .nilArgument, .nilPushed:
      nil
    }
  }

  /// A stable name for machine-readable formats.
  var name: String {
    switch self {
    case .undefinedKey: "undefined-key"
    case .unreadableKey: "unreadable-key"
    case .nilForKey: "nil-for-key"
    case .unrecognizedSelector: "unrecognized-selector"
    case .attribute: "attribute"
    case .unknownClass: "unknown-class"
    case .notInstantiated: "not-instantiated"
    case .segueClass: "segue-class"
    case .missingPrincipalClass: "missing-principal-class"
    case .missingWindow: "missing-window"
    case .missingDelegate: "missing-delegate"
    case .missingDocumentClass: "missing-document-class"
    case .cast: "cast"
    case .initializer: "initializer"
    case .duplicateClass: "duplicate-class"
    case .outlet: "outlet"
    case .rejectedOutlet: "rejected-outlet"
    case .missingWindowNib: "missing-window-nib"
    case .repeatingContent: "repeating-content"
    case .illegalConfiguration: "illegal-configuration"
    case .action: "action"
    case .binding: "binding"
    case .missingNib: "missing-nib"
    case .missingTransformer: "missing-transformer"
    case .missingStoryboard: "missing-storyboard"
    case .missingController: "missing-controller"
    case .missingSegue: "missing-segue"
    case .segueNotPerformed: "segue-not-performed"
    case .viewNotSet: "view-not-set"
    case .tableNotSet, .tableNotInstantiated: "table-not-set"
    case .missingLayout: "missing-layout"
    case .undequeuedCell: "undequeued-cell"
    case .stackOverflow: "stack-overflow"
    case .multipleTopLevelObjects: "crowded-nib"
    case .unregisteredIdentifier: "unregistered-identifier"
    case .differentIdentifier: "different-identifier"
    case .missingImage: "missing-image"
    case .replacedObject: "replaced-object"
    case .sharedView: "shared-view"
    case .nilUnwrapped: "nil-unwrapped"
    case .nilArgument: "nil-argument"
    case .nilPushed: "nil-pushed"
    }
  }
}
