import InterfaceDocuments
import RuntimeAttributes

/// The state of one load: the objects made so far and the events in order.
struct LoadPass {
  let loader: NibLoader
  let document: InterfaceDocument
  let indexes: [String: Int]
  /// Ids of connections, which outlets may lead to (a segue), though no object is made for them.
  let connectionIDs: Set<String>
  var objects: [ModelObject?]
  var events: [LoadEvent] = []
  private var connectedProperties: Set<ConnectedProperty> = []

  private struct ConnectedProperty: Hashable {
    var source: Int
    var property: String
  }

  var registry: ClassRegistry { loader.registry }
  var conditions: LoadConditions { loader.conditions }

  init(loader: NibLoader, document: InterfaceDocument) {
    self.loader = loader
    self.document = document
    indexes = document.indexesByID()
    connectionIDs = Set(document.objects.lazy.flatMap(\.connections).compactMap(\.id))
    objects = Array(repeating: nil, count: document.objects.count)
  }

  /// Loads one nib: initialize, apply, connect, awake.
  mutating func load(_ nib: NibSection) {
    for index in nib.objects {
      initialize(index)
    }
    for index in nib.objects {
      for attribute in document.objects[index].attributes {
        apply(attribute, to: index)
      }
    }
    for index in nib.sources {
      for connection in document.objects[index].connections where nib.connects(index, connection) {
        guard objects[index] != nil else { continue }
        connect(connection, from: index)
      }
    }
    for index in nib.objects where isAwakened(index) {
      record(.awake, index)
    }
  }

  /// On iOS the owner and other placeholders are not awakened; on macOS the owner is.
  private func isAwakened(_ index: Int) -> Bool {
    guard objects[index] != nil else { return false }
    switch document.objects[index].placeholder {
    case nil: return true
    case .filesOwner: return conditions.platform == .macOS
    case .firstResponder, .application, .exit, .external: return false
    }
  }

  mutating func record(
    _ step: LoadEvent.Step,
    _ index: Int,
    _ consequence: Consequence? = nil,
    console: String? = nil
  ) {
    events.append(
      LoadEvent(
        step: step,
        object: index,
        className: className(index),
        consequence: consequence,
        consoleLine: console
      )
    )
  }

  /// The runtime's name of the class of an object that was made.
  func className(_ index: Int) -> String {
    objects[index].flatMap { registry.entry(of: $0)?.runtimeName } ?? document.objects[index].className ?? "NSObject"
  }

  func consequence(of fault: ConsequenceTable.Fault) -> Consequence {
    ConsequenceTable.consequence(of: fault, under: conditions)
  }

  // MARK: Attributes

  private mutating func apply(_ attribute: RuntimeAttribute, to index: Int) {
    guard let object = objects[index] else { return }
    do {
      let outcome = try registry.setValue(attribute.value, forKeyPath: attribute.keyPath, of: object)
      record(.apply(attribute, .set(outcome)), index, consequence(of: outcome))
    } catch {
      let isTrap = error.exceptionName == nil
      let consequence = consequence(of: isTrap ? .trap : .attributeRaises)
      record(
        .apply(attribute, .raised(error)),
        index,
        consequence,
        console: isTrap || consequence == .crash
          ? ConsoleLine.uncaught(error, on: conditions.platform)
          : error.attributeLogLine(
            keyPath: attribute.keyPath,
            className: className(index),
            on: conditions.platform
          )
      )
    }
  }

  /// What the platform makes of a value that was set without an exception.
  func consequence(of outcome: StoringOutcome) -> Consequence? {
    switch outcome {
    case .stored, .converted, .handledByClass: nil
    case .lossy, .storedColorForCGColor, .storedUnknownLayerKey, .noEffect: .silent
    case .storedWrongObject: consequence(of: .wrongObject)
    case .undecided: .unproved
    }
  }

  /// Notes that a property is connected; false if it was before.
  mutating func isFirstConnection(of property: String, from index: Int) -> Bool {
    connectedProperties.insert(ConnectedProperty(source: index, property: property)).inserted
  }
}
