import KeyValueCoding
import NibLoading
import RuntimeAttributes
package import SourceModel

/// A document or source references a nib, storyboard, identifier, image or color that does not exist.
package struct MissingName: FindingContent, Hashable {
  /// A referenced nib, storyboard, image or color, or an object with an identifier.
  package enum Thing: Hashable, Sendable {
    case nib(String)
    case storyboard(String)
    case image(String)
    /// A color of an asset catalog.
    case color(String)
    /// A controller by its identifier, with the name of its storyboard; nil for any storyboard.
    case controller(String, storyboard: String?)
    /// The initial controller of a storyboard, by the storyboard's name.
    case initialController(String)
    /// A segue by its identifier, with the class that performs the segue; nil if code performs the segue on another
    /// object.
    case segue(String, of: String?)
    /// A segue that only other controllers have, by its identifier, with the class that performs the segue on itself.
    case ownSegue(String, of: String, on: DeviceSet)
    /// A controller that a class instantiates from its own storyboard, but that exists only in storyboards without
    /// scenes of the class.
    case ownController(String, of: String, on: DeviceSet)
    /// A reusable cell or view of a table or collection, by its identifier.
    case reusable(String, NibLoadingAPI.Reusable)
    /// A reusable cell or view that exists only in other scenes, by its identifier, with the class that dequeues the
    /// cell or view from its own table or collection.
    case ownReusable(String, NibLoadingAPI.Reusable, of: String, on: DeviceSet)
  }

  package var thing: Thing
  /// The effect of requesting the missing name.
  var ifMissing: NibLoadingAPI.Absence
  /// The use of the result, if the code relies on the result.
  var resultUse: ResultUse?
  /// Whether all files that may define the name were read.
  var isProved = true

  /// Creates a name.
  package init(
    _ thing: Thing,
    ifMissing: NibLoadingAPI.Absence = .exception,
    resultUse: ResultUse? = nil
  ) {
    (self.thing, self.ifMissing, self.resultUse) = (thing, ifMissing, resultUse)
  }

  /// The name or identifier.
  var name: String {
    switch thing {
    case .nib(let name), .storyboard(let name), .image(let name), .color(let name), .controller(let name, _),
      .initialController(let name), .segue(let name, _), .ownSegue(let name, _, _), .reusable(let name, _),
      .ownReusable(let name, _, _, _), .ownController(let name, _, _):
      name
    }
  }

  /// Whether the name is the identifier of a reusable cell or view.
  var isReusable: Bool {
    switch thing {
    case .reusable, .ownReusable: true
    default: false
    }
  }

  /// Whether the name refers to an image or color.
  var isAsset: Bool {
    switch thing {
    case .image, .color: true
    default: false
    }
  }

  package var id: FindingID {
    switch thing {
    case .nib: .missingNib
    case .storyboard: .missingStoryboard
    case .image, .color: .missingResource
    case .controller, .initialController, .segue, .ownSegue, .reusable, .ownReusable, .ownController:
      .missingIdentifier
    }
  }

  package var message: String {
    thing.phraseOfAbsence + (isUnwrapped ? "; this code requires a result" : "")
  }

  package var notes: [Finding.Note] {
    isProved ? [] : [Finding.Note("not all of the app's resources were read")]
  }

  package var unverifiedReason: UnverifiedReason? { .unseenResource }

  /// Whether the code terminates the app because the result is nil.
  var isUnwrapped: Bool { ifMissing == .nilResult && resultUse?.needsValue == true }

  /// The consequence at run time.
  ///
  /// UIKit logs a missing image or color of a document and omits it. Other missing names crash on use if the request
  /// raises an exception or if code relies on the nil result.
  var consequence: Consequence {
    // UIKit logs a missing image or color of a document.
    if isAsset, ifMissing != .nilResult { return .dropped }
    if isAsset, resultUse == nil { return .silent }
    switch ifMissing {
    case .exception: return .crashOnUse
    case .nilResult: return resultUse == nil ? .dropped : .crashOnUse
    case .message, .nothing: return .dropped
    }
  }

  /// Returns the line that the platform prints if the name does not exist, or nil if the line is unknown.
  func consoleLine(on platform: Platform) -> String? {
    if ifMissing == .nilResult { return resultUse?.consoleLineOfNil }
    guard ifMissing == .exception else { return nil }
    switch thing {
    case .nib(let name): return NibError.missingNib(name).consoleLine(on: platform)
    case .image(let name): return ConsoleLine.missingImage(name)
    case .color(let name): return ConsoleLine.missingColor(name)
    case .reusable(let identifier, let kind), .ownReusable(let identifier, let kind, _, _):
      return kind.consoleLine(identifier)
    case _ where platform == .macOS: return nil
    case .storyboard(let name): return NibError.missingStoryboard(name).consoleLine(on: platform)
    case .controller(let identifier, _), .ownController(let identifier, _, _):
      return NibError.missingController(identifier: identifier).consoleLine(on: platform)
    case .segue(let identifier, let className):
      return ConsoleLine.missingSegue(identifier, of: className ?? "…")
    case .ownSegue(let identifier, let className, _):
      return ConsoleLine.missingSegue(identifier, of: className)
    case .initialController: return nil
    }
  }
}

extension NibLoadingAPI.Reusable {
  /// Returns the line that the framework prints if an identifier is not registered, or nil if the line is unknown.
  fileprivate func consoleLine(_ identifier: String) -> String? {
    switch self {
    case .tableCell: ConsoleLine.unregisteredCell(identifier)
    case .collectionCell: ConsoleLine.unregisteredCollectionCell(identifier)
    case .item: ConsoleLine.unregisteredItem(identifier)
    // The console line contains the kind of view, which is known only at run time.
    case .supplementaryView, .headerFooterView, .view, .row: nil
    }
  }

  /// The noun for the object in messages, such as `cell`.
  var noun: String {
    switch self {
    case .tableCell, .collectionCell: "cell"
    case .supplementaryView, .headerFooterView, .view: "view"
    case .item: "item"
    case .row: "row"
    }
  }

  /// The noun for the identifier in messages.
  var identifierNoun: String {
    switch self {
    case .tableCell, .collectionCell, .supplementaryView, .headerFooterView: "reuse identifier"
    case .view, .item, .row: "identifier"
    }
  }
}

extension ResultUse {
  /// The line that the runtime prints when code uses a nil result; nil if the line is unknown, or if the code itself
  /// checks the result.
  var consoleLineOfNil: String? {
    switch self {
    case .something, .cast, .unwrappedCast: ConsoleLine.nilUnwrapped
    case .element(let index): ConsoleLine.nilArgument(of: .array(index: index))
    // The console lines for a nil row differ between versions of AppKit and UIKit.
    case .guarded, .guardedCast, .returned, .attemptedCast, .treated: nil
    }
  }
}

extension MissingName.Thing {
  /// The message about the missing name.
  fileprivate var phraseOfAbsence: String {
    switch self {
    case .nib(let name): "nib '\(name)' not found"
    case .storyboard(let name): "storyboard '\(name)' not found"
    case .image(let name): "image '\(name)' not found"
    case .color(let name): "color '\(name)' not found"
    case .controller(let identifier, let storyboard?):
      "view controller '\(identifier)' not found in storyboard '\(storyboard)'"
    case .controller(let identifier, nil):
      "view controller '\(identifier)' not found in any storyboard"
    case .initialController(let storyboard):
      "storyboard '\(storyboard)' has no initial view controller"
    case .segue(let identifier, _): "segue '\(identifier)' not found"
    case .ownSegue(let identifier, let className, let devices):
      "segue '\(identifier)' not found in the scenes of '\(className.withoutModule)'\(devices.phrase)"
    case .ownController(let identifier, let className, let devices):
      "view controller '\(identifier)' not found in the storyboard of "
        + "'\(className.withoutModule)'\(devices.phrase)"
    case .reusable(let identifier, let kind):
      "\(kind.phrase) '\(identifier)' not found in documents or code"
    case .ownReusable(let identifier, let kind, let className, let devices):
      "\(kind.phrase) '\(identifier)' not found in the scenes of "
        + "'\(className.withoutModule)'\(devices.phrase) or in code"
    }
  }
}

extension DeviceSet {
  /// The phrase for the devices in messages.
  fileprivate var phrase: String {
    switch self {
    case .pad: " for iPad"
    case .phone: " for iPhone"
    default: ""
    }
  }
}

extension NibLoadingAPI.Reusable {
  /// The noun phrase that precedes the identifier in messages.
  fileprivate var phrase: String { "\(noun) with \(identifierNoun)" }
}

/// An identifier in a document that code requested in an earlier revision, but no longer requests.
package struct UnrequestedIdentifier: FindingContent {
  package let name: String

  package init(name: String) { self.name = name }

  package var id: FindingID { .missingIdentifier }
  package var message: String { "identifier '\(name)' is never requested" }
  package var unverifiedReason: UnverifiedReason? { .unseenResource }
}
