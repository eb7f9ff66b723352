import ClassInterfaces
import InterfaceDocuments
import NibLoading

/// The nibs that classes load in the middle of a load: those they name, and those called like themselves.
struct NestedNibs: Sendable {
  private let names: Set<String>
  /// The classes that load the nib of their own name, whatever that is in a subclass.
  private let namesakes: Set<String>
  private let resolved: ResolvedClasses

  /// Gathers what classes load.
  init(_ classes: [String: ClassBehavior], in resolved: ResolvedClasses) {
    self.resolved = resolved
    names = Set(classes.values.lazy.flatMap(\.nibs).compactMap(\.nib).map(PathName.nibName))
    namesakes = Set(classes.lazy.filter { $0.value.nibs.contains { $0.nib == nil } }.map(\.key))
  }

  var isEmpty: Bool { names.isEmpty && namesakes.isEmpty }

  /// Whether a document may be one of them, by its path.
  private func mayContain(_ file: String) -> Bool {
    let name = PathName.nibName(of: file)
    return names.contains(name) || isOfNamesake(name)
  }

  /// Whether a document is one of them.
  func contain(_ record: DocumentRecord) -> Bool {
    guard let summary = record.summary, summary.format != .storyboard else { return false }
    return mayContain(record.file)
  }

  /// Whether a class or one that it derives from loads the nib of its own name.
  private func isOfNamesake(_ name: String) -> Bool {
    var visited: Set<String> = []
    var open = namesakes.isEmpty ? [] : [name]
    while let next = open.popLast() {
      guard visited.insert(next).inserted else { continue }
      if namesakes.contains(next) { return true }
      open += resolved.outlines(named: next).compactMap(\.superclass)
    }
    return false
  }
}
