import ProjectModel
import SourceModel
import SourceSyntax

/// The requests for reusable cells and views in the code of given app targets, with the possible identifiers of each
/// request.
struct ReuseRequests: Sendable {
  typealias Name = CodeIndex.Name

  private struct Request {
    let names: Names
    /// The class that requests the cell from its own table or collection, or whose code uses an unread data source; nil
    /// if the requesting class is uncertain.
    let controller: Name?
  }

  private let index: CodeIndex
  private var requests: [Request] = []

  /// Finds the requests in the code that the given app targets run.
  init(_ graph: ReferenceGraph, in appTargets: AppTargets) {
    index = graph.index
    var (strings, hierarchy) = (graph.strings, graph.hierarchy)
    let owners = TableOwners(graph)
    strings.restrict(to: graph.reached, in: appTargets)
    for argument in index.nameArguments where argument.kind != nil && strings.runs(argument.unit) {
      let names = strings.names(of: argument)
      guard !names.isEmpty else { continue }
      let controller =
        argument.kind == .identifier
        ? owners.controller(requesting: argument.sink, in: argument.unit, &hierarchy) : nil
      requests.append(Request(names: names, controller: controller))
    }
    for unit in 0..<CodeIndex.Unit(index.unitCount)
    where strings.runs(unit) && usesUnreadDataSource(unit, &hierarchy) {
      let type = index.type(of: unit)
      requests.append(Request(names: .open, controller: type < 0 ? nil : type))
    }
  }

  /// Whether code passes a data source of an unread class to a table or collection, or a table to an unread class,
  /// which may request any cell.
  private func usesUnreadDataSource(_ unit: CodeIndex.Unit, _ hierarchy: inout ClassHierarchy) -> Bool {
    let facts = index.facts(of: unit)
    for occurrence in facts.occurrences(of: index.unit(unit)) {
      let sink = facts.sinks[Int(occurrence.sink)]
      guard sink.kind == .variable || sink.kind == .argument else { continue }
      let destination = facts.names.text(of: sink.name)
      if TableOwners.dataSources.contains(destination) {
        if isUnread(occurrence, in: unit, &hierarchy) { return true }
      } else if sink.kind == .argument, destination.utf8.first?.isUppercase == true,
        TableOwners.tables.contains(facts.names.text(of: occurrence.name)), !hierarchy.isKnown(destination)
      {
        // `Adapter(tableView: tableView)`
        return true
      }
    }
    return false
  }

  /// Whether an occurrence is an object of an unread class, or of a class that inherits from an unread class.
  private func isUnread(
    _ occurrence: Occurrence,
    in unit: CodeIndex.Unit,
    _ hierarchy: inout ClassHierarchy
  ) -> Bool {
    let file = index.file(of: unit)
    let facts = index.files[file].facts
    let classes: [SourceFacts.Name]
    switch occurrence.role {
    case .construction: classes = [occurrence.name]
    case .name, .member: classes = typeNames(of: occurrence.name, in: file)
    default: return false
    }
    return classes.contains { name in
      let type = index.name(name, in: file)
      if type >= 0, index.types[type]?.isDeclared == true { return hierarchy.hasUnknownSuperclass(type) }
      return !hierarchy.isKnown(facts.names.text(of: name))
    }
  }

  /// Returns the names of the types in the declarations of a variable, and of the classes that its initial value
  /// instantiates.
  private func typeNames(of variable: SourceFacts.Name, in file: Int) -> [SourceFacts.Name] {
    let facts = index.files[file].facts
    return facts.locals.filter { $0.name == variable && $0.type != 0 }.map(\.type)
      + facts.units.filter { $0.name == variable && $0.kind != .enumCase }.flatMap { unit in
        facts.occurrences(of: unit).filter {
          $0.role == .type && $0.statement == 0 || $0.role == .construction
        }
        .map(\.name)
      }
  }

  /// Whether code may request a cell with the given identifier, from any table or collection.
  func mayRequest(_ identifier: String, _ hierarchy: ClassHierarchy) -> Bool {
    var hierarchy = hierarchy
    return requests.contains { $0.names.mayBe(identifier, &hierarchy) }
  }

  /// Whether code may request a cell in a scene.
  ///
  /// Requests from the tables of other view controllers do not count.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - classes: The classes of the scene's objects.
  ///   - hierarchy: The class hierarchy.
  /// - Returns: True also if code requests the identifier and an object in the scene has an unread class or superclass.
  func mayRequest(_ identifier: String, inSceneOf classes: [String], _ hierarchy: ClassHierarchy) -> Bool {
    var hierarchy = hierarchy
    let named = requests.filter { $0.names.mayBe(identifier, &hierarchy) }
    guard !named.isEmpty else { return false }
    var related: Set<Name> = []
    for name in classes {
      // An unread superclass may request any cell.
      guard let name = index.number(of: name), index.types.contains(name),
        !hierarchy.hasUnknownSuperclass(name)
      else { return true }
      related.formUnion(hierarchy.ancestors(of: name))
      related.formUnion(hierarchy.descendants(of: name))
    }
    return named.contains { $0.controller.map(related.contains) != false }
  }
}

extension Strings {
  /// Returns the possible identifiers of an argument, without patterns if the argument is unlikely to be an identifier.
  mutating func names(of argument: NameArguments.Argument) -> Names {
    guard argument.first != nil else { return .open }
    let facts = index.facts(of: argument.unit)
    let isUnlikely = argument.kind == .perhaps
    // Such an argument of unread code is the class itself, not its name.
    let numbers = argument.occurrences(in: facts).filter {
      !(isUnlikely && facts.occurrences[$0].role == .metatype)
    }
    if numbers.isEmpty { return Names() }
    let names = names(at: numbers, in: argument.unit)
    guard isUnlikely else {
      // An enumeration case that is passed as a string is described by its name.
      return Names(exact: names.cases).union(names)
    }
    return Names(exact: names.exact, classes: names.classes.subtracting([-1]), families: names.families)
  }
}
