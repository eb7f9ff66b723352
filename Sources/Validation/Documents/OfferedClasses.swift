import FactStorage
import InterfaceDocuments

/// The classes of what a document, or all of several, gives to code that asks for it by name.
///
/// An empty name stands for a class that nobody knows.
struct OfferedClasses: Hashable, Sendable {
  /// The classes of a storyboard's controllers.
  struct Storyboard: Hashable, Sendable {
    /// That of the initial controller; none if there is no such controller.
    var initial: Set<String> = []
    /// By identifier.
    var controllers: [String: Set<String>] = [:]
  }

  /// Of cells and views that are made again and again, by their identifiers.
  private(set) var reusables: [String: Set<String>] = [:]
  /// By the names of storyboards.
  private(set) var storyboards: [String: Storyboard] = [:]
  /// Of the objects at the top level of nibs, by the names of these.
  private(set) var nibs: [String: Set<String>] = [:]

  /// Nothing.
  init() {}

  /// Collects what a document gives.
  init(_ document: InterfaceDocument) {
    let name = PathName.nibName(of: document.file)
    var storyboard = Storyboard()
    // By index, because an object is large to copy.
    for index in document.objects.indices {
      if let identifier = document.objects[index].storyboardIdentifier {
        storyboard.controllers[identifier, default: []].insert(document.className(at: index))
      } else if let identifier = document.objects[index].reuseIdentifier {
        reusables[identifier, default: []].insert(document.className(at: index))
      }
    }
    guard document.format == .storyboard else {
      nibs[name] = Set(document.topLevelObjects.lazy.map(document.className))
      return
    }
    if let initial = document.initialController {
      storyboard.initial = [document.indexesByID()[initial].map(document.className) ?? ""]
    }
    storyboards[name] = storyboard
  }

  /// Adds what another document gives.
  mutating func formUnion(_ other: OfferedClasses) {
    reusables.merge(other.reusables) { $0.union($1) }
    nibs.merge(other.nibs) { $0.union($1) }
    storyboards.merge(other.storyboards) { own, other in
      Storyboard(
        initial: own.initial.union(other.initial),
        controllers: own.controllers.merging(other.controllers) { $0.union($1) }
      )
    }
  }
}

extension InterfaceDocument {
  /// The class of the object that is given in place of one of the document; empty where nobody knows it.
  fileprivate func className(at index: Int) -> String {
    // A reference stands for a controller of another storyboard, and what archives say is not all that they mean.
    guard format == .xib || format == .storyboard, objects[index].element != "viewControllerPlaceholder"
    else {
      return ""
    }
    return objects[index].className ?? ""
  }
}

extension OfferedClasses: Storable {
  static var blank: OfferedClasses { OfferedClasses() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&reusables)
    coder.code(&storyboards)
    coder.code(&nibs)
  }
}

extension OfferedClasses.Storyboard: Storable {
  static var blank: OfferedClasses.Storyboard { OfferedClasses.Storyboard() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&initial)
    coder.code(&controllers)
  }
}
