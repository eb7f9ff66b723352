import Checks
import InterfaceDocuments
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// Renames a class or another type.
///
/// The name must belong to a single declaration, so that each identifier with the name refers to the type.
struct ClassRenamer {
  private let sources: [SourceFile]
  private let documents: [InterfaceDocument]
  private let types: TypeSources
  private let name: String
  private let newName: String
  private var files: RenamedFiles
  private var uncertain: Set<Renaming.Uncertain> = []

  init(
    _ sources: [SourceFile],
    _ documents: [InterfaceDocument],
    _ types: TypeSources,
    renaming name: String,
    to newName: String,
    _ files: RenamedFiles
  ) {
    (self.sources, self.documents, self.types, self.files) = (sources, documents, types, files)
    (self.name, self.newName) = (name, newName)
  }

  /// Returns the edits that rename the type.
  ///
  /// - Parameter isOfFramework: Returns whether a framework declares a class.
  /// - Returns: The edits, and the places to check.
  /// - Throws: A ``RenamingError``.
  mutating func renaming(_ isOfFramework: (String) -> Bool) throws(RenamingError) -> Renaming {
    let declarations = types.declarations(of: name).filter { $0.type.kind != .extension }
    guard !declarations.isEmpty else { throw .unknownType(name, nearest: nil) }
    let others = otherDeclarations()
    guard declarations.count == 1, others.isEmpty else {
      let places = declarations.map { FileLocation(file: $0.file.path, position: $0.type.position) } + others
      throw .ambiguous(name, places.map(\.description))
    }
    if let taken = types.declarations(of: newName).first {
      throw .taken(newName, at: FileLocation(file: taken.file.path, position: taken.type.position))
    }
    if isOfFramework(newName) { throw .taken(newName, at: nil) }
    for source in sources { replaceUses(in: source) }
    for document in documents { replaceClasses(in: document) }
    return Renaming(files: files.fixes, uncertain: uncertain.sorted())
  }

  /// Returns the declarations of members, variables and functions that have the same name as the type.
  private func otherDeclarations() -> [FileLocation] {
    sources.flatMap { source -> [FileLocation] in
      let facts = source.facts
      let members = source.types.flatMap { type in
        type.properties.filter { $0.name == name }.map(\.position)
          + type.methods.filter { $0.swiftName.prefix { $0 != "(" } == name }.map(\.position)
      }
      let locals = facts.locals.filter { facts.names.text(of: $0.name) == name }.map {
        SourcePosition($0.place)
      }
      return (members + locals).map { FileLocation(file: source.path, position: $0) }
    }
  }

  private mutating func replaceUses(in source: SourceFile) {
    let text = files.text(of: source.path)
    for (_, range, _) in IdentifierTokens.places(of: [name], in: text, source.language) {
      _ = files.replace(name, with: newName, at: range.lowerBound, in: source.path)
    }
    let facts = source.facts
    for occurrence in facts.occurrences
    where occurrence.role == .string && facts.names.text(of: occurrence.name) == name {
      let position = SourcePosition(occurrence.place)
      add(position, in: source.path, .string)
    }
  }

  private mutating func replaceClasses(in document: InterfaceDocument) {
    if PathName.nibName(of: document.file) == name {
      add(SourcePosition(line: 1, column: 1), in: document.file, .fileName)
    }
    var positions: [SourcePosition] = []
    for object in document.objects {
      if object.customClass == name { positions.append(object.position) }
      if [object.storyboardIdentifier, object.reuseIdentifier].contains(name) {
        add(object.position, in: document.file, .identifier)
      }
      for connection in object.connections {
        guard case .segue(let segue) = connection.kind, segue.customClass == name else { continue }
        positions.append(connection.position)
      }
    }
    guard !positions.isEmpty else { return }
    let ranges = ElementRanges(files.text(of: document.file))
    for position in positions {
      guard let attribute = ranges.element(at: position)?["customClass"], attribute.value == name else {
        continue
      }
      files.replace(attribute, with: newName, in: document.file)
    }
  }

  private mutating func add(
    _ position: SourcePosition,
    in file: String,
    _ reason: Renaming.Uncertain.Reason
  ) {
    uncertain.insert(
      Renaming.Uncertain(place: FileLocation(file: file, position: position), reason: reason)
    )
  }
}
