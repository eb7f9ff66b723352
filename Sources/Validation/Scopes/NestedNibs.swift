import Checks
import InterfaceDocuments
import NibLoading
import ProgramModel
import ProjectModel

/// The nibs that classes load during another load, by explicit name or by class name.
struct NestedNibs: Sendable {
  private let names: Set<String>
  /// The classes that load the nib named after their own class; their subclasses do the same.
  private let namesakes: Set<String>
  private let resolved: ResolvedClasses

  /// Collects the nibs that classes load.
  init(_ classes: [String: ClassBehavior], in resolved: ResolvedClasses) {
    self.resolved = resolved
    names = Set(classes.values.lazy.flatMap(\.nibs).compactMap(\.nib).map(PathName.nibName))
    namesakes = Set(classes.lazy.filter { $0.value.nibs.contains { $0.nib == nil } }.map(\.key))
  }

  var isEmpty: Bool { names.isEmpty && namesakes.isEmpty }

  /// Whether a document with this path may be loaded during another load.
  private func mayContain(_ file: String) -> Bool {
    let name = PathName.nibName(of: file)
    return names.contains(name) || isOfNamesake(name)
  }

  /// Whether a document is loaded during another load.
  func contain(_ record: DocumentRecord) -> Bool {
    guard let summary = record.summary, summary.format != .storyboard else { return false }
    return mayContain(record.file)
  }

  /// Whether a class or one of its superclasses loads the nib named after its own class.
  private func isOfNamesake(_ name: String) -> Bool {
    !namesakes.isEmpty && !namesakes.isDisjoint(with: resolved.ancestors(of: [name]))
  }
}
