extension FrameworkInterface {
  static let tvmlKit = FrameworkInterface(
    name: "TVMLKit",
    platforms: ["tvOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class TVApplicationController: NSObject {}
  class TVBrowserViewController: UIViewController {
    var centeredViewElement: TVViewElement
    var cornerRadius: CGFloat
    var dataSource: TVBrowserViewControllerDataSource?
    var delegate: TVBrowserViewControllerDelegate?
    var interitemSpacing: CGFloat
    var maskInset: UIEdgeInsets
    var viewElement: TVViewElement { get }
  }
  protocol TVBrowserViewControllerDataSource {}
  protocol TVBrowserViewControllerDelegate {}
  class TVDocumentViewController: UIViewController {
    var appController: TVApplicationController? { get }
    var delegate: TVDocumentViewControllerDelegate?
    var documentContext: [String: Any] { get }
  }
  protocol TVDocumentViewControllerDelegate {}
  @incomplete
  class TVViewElement: NSObject {}
  """#
