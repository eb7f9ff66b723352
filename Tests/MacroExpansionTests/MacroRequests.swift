@testable import MacroExpansion

/// Returns the expansion of `@KeyValueCodable` on a declaration.
func expand(_ source: String, _ role: String = "member", isFirst: Bool = true, line: Int = 0) -> Expansion {
  KeyValueCodableMacro(
    AttachedMacro(
      "KeyValueCodableMacro",
      name: "KeyValueCodable",
      role: role,
      declaration: .init(source, file: "Card.swift", line: line),
      extendedType: "Deck.Card",
      missingConformances: isFirst ? "KeyValueCodable" : ""
    )
  ).expansion
}

/// Returns the lines of an expansion that register members, without indentation.
func lines(_ members: String, of head: String = "class Card") -> [String] {
  let isClass = head.hasSuffix("class Card")
  let text = expand("\(head) {\n\(members)\n}", isClass ? "member" : "extension").source ?? ""
  return text.split(separator: "\n").dropFirst(isClass ? 2 : 3).map { $0.drop { $0 == " " } }.map(String.init)
    .filter { $0 != "}" && $0 != "})" }
}

/// Returns a name from `RuntimeAttributes` as expansions spell it.
func name(_ name: String) -> String { RuntimeModule.name(name) }
