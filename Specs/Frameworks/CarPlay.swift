extension FrameworkInterface {
  static let carPlay = FrameworkInterface(
    name: "CarPlay",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class CPDashboardController: NSObject {}
  @incomplete
  class CPInstrumentClusterController: NSObject {}
  @incomplete
  class CPInterfaceController: NSObject {}
  @available(iOS 13.4, *)
  class CPTemplateApplicationDashboardScene: UIScene {
    var dashboardController: CPDashboardController { get }
    var dashboardWindow: UIWindow { get }
    var delegate: CPTemplateApplicationDashboardSceneDelegate?
  }
  protocol CPTemplateApplicationDashboardSceneDelegate {}
  @available(iOS 15.4, *)
  class CPTemplateApplicationInstrumentClusterScene: UIScene {
    var contentStyle: UIUserInterfaceStyle { get }
    var delegate: CPTemplateApplicationInstrumentClusterSceneDelegate?
    var instrumentClusterController: CPInstrumentClusterController { get }
  }
  protocol CPTemplateApplicationInstrumentClusterSceneDelegate {}
  @available(iOS 13.0, *)
  class CPTemplateApplicationScene: UIScene {
    var carWindow: CPWindow { get }
    @available(iOS 15.4, *) var contentStyle: UIUserInterfaceStyle { get }
    var delegate: CPTemplateApplicationSceneDelegate?
    var interfaceController: CPInterfaceController { get }
  }
  protocol CPTemplateApplicationSceneDelegate {}
  @available(iOS 12.0, *)
  class CPWindow: UIWindow {
    var mapButtonSafeAreaLayoutGuide: UILayoutGuide { get }
    @available(iOS 13.0, *) var templateApplicationScene: CPTemplateApplicationScene?
  }
  """#
