import Checks
import InterfaceDocuments
import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

// Finds requests for items by name, and the documents, images and outlets to which a name or a source line refers.
extension Locator {
  /// Returns the places in code and documents that request an item by name.
  ///
  /// If no request is known, for example because the name is passed as a parameter, returns the string literals with
  /// the name that are passed or assigned to a function, parameter or variable with a name such as `cellIdentifier`.
  func requests(for name: String, _ kind: NameRequest.Kind) -> [LocatedPlace] {
    let found = tree.requests.filter { $0.kind == kind && $0.name == name }.map { place($0.location, name) }
    let all = found + documentRequests(for: name, kind)
    return all.isEmpty ? strings(name) : all
  }

  private func place(_ location: FileLocation, _ name: String) -> LocatedPlace {
    LocatedPlace(
      kind: .source,
      file: location.file,
      position: location.position,
      name: name,
      reasons: [.asked]
    )
  }

  /// Returns the settings of apps, extensions and bundles that name a class.
  func settings(naming className: String) -> [LocatedPlace] {
    let name = RuntimeName(className).lastName
    return tree.settings.filter { $0.kind.isOfClass && RuntimeName($0.name).lastName == name }.map {
      setting in
      LocatedPlace(
        kind: .setting,
        file: setting.location.file,
        position: setting.location.position,
        name: setting.setting,
        reasons: [.named]
      )
    }
  }

  /// Returns the storyboard references in documents that request a storyboard or controller by name.
  private func documentRequests(for name: String, _ kind: NameRequest.Kind) -> [LocatedPlace] {
    tree.documents.flatMap { document in
      document.storyboardReferences.compactMap { reference -> LocatedPlace? in
        let requested =
          kind == .storyboard ? reference.storyboard : kind == .controller ? reference.identifier : nil
        guard requested == name, document.objects.indices.contains(reference.object) else { return nil }
        return place(document.objects[reference.object], in: document, [.asked])
      }
    }
  }

  private func strings(_ name: String) -> [LocatedPlace] {
    guard !name.isEmpty else { return [] }
    return tree.sources.flatMap { source in
      source.facts.strings(name).map { occurrence in
        let position = SourcePosition(occurrence.place)
        return place(FileLocation(file: source.path, position: position), name)
      }
    }
  }

  /// Returns the storyboards or nibs with the given name, which were missing from the app's bundle although they exist.
  func documents(named name: String, isStoryboard: Bool) -> [LocatedPlace] {
    tree.documents.filter {
      ($0.format == .storyboard) == isStoryboard && PathName.nibName(of: $0.file) == name
    }.map { document in
      let bundles = tree.bundles.bundles(with: document.file)
      return place(document, [bundles.map { .notInBundle(targets: $0) } ?? .inNoTarget])
    }
  }

  /// Returns the references to an image or color in documents.
  func images(_ name: String) -> [LocatedPlace] {
    tree.documents.flatMap { document -> [LocatedPlace] in
      let references = document.resourceReferences.compactMap { reference -> LocatedPlace? in
        guard reference.resource.assetName == name else { return nil }
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
        object.runtimeAttributes.compactMap { attribute -> LocatedPlace? in
          guard attribute.value.assetName == name else { return nil }
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

  /// Returns the places where code creates objects of a window controller class.
  func creations(of className: String) -> [LocatedPlace] {
    tree.sources.flatMap { source in
      source.facts.occurrences.filter {
        $0.role == .construction && source.facts.names.text(of: $0.name) == className
      }.map { occurrence in
        LocatedPlace(
          kind: .source,
          file: source.path,
          position: SourcePosition(occurrence.place),
          name: "window",
          reasons: [.sameClass, .asked]
        )
      }
    }
  }

  /// Returns the objects of a source's classes that have an unconnected outlet used on the given line.
  func unconnectedOutlets(_ source: ConsoleLog.SourcePlace) -> [LocatedPlace] {
    let outlets = outlets(usedAt: source).names
    return objects { object in
      guard let custom = object.customClass, let names = outlets[custom] else { return [] }
      let connected = Set(object.connections.compactMap(\.property))
      return names.filter { !connected.contains($0) }.map { .unconnected(outlet: $0) }
    }
  }

  /// Returns the missing images of the objects in the outlets that the given line uses, if the line also uses `image`:
  /// `icon.image!`.
  func missingImages(_ source: ConsoleLog.SourcePlace) -> [LocatedPlace] {
    let (outlets, words) = outlets(usedAt: source)
    guard words.contains("image"), !outlets.isEmpty else { return [] }
    return tree.documents.flatMap { document in
      document.imageReferences.compactMap { reference -> LocatedPlace? in
        guard document.objects.indices.contains(reference.object), let position = reference.position,
          let id = document.objects[reference.object].id,
          let outlet = document.objects.lazy.compactMap({ owner in
            owner.connections.first {
              $0.destination == id && outlets[owner.customClass ?? ""]?.contains($0.property ?? "") == true
            }?.property
          }).first,
          findings[FileLocation(file: document.file, position: position)]?
            .contains(where: { $0.id == .missingResource }) == true
        else { return nil }
        return LocatedPlace(
          kind: .image,
          file: document.file,
          position: position,
          object: Finding.Object(document.objects[reference.object]),
          name: reference.name,
          reasons: [.withoutImage(outlet: outlet)]
        )
      }
    }
  }

  /// Returns the outlets that a line uses, by the name of the class in the source that declares or inherits them, and
  /// all names on the line.
  private func outlets(usedAt source: ConsoleLog.SourcePlace) -> (
    names: [String: [String]], words: Set<String>
  ) {
    guard let file = tree.sources.first(where: { source.isIn($0.path) }) else { return ([:], []) }
    let words = file.facts.names(onLine: source.line)
    var outlets: [String: [String]] = [:]
    for description in tree.classes where description.isDeclared(in: file.path) {
      let names = [description.name] + tree.superclasses(of: description.name)
      let properties = tree.classes.filter { names.contains($0.name) }.flatMap(\.properties)
      let used = properties.filter { $0.marks.contains(.outlet) && words.contains($0.key.name) }
      if !used.isEmpty { outlets[description.name] = used.map(\.key.name) }
    }
    return (outlets, words)
  }
}

extension ClassDescription {
  /// Whether a source declares the class or one of its methods.
  fileprivate func isDeclared(in path: String) -> Bool {
    location?.file == path || methods.contains { $0.location?.file == path }
  }
}

extension SourceFacts {
  /// Returns the names that code uses on a line.
  fileprivate func names(onLine line: Int) -> Set<String> {
    Set(occurrences.lazy.filter { $0.place.line == line }.map { self.names.text(of: $0.name) })
  }

  /// Words in the names of functions, parameters and variables that expect the name of a nib, scene, segue or cell.
  private static let takers = [
    "cell", "controller", "dequeue", "identifier", "instantiate", "nib", "scene", "segue", "storyboard",
    "view",
    "xib",
  ]

  /// Returns the string literals with a value that are passed or assigned to a declaration whose name refers to nibs.
  fileprivate func strings(_ text: String) -> [Occurrence] {
    units.flatMap { unit in
      occurrences(of: unit).filter { occurrence in
        guard occurrence.role == .string, names.bytes(of: occurrence.name).elementsEqual(text.utf8) else {
          return false
        }
        let sink = sinks[Int(occurrence.sink)]
        // The name of a constant, or the name of its type, indicates its purpose.
        let takers = [sink.label, sink.name] + (sink.kind == .argument ? [] : [unit.name, unit.type])
        let words = takers.map { names.text(of: $0).lowercased() }
        return Self.takers.contains { taker in words.contains { $0.contains(taker) } }
      }
    }
  }
}

extension ResourceReference.Resource {
  /// The name of the image or color; nil for a nib.
  fileprivate var assetName: String? {
    switch self {
    case .image(let image): image.name
    case .namedColor(let name): name
    case .nib: nil
    }
  }
}

extension AttributeValue {
  /// The name of the image or named color; nil for any other value.
  fileprivate var assetName: String? {
    switch self {
    case .image(let image): image.name
    case .color(let color): if case .named(let name) = color.source { name } else { nil }
    default: nil
    }
  }
}
