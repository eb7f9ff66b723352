/// Where a member is available.
enum Availability: Equatable {
  case always
  /// Unavailable, deprecated or obsoleted somewhere, so that no expansion uses the member.
  case never
  /// Where a condition of `#available` is met.
  case condition(String)
  /// In versions that `#available` cannot check in the same form.
  case someVersions

  init(_ head: DeclarationHead) {
    let attributes = head.attributes.filter { $0.name == "available" }.compactMap(\.arguments)
    let words = attributes.flatMap { $0.split { ",: ".contains($0) } }
    if words.contains(where: { ["unavailable", "deprecated", "obsoleted"].contains($0) }) {
      self = .never
    } else if let arguments = attributes.first {
      let isShort = attributes.count == 1 && arguments.hasSuffix("*") && !arguments.contains(":")
      self = isShort ? .condition(arguments) : .someVersions
    } else {
      self = .always
    }
  }

  /// Returns lines that run where the member is available; none if that is unknown.
  func guarded(_ lines: [String]) -> [String] {
    switch self {
    case .always: lines
    case .never, .someVersions: []
    case .condition(let condition):
      lines.isEmpty ? [] : ["if #available(\(condition)) {"] + lines.map { "  " + $0 } + ["}"]
    }
  }
}
