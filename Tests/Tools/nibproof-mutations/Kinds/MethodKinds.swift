import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// Changes to methods that must affect actions.
enum MethodKinds {
  static let all: [MutationKind] = [
    MutationKind(name: "delete-action") { sites in
      sites.methods.compactMap { site in
        guard site.parts.count == 1, let (part, method) = site.parts.first,
          part.source.interface.language == .swift,
          // Without the override, the action would call the superclass's method.
          !method.traits.modifiers.contains(.override)
        else { return nil }
        let text = part.source.text
        let name = text.offset(method.position)
        guard let end = BraceMatcher(bytes: text.bytes).endOfBraces(from: name) else { return nil }
        let line = text.firstLine(ofDeclarationAt: method.position)
        return mutation(site, [text.edit(text.line(line).lowerBound..<end, "")], "delete")
      }
    },
    MutationKind(name: "rename-objc-action") { sites in
      sites.methods.compactMap { site in
        guard site.parts.allSatisfy({ $0.part.source.interface.language == .objectiveC }) else { return nil }
        let edits = site.parts.map { part, method in
          let text = part.source.text
          let start = text.offset(method.position)
          return text.edit(start..<start, "renamed")
        }
        return mutation(site, edits, "rename")
      }
    },
  ]

  private static func mutation(_ site: Sites.MethodSite, _ edits: [TextEdit], _ what: String) -> Mutation {
    let place = site.parts.first.map {
      "\($0.part.type.qualifiedName).\($0.method.selector) at \($0.part.source.text.path):\($0.method.position)"
    }
    return Mutation(
      summary: "\(what): \(place ?? "")",
      edits: edits,
      expected: Set(site.uses.map { $0.loss() })
    )
  }
}
