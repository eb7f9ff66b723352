extension FrameworkInterface {
  static let coreLocationUI = FrameworkInterface(
    name: "CoreLocationUI",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 15.0, *)
  class CLLocationButton: UIControl, NSSecureCoding {
    var cornerRadius: CGFloat
    var fontSize: CGFloat
    var icon: CLLocationButtonIcon
    var label: CLLocationButtonLabel
  }
  @objc enum CLLocationButtonIcon: Int {}
  @objc enum CLLocationButtonLabel: Int {}
  """#
