@testable import nibproof

extension FuzzTarget {
  /// Command-line arguments, one per line.
  static let arguments = FuzzTarget(name: "arguments") { bytes throws(Unsoundness) in
    let arguments = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    try Unsoundness.unless(
      ScriptInput.paths(inList: bytes).allSatisfy { !$0.isEmpty && !$0.hasPrefix("#") },
      "a list of files contains only paths"
    )
    _ = Terminal.textWidth(variables: ["COLUMNS": arguments[0]], columns: nil)
    for command in Commands.all {
      let reader = ArgumentReader(options: command.options, operands: command.operands)
      guard let settings = try? reader.read(arguments) else { continue }
      try Unsoundness.unless(
        settings.operands.allSatisfy(arguments.contains),
        "operands are among the arguments"
      )
    }
  }
}
