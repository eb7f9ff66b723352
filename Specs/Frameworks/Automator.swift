extension FrameworkInterface {
  static let automator = FrameworkInterface(
    name: "Automator",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class AMWorkflow: NSObject {}
  class AMWorkflowController: NSController {
    @unsure var canRun: Bool { get }
    var delegate: AMWorkflowControllerDelegate?
    @unsure @objc(paused) var isPaused: Bool { @objc(isPaused) get }
    @unsure @objc(running) var isRunning: Bool { @objc(isRunning) get }
    var workflow: AMWorkflow?
    var workflowView: AMWorkflowView?
    @IBAction func pause(_ sender: Any?)
    @IBAction func reset(_ sender: Any?)
    @IBAction func run(_ sender: Any?)
    @IBAction func step(_ sender: Any?)
    @IBAction func stop(_ sender: Any?)
  }
  protocol AMWorkflowControllerDelegate {}
  class AMWorkflowView: NSView {
    @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    var workflowController: AMWorkflowController?
  }
  """#
