extension FrameworkInterface {
  static let visionKit = FrameworkInterface(
    name: "VisionKit",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 13.0, *)
  class VNDocumentCameraViewController: UIViewController {
    var delegate: VNDocumentCameraViewControllerDelegate?
  }
  protocol VNDocumentCameraViewControllerDelegate {}
  """#
