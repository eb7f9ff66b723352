import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

/// The visible effect of an action that no object implements.
package enum UnansweredActionEffect: Hashable {
  case menuItemDisabled, toolbarItemDisabled, clickIgnored, touchIgnored
  /// An unwind segue without a destination is not performed.
  ///
  /// Sources: PKRevealController#211 and MIT-Mobile-for-iOS#189, where container controllers prevent UIKit from finding
  /// the controller with the action. Apple's TN2298 describes the search, but not the effect on the segue.
  case segueIgnored

  init(of object: InterfaceObject, on platform: Platform) {
    self =
      switch object.element {
      case "menuItem": .menuItemDisabled
      case "toolbarItem" where platform == .macOS: .toolbarItemDisabled
      default: platform == .macOS ? .clickIgnored : .touchIgnored
      }
  }

  /// The phrase for the effect in messages.
  var phrase: String {
    switch self {
    case .menuItemDisabled: "the menu item stays disabled"
    case .toolbarItemDisabled: "the toolbar item stays disabled"
    case .clickIgnored: "a click does nothing"
    case .touchIgnored: "a touch does nothing"
    case .segueIgnored: "the segue is not performed"
    }
  }
}
