extension FrameworkInterface {
  static let healthKitUI = FrameworkInterface(
    name: "HealthKitUI",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 9.3, *)
  class HKActivityRingView: UIView {
    var activitySummary: HKActivitySummary?
    func setActivitySummary(_: Any, animated: Any)
  }
  """#
