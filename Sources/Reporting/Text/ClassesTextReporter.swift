import KeyValueCoding
import RuntimeAttributes

/// Writes classes as a list, each with its members.
struct ClassesTextReporter: Reporter {
  let name = "text"
  let summary = "human-readable: each class with its members"

  func write(
    _ subject: [ClassDescription],
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    for description in subject {
      let headline = options.style.set(description.headline.escapedForTerminal, as: .strong)
      output.write(headline + place(description.location, style: options.style) + "\n")
      for member in description.members {
        output.write("  \(member.text.escapedForTerminal)\(place(member.location, style: options.style))\n")
      }
    }
  }

  private func place(_ location: FileLocation?, style: TextStyle) -> String {
    location.map { "  " + style.set($0.description.escapedForTerminal, as: .faint) } ?? ""
  }
}

extension ClassDescription {
  fileprivate var headline: String {
    let inherited = ([superclass].compactMap(\.self) + protocols).joined(separator: ", ")
    let mark = traits.contains(.generic) ? "generic class" : "class"
    return "\(mark) \(runtimeName)" + (inherited.isEmpty ? "" : ": \(inherited)")
  }
}

extension ClassMember {
  fileprivate var text: String {
    let renamed = kind == .property && swiftName != key || kind != .property ? " \(swiftName)" : ""
    let declaration = "\(kind.rawValue) \(key)\(type.map { ": \($0)" } ?? "")"
    return declaration + (renamed.isEmpty ? "" : " (Swift:\(renamed))") + marks
  }

  private var marks: String {
    let marks = [
      (isInspectable, "inspectable"), (isOutlet, "outlet"), (isAction, "action"),
      (!isVisibleToObjectiveC, "not visible to Objective-C"),
      (kind == .property && !isSettable, "not settable"),
    ]
    let names = marks.filter(\.0).map(\.1)
    return names.isEmpty ? "" : " [\(names.joined(separator: ", "))]"
  }
}
