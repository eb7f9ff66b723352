import Checks
import InterfaceDocuments
import NibLoading
import ReferenceGraph
import RuntimeAttributes

/// Writes a load as a list with one line for each event, followed by the console message of the event.
struct TraceTextReporter: Reporter {
  let name = "text"
  let summary = "human-readable: one line per event, with console messages"

  func write(
    _ subject: LoadTrace,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    let system = subject.conditions.deploymentTarget.map { " \($0)" } ?? ""
    let events = ReportMessages.count(subject.events.count, "event")
    let headline = "\(subject.document.file) on \(subject.conditions.platform.rawValue)\(system), \(events)"
    output.write(options.style.set(headline.escapedForTerminal, as: .strong) + "\n")
    for cause in subject.causes { output.write(text(of: cause, in: subject.document, options.style)) }
    // The nibs that are being loaded, by nesting depth.
    var files: [Int: String] = [:]
    for (number, event) in subject.events.enumerated() {
      files = files.filter { $0.key <= event.depth }
      if event.depth > 0, files.updateValue(event.file, forKey: event.depth) != event.file {
        let indent = String(repeating: "  ", count: event.depth)
        output.write(indent + options.style.set(event.file.escapedForTerminal, as: .strong) + "\n")
      }
      output.write(text(of: event, on: subject.object(of: event), options: options))
      if number == subject.end, number < subject.events.count - 1 {
        output.write(options.style.set(ReportMessages.appHasEnded, as: .strong) + "\n")
      }
    }
  }

  private func text(of cause: LoadCause, in document: InterfaceDocument, _ style: TextStyle) -> String {
    let name = (cause.scene == nil ? "loaded by" : "scene").padded(to: 10)
    guard let index = cause.scene, document.scenes.indices.contains(index) else {
      let lines = ReportMessages.causes(cause, atMost: 3).map(\.escapedForTerminal)
      return style.set(name, as: .faint) + "  " + lines.joined(separator: "\n            ") + "\n"
    }
    let scene = document.scenes[index]
    let controller = scene.controller.flatMap(document.object(at:))
    let position = controller?.position ?? scene.position
    let reasons = ReportMessages.causes(cause, atMost: 1).joined(separator: ", ")
    let what = "\(controller?.reportName ?? "an object"): \(reasons)".escapedForTerminal
    return "\(style.set(name, as: .faint))  \(what)  \(style.set("\(position)", as: .faint))\n"
  }

  private func text(of event: LoadEvent, on object: InterfaceObject?, options: ReportOptions) -> String {
    let step = event.step.name.padded(to: 10)
    let message = event.step.outcome?.message.map { ": \($0)" } ?? ""
    let what = "\(object?.reportName ?? "an object")\(event.details)\(message)".escapedForTerminal
    let indent = String(repeating: "  ", count: event.depth)
    let consequence = event.consequence.map { consequence in
      let role = consequence.severity(under: options.strictness).role
      return "  " + options.style.set("[\(consequence.rawValue)]", as: role)
    }
    let place = (event.step.place ?? object?.position).map { "  " + options.style.set("\($0)", as: .faint) }
    let console = event.consoleLine.map { "            \(indent)\($0.escapedForTerminal)\n" } ?? ""
    return
      "\(indent)\(options.style.set(step, as: .faint))  \(what)\(consequence ?? "")\(place ?? "")\n\(console)"
  }
}

extension LoadEvent {
  fileprivate var details: String {
    // An unresolved class has no name.
    if case .initialize = step { return className.hasPrefix("(") ? "" : " as \(className)" }
    return step.subject.map { " \($0)" } ?? ""
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
