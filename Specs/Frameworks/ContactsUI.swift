extension FrameworkInterface {
  static let contactsUI = FrameworkInterface(
    name: "ContactsUI",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS, unavailable) @available(macOS 10.11, *)
  class CNContactPicker: NSObject {
    var delegate: CNContactPickerDelegate?
    var displayedKeys: [String]
  }
  protocol CNContactPickerDelegate {}
  @available(macOS, unavailable) @available(iOS 9.0, *)
  class CNContactPickerViewController: UIViewController {
    var delegate: CNContactPickerDelegate?
    var displayedPropertyKeys: [String]?
    var predicateForEnablingContact: NSPredicate?
    var predicateForSelectionOfContact: NSPredicate?
    var predicateForSelectionOfProperty: NSPredicate?
  }
  @available(iOS 9.0, macOS 10.11, *) @superclass(macOS, NSViewController)
  class CNContactViewController: UIViewController {
    @available(macOS, unavailable) var allowsActions: Bool
    @available(macOS, unavailable) var allowsEditing: Bool
    @available(macOS, unavailable) var alternateName: String?
    @available(iOS, unavailable) var contact: CNContact?
    @available(macOS, unavailable) var contact: CNContact? { get }
    @available(macOS, unavailable) var contactStore: CNContactStore?
    @available(macOS, unavailable) var delegate: CNContactViewControllerDelegate?
    @available(macOS, unavailable) var displayedPropertyKeys: [String]?
    @available(macOS, unavailable) var message: String?
    @available(macOS, unavailable) var parentContainer: CNContainer?
    @available(macOS, unavailable) var parentGroup: CNGroup?
    @available(macOS, unavailable) var shouldShowLinkedContacts: Bool
  }
  protocol CNContactViewControllerDelegate {}
  """#
