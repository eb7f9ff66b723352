import Reporting
import Testing

@testable import nibproof

private struct Case: Sendable {
  var choice: ColorChoice
  var variables: [String: String]
  var isTerminal: Bool
  var isFile: Bool
  var style: TextStyle
  var location: SourceLocation

  init(
    _ choice: ColorChoice,
    _ variables: [String: String] = [:],
    isTerminal: Bool = true,
    isFile: Bool = false,
    is style: TextStyle,
    location: SourceLocation = #_sourceLocation
  ) {
    self.choice = choice
    self.variables = variables
    self.isTerminal = isTerminal
    self.isFile = isFile
    self.style = style
    self.location = location
  }
}

@Suite("Color")
struct ConsoleTests {
  private static let cases = [
    Case(.auto, is: .ansi),
    Case(.auto, ["TERM": "xterm-256color"], is: .ansi),
    Case(.auto, ["TERM": "dumb"], is: .plain),
    Case(.auto, ["NO_COLOR": "1"], is: .plain),
    // An empty NO_COLOR has no effect.
    Case(.auto, ["NO_COLOR": ""], is: .ansi),
    Case(.auto, isTerminal: false, is: .plain),
    Case(.auto, isFile: true, is: .plain),
    Case(.always, ["NO_COLOR": "1", "TERM": "dumb"], isTerminal: false, isFile: true, is: .ansi),
    Case(.never, is: .plain),
  ]

  @Test("Conditions for colored output", arguments: cases)
  fileprivate func style(_ testCase: Case) {
    let console = Console(
      output: WrittenText(),
      errors: WrittenText(),
      variables: testCase.variables,
      isTerminal: testCase.isTerminal
    )
    #expect(
      console.style(testCase.choice, isFile: testCase.isFile) == testCase.style,
      sourceLocation: testCase.location
    )
  }
}
