import ClassInterfaces
import NibLoading
import RuntimeAttributes

/// A name that a document or source asks for, and that nothing may have.
enum MissingName: Hashable, Sendable {
  case nib(String)
  /// A nib of a window's controller.
  case windowNib(String)
  /// A nib that code asks AppKit for by what answers nil, or false, where there is none: `NSNib(nibNamed:bundle:)`,
  /// `loadNibNamed(_:owner:topLevelObjects:)`.
  case optionalNib(String)
  case storyboard(String)
  case image(String)
  /// A controller by its identifier; no storyboard where any may be meant.
  case controller(String, storyboard: String?)
  /// The initial controller of a storyboard, by the storyboard's name, where code takes it for granted.
  case initialController(String, NameReference.ResultUse)
  /// A segue by its identifier, and the class that performs it; nil where the code asks another object to.
  case segue(String, of: String?)
  /// A segue that other controllers have, by its identifier, and the class that performs it as one of its own.
  case ownSegue(String, of: String)
  /// A cell or view that a table or collection reuses, by its identifier.
  case reusable(String, NameReference.Reusable)
  /// One that code takes for granted where the table gives nil.
  case optionalReusable(String, NameReference.Reusable, NameReference.ResultUse)

  /// One that other scenes have, by its identifier, and the class that asks its own table or collection for it; what the code
  /// takes for granted where the table gives nil.
  case ownReusable(String, NameReference.Reusable, of: String, NameReference.ResultUse?)

  /// The name or identifier.
  var name: String {
    switch self {
    case .nib(let name), .windowNib(let name), .optionalNib(let name), .storyboard(let name),
      .image(let name),
      .controller(let name, _),
      .initialController(let name, _), .segue(let name, _), .ownSegue(let name, _), .reusable(let name, _),
      .optionalReusable(let name, _, _), .ownReusable(let name, _, _, _):
      name
    }
  }

  /// Whether a cell or view is asked for that a table or collection reuses.
  var isReusable: Bool {
    switch self {
    case .reusable, .optionalReusable, .ownReusable: true
    default: false
    }
  }

  /// What a finding of it is called.
  var id: FindingID {
    switch self {
    case .nib, .windowNib, .optionalNib: .missingNib
    case .storyboard: .missingStoryboard
    case .image: .missingResource
    case .controller, .initialController, .segue, .ownSegue, .reusable, .optionalReusable, .ownReusable:
      .missingIdentifier
    }
  }

  /// What becomes of the app.
  ///
  /// An image is logged and left out, and so is a window, whose controller logs that it failed to load the nib and goes on
  /// without one (XToDo#40, HockeySDK-Mac#12, ShiftIt#144); code asks AppKit for other nibs by methods that answer nil or false
  /// (NSNib, NSBundle), controllers of views aside. What else is asked for after the load ends the app then.
  var consequence: Consequence {
    switch self {
    case .image, .windowNib, .optionalNib: .dropped
    case .nib, .storyboard, .controller, .initialController, .segue, .ownSegue, .reusable, .optionalReusable,
      .ownReusable:
      .crashOnUse
    }
  }

  /// What the platform prints when it does not find the name; nil where its words are not known.
  func consoleLine(on platform: Platform) -> String? {
    switch self {
    case .nib(let name): NibError.missingNib(name).consoleLine(on: platform)
    case .image(let name): ConsoleLine.missingImage(name)
    case .windowNib, .optionalNib: nil
    case .initialController(_, let demand), .optionalReusable(_, _, let demand),
      .ownReusable(_, _, _, let demand?):
      demand.consoleLineOfNil
    case _ where platform == .macOS: nil
    case .storyboard(let name): NibError.missingStoryboard(name).consoleLine(on: platform)
    case .controller(let identifier, _):
      NibError.missingController(identifier: identifier).consoleLine(on: platform)
    case .segue(let identifier, let className): ConsoleLine.missingSegue(identifier, of: className ?? "…")
    case .ownSegue(let identifier, let className): ConsoleLine.missingSegue(identifier, of: className)
    case .reusable(let identifier, let reusable), .ownReusable(let identifier, let reusable, _, nil):
      switch reusable {
      case .tableCell: ConsoleLine.unregisteredCell(identifier)
      case .collectionCell: ConsoleLine.unregisteredCollectionCell(identifier)
      // The line names the kind of view, which is known as the app runs.
      case .supplementaryView, .headerFooterView: nil
      }
    }
  }
}

extension NameReference.ResultUse {
  /// What Swift's runtime prints where there is nothing; nil where the code itself ends the app.
  fileprivate var consoleLineOfNil: String? {
    switch self {
    case .something, .cast, .unwrappedCast: ConsoleLine.nilUnwrapped
    // Of what AppKit and UIKit print of a row that is nil each version has words of its own.
    case .guarded, .guardedCast, .answered: nil
    }
  }
}
