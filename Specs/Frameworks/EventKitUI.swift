extension FrameworkInterface {
  static let eventKitUI = FrameworkInterface(
    name: "EventKitUI",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 5.0, *)
  class EKCalendarChooser: UIViewController {
    var delegate: EKCalendarChooserDelegate?
    var selectedCalendars: Set<EKCalendar>
    var selectionStyle: EKCalendarChooserSelectionStyle { get }
    var showsCancelButton: Bool
    var showsDoneButton: Bool
  }
  protocol EKCalendarChooserDelegate {}
  @objc enum EKCalendarChooserSelectionStyle: Int {}
  class EKEventEditViewController: UINavigationController {
    var editViewDelegate: EKEventEditViewDelegate?
    var event: EKEvent?
    var eventStore: EKEventStore!
  }
  protocol EKEventEditViewDelegate {}
  class EKEventViewController: UIViewController {
    var allowsCalendarPreview: Bool
    var allowsEditing: Bool
    @available(iOS 4.2, *) var delegate: EKEventViewDelegate?
    var event: EKEvent!
  }
  protocol EKEventViewDelegate {}
  """#
