/// The availability of a member.
enum Availability: Equatable {
  case always
  /// Unavailable, deprecated or obsoleted on some platform, so that expansions do not use the member.
  case never
  /// Available if a condition of `#available` holds.
  case condition(String)
  /// Available in versions that `#available` cannot check with the arguments of the attribute.
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

  /// Returns lines that run where the member is available; empty if the member is never used, or if
  /// `#available` cannot check its availability.
  func guarded(_ lines: [String]) -> [String] {
    switch self {
    case .always: lines
    case .never, .someVersions: []
    case .condition(let condition):
      lines.isEmpty ? [] : ["if #available(\(condition)) {"] + lines.map { "  " + $0 } + ["}"]
    }
  }
}

extension Expansion.Diagnostic {
  /// Returns the note about a member that is available in versions that `#available` cannot check.
  static func notAvailableEverywhere(_ name: String, at offset: Int) -> Expansion.Diagnostic {
    Expansion.Diagnostic(
      "'\(name)' is not registered, since it is not available everywhere",
      .note,
      at: offset
    )
  }
}
