import ProgramModel
package import SourceModel

extension SourceFile {
  /// Whether code names a type outside of strings, in a declaration of the type or elsewhere.
  func references(_ type: String) -> Bool {
    allTypes.contains { $0.name.unqualifiedName == type } || uses(type)
  }

  /// Whether code names a type outside of strings, other than to declare or extend it.
  package func uses(_ type: String) -> Bool {
    if allTypes.contains(where: { $0.supertypeNames.contains(type) }) { return true }
    guard
      let name = (1..<max(1, SourceFacts.Name(facts.names.count))).first(where: {
        facts.names.bytes(of: $0).elementsEqual(type.utf8)
      })
    else { return false }
    return facts.generics.contains(name) || facts.parameters.contains { $0.type == name }
      || facts.locals.contains { $0.type == name }
      || facts.occurrences.contains { occurrence in
        occurrence.role != .string && occurrence.role != .stringPart
          && (occurrence.name == name || occurrence.receiverName == name)
      }
  }
}
