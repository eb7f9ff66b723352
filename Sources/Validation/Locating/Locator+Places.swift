import Checks
import InterfaceDocuments
import NibLoading
import ProjectModel
import RuntimeAttributes

extension Locator {
  /// Returns the places to which a statement may refer; some statements refer only to the source location in the line.
  func places(for statement: ConsoleStatement, at source: ConsoleLog.SourcePlace?) -> [LocatedPlace] {
    switch statement {
    case .undefinedKey(let key, className: ""):
      return failing { ($0.kind == .outlet || $0.kind == .attribute) && $0.keys.contains(key[...]) }
    case .undefinedKey(let key, let className):
      return outlets(key, on: className) + attributes(className) { $0.keys.contains(key[...]) }
    case .nilForKey(let key, let className):
      return attributes(className) { $0.keys.last == key[...] }
    case .unreadableKey(let key, let className):
      return attributes(className) { $0.keys.dropLast().contains(key[...]) }
        + bindings(className) { $0.keys.contains(key[...]) }
    case .attribute(let keyPath, let className):
      return attributes(className) { $0.name == keyPath }
    case .unrecognizedSelector(let selector, let className):
      return actions(selector, on: className) + mistypedOutlets(selector, on: className)
    case .action(let selector, let className):
      return actions(selector, on: className)
    case .outlet(let property, let source, let destination):
      return outlets(property, on: source).filter { place in
        place.reasons != [.otherOwner] || destination.isEmpty
      }
    case .rejectedOutlet(let property, let className): return outlets(property, on: className)
    case .missingWindowNib(let className):
      return creations(of: RuntimeName(className).lastName)
        + objects {
          $0.placeholder == .filesOwner ? fit.reasons($0, className).filter { $0 != .otherOwner } : []
        }
    case .repeatingContent(let property):
      return items.filter { $0.kind == .outlet && $0.name == property }.map { place($0, [.named]) }
    case .missingTransformer(let name):
      return items.filter { $0.kind == .binding && $0.transformer == name }.map { place($0, [.named]) }
    case .binding(let keyPath, let className):
      return bindings(className) { $0.name == keyPath }
    case .unknownClass(let name, let path):
      let found = objects { RuntimeName(name).isNamed($0.customClass ?? "") ? fit.reasons($0, name) : [] }
      return found.isEmpty ? settings(naming: name) : found.map { named($0, by: path) }
    case .notInstantiated(let name), .duplicateClass(let name):
      return objects { $0.customClass ?? $0.elementClass == name ? [.sameClass] : [] }
    case .segueClass(let name):
      return items.filter { item in
        item.segueClass.map { RuntimeName(name).isNamed($0) } ?? false
      }.map { place($0, [.named]) }
    case .cast(let from, let to): return casts(from: from, to: to)
    case .initializer(_, let className):
      guard let className else { return classes(in: source) }
      return objects { $0.customClass == RuntimeName(className).name ? fit.reasons($0, className) : [] }
    case .missingNib(let nib):
      let name = NibName(nib)
      return requests(for: name.name, .nib) + documents(named: name.name, isStoryboard: false)
        + objects { name.isPart($0) ? [.named] : [] }
    case .missingStoryboard(let name):
      return requests(for: name, .storyboard) + documents(named: name, isStoryboard: true)
    case .missingController(let identifier):
      guard let identifier else { return withoutInitialController }
      return requests(for: identifier, .controller)
        + objects { $0.storyboardIdentifier == identifier ? [.named] : [] }
    case .missingSegue(let identifier, let className):
      return requests(for: identifier, .segue)
        + objects { $0.customClass == nil ? [] : fit.reasons($0, className) }.filter {
          $0.object?.element.hasSuffix("ontroller") == true
        }
    case .segueNotPerformed(let identifier):
      return items.filter { $0.kind == .segue && $0.name == identifier }.map { place($0, [.named]) }
    case .viewNotSet(let nib), .tableNotSet(let nib):
      let name = NibName(nib)
      return tree.documents.filter { PathName.nibName(of: $0.file) == name.name }.flatMap { document in
        owner(of: document).map { [$0] } ?? [place(document, [.namedFile])]
      } + objects { name.isPart($0) ? [.named] : [] }
    case .tableNotInstantiated(let identifier, _):
      let name = NibName(identifier)
      return objects { $0.storyboardIdentifier == identifier || name.isPart($0) ? [.named] : [] }
    case .multipleTopLevelObjects(let identifier), .differentIdentifier(let identifier, _):
      let cells = objects { $0.reuseIdentifier == identifier ? [.named] : [] }
      return cells.isEmpty ? requests(for: identifier, .reusable) : cells
    case .unregisteredIdentifier(let identifier):
      return requests(for: identifier, .reusable)
        + objects { $0.reuseIdentifier == identifier ? [.named] : [] }
    case .missingImage(let name): return images(name)
    case .stackOverflow: return recursiveNibs
    case .nilUnwrapped: return source.map { unconnectedOutlets($0) + missingImages($0) } ?? []
    case .replacedObject, .sharedView, .illegalConfiguration, .missingLayout, .missingPrincipalClass,
      .missingDelegate, .missingDocumentClass, .missingWindow, .undequeuedCell, .nilArgument, .nilPushed:
      return []
    }
  }

  // MARK: Members

  /// Returns the places of the matching items with a finding.
  private func failing(where isMeant: (DocumentItem) -> Bool) -> [LocatedPlace] {
    items.filter(isMeant).map { place($0, [.named]) }.filter { place in
      findings[FileLocation(file: place.file, position: place.position)] != nil
    }
  }

  private func outlets(_ property: String, on className: String) -> [LocatedPlace] {
    members(.outlet, className) { $0.name == property }
  }

  private func bindings(_ className: String, where isMeant: (DocumentItem) -> Bool) -> [LocatedPlace] {
    targets(.binding, className, where: isMeant)
  }

  private func actions(_ selector: String, on className: String) -> [LocatedPlace] {
    targets(.action, className) { $0.name == selector }
  }

  private func attributes(_ className: String, where isMeant: (DocumentItem) -> Bool) -> [LocatedPlace] {
    let own = members(.attribute, className, where: isMeant)
    guard own.isEmpty else { return own }
    // The message may name the class of an intermediate object of a key path. The document does not contain such
    // objects.
    let isInside = className == "NSConcreteValue" || isUnusedByDocuments(className)
    guard isInside else { return [] }
    return items.filter { $0.kind == .attribute && $0.keys.count > 1 && isMeant($0) }.map {
      place($0, [.alongKeyPath])
    }
  }

  /// Whether no object in the documents has the given class.
  private func isUnusedByDocuments(_ className: String) -> Bool {
    !tree.documents.contains { $0.objects.contains { $0.className == RuntimeName(className).name } }
  }

  /// Returns the matching attributes or connections of objects that may be instances of a class.
  private func members(
    _ kind: LocatedPlace.Kind,
    _ className: String,
    where isMeant: (DocumentItem) -> Bool
  ) -> [LocatedPlace] {
    items.filter { $0.kind == kind && isMeant($0) }.compactMap { item in
      let reasons = fit.reasons(tree.documents[item.document].objects[item.object], className)
      return reasons.isEmpty ? nil : place(item, reasons)
    }
  }

  /// Returns the matching connections whose destination may be an instance of a class, is the first responder, or is
  /// not in the document.
  private func targets(
    _ kind: LocatedPlace.Kind,
    _ className: String,
    where isMeant: (DocumentItem) -> Bool
  ) -> [LocatedPlace] {
    items.filter { $0.kind == kind && isMeant($0) }.compactMap { item in
      let document = tree.documents[item.document]
      guard let target = document.objects.first(where: { $0.id != nil && $0.id == item.destination }),
        target.placeholder != .firstResponder
      else { return place(item, [.responderChain]) }
      let reasons = fit.reasons(target, className)
      return reasons.isEmpty ? nil : place(item, reasons)
    }
  }

  // MARK: Objects

  /// Returns the objects with at least one reason to match.
  func objects(_ reasons: (InterfaceObject) -> [LocatedPlace.Reason]) -> [LocatedPlace] {
    tree.documents.flatMap { document in
      document.objects.compactMap { object in
        let reasons = reasons(object)
        return reasons.isEmpty ? nil : place(object, in: document, reasons)
      }
    }
  }

  private func casts(from: String, to: String) -> [LocatedPlace] {
    let expected = RuntimeName(to)
    return objects { object in
      if let custom = object.customClass, expected.isNamed(custom) {
        return fit.reasons(object, from).filter { $0 != .otherOwner }
      }
      let names = [object.storyboardIdentifier, object.reuseIdentifier, object.identifier].compactMap(\.self)
      let isNamed =
        object.customClass == nil && object.elementClass == from && names.contains(expected.lastName)
      return isNamed ? [.withoutCustomClass] : []
    }
  }

  /// The objects that load their own nib endlessly.
  private var recursiveNibs: [LocatedPlace] {
    tree.findings.filter { $0.id == .recursiveNib && !$0.isOpen }.map { finding in
      LocatedPlace(
        kind: .object,
        file: finding.file,
        position: finding.position,
        object: finding.object,
        reasons: [.predicted],
        finding: finding
      )
    }
  }

  private func owner(of document: InterfaceDocument) -> LocatedPlace? {
    document.objects.first { $0.placeholder == .filesOwner }.map { place($0, in: document, [.namedFile]) }
  }

  private var withoutInitialController: [LocatedPlace] {
    tree.documents.filter { $0.format == .storyboard && $0.initialController == nil }.map {
      place($0, [.withoutInitialController])
    }
  }

  /// Returns the objects whose classes a source declares; empty without a source.
  private func classes(in source: ConsoleLog.SourcePlace?) -> [LocatedPlace] {
    guard let source else { return [] }
    let names = tree.classes.filter { $0.location.map { source.isIn($0.file) } ?? false }.map(\.name)
    return objects { object in
      object.customClass.map { names.contains($0) } == true ? [.namedFile] : []
    }
  }

  // MARK: Places

  func place(_ item: DocumentItem, _ reasons: [LocatedPlace.Reason]) -> LocatedPlace {
    let document = tree.documents[item.document]
    return LocatedPlace(
      kind: item.kind,
      file: document.file,
      position: item.position,
      object: Finding.Object(document.objects[item.object]),
      name: item.name,
      reasons: reasons
    )
  }

  func place(
    _ object: InterfaceObject,
    in document: InterfaceDocument,
    _ reasons: [LocatedPlace.Reason]
  ) -> LocatedPlace {
    LocatedPlace(
      kind: .object,
      file: document.file,
      position: object.position,
      object: Finding.Object(object),
      reasons: reasons
    )
  }

  func place(_ document: InterfaceDocument, _ reasons: [LocatedPlace.Reason]) -> LocatedPlace {
    LocatedPlace(
      kind: .document,
      file: document.file,
      position: SourcePosition(line: 1, column: 1),
      reasons: reasons
    )
  }

  /// Returns a place, with an additional reason if a path in the line contains the name of the place's document.
  private func named(_ place: LocatedPlace, by path: String?) -> LocatedPlace {
    let name = PathName.nibName(of: place.file)
    let parts = path?.split(separator: "/").map { $0.prefix { $0 != "." } } ?? []
    guard parts.contains(name[...]) else { return place }
    var place = place
    place.reasons.append(.namedFile)
    return place
  }
}

extension ConsoleLog.SourcePlace {
  /// Whether a path refers to the source.
  func isIn(_ path: String) -> Bool { path == file || path.hasSuffix("/" + file) }
}
