extension FrameworkInterface {
  static let inputMethodKit = FrameworkInterface(
    name: "InputMethodKit",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  typealias IMKCandidatePanelType = UInt
  class IMKCandidates: NSResponder {
    @methods var attributes: [AnyHashable: Any]!
    var candidateFrame: CGRect { get }
    @methods var dismissesAutomatically: Bool
    @methods var panelType: IMKCandidatePanelType
    @available(macOS 10.7, *) var selectedCandidate: Int { get }
    @available(macOS 10.7, *) var selectedCandidateString: NSAttributedString? { get }
    @methods var selectionKeys: [Any]!
    @objc(visible) var isVisible: Bool { @objc(isVisible) get }
    func setCandidateData(_: Any)
    func setCandidateFrameTopLeft(_: Any)
  }
  """#
