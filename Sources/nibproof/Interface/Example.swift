/// One line to type, and what it does.
struct Example: Sendable {
  var line: String
  var explanation: String
}
