extension FrameworkInterface {
  static let twitter = FrameworkInterface(
    name: "Twitter",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 5.0, *)
  class TWTweetComposeViewController: UIViewController {
    var completionHandler: () -> Void
    func setInitialText(_: Any)
  }
  """#
