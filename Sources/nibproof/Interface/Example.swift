/// An example invocation with its explanation.
struct Example: Sendable {
  var line: String
  var explanation: String
}
