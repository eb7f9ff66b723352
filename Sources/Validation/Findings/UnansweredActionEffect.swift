import InterfaceDocuments
import RuntimeAttributes

/// What users see of an action that nothing answers.
enum UnansweredActionEffect: Hashable {
  case menuItemDisabled, toolbarItemDisabled, clickIgnored, touchIgnored
  /// A segue without anything to unwind to is not performed.
  ///
  /// Sources: PKRevealController#211 and MIT-Mobile-for-iOS#189, where controllers around the one that has the action keep it
  /// from being found. Apple's TN2298 tells how it is looked for, and not what becomes of the segue.
  case segueIgnored

  init(of object: InterfaceObject, on platform: Platform) {
    self =
      switch object.element {
      case "menuItem": .menuItemDisabled
      case "toolbarItem" where platform == .macOS: .toolbarItemDisabled
      default: platform == .macOS ? .clickIgnored : .touchIgnored
      }
  }
}
