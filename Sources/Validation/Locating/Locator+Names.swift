import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes

// Names that code asks for: of nibs, storyboards, controllers, segues, cells and images.
extension Locator {
  /// The sources that have a name as a string.
  func asked(for name: String) -> [LocatedPlace] {
    let literal = Array("\"\(name)\"".utf8)
    guard literal.count > 2 else { return [] }
    return tree.sources.flatMap { path -> [LocatedPlace] in
      guard let bytes = try? FileBytes.read(path) else { return [] }
      let offsets = ByteSearch.offsets(of: literal, by: UInt8(ascii: "\""), in: bytes)
      var cursor = SourceCursor()
      return offsets.map { offset in
        let position = bytes.withUnsafeBufferPointer { cursor.position(at: offset, in: $0) }
        return LocatedPlace(kind: .source, file: path, position: position, name: name, reasons: [.asked])
      }
    }
  }

  /// The documents of a name, which are not in the app's bundle then.
  func documents(named name: String, isStoryboard: Bool) -> [LocatedPlace] {
    tree.documents.filter {
      ($0.format == .storyboard) == isStoryboard && PathName.nibName(of: $0.file) == name
    }.map { document in
      let indexes = tree.projects.indexes(building: document.file)
      let isOutside = indexes.isEmpty && !tree.projects.targets.isEmpty
      let targets = Set(indexes.map { tree.projects.targets[$0].name }).sorted()
      return place(document, [isOutside ? .inNoTarget : .notInBundle(targets: targets)])
    }
  }

  /// The places that ask for an image.
  func images(_ name: String) -> [LocatedPlace] {
    tree.documents.flatMap { document -> [LocatedPlace] in
      let references = document.resourceReferences.compactMap { reference -> LocatedPlace? in
        guard case .image(let image) = reference.resource, image.name == name else { return nil }
        let object =
          document.objects.indices.contains(reference.object) ? document.objects[reference.object] : nil
        return LocatedPlace(
          kind: .image,
          file: document.file,
          position: reference.position,
          object: object.map { Finding.Object($0) },
          name: name,
          reasons: [.named]
        )
      }
      let attributes = document.objects.flatMap { object in
        object.attributes.compactMap { attribute -> LocatedPlace? in
          guard case .image(let image) = attribute.value, image.name == name else { return nil }
          return LocatedPlace(
            kind: .attribute,
            file: document.file,
            position: attribute.position ?? object.position,
            object: Finding.Object(object),
            name: "\(attribute.keyPath)",
            reasons: [.named]
          )
        }
      }
      return references + attributes
    }
  }

  /// The objects of the classes that a source declares, which leave an outlet unconnected that its line unwraps.
  func unconnectedOutlets(_ source: ConsoleLog.SourcePlace) -> [LocatedPlace] {
    guard let path = tree.sources.first(where: source.isIn), let bytes = try? FileBytes.read(path) else {
      return []
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(source.line - 1) else { return [] }
    let words = Set(
      String(decoding: lines[source.line - 1], as: UTF8.self)
        .split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    )
    var outlets: [String: [String]] = [:]
    for description in tree.classes where description.location?.file == path {
      let used = description.properties.filter { $0.marks.contains(.outlet) && words.contains($0.key.name) }
      if !used.isEmpty { outlets[description.name] = used.map(\.key.name) }
    }
    return objects { object in
      guard let custom = object.customClass, let names = outlets[custom] else { return [] }
      let connected = Set(object.connections.compactMap(\.property))
      return names.filter { !connected.contains($0) }.map { .unconnected(outlet: $0) }
    }
  }
}
