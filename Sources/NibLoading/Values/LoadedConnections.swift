package import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

/// The objects to which the outlets and actions of a document are connected after a load.
package struct LoadedConnections {
  private let document: InterfaceDocument
  private let loader: NibLoader
  private let objects: [AnyObject?]
  /// The actual classes of objects that differ from the document; nil if unknown.
  private var substitutes: [Int: String?] = [:]
  /// The outcome of each connection, by source and by the name of the outlet or action.
  private var outcomes: [Int: [String: [(Connection, Outcome)]]] = [:]
  private let indexes: [String: Int]

  fileprivate enum Outcome {
    case connected
    case notConnected
    case unknown(LoadedConnection.Reason)
  }

  /// Creates the connections of a load.
  package init(_ result: LoadResult, of document: InterfaceDocument, by loader: NibLoader) {
    (self.document, self.loader, objects) = (document, loader, result.objects)
    indexes = document.indexesByID()
    for event in result.events where event.file == document.file {
      switch event.step {
      case .initialize(.fallback): substitutes[event.object] = event.className
      case .replace(_, let className): substitutes[event.object] = .some(className)
      case .connect(let connection, let outcome):
        guard let name = connection.property ?? connection.selector, let outcome = Outcome(outcome) else {
          continue
        }
        outcomes[event.object, default: [:]][name, default: []].append((connection, outcome))
      default: continue
      }
    }
  }

  /// Returns the names of the outlets and actions that the document connects for an object, without duplicates.
  package static func names(of object: InterfaceObject) -> [String] {
    var seen: Set<String> = []
    return object.connections.compactMap { $0.property ?? $0.selector }.filter { seen.insert($0).inserted }
  }

  /// Returns the classes of the objects to which an outlet or action of the object at an index is connected.
  package func connection(_ name: String, of index: Int) -> LoadedConnection {
    guard objects.indices.contains(index), document.objects.indices.contains(index) else {
      return .unknown(.unseenObject)
    }
    let own = document.objects[index].connections.filter { ($0.property ?? $0.selector) == name }
    guard !own.isEmpty else { return unconnected(name, of: index) }
    let outcomes = outcomes[index]?[name] ?? []
    guard objects[index] != nil else { return .unknown(.unseenObject) }
    guard outcomes.count == own.count else { return .unknown(.notReached) }
    var classes: [ConnectedClass] = []
    for (connection, outcome) in outcomes {
      switch outcome {
      case .unknown(let reason): return .unknown(reason)
      case .notConnected: continue
      case .connected:
        guard let connected = connectedClass(of: connection) else { return .unknown(.unseenObject) }
        if case .outlet = connection.kind { classes = [connected] } else { classes.append(connected) }
      }
    }
    // A control may send one action for several events.
    if own.allSatisfy({ $0.selector != nil }), Set(classes).count == 1 { classes = [classes[0]] }
    return .classes(classes)
  }

  /// Returns the result for a name that the document does not connect.
  private func unconnected(_ name: String, of index: Int) -> LoadedConnection {
    guard let object = objects[index], let entry = loader.registry.entry(of: object) else {
      return .unknown(.unseenObject)
    }
    if entry.settableProperty(AttributeKey(name)) != nil || isAction(name) { return .classes([]) }
    return .unknown(.undefined(name, className: entry.runtimeName))
  }

  /// Whether a class declares a method with the selector, or the document contains an action with the selector.
  private func isAction(_ selector: String) -> Bool {
    loader.registry.declaresMethod(selector)
      || document.objects.contains { $0.connections.contains { $0.selector == selector } }
  }

  /// Returns the class of a connection's destination; nil if the class is unknown.
  private func connectedClass(of connection: Connection) -> ConnectedClass? {
    guard let index = connection.destination.flatMap({ indexes[$0] }) else { return nil }
    let entry = objects[index].flatMap(loader.registry.entry(of:))
    if let substitute = substitutes[index] {
      return substitute.map { ConnectedClass(name: $0, module: entry?.description.module) }
    }
    let object = document.objects[index]
    return object.className.map {
      ConnectedClass(name: $0, module: object.customModule ?? entry?.description.module)
    }
  }
}

extension LoadedConnections.Outcome {
  /// Creates the outcome of a connection; nil for bindings, segues and other connections without key-value coding.
  fileprivate init?(_ outcome: LoadEvent.ConnectionOutcome) {
    switch outcome {
    case .set(.stored), .set(.converted), .set(.lossy), .set(.storedWrongObject), .connectedAgain,
      .actionFound:
      self = .connected
    case .set(.undecided(let uncertainty)): self = .unknown(.init(uncertainty))
    case .set(.handledByClass): self = .unknown(.undecided("the class handles undefined keys itself"))
    case .set, .raised, .actionMissing, .dangling, .outOfScene: self = .notConnected
    case .actionUndecided(let uncertainty):
      self = .unknown(uncertainty.map { .init($0) } ?? .sentLater)
    case .actionContested: self = .unknown(.undecided("a segue may replace the action"))
    case .sourceUnknown: self = .unknown(.unseenObject)
    case .segueClassMissing, .bound, .passedOver: return nil
    }
  }
}

/// The classes of the objects to which an outlet or action is connected after a load, if known.
package enum LoadedConnection: Hashable, Sendable {
  /// The classes of the objects, in the document's order; empty if nothing is connected.
  case classes([ConnectedClass])
  case unknown(Reason)

  /// The reason why a connection is unknown.
  package enum Reason: Hashable, Sendable {
    /// The load ends before the connection.
    case notReached
    /// The load does not create one of the objects, or the class of an object was not found.
    case unseenObject
    /// The target is determined when the action is sent.
    case sentLater
    /// The known classes do not determine the connection; the string is a clause with the reason.
    case undecided(String)
    /// The class does not have an outlet with the name, and no known class has an action with the name.
    case undefined(String, className: String)

    fileprivate init(_ uncertainty: SetValueOutcome.Uncertainty) {
      if case .openChain(missing: UnresolvedClass.name) = uncertainty.reason {
        self = .unseenObject
      } else {
        self = .undecided(uncertainty.description)
      }
    }
  }
}

/// The class of a connected object.
package struct ConnectedClass: Hashable, Sendable {
  /// The name in the document or, without a custom class, of the element's class; for a substitute or replacement, the
  /// runtime name.
  package var name: String
  /// The module of the class, if known.
  package var module: String?

  /// The name with the module, if known.
  package var qualifiedName: String { module.map { "\($0).\(unqualifiedName)" } ?? name }

  /// The name without a module.
  package var unqualifiedName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether a name refers to the class.
  ///
  /// A name with a module refers to the class only if the module of the class is known.
  package func isNamed(_ spelling: String) -> Bool {
    spelling == name || spelling == unqualifiedName || spelling == qualifiedName
  }
}

extension LoadedConnection.Reason: CustomStringConvertible {
  /// The reason as a clause.
  package var description: String {
    switch self {
    case .notReached: "the load ends before the connection"
    case .unseenObject: "the object or its class is unknown"
    case .sentLater: "the target is determined when the action is sent"
    case .undecided(let reason): reason
    case .undefined(let name, let className):
      "class '\(className)' has no outlet '\(name)', and no class that was found has such an action"
    }
  }
}
