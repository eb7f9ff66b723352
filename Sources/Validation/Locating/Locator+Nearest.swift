import InterfaceDocuments
import NibLoading
import ProjectModel
import RuntimeAttributes

// Finds the most similar places if no place matches exactly.
extension Locator {
  /// Returns the places most similar to the subject of a statement.
  func nearest(to statement: ConsoleStatement) -> [LocatedPlace] {
    switch statement {
    case .undefinedKey(let key, let className):
      nearest(key, [.outlet, .attribute], className)
    case .nilForKey(let key, let className), .unreadableKey(let key, let className):
      nearest(key, [.attribute, .binding], className)
    case .attribute(let keyPath, let className): nearest(keyPath, [.attribute], className)
    case .outlet(let property, let source, _), .rejectedOutlet(let property, let source):
      nearest(property, [.outlet], source)
    case .repeatingContent(let property): nearest(property, [.outlet], "")
    case .unrecognizedSelector(let selector, _): nearest(selector, [.action])
    case .action(let selector, _): nearest(selector, [.action])
    case .binding(let keyPath, let className): nearest(keyPath, [.binding], className)
    case .unknownClass(let name, _), .notInstantiated(let name), .duplicateClass(let name),
      .cast(_, let name),
      .initializer(_, let name?):
      nearestObjects(RuntimeName(name).lastName, by: \.customClass)
    case .segueClass(let name): nearest(RuntimeName(name).lastName, by: \.segueClass)
    case .missingNib(let name), .viewNotSet(let name), .tableNotSet(let name):
      nearestDocuments(NibName(name).name, isStoryboard: false)
    case .missingStoryboard(let name): nearestDocuments(name, isStoryboard: true)
    case .missingController(let identifier?), .tableNotInstantiated(let identifier, _):
      nearestObjects(identifier, by: \.storyboardIdentifier)
    case .missingSegue(let identifier, _), .segueNotPerformed(let identifier):
      nearest(identifier, by: { $0.kind == .segue ? $0.name : nil })
    case .unregisteredIdentifier(let identifier), .multipleTopLevelObjects(let identifier),
      .differentIdentifier(let identifier, _):
      nearestObjects(identifier, by: \.reuseIdentifier)
    case .missingWindowNib(let name): nearestObjects(RuntimeName(name).lastName, by: \.customClass)
    case .missingController(nil), .missingImage, .initializer(_, nil), .replacedObject, .sharedView,
      .illegalConfiguration, .missingLayout, .missingPrincipalClass, .missingDelegate, .missingDocumentClass,
      .missingTransformer, .missingWindow, .undequeuedCell, .stackOverflow, .nilArgument, .nilPushed,
      .nilUnwrapped:
      []
    }
  }

  /// Returns the items with the name in other classes or, if there are none, similarly named items of the class;
  /// otherwise, the objects of the class.
  private func nearest(_ name: String, _ kinds: [LocatedPlace.Kind], _ className: String) -> [LocatedPlace] {
    let others = items.filter { kinds.contains($0.kind) && $0.name == name }.map { item in
      place(item, [.otherClass(object(of: item).className)])
    }
    if !others.isEmpty { return others }
    let own = items.filter {
      kinds.contains($0.kind) && fit.reasons(object(of: $0), className) == [.sameClass]
    }
    if let similar = NearestName.find(name, among: own.map(\.name)) {
      return own.filter { $0.name == similar }.map { place($0, [.sameClass, .similarName(similar)]) }
    }
    return objects { fit.reasons($0, className) == [.sameClass] ? [.sameClass] : [] }
  }

  private func nearest(_ name: String, _ kinds: [LocatedPlace.Kind]) -> [LocatedPlace] {
    let same = items.filter { kinds.contains($0.kind) && $0.name == name }
    if !same.isEmpty { return same.map { place($0, [.otherClass(nil)]) } }
    return nearest(name, by: { kinds.contains($0.kind) ? $0.name : nil })
  }

  private func nearest(_ name: String, by value: (DocumentItem) -> String?) -> [LocatedPlace] {
    guard let similar = NearestName.find(name, among: items.lazy.compactMap(value)) else { return [] }
    return items.filter { value($0) == similar }.map { place($0, [.similarName(similar)]) }
  }

  private func nearestObjects(_ name: String, by value: (InterfaceObject) -> String?) -> [LocatedPlace] {
    let names = tree.documents.lazy.flatMap(\.objects).compactMap(value)
    guard let similar = NearestName.find(name, among: names) else { return [] }
    return objects { value($0) == similar ? [.similarName(similar)] : [] }
  }

  private func nearestDocuments(_ name: String, isStoryboard: Bool) -> [LocatedPlace] {
    let documents = tree.documents.filter { ($0.format == .storyboard) == isStoryboard }
    let names = documents.map { PathName.nibName(of: $0.file) }
    guard let similar = NearestName.find(name, among: names) else { return [] }
    return zip(documents, names).filter { $0.1 == similar }.map { place($0.0, [.similarName(similar)]) }
  }

  private func object(of item: DocumentItem) -> InterfaceObject {
    tree.documents[item.document].objects[item.object]
  }
}
