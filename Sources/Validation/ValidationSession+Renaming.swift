import InterfaceDocuments
import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

extension ValidationSession {
  /// Returns the edits that rename a type, or a member of a type, in all sources and documents of the session.
  ///
  /// Files are not changed. Unsaved texts are included.
  ///
  /// - Parameters:
  ///   - target: The type, such as `Card`, or the member, such as `Card.titleLabel`, `Card.tap(_:)` or `Card.tap:`.
  ///   - newName: The new name of the type, property or method, without labels.
  /// - Returns: The edits, and the places to check.
  /// - Throws: A ``RenamingError``.
  package func renaming(of target: String, to newName: String) throws(RenamingError) -> Renaming {
    let request = RenamingRequest(target: target, newName: newName)
    guard request.isValid else { throw .invalidName(newName) }
    let (sources, records) = contents()
    let types = TypeSources(sources)
    let documents = records.compactMap(\.document).filter { $0.format != .compiled }
    let texts = texts
    let files = RenamedFiles { texts[$0] ?? (try? FileBytes.read($0)) }
    let name = target.unqualifiedName
    if !types.declarations(of: name).isEmpty, !target.contains(where: { $0 == "(" || $0 == ":" }) {
      var renamer = ClassRenamer(sources, documents, types, renaming: name, to: newName, files)
      return try renamer.renaming { RegistryFactory.catalog.declares($0) }
    }
    guard let dot = target.prefix(while: { $0 != "(" && $0 != ":" }).lastIndex(of: ".") else {
      throw .unknownType(target, nearest: nearestType(to: target, among: sources))
    }
    let type = String(target[..<dot]).unqualifiedName
    guard !types.declarations(of: type).isEmpty else {
      throw .unknownType(type, nearest: nearestType(to: type, among: sources))
    }
    var renamer = MemberRenamer(
      sources,
      documents,
      types,
      renaming: String(target[target.index(after: dot)...]),
      of: type,
      to: newName,
      files
    )
    let platforms = Dictionary(grouping: documents, by: \.platform).mapValues(\.count)
    let platform = platforms.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .iOS
    let factory = RegistryFactory(sources: sources, platform: platform)
    return try renamer.renaming { name in
      var reader = factory.reader
      return reader.chain(ofClass: name)
    }
  }

  private func nearestType(to name: String, among sources: [SourceFile]) -> String? {
    NearestName.find(name, among: Set(sources.lazy.flatMap(\.types).map(\.name)).sorted())
  }
}
