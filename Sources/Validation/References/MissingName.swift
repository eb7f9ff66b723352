import NibLoading
import RuntimeAttributes

/// A name that a document or source asks for, and that nothing has.
enum MissingName: Hashable, Sendable {
  case nib(String)
  case storyboard(String)
  case image(String)
  /// A controller by its identifier; no storyboard where any may be meant.
  case controller(String, storyboard: String?)

  var name: String {
    switch self {
    case .nib(let name), .storyboard(let name), .image(let name), .controller(let name, _): name
    }
  }

  var id: FindingID {
    switch self {
    case .nib: .missingNib
    case .storyboard: .missingStoryboard
    case .image: .missingResource
    case .controller: .missingIdentifier
    }
  }

  /// An image is logged and left out; what is opened only later ends the app then.
  var consequence: Consequence {
    switch self {
    case .image: .dropped
    case .nib, .storyboard, .controller: .later
    }
  }

  /// What decides whether the name is there.
  var kind: BundleContents.Kind {
    switch self {
    case .nib: .nib
    case .storyboard, .controller: .storyboard
    case .image: .image
    }
  }

  /// What the platform prints when it does not find the name; nil where its words are not known.
  func consoleLine(on platform: Platform) -> String? {
    switch self {
    case .nib(let name): NibError.missingNib(name).consoleLine(on: platform)
    case .storyboard(let name):
      platform == .macOS ? nil : NibError.missingStoryboard(name).consoleLine(on: platform)
    case .controller(let identifier, _):
      platform == .macOS ? nil : NibError.missingController(identifier: identifier).consoleLine(on: platform)
    case .image(let name): ConsoleLine.missingImage(name)
    }
  }
}
