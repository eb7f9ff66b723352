import InterfaceDrawing

/// Writes a drawing as an SVG file.
struct SVGReporter: Reporter {
  let name = "svg"
  let summary = "for browsers and image viewers"

  func write(_ subject: InterfaceDrawing, options: ReportOptions, to output: inout some TextOutputStream) {
    subject.canvas.write(to: &output)
  }
}
