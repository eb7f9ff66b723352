extension FrameworkInterface {
  static let messages = FrameworkInterface(
    name: "Messages",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class MSConversation: NSObject {}
  @incomplete
  class MSMessage: NSObject {}
  @objc enum MSMessagesAppPresentationContext: UInt {}
  @objc enum MSMessagesAppPresentationStyle: UInt {}
  protocol MSMessagesAppTranscriptPresentation {}
  @available(iOS 10.0, *)
  class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    var activeConversation: MSConversation? { get }
    @available(iOS 12.0, *) var presentationContext: MSMessagesAppPresentationContext { get }
    var presentationStyle: MSMessagesAppPresentationStyle { get }
  }
  @incomplete
  class MSSticker: NSObject {}
  @available(iOS 10.0, *)
  class MSStickerBrowserView: UIView {
    var contentInset: UIEdgeInsets
    var contentOffset: CGPoint
    var dataSource: MSStickerBrowserViewDataSource?
    var stickerSize: MSStickerSize { get }
    func setContentOffset(_: Any, animated: Any)
  }
  @available(iOS 10.0, *)
  class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    var stickerBrowserView: MSStickerBrowserView { get }
    var stickerSize: MSStickerSize { get }
  }
  protocol MSStickerBrowserViewDataSource {}
  @objc enum MSStickerSize: Int {}
  @available(iOS 10.0, *)
  class MSStickerView: UIView {
    @objc(animating) var isAnimating: Bool { @objc(isAnimating) get }
    var animationDuration: TimeInterval { get }
    var sticker: MSSticker?
  }
  """#
