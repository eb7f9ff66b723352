import BinaryCoding
import InterfaceDocuments

/// The classes of what documents give to code that asks for it by name.
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
  /// The identifiers by which such objects are used again, by the names of the nibs.
  private(set) var nibIdentifiers: [String: Set<String>] = [:]

  /// Nothing.
  init() {}

  /// Adds what a document gives.
  ///
  /// - Parameters:
  ///   - classes: What that is.
  ///   - name: The name by which code asks for the document.
  ///   - format: Its format.
  mutating func add(_ classes: [OfferedClass], of name: String, _ format: InterfaceDocument.Format) {
    // One without an initial controller is told of, too.
    if format == .storyboard, storyboards[name] == nil { storyboards[name] = Storyboard() }
    for offered in classes {
      switch offered.kind {
      case .reusable: reusables[offered.identifier, default: []].insert(offered.className)
      case .controller:
        storyboards[name, default: Storyboard()].controllers[offered.identifier, default: []]
          .insert(offered.className)
      case .initialController: storyboards[name, default: Storyboard()].initial.insert(offered.className)
      case .topLevel:
        nibs[name, default: []].insert(offered.className)
        if !offered.identifier.isEmpty { nibIdentifiers[name, default: []].insert(offered.identifier) }
      }
    }
  }
}

extension OfferedClasses: BinaryCodable {
  static var placeholder: OfferedClasses { OfferedClasses() }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&reusables)
    coder.code(&storyboards)
    coder.code(&nibs)
    coder.code(&nibIdentifiers)
  }
}

extension OfferedClasses.Storyboard: BinaryCodable {
  static var placeholder: OfferedClasses.Storyboard { OfferedClasses.Storyboard() }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&initial)
    coder.code(&controllers)
  }
}
