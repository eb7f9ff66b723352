package import KeyValueCoding
package import ProjectModel
import RuntimeAttributes
package import SourceModel

/// Answers the questions about the code of all sources that findings depend on.
///
/// The loads use it from several threads, and each answer is computed only once.
package final class CodeQueries: Sendable {
  /// The sources, and the classes in specs.
  private let sources: [SourceFile]
  /// The paths of the sources.
  package let paths: Set<String>
  /// The projects, which determine the sources that an app builds.
  package let projects: ProjectTargets
  let index: SourceIndex
  let cells: CellIdentifiers
  /// The classes that the sources declare, on each platform that documents are loaded for.
  let classes: [Platform: ResolvedClasses]
  /// The outlets that nibs connect to their owners, by the class of the owner.
  let ownerOutlets: [String: [(nib: String, outlets: [String])]]
  /// The classes whose objects documents connect to an outlet, by the outlet.
  package let connectedOutlets: [String: Set<String>]
  /// The first document with an object of each class; a document that a target builds comes before the others.
  package let documentsOfClasses: [String: String]
  /// The classes whose keys documents may set by bindings and attributes, by key; nil represents an unknown class.
  let boundKeys: [String: Set<String?>]
  /// The documents of the app whose contents are unknown.
  private let unread: [String]

  private let lowercased = Remembered<Set<String>>()
  private let types = Remembered<Set<String>>()
  private let unbuilt = Remembered<[Bool]>()
  private let outlets = RememberedValues<String, OutletUses>()
  private let outletEvidence = RememberedValues<OutletQuestion, OutletUses.Evidence?>()
  private let requests = RememberedValues<String, Bool>()
  private let responses = RememberedValues<String, Bool>()
  private let actions = Remembered<[String]>()
  /// The classes that declare each outlet and action, by platform.
  let interfaceMembers = RememberedValues<Platform, [String: [Int]]>()

  /// A question about the uses of an outlet in the given classes, or in any class if nil.
  private struct OutletQuestion: Hashable {
    var outlet: String
    var kind: SoughtUse.Kind
    var classes: [String]?
  }

  /// Creates queries for sources.
  ///
  /// - Parameters:
  ///   - sources: The sources, and the classes in specs.
  ///   - index: The code of each source.
  ///   - cells: The identifiers for which code may register and request cells.
  ///   - classes: The classes that the sources declare, on each platform that documents are loaded for.
  ///   - documents: The documents.
  ///   - unread: The paths of the documents of the app whose contents are unknown.
  ///   - projects: The projects.
  package init(
    _ sources: [SourceFile],
    index: SourceIndex,
    cells: CellIdentifiers,
    classes: [Platform: ResolvedClasses],
    documents: [DocumentSummary],
    unread: [String],
    projects: ProjectTargets
  ) {
    self.unread = unread
    (self.sources, self.projects, self.classes) = (sources, projects, classes)
    (self.index, self.cells) = (index, cells)
    paths = Set(index.sources.lazy.map(\.path))
    ownerOutlets = documents.reduce(into: [:]) { all, document in
      guard let owner = document.owner else { return }
      all[owner.className, default: []].append((document.nibName, owner.outlets))
    }
    documentsOfClasses = documents.reduce(into: [:]) { all, document in
      let isBuilt = projects.build(document.file)
      for className in Set(document.classes.map(\.name)) {
        if let other = all[className] {
          let isOtherBuilt = projects.build(other)
          guard isBuilt == isOtherBuilt ? document.file < other : isBuilt else { continue }
        }
        all[className] = document.file
      }
    }
    boundKeys = documents.reduce(into: [:]) { keys, document in
      for bound in document.boundKeys { keys[bound.key, default: []].insert(bound.className) }
    }
    connectedOutlets = documents.reduce(into: [:]) { all, document in
      let owner = document.owner.map { [($0.className, $0.outlets)] } ?? []
      for (className, outlets) in owner + document.classes.map({ ($0.name, $0.outlets) }) {
        for outlet in outlets { all[outlet, default: []].insert(className) }
      }
    }
  }

  /// The lowercased paths of sources and specs, because projects may spell paths differently on a case-insensitive
  /// file system.
  var lowercasedPaths: Set<String> {
    lowercased.value { Set(sources.lazy.map { $0.path.lowercased() }) }
  }

  /// The names of the types that the sources declare.
  var declaredTypes: Set<String> {
    types.value { Set(sources.lazy.flatMap(\.types).filter { $0.kind != .extension }.map(\.name)) }
  }

  // MARK: - Names

  /// Returns the class names that occur in code or as the names of imported headers.
  package func mentioned(among classes: Set<String>) -> Set<String> {
    guard !classes.isEmpty else { return classes }
    let headers = Set(sources.lazy.flatMap(\.imports).filter { $0.hasSuffix(".h") })
    return classes.filter { headers.contains("\($0).h") || index.contains($0) }
  }

  // MARK: - Outlets

  /// Returns the first use of an outlet in a source that a target may build, or nil if there is none.
  package func firstUse(_ use: SoughtUse) -> OutletUses.Evidence? {
    return OutletUses.Evidence.first([use.classes, nil].compactMap { evidence(use, of: $0) })
  }

  private func evidence(_ use: SoughtUse, of classes: [String]?) -> OutletUses.Evidence? {
    outletEvidence.value(for: OutletQuestion(outlet: use.outlet, kind: use.kind, classes: classes)) {
      outlets.value(for: use.outlet) {
        OutletUses(of: use.outlet, in: index) { !isUnbuilt($0) }
      }
      .first(use.kind, of: classes)
    }
  }

  /// Whether the source at an index is not built by any target.
  private func isUnbuilt(_ source: Int) -> Bool {
    unbuilt.value {
      let unbuilt = UnbuiltFiles(projects, sources: paths)
      return index.sources.map { unbuilt.contain($0.path) }
    }[source]
  }

  /// Whether an app that a source belongs to has documents whose contents are unknown.
  package func hasUnreadDocument(besides source: String) -> Bool {
    unread.contains { !projects.areOfDifferentPrograms(source, $0) }
  }

  /// Returns the sources that contain a name or string, with its number in each.
  package func sources(containing text: String) -> [(source: SourceFile, name: SourceFacts.Name)] {
    index.entries(of: text).map { (index.sources[Int($0.source)], $0.name) }
  }

  /// Returns the sources that apps build and that contain a name, with the number of the name in each.
  func sourcesOfApps(containing name: String) -> [(source: SourceFile, name: SourceFacts.Name)] {
    index.entries(of: name).compactMap { entry in
      let source = index.sources[Int(entry.source)]
      let targets = projects.indexes(building: source.path)
      let isOfTests = !targets.isEmpty && targets.allSatisfy { projects.targets[$0].isTest }
      return isUnbuilt(Int(entry.source)) || isOfTests ? nil : (source, entry.name)
    }
  }

  /// Whether a source sets an outlet, or a nib connects it to an owner that another nib may instantiate.
  package func mayBeSet(_ use: SoughtUse) -> Bool {
    firstUse(use) != nil
      || use.owners.contains { owner in
        (ownerOutlets[owner] ?? []).contains { nib, outlets in
          use.nibs?.contains(nib) != false && outlets.contains(use.outlet)
        }
      }
  }

  // MARK: - Cells

  /// Whether code may register a class or nib for an identifier.
  package func mayRegister(_ identifier: String) -> Bool { cells.mayRegister(identifier, nil) }

  /// Whether a source may request a cell with an identifier.
  package func mayRequest(_ identifier: String) -> Bool {
    requests.value(for: identifier) { cells.mayRequest(identifier) }
  }

  // MARK: - Actions

  /// Whether a source may implement a selector.
  package func mayImplement(_ selector: String) -> Bool {
    responses.value(for: selector) {
      // The index answers faster; it excludes the classes of specs.
      index.mayImplement(selector)
        || sources.contains { $0.types.contains { $0.methods.contains { $0.selector == selector } } }
    }
  }

  /// The actions that sources declare, sorted.
  package var declaredActions: [String] { actions.value { index.declaredActions } }
}
