import RuntimeAttributes

/// Reads the objects of a compiled nib.
struct CompiledNibReader {
  private let archive: NIBArchive
  private let format: CompiledNibFormat
  private var document: InterfaceDocument
  /// The document's object indexes by the archive's object indexes.
  private var indexes: [Int: Int] = [:]

  static func read(_ bytes: [UInt8], path: String) throws(DocumentError) -> InterfaceDocument {
    let archive = try NIBArchive(bytes)
    guard let format = CompiledNibFormat.all.first(where: { $0.root(archive) != nil }),
      let root = format.root(archive)
    else { throw DocumentError(.notInterfaceBuilder(root: archive.objects.first?.className ?? "")) }
    var reader = CompiledNibReader(archive: archive, format: format, path: path)
    reader.readObjects(of: root)
    reader.readConnections(of: root)
    reader.readKeyValuePairs(of: root)
    if archive.isInflated { throw DocumentError(.inflated) }
    reader.document.breakCycles()
    return reader.document
  }

  private init(archive: NIBArchive, format: CompiledNibFormat, path: String) {
    self.archive = archive
    self.format = format
    self.document = InterfaceDocument(file: path, format: .compiled, platform: format.platform)
  }

  /// Returns the index of an archived object in the document, adding the object if necessary.
  private mutating func index(of archived: Int) -> Int {
    if let known = indexes[archived] { return known }
    let index = document.objects.count
    indexes[archived] = index
    document.objects.append(CompiledObjects.object(archived, in: archive, format: format))
    return index
  }

  private func position(of archived: Int) -> SourcePosition {
    CompiledObjects.position(of: archived, in: archive)
  }
}

// MARK: - Parts of a nib

extension CompiledNibReader {
  private mutating func readObjects(of root: Int) {
    if let owner = format.ownerKey.flatMap({ archive.object($0, of: root) }) {
      document.objects[index(of: owner)].placeholder = .filesOwner
    }
    let objects = archive.elements(format.objectsKey, of: root)
    for object in objects { _ = index(of: object) }
    if let parentsKey = format.parentsKey {
      for (object, parent) in zip(objects, archive.elements(parentsKey, of: root)) where object != parent {
        setParent(of: object, to: parent)
      }
    }
    for object in objects {
      for key in format.containmentKeys {
        guard let value = archive.object(key, of: object) else { continue }
        for child in archive.elements(value) ?? [value] where child != object {
          setParent(of: child, to: object)
        }
      }
      if let nib = format.nibNameKey.flatMap({ archive.string($0, of: object) }) {
        document.resourceReferences.append(
          ResourceReference(.nib(nib), of: index(of: object), at: position(of: object))
        )
      }
    }
  }

  /// Sets the parent of an object, unless the object already has a parent or the parent is a placeholder.
  ///
  /// Objects that are not in the document are ignored.
  private mutating func setParent(of child: Int, to parent: Int) {
    guard let child = indexes[child], let parent = indexes[parent], document.objects[child].parent == nil,
      document.objects[parent].placeholder == nil
    else { return }
    document.objects[child].parent = parent
  }

  private mutating func readConnections(of root: Int) {
    for node in archive.elements(format.connectionsKey, of: root) {
      guard let form = format.connections[archive.objects[node].className],
        let source = archive.object(format.sourceKey, of: node)
      else { continue }
      let destination = archive.object(format.destinationKey, of: node)
      let label = archive.string(format.labelKey, of: node) ?? ""
      let kind = form(archive, node, label)
      let from = index(of: source)
      // An outlet collection is one connection in a compiled nib, but one per object in the source.
      let targets = destination.map { archive.elements($0) ?? [$0] } ?? []
      for target in targets.isEmpty ? [nil] : targets.map(Optional.some) {
        let id = target.map { document.objects[index(of: $0)].id } ?? nil
        document.objects[from].connections.append(Connection(kind, to: id, at: position(of: node)))
      }
    }
  }

  private mutating func readKeyValuePairs(of root: Int) {
    for pair in format.keyValuePairs(archive, root) {
      let object = index(of: pair.object)
      let position = position(of: pair.position)
      if let value = CompiledValues.value(pair.value, in: archive) {
        document.objects[object].runtimeAttributes.append(
          RuntimeAttribute(AttributeKeyPath(pair.keyPath), value, at: position)
        )
      } else if let target = pair.value.flatMap({ indexes[$0] }) {
        // Connections that the compiler adds for parts, such as a window's content view controller.
        document.objects[object].connections.append(
          Connection(.outlet(property: pair.keyPath), to: document.objects[target].id, at: position)
        )
      } else {
        let name = pair.value.map { archive.objects[$0].className } ?? ""
        let reason = DocumentProblem.Reason.unknownAttributeType(name, keyPath: pair.keyPath)
        document.problems.append(DocumentProblem(reason, at: position, of: object))
      }
    }
  }
}
