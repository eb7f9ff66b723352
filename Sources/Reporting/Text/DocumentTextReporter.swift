import InterfaceDocuments
import RuntimeAttributes

/// Writes a document as an outline: each object below its parent, with its attributes and connections.
struct DocumentTextReporter: Reporter {
  let name = "text"
  let summary = "human-readable: an outline of the objects"

  func write(
    _ subject: InterfaceDocument,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    let objects = ReportMessages.count(subject.objects.count, "object")
    let headline = "\(subject.file): \(subject.format.rawValue) for \(subject.platform.rawValue), \(objects)"
    output.write(options.style.set(headline.escapedForTerminal, as: .strong) + "\n")
    let depths = subject.depths
    for (object, depth) in zip(subject.objects, depths) {
      write(object, depth: depth, style: options.style, to: &output)
    }
  }

  private func write(
    _ object: InterfaceObject,
    depth: Int,
    style: TextStyle,
    to output: inout some TextOutputStream
  ) {
    let indentation = String(repeating: "  ", count: depth)
    output.write("\(indentation)\(object.text(style: style))\n")
    for attribute in object.runtimeAttributes {
      let place = style.set("\(attribute.position ?? object.position)", as: .faint)
      output.write("\(indentation)    \(attribute.description.escapedForTerminal)  \(place)\n")
    }
    for connection in object.connections {
      let place = style.set("\(connection.position)", as: .faint)
      output.write("\(indentation)    \(connection.description.escapedForTerminal)  \(place)\n")
    }
  }
}

extension InterfaceObject {
  fileprivate func text(style: TextStyle) -> String {
    let qualifiedClass = customClass.map { name in (customModule.map { "\($0)." } ?? "") + name }
    let className = (qualifiedClass ?? elementClass).map { ": \($0)" } ?? ""
    let place = style.set("\(position)", as: .faint)
    return style.set("\(reportName)\(className)".escapedForTerminal, as: .strong) + "  \(place)"
  }
}

extension InterfaceDocument {
  /// The depths of the objects.
  ///
  /// In archives, children may precede their parents. Cycles do not occur.
  fileprivate var depths: [Int] {
    var depths: [Int?] = Array(repeating: nil, count: objects.count)
    for start in objects.indices {
      var path: [Int] = []
      var next: Int? = start
      while let index = next, depths.indices.contains(index), depths[index] == nil, path.count < objects.count
      {
        path.append(index)
        next = objects[index].parent
      }
      var depth = next.flatMap { depths.indices.contains($0) ? depths[$0] : nil } ?? -1
      for index in path.reversed() {
        depth += 1
        depths[index] = depth
      }
    }
    return depths.map { $0 ?? 0 }
  }
}
