extension Connection: CustomStringConvertible {
  /// The connection in one line, such as `outlet title -> abc-12-def`.
  public var description: String { "\(element) \(details)-> \(destination ?? "first responder")" }

  private var details: String {
    switch kind {
    case .outlet(let property), .outletCollection(let property, _, _): "\(property) "
    case .action(let selector, let event): selector + (event.map { " on \($0)" } ?? "") + " "
    case .segue(let segue): segue.kind + (segue.identifier.map { " \"\($0)\"" } ?? "") + " "
    case .binding(let binding): "\(binding.name) by \(binding.keyPath) "
    case .other: ""
    }
  }
}
