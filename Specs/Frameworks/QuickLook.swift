extension FrameworkInterface {
  static let quickLook = FrameworkInterface(
    name: "QuickLook",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 4.0, *)
  class QLPreviewController: UIViewController {
    var currentPreviewItem: QLPreviewItem? { get }
    var currentPreviewItemIndex: Int
    var dataSource: QLPreviewControllerDataSource?
    var delegate: QLPreviewControllerDelegate?
  }
  protocol QLPreviewControllerDataSource {}
  protocol QLPreviewControllerDelegate {}
  protocol QLPreviewItem {}
  """#
