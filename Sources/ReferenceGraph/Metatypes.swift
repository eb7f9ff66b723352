import SourceModel

/// The variables, parameters and type parameters that hold classes.
struct Metatypes {
  private let index: CodeIndex
  /// The names of the variables, and of the functions with a result, whose type is a metatype.
  private let names: Set<CodeIndex.Name>
  /// The parameters and local variables that hold a metatype, by file: `cell` in `if let cell = type as? UIView.Type`.
  private let locals: [Set<SourceFacts.Name>]
  /// The type parameters, by file, except for the names of types in the file.
  private let typeParameters: [Set<SourceFacts.Name>]
  /// The aliases of metatypes.
  private let aliases: Set<CodeIndex.Name>

  init(_ index: CodeIndex) {
    self.index = index
    var names: Set<CodeIndex.Name> = []
    for unit in 0..<CodeIndex.Unit(index.unitCount) where index.unit(unit).traits.contains(.isMetatype) {
      names.insert(index.name(of: unit))
    }
    let aliases = Self.aliases(in: index)
    if !aliases.isEmpty { names.formUnion(Self.annotated(with: aliases, in: index)) }
    (self.names, self.aliases) = (names, aliases)
    locals = index.files.indices.map { file in
      let facts = index.files[file].facts
      return Set(
        facts.locals.lazy.filter { local in
          SourceFacts.metatypes.contains(facts.names.text(of: local.type))
            || !aliases.isEmpty && aliases.contains(index.name(local.type, in: file))
        }
        .map(\.name)
      )
    }
    typeParameters = index.files.enumerated().map { number, file in
      let types = Set(file.types.lazy.filter { $0.declaration.kind != .extension }.map(\.name))
      return Set(file.facts.typeParameters).filter { !types.contains(index.name($0, in: number)) }
    }
  }

  /// Returns the aliases of metatypes: `typealias CellClass = UITableViewCell.Type`, `typedef Class CellClass`.
  private static func aliases(in index: CodeIndex) -> Set<CodeIndex.Name> {
    var aliases: Set<CodeIndex.Name> = []
    for type in index.files.lazy.flatMap(\.types) where type.isAlias {
      if type.inherited.contains(where: { SourceFacts.metatypes.contains(index.text(of: $0)) }) {
        aliases.insert(type.name)
      }
    }
    return aliases
  }

  /// Returns the names of the variables and computed properties whose signatures name one of the aliases.
  private static func annotated(with aliases: Set<CodeIndex.Name>, in index: CodeIndex) -> Set<CodeIndex.Name>
  {
    var names: Set<CodeIndex.Name> = []
    for unit in 0..<CodeIndex.Unit(index.unitCount) {
      let (own, file) = (index.unit(unit), index.file(of: unit))
      guard own.kind == .variable || own.kind == .accessors else { continue }
      let signature = index.files[file].facts.occurrences(of: own).prefix {
        $0.statement == 0
      }
      if signature.contains(where: { $0.role == .type && aliases.contains(index.name($0.name, in: file)) }) {
        names.insert(index.name(of: unit))
      }
    }
    return names
  }

  /// Whether a variable, parameter or function with the given name holds or returns a class.
  func hold(_ name: SourceFacts.Name, in file: Int) -> Bool {
    if locals[file].contains(name) { return true }
    let number = index.name(name, in: file)
    return number >= 0 && names.contains(number)
  }

  /// Whether the name of a type in a file is an alias of a metatype.
  func isAlias(_ type: SourceFacts.Name, in file: Int) -> Bool {
    aliases.contains(index.name(type, in: file))
  }

  /// Whether a name refers to a type parameter in a file.
  func isTypeParameter(_ name: SourceFacts.Name, in file: Int) -> Bool { typeParameters[file].contains(name) }
}
