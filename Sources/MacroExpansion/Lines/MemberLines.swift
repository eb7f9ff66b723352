/// Lines for members, with the enclosing conditional blocks.
enum MemberLines {
  /// Returns the lines that a function returns for each member, in the `#if` blocks of the source; blocks
  /// without lines are omitted.
  static func lines(for items: [MemberItem], _ lines: (Member) -> [String]) -> [String] {
    var result: [String] = []
    for item in items {
      switch item {
      case .member(let member): result += lines(member)
      case .conditional(let branches):
        let bodies = branches.map { ($0.condition, self.lines(for: $0.items, lines)) }
        guard bodies.contains(where: { !$0.1.isEmpty }) else { continue }
        for (index, (condition, body)) in bodies.enumerated() {
          result.append(
            index == 0 ? "#if \(condition)" : condition.isEmpty ? "#else" : "#elseif \(condition)"
          )
          result += body
        }
        result.append("#endif")
      }
    }
    return result
  }

  /// Returns a closure that runs the lines; without lines, the body of the closure is `fallback`.
  static func closure(_ lines: [String], unless fallback: String = "_ in") -> String {
    lines.isEmpty ? "{ \(fallback) }" : "{\n" + lines.map { "    \($0)\n" }.joined() + "  }"
  }
}
