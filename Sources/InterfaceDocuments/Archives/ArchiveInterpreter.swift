import RuntimeAttributes

/// Reads a document from the keyed archive of Interface Builder 3 and Xcode 4, in which records of objects and
/// connections refer to archived elements.
struct ArchiveInterpreter {
  private let tree: ArchiveTree
  private var document: InterfaceDocument
  /// The index of the element that contains the document's entries, if any.
  private let data: Int?
  /// The indexes of objects by the indexes of their elements.
  private var objectIndexes: [Int: Int] = [:]

  init(_ tree: ArchiveTree, type: String?, file: String) {
    self.tree = tree
    let platform = DocumentRuntime.platform(targetRuntime: nil, type: type)
    document = InterfaceDocument(file: file, format: .archive, platform: platform ?? .iOS)
    data = tree.nodes.indices.first { tree.nodes[$0].element == "data" }
    if platform == nil {
      let position = SourcePosition(line: 1, column: 1)
      document.problems.append(DocumentProblem(.unknownTargetRuntime(type ?? ""), at: position))
    }
  }

  /// Returns the document.
  ///
  /// - Throws: ``DocumentError/Reason/inflated`` if shared references expand the file beyond the limit.
  mutating func run() throws(XMLFailure) -> InterfaceDocument {
    read()
    if tree.isInflated { throw XMLFailure(.inflated) }
    return document
  }

  private mutating func read() {
    guard let data else { return }
    document.toolsVersion = tree.text("IBDocument.InterfaceBuilderVersion", of: data)
    document.deploymentTarget = tree.text("IBDocument.SystemTarget", of: data).flatMap { version in
      DocumentRuntime.deploymentTarget(version, identifier: document.platform == .macOS ? "macosx" : nil)
    }
    if tree.text("IBDocument.UseAutolayout", of: data) == "YES" { document.options.insert(.usesAutoLayout) }
    guard let container = tree.child("IBDocument.Objects", of: data) else { return }
    readObjects(in: container)
    readConnections(in: container)
    readAttributes()
    document.noteDuplicateIDs()
    document.problems.sort { $0.position < $1.position }
  }
}

// MARK: - Objects

extension ArchiveInterpreter {
  private struct Record {
    var id: String
    var node: Int
    var parent: Int?
    var name: String?
  }

  private mutating func readObjects(in container: Int) {
    let records = records(in: container)
    for (index, record) in records.enumerated() where objectIndexes[record.node] == nil {
      objectIndexes[record.node] = index
    }
    let customClasses = customClasses(in: container)
    for record in records {
      let node = tree.nodes[record.node]
      var object = ArchiveObjects.object(record.node, id: record.id, in: tree, of: document.platform)
      object.customClass = customClasses[record.id] ?? object.customClass
      object.userLabel = record.name
      object.parent = record.parent.flatMap { objectIndexes[$0] }
      object.key = node.key
      if node.key == nil { object.container = node.parent.flatMap { tree.nodes[$0].key } }
      addNib(of: record.node)
      document.objects.append(object)
    }
    document.breakCycles()
  }

  /// Adds a reference to the nib from which the next object loads its view, if the object is a controller with a nib
  /// name.
  private mutating func addNib(of node: Int) {
    for key in ["IBUINibName", "NSNibName"] {
      guard let child = tree.child(key, of: node), let name = tree.string(child), !name.isEmpty else {
        continue
      }
      let position = tree.nodes[child].position
      document.resourceReferences.append(
        ResourceReference(.nib(name), of: document.objects.count, at: position)
      )
    }
  }

  /// Returns the records of objects in the order of their elements, without the record of the document itself.
  ///
  /// Adds a problem for each record without an id.
  private mutating func records(in container: Int) -> [Record] {
    guard let set = tree.child("objectRecords", of: container),
      let array = tree.child("orderedObjects", of: set)
    else { return [] }
    var records: [Record] = []
    for record in tree.elements(of: array) {
      guard let id = id(of: record, "objectID") else {
        let problem = DocumentProblem.Reason.missingXMLAttribute("objectID", element: "IBObjectRecord")
        document.problems.append(DocumentProblem(problem, at: tree.nodes[record].position))
        continue
      }
      guard id != "0", let node = tree.child("object", of: record) else { continue }
      let parent = tree.child("parent", of: record)
      records.append(
        Record(id: id, node: node, parent: parent, name: tree.text("objectName", of: record))
      )
    }
    return records.sorted { ($0.node, $0.id) < ($1.node, $1.id) }
  }

  /// Returns the id of a record, if any; Xcode 4.6 and 5.0 use the key `id` without a prefix.
  private func id(of record: Int, _ key: String) -> String? {
    tree.text(key, of: record) ?? tree.text("id", of: record)
  }

  /// Returns the custom classes by the ids of their objects.
  private func customClasses(in container: Int) -> [String: String] {
    guard let properties = tree.child("flattenedProperties", of: container) else { return [:] }
    var classes: [String: String] = [:]
    for (key, value) in tree.entries(of: properties) {
      guard key.hasSuffix(".CustomClassName"), let dot = key.firstIndex(of: ".") else { continue }
      guard let name = tree.string(value), !name.isEmpty else { continue }
      classes[String(key[..<dot])] = name
    }
    return classes
  }
}

// MARK: - Connections and attributes

extension ArchiveInterpreter {
  private mutating func readConnections(in container: Int) {
    guard let records = tree.child("connectionRecords", of: container) else { return }
    for record in tree.elements(of: records) {
      guard let node = tree.child("connection", of: record) else { continue }
      let className = tree.nodes[node].className ?? ""
      guard let form = ArchiveConnections.forms[className] else { continue }
      let position = tree.nodes[node].position
      guard let label = tree.text("label", of: node) else {
        document.problems.append(
          DocumentProblem(.missingXMLAttribute("label", element: className), at: position)
        )
        continue
      }
      let source = tree.child("source", of: node).flatMap { objectIndexes[$0] }
      let destination = tree.child("destination", of: node).flatMap { objectIndexes[$0] }
      let (from, to) = form.startsAtDestination ? (destination, source) : (source, destination)
      guard let from else { continue }
      let id = id(of: record, "connectionID")
      let target = to.flatMap { document.objects[$0].id }
      let kind = form.kind(tree, node, label)
      document.objects[from].connections.append(Connection(kind, id: id, to: target, at: position))
    }
  }

  private mutating func readAttributes() {
    // Each list is read only once: reading a list that several placeholders share would multiply its size.
    var read: Set<Int> = []
    for placeholder in tree.objects(of: ArchiveAttributes.placeholderClasses) {
      guard let object = tree.child("object", of: placeholder).flatMap({ objectIndexes[$0] }),
        let list = tree.child("userDefinedRuntimeAttributes", of: placeholder)
      else { continue }
      guard read.insert(list).inserted else { continue }
      for node in tree.elements(of: list) {
        switch ArchiveAttributes.read(node, in: tree) {
        case .success(let attribute):
          document.objects[object].runtimeAttributes.append(attribute)
        case .failure(let reason):
          document.problems.append(DocumentProblem(reason, at: tree.nodes[node].position, of: object))
        }
      }
    }
  }
}
