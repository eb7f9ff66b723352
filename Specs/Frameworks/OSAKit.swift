extension FrameworkInterface {
  static let osaKit = FrameworkInterface(
    name: "OSAKit",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class OSALanguage: NSObject {}
  @incomplete
  class OSAScript: NSObject {}
  class OSAScriptController: NSController {
    @unsure @objc(compiling) var isCompiling: Bool { @objc(isCompiling) get }
    var language: OSALanguage?
    var resultView: NSTextView?
    var script: OSAScript?
    @unsure var scriptState: OSAScriptState { get }
    var scriptView: OSAScriptView?
    @IBAction func compileScript(_ sender: Any?)
    @IBAction func recordScript(_ sender: Any?)
    @IBAction func runScript(_ sender: Any?)
    @IBAction func stopScript(_ sender: Any?)
  }
  @objc enum OSAScriptState: Int {}
  class OSAScriptView: NSTextView {
    var indentWidth: UInt
    var indentsWrappedLines: Bool
    var source: String?
    var tabWidth: UInt
    var usesScriptAssistant: Bool
    var usesTabs: Bool
    var wrapsLines: Bool
  }
  """#
