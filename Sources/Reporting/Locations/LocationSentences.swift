import NibLoading
import Validation

// What is said of the lines of a log and their places, kept in one place.
extension Sentences {
  static func located(_ located: Int, of all: Int) -> String {
    if all == 0 { return "No line speaks of a nib." }
    return located == all ? "Located \(count(all, "line"))." : "Located \(located) of \(count(all, "line"))."
  }

  static func nothingFits(_ name: String?, butNearest number: Int) -> String {
    "nothing here fits" + (name.map { " '\($0)'" } ?? "") + (number == 0 ? "" : "; nearest:")
  }

  static func morePlaces(_ number: Int) -> String {
    "and \(count(number, "place")) more (--verbose lists them)"
  }

  static func alsoPrinted(in numbers: [Int]) -> String {
    let shown = numbers.prefix(5).map(String.init).joined(separator: ", ")
    let rest = numbers.count > 5 ? " and \(numbers.count - 5) more" : ""
    return "also in \(numbers.count == 1 ? "line" : "lines") \(shown)\(rest)"
  }

  /// What stands at a place.
  static func phrase(_ place: LocatedPlace) -> String {
    let name = place.name.map { " '\($0)'" } ?? ""
    let of = place.object.map { " of \(phrase($0))" } ?? ""
    switch place.kind {
    case .attribute: return "runtime attribute\(name)\(of)"
    case .object: return place.object.map { phrase($0) } ?? "object"
    case .source: return "asks for\(name)"
    case .document: return "the document"
    case .outlet, .action, .segue, .binding, .image: return "\(place.kind.rawValue)\(name)\(of)"
    }
  }

  /// Why it is that place.
  static func reason(_ reason: LocatedPlace.Reason) -> String {
    switch reason {
    case .foretold: "loading the document prints this"
    case .named: "it has that name"
    case .withoutInitialController: "it has no initial controller"
    case .sameClass: "it is of that class"
    case .otherModule: "it is of a class of that name, in another module"
    case .fallback(let name): "it is of that class where \(name) is missing"
    case .statedBefore: "the log says that the class is missing"
    case .subclass(let name): "that class inherits from \(name)"
    case .otherOwner: "File's Owner is whoever loads the nib"
    case .withoutOwner: "a nib that is loaded without an owner has an NSObject in its place"
    case .namedFile: "the line names the file"
    case .alongKeyPath: "the key stands along the key path"
    case .responderChain: "the action goes up the responder chain"
    case .unconnected(let outlet): "nothing connects the outlet '\(outlet)', which the line unwraps"
    case .withoutCustomClass: "it has the name of the class that is expected, and no custom class"
    case .asked: "the name stands here"
    case .notInBundle(let targets) where targets.isEmpty: "it is here, so the app's bundle lacks it"
    case .notInBundle(let targets):
      "it is here and built into \(targets.joined(separator: ", ")), so another bundle was asked"
    case .inNoTarget: "it is here, and no target of the project builds it"
    case .otherClass(let name): "it has that name" + (name.map { ", on an object of class \($0)" } ?? "")
    case .similarName(let name): "'\(name)' is nearly that name"
    }
  }
}

extension LocatedPlace.Reason {
  /// A stable name for programs.
  var name: String {
    switch self {
    case .foretold: "foretold"
    case .named: "named"
    case .withoutInitialController: "without-initial-controller"
    case .sameClass: "same-class"
    case .otherModule: "other-module"
    case .fallback: "fallback"
    case .statedBefore: "stated-before"
    case .subclass: "subclass"
    case .otherOwner: "other-owner"
    case .withoutOwner: "without-owner"
    case .namedFile: "named-file"
    case .alongKeyPath: "along-key-path"
    case .responderChain: "responder-chain"
    case .unconnected: "unconnected"
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
  /// The name that a place would have to have.
  var subject: String? {
    switch self {
    case .undefinedKey(let name, _), .unreadableKey(let name, _), .nilForKey(let name, _),
      .unrecognizedSelector(let name, _), .attribute(let name, _), .unknownClass(let name, _),
      .notInstantiated(let name), .segueClass(let name), .cast(_, let name), .duplicateClass(let name),
      .outlet(let name, _, _), .repeatingContent(let name), .action(let name, _), .binding(let name, _),
      .missingNib(let name), .missingStoryboard(let name), .missingSegue(let name, _),
      .viewNotSet(let name), .tableNotSet(let name), .tableNotInstantiated(let name, _),
      .crowdedNib(let name), .unregisteredIdentifier(let name), .differentIdentifier(let name, _),
      .missingImage(let name):
      name
    case .missingController(let name), .initializer(_, let name): name
    case .replacedObject, .sharedView, .nilUnwrapped: nil
    }
  }

  /// A stable name for programs.
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
    case .cast: "cast"
    case .initializer: "initializer"
    case .duplicateClass: "duplicate-class"
    case .outlet: "outlet"
    case .repeatingContent: "repeating-content"
    case .action: "action"
    case .binding: "binding"
    case .missingNib: "missing-nib"
    case .missingStoryboard: "missing-storyboard"
    case .missingController: "missing-controller"
    case .missingSegue: "missing-segue"
    case .viewNotSet: "view-not-set"
    case .tableNotSet, .tableNotInstantiated: "table-not-set"
    case .crowdedNib: "crowded-nib"
    case .unregisteredIdentifier: "unregistered-identifier"
    case .differentIdentifier: "different-identifier"
    case .missingImage: "missing-image"
    case .replacedObject: "replaced-object"
    case .sharedView: "shared-view"
    case .nilUnwrapped: "nil-unwrapped"
    }
  }
}
