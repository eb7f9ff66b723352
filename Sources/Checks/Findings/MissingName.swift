import KeyValueCoding
import NibLoading
import RuntimeAttributes
package import SourceModel

/// A name that a document or source references but that may not exist.
package enum MissingName: Hashable, Sendable {
  case nib(String)
  /// A nib of a window controller.
  case windowNib(String)
  /// A nib that code loads with an AppKit API that returns nil or false if the nib is missing.
  ///
  /// These APIs are `NSNib(nibNamed:bundle:)` and `loadNibNamed(_:owner:topLevelObjects:)`.
  case optionalNib(String)
  case storyboard(String)
  case image(String)
  /// A controller by its identifier, with its storyboard unless the controller may be in any storyboard.
  case controller(String, storyboard: String?)
  /// The initial controller of a storyboard, by the storyboard's name, if code requires the controller.
  case initialController(String, ResultUse)
  /// A segue by its identifier, with the class that performs it; nil if the code performs it on another object.
  case segue(String, of: String?)
  /// A segue by its identifier, with the class that performs it on itself, if only other controllers have the segue.
  case ownSegue(String, of: String)
  /// A reusable cell or view of a table or collection, by its identifier.
  case reusable(String, Use.Cell.Kind)
  /// A reusable cell or view by its identifier, if the code does not handle a nil result.
  case optionalReusable(String, Use.Cell.Kind, ResultUse)

  /// A reusable cell or view that exists only in other scenes.
  ///
  /// The values are its identifier, the class that dequeues it from its own table or collection, and the result use
  /// if the code does not handle a nil result.
  case ownReusable(String, Use.Cell.Kind, of: String, ResultUse?)

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

  /// Whether the name is the identifier of a reusable cell or view.
  var isReusable: Bool {
    switch self {
    case .reusable, .optionalReusable, .ownReusable: true
    default: false
    }
  }

  /// The id of findings about the name.
  var id: FindingID {
    switch self {
    case .nib, .windowNib, .optionalNib: .missingNib
    case .storyboard: .missingStoryboard
    case .image: .missingResource
    case .controller, .initialController, .segue, .ownSegue, .reusable, .optionalReusable, .ownReusable:
      .missingIdentifier
    }
  }

  /// The consequence at run time.
  ///
  /// A missing image is logged and omitted. So is a window: its controller logs that the nib failed to load, and
  /// continues without a window (XToDo#40, HockeySDK-Mac#12, ShiftIt#144). Except for view controllers, AppKit code
  /// loads other nibs with methods that return nil or false (NSNib, NSBundle). Names that are looked up after the
  /// load crash on use.
  var consequence: Consequence {
    switch self {
    case .image, .windowNib, .optionalNib: .dropped
    case .nib, .storyboard, .controller, .initialController, .segue, .ownSegue, .reusable, .optionalReusable,
      .ownReusable:
      .crashOnUse
    }
  }

  /// Returns the line that the platform prints if the name does not exist, or nil if the line is unknown.
  func consoleLine(on platform: Platform) -> String? {
    switch self {
    case .nib(let name): NibError.missingNib(name).consoleLine(on: platform)
    case .image(let name): ConsoleLine.missingImage(name)
    case .windowNib, .optionalNib: nil
    case .initialController(_, let resultUse), .optionalReusable(_, _, let resultUse),
      .ownReusable(_, _, _, let resultUse?):
      resultUse.consoleLineOfNil
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
      // The console line contains the kind of view, which is known only at run time.
      case .supplementaryView, .headerFooterView: nil
      }
    }
  }
}

extension ResultUse {
  /// The line that Swift's runtime prints for a nil result, or nil if the code itself terminates the app.
  fileprivate var consoleLineOfNil: String? {
    switch self {
    case .something, .cast, .unwrappedCast: ConsoleLine.nilUnwrapped
    // AppKit and UIKit print different lines for a nil row in different versions.
    case .guarded, .guardedCast, .answered: nil
    }
  }
}
