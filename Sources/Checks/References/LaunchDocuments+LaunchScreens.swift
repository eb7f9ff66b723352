import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// The launch screen of an app is a nib that needs an owner or classes of the app.
struct LaunchScreenWithCode: FindingContent {
  var nib: String
  /// The class of the owner, if outlets of the owner are connected.
  var owner: String?
  /// The class of the owner or, without connected outlets of the owner, of an object in the nib.
  var className: String

  var id: FindingID { .illegalConfiguration }

  var message: String {
    owner.map {
      "launch screen '\(nib)' connects outlets of its owner '\($0.withoutModule)', but a launch screen has no owner"
    }
      ?? "launch screen '\(nib)' has an object of class '\(className.withoutModule)', but a launch screen is shown "
      + "without the app's classes"
  }

  var notes: [Finding.Note] { [Finding.Note("use a storyboard that serves only as the launch screen")] }
}

/// The name of an app's launch screen includes the extension of the file.
struct LaunchScreenWithExtension: FindingContent {
  /// The name with its extension.
  var name: String

  var id: FindingID { .missingStoryboard }

  var message: String {
    "launch screen '\(name)' is named with its extension, and some systems do not show such a launch screen"
  }

  var unverifiedReason: UnverifiedReason? { .platform }
}

extension LaunchDocuments {
  /// Returns a finding about a launch screen that is a nib of the app with connected outlets of its owner, or with
  /// classes of the app.
  ///
  /// The system shows the launch screen before it starts the app. Without an owner, outlets raise, and nothing is
  /// shown; objects of unknown classes are replaced by plain objects. Xcode rejects nibs that are marked as launch
  /// screens.
  ///
  /// Source: iosMath#241.
  func launchScreenWithCode(_ reference: LaunchReference, on platform: Platform) -> Finding? {
    let name = PathName.stem(of: reference.name)
    guard platform == .iOS, contents.storyboards[name] == nil else { return nil }
    let nibs = contents.nibSummaries(named: name)
    guard let nib = nibs.first, !nibs.contains(where: \.isLaunchScreen) else { return nil }
    let owner = nib.owner.flatMap { $0.outlets.isEmpty ? nil : $0.className }
    guard let className = owner ?? nib.classes.first(where: { !$0.isPlaceholder })?.reference.name else {
      return nil
    }
    return Finding(
      LaunchScreenWithCode(nib: name, owner: owner, className: className),
      owner == nil ? .silent : .dropped,
      file: reference.location.file,
      position: reference.location.position
    )
  }
}
