extension FrameworkInterface {
  static let messageUI = FrameworkInterface(
    name: "MessageUI",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class MFMailComposeViewController: UINavigationController {
    var mailComposeDelegate: MFMailComposeViewControllerDelegate?
    func setBccRecipients(_: Any)
    func setCcRecipients(_: Any)
    func setMessageBody(_: Any, isHTML: Any)
    func setPreferredSendingEmailAddress(_: Any)
    func setSubject(_: Any)
    func setToRecipients(_: Any)
  }
  protocol MFMailComposeViewControllerDelegate {}
  @available(iOS 4.0, *)
  class MFMessageComposeViewController: UINavigationController {
    @available(iOS 7.0, *) @methods var attachments: [[AnyHashable: Any]]? { get }
    var body: String?
    @available(iOS 10.0, *) var message: MSMessage?
    var messageComposeDelegate: MFMessageComposeViewControllerDelegate?
    var recipients: [String]?
    @available(iOS 7.0, *) var subject: String?
    func setUPIVerificationCodeSendCompletion(_: Any)
  }
  protocol MFMessageComposeViewControllerDelegate {}
  """#
