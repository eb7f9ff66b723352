extension FrameworkInterface {
  static let contacts = FrameworkInterface(
    name: "Contacts",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class CNContact: NSObject {}
  @available(iOS 9.0, macOS 10.11, *)
  class CNContactFormatter: NSFormatter, NSSecureCoding {
    var style: CNContactFormatterStyle
  }
  @objc enum CNContactFormatterStyle: Int {}
  @incomplete
  class CNContactStore: NSObject {}
  @incomplete
  class CNContainer: NSObject {}
  @incomplete
  class CNGroup: NSObject {}
  protocol CNKeyDescriptor {}
  @incomplete
  class CNPostalAddress: NSObject {}
  @available(iOS 9.0, macOS 10.11, *)
  class CNPostalAddressFormatter: NSFormatter {
    var style: CNPostalAddressFormatterStyle
  }
  @objc enum CNPostalAddressFormatterStyle: Int {}
  """#
