/// A binding that is being read.
struct PendingBinding {
  private var connection: Connection
  private var binding: CocoaBinding
  /// The key and the characters of the current option.
  private var option: (key: String, text: String)?

  /// Creates a pending binding, or returns nil if the connection is not a binding.
  init?(_ connection: Connection) {
    guard case .binding(let binding) = connection.kind else { return nil }
    self.connection = connection
    self.binding = binding
  }

  /// Receives a child element: the dictionary of options, or an option.
  mutating func start(_ element: XMLString, _ attributes: XMLAttributes) {
    guard !(element == "dictionary"), let key = attributes["key"] else { return }
    if let value = attributes["value"] {
      binding.options[key] = value
    } else {
      option = (key, "")
    }
  }

  /// Receives the characters of an option.
  mutating func characters(_ text: XMLString) {
    option?.text += text.string
  }

  /// Receives the end tag of a child element.
  mutating func end() {
    if let option { binding.options[option.key] = option.text }
    option = nil
  }

  /// Returns the connection with all options.
  consuming func finish() -> Connection {
    connection.kind = .binding(binding)
    return connection
  }
}
