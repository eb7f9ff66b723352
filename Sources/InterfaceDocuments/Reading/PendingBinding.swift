/// A binding between its start tag and its end tag.
struct PendingBinding {
  private var connection: Connection
  private var binding: Binding
  /// The option whose value is the characters up to the next tag, and those characters.
  private var option: (key: String, text: String)?

  /// Starts with a connection; nil if that is no binding.
  init?(_ connection: Connection) {
    guard case .binding(let binding) = connection.kind else { return nil }
    self.connection = connection
    self.binding = binding
  }

  /// Takes an element within: the dictionary of options, or one of them.
  mutating func start(_ element: String, _ attributes: XMLAttributes) {
    guard element != "dictionary", let key = attributes["key"] else { return }
    if let value = attributes["value"] {
      binding.options[key] = value
    } else {
      option = (key, "")
    }
  }

  /// Takes characters, which are the value of an option written as a string.
  mutating func characters(_ text: String) {
    option?.text += text
  }

  /// Takes the end tag of an element within.
  mutating func end() {
    if let option { binding.options[option.key] = option.text }
    option = nil
  }

  /// The connection with all options.
  consuming func finish() -> Connection {
    connection.kind = .binding(binding)
    return connection
  }
}
