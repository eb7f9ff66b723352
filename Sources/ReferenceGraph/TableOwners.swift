import SourceModel

/// The view controllers that request cells only from their own tables and collections.
struct TableOwners {
  typealias Name = CodeIndex.Name
  typealias Unit = CodeIndex.Unit

  private let index: CodeIndex
  private var bindings: Bindings
  /// The classes that may be data sources or delegates of tables that other objects own.
  private var foreignDataSources: Set<Name> = []

  init(_ graph: ReferenceGraph) {
    (index, bindings) = (graph.index, graph.bindings)
    for unit in 0..<Unit(index.unitCount) where graph.reached[.unit(unit)] != nil { addServants(in: unit) }
  }

  static let dataSources: Set<String> = [
    "dataSource", "prefetchDataSource", "setDataSource", "setPrefetchDataSource",
  ]
  private static let delegates: Set<String> = ["delegate", "setDelegate"]
  static let tables: Set<String> = ["collectionView", "tableView"]

  /// Records the class of a unit that becomes the data source of another object's table, as in
  /// `list.tableView.dataSource = self`, and the classes of other objects that become data sources of tables.
  private mutating func addServants(in unit: Unit) {
    let (own, file) = (index.unit(unit), index.file(of: unit))
    let facts = index.files[file].facts
    for occurrence in facts.occurrences(of: own) {
      let sink = facts.sinks[Int(occurrence.sink)]
      guard [.argument, .receiver, .variable].contains(sink.kind) else { continue }
      let role = facts.names.text(of: sink.name)
      if sink.kind == .receiver {
        // Other views have delegates as well.
        let isTable = Self.tables.contains(facts.names.text(of: occurrence.name))
        guard Self.dataSources.contains(role) || isTable && Self.delegates.contains(role) else { continue }
        let isOwn = occurrence.role == .name || occurrence.receiver == .own
        if !isOwn { foreignDataSources.insert(index.type(of: unit)) }
      } else if Self.dataSources.contains(role) {
        foreignDataSources.formUnion(bindings.declaredTypes(of: occurrence.name, in: unit))
      }
    }
  }

  /// Returns the view controller that requests a cell from its own table or collection.
  ///
  /// The table is the controller's own property, or the parameter of a data source's method.
  ///
  /// - Parameters:
  ///   - sink: The argument with the reuse identifier.
  ///   - unit: The unit that contains the request.
  ///   - hierarchy: The class hierarchy.
  /// - Returns: The controller, or nil if the request may use another object's table.
  func controller(requesting sink: UInt32, in unit: Unit, _ hierarchy: inout ClassHierarchy) -> Name? {
    let (own, file, type) = (index.unit(unit), index.file(of: unit), index.type(of: unit))
    guard own.kind == .function, !own.traits.contains(.isStatic), type >= 0,
      index.types[type]?.isDeclared == true, index.types[type]?.isClass == true,
      !hierarchy.hasUnknownSuperclass(type)
    else { return nil }
    let className = index.text(of: type)
    guard !hierarchy.superclassNames(of: className).isDisjoint(with: Self.controllers),
      foreignDataSources.isDisjoint(
        with: hierarchy.ancestors(of: type).union(hierarchy.descendants(of: type))
      )
    else { return nil }
    let facts = index.files[file].facts
    let argument = facts.sinks[Int(sink)]
    let occurrences = facts.occurrences(of: own)
    let requests = occurrences.filter { $0.name == argument.name && $0.sink == argument.outer }
    let isOwn = requests.allSatisfy { request in
      guard request.receiver == .variable,
        Self.tables.contains(facts.receiverText(of: request))
      else { return false }
      let tables = occurrences.filter { table in
        let receiver = facts.sinks[Int(table.sink)]
        return table.name == request.receiverName && table.statement == request.statement
          && receiver.kind == .receiver && receiver.name == request.name
      }
      return !tables.isEmpty
        && tables.allSatisfy { table in
          if table.role == .member { return table.receiver == .own }
          // A local variable may hold any table; the parameter has the name of the data source's method.
          let local = UInt32(unit - index.files[file].firstUnit)
          return !table.traits.contains(.isLocal)
            || own.name == request.receiverName
              && facts.locals.filter { $0.unit == local && $0.name == own.name }.count == 1
        }
    }
    return isOwn && !requests.isEmpty ? type : nil
  }

  private static let controllers: Set<String> = ["NSViewController", "UIViewController"]
}
