extension FrameworkInterface {
  static let notificationCenter = FrameworkInterface(
    name: "NotificationCenter",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(macOS 10.10, *)
  class NCWidgetListViewController: NSViewController {
    var contents: [Any]
    var delegate: NCWidgetListViewDelegate?
    var editing: Bool
    var hasDividerLines: Bool
    var minimumVisibleRowCount: UInt
    var showsAddButtonWhenEditing: Bool
  }
  protocol NCWidgetListViewDelegate {}
  @available(macOS 10.10, *)
  class NCWidgetSearchViewController: NSViewController {
    var delegate: NCWidgetSearchViewDelegate?
    var searchDescription: String?
    var searchResultKeyPath: String?
    var searchResults: [Any]?
    var searchResultsPlaceholderString: String?
  }
  protocol NCWidgetSearchViewDelegate {}
  """#
