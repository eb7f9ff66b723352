extension FrameworkInterface {
  static let addressBookUI = FrameworkInterface(
    name: "AddressBookUI",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class ABNewPersonViewController: UIViewController {
    var addressBook: UnsafeMutableRawPointer
    var displayedPerson: UnsafeMutableRawPointer
    var newPersonViewDelegate: ABNewPersonViewControllerDelegate?
    var parentGroup: UnsafeMutableRawPointer
  }
  protocol ABNewPersonViewControllerDelegate {}
  class ABPeoplePickerNavigationController: UINavigationController, UIAppearance {
    var addressBook: UnsafeMutableRawPointer
    var displayedProperties: [NSNumber]?
    var peoplePickerDelegate: ABPeoplePickerNavigationControllerDelegate?
    @available(iOS 8.0, *) var predicateForEnablingPerson: NSPredicate?
    @available(iOS 8.0, *) var predicateForSelectionOfPerson: NSPredicate?
    @available(iOS 8.0, *) var predicateForSelectionOfProperty: NSPredicate?
  }
  protocol ABPeoplePickerNavigationControllerDelegate {}
  class ABPersonViewController: UIViewController, UIViewControllerRestoration {
    var addressBook: UnsafeMutableRawPointer
    var allowsActions: Bool
    var allowsEditing: Bool
    var displayedPerson: UnsafeMutableRawPointer
    var displayedProperties: [NSNumber]?
    var personViewDelegate: ABPersonViewControllerDelegate?
    var shouldShowLinkedPeople: Bool
    func setHighlightedItemForProperty(_: Any, withIdentifier: Any)
  }
  protocol ABPersonViewControllerDelegate {}
  class ABUnknownPersonViewController: UIViewController {
    var addressBook: UnsafeMutableRawPointer
    var allowsActions: Bool
    var allowsAddingToAddressBook: Bool
    var alternateName: String?
    var displayedPerson: UnsafeMutableRawPointer
    var message: String?
    var unknownPersonViewDelegate: ABUnknownPersonViewControllerDelegate?
  }
  protocol ABUnknownPersonViewControllerDelegate {}
  """#
