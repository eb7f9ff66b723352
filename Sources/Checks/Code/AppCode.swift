package import KeyValueCoding
package import ProgramModel
package import ProjectModel
package import ReferenceGraph
import RuntimeAttributes
package import SourceModel

/// The code of an app, with the classes and documents that are needed to interpret it.
///
/// Nib loads on several threads share one instance.
package final class AppCode: Sendable {
  /// The source files, including those for the classes in specs.
  let sources: [SourceFile]
  private let sourcesByPath: [String: Int]
  /// The paths of the sources.
  package let paths: Set<String>
  /// The paths of the sources in lowercase, because projects may spell paths differently on a case-insensitive file
  /// system.
  let lowercasedPaths: Set<String>
  /// The names of the types that the sources declare.
  let declaredTypes: Set<String>
  /// The names of the structures and enumerations that the sources declare.
  let valueTypes: Set<String>
  /// The projects, which determine the sources that an app builds.
  package let projects: ProjectTargets
  /// The code that apps run.
  let program: Program
  /// The classes that the sources declare, for each platform of the documents.
  let classes: [Platform: ResolvedClasses]
  /// The classes of the objects in documents, and their connected outlets.
  package let connected: ConnectedClasses
  /// The paths of the app's documents whose contents are unknown.
  private let unread: [String]
  /// The source paths of the dependencies, whose documents are not read.
  private let dependencySources: Set<String>

  private let identifiers = Remembered<CellIdentifiers>()
  private let members: Locked<MemberUses>
  private let classInstantiations: Locked<ClassInstantiations>
  private let outlets = RememberedValues<Outlet, [OutletAccesses]>()
  private let actions = Remembered<[String]>()
  private let declared = Remembered<[DeclaredMethods]>()
  private let methods = RememberedValues<String, [DeclaredMethod]>()

  /// The name of an outlet, with the classes that have the outlet.
  private struct Outlet: Hashable {
    let name: String
    let classes: [String]
  }

  /// Creates the code of an app.
  ///
  /// - Parameters:
  ///   - sources: The source files, including those for the classes in specs.
  ///   - program: The code that apps run.
  ///   - classes: The classes that the sources declare, for each platform of the documents.
  ///   - connected: The classes of the objects in documents, and their connected outlets.
  ///   - unread: The paths of the app's documents whose contents are unknown.
  ///   - dependencySources: The source paths of the dependencies.
  ///   - projects: The projects, which determine the sources that an app builds.
  package init(
    _ sources: [SourceFile],
    program: Program,
    classes: [Platform: ResolvedClasses],
    connected: ConnectedClasses,
    unread: [String],
    dependencySources: Set<String>,
    projects: ProjectTargets
  ) {
    (self.sources, self.program, self.classes) = (sources, program, classes)
    members = Locked(MemberUses(program))
    classInstantiations = Locked(ClassInstantiations(program))
    (self.connected, self.projects) = (connected, projects)
    (self.unread, self.dependencySources) = (unread, dependencySources)
    sourcesByPath = Dictionary(sources.indices.lazy.map { (sources[$0].path, $0) }) { first, _ in first }
    paths = Set(sources.lazy.map(\.path))
    lowercasedPaths = Set(sources.lazy.map { $0.path.lowercased() })
    let types = sources.lazy.flatMap(\.types)
    declaredTypes = Set(types.filter { $0.kind != .extension }.map(\.name))
    valueTypes = Set(types.filter { $0.kind.isValueType }.map(\.name))
  }

  /// Returns the source at the given path, if the app has such a source.
  func source(at path: String) -> SourceFile? { sourcesByPath[path].map { sources[$0] } }

  // MARK: - Names

  /// Returns the app sources that contain a name or string, each with the ID of the name in the source.
  package func sources(containing text: String) -> [(source: SourceFile, name: SourceFacts.Name)] {
    program.spellings(of: text).compactMap { path, name in
      source(at: path).map { ($0, name) }
    }
  }

  /// Whether code contains a word as a name or as an entire string.
  package func mentions(_ word: String) -> Bool { !program.spellings(of: word).isEmpty }

  /// Returns the class names that occur in code or as the name of an imported header.
  package func mentioned(among classes: Set<String>) -> Set<String> {
    guard !classes.isEmpty else { return classes }
    let headers = Set(sources.lazy.flatMap(\.imports).filter { $0.hasSuffix(".h") })
    return classes.filter { headers.contains("\($0).h") || mentions($0) }
  }

  // MARK: - Documents

  /// Whether the app or dependency that contains a source may have documents with unknown contents.
  package func hasUnreadDocument(besides source: String) -> Bool {
    dependencySources.contains(source) || unread.contains { !projects.areOfDifferentAppTargets(source, $0) }
  }

  // MARK: - Outlets

  /// Returns evidence of the first use of the requested kind, or nil if the code does not contain such a use.
  package func firstUse(_ use: SoughtUse) -> SoughtUse.Evidence? {
    SoughtUse.Evidence.first(accesses(to: use).compactMap { $0.first(use.kind, except: use.lateMethods) })
  }

  /// Returns the uses of the given names, with their relations to members of the given classes.
  func memberUses(of names: [String], in classes: [String]) -> [MemberUses.Use] {
    members.withValue { $0.uses(of: names, in: classes) }
  }

  /// Whether a member is certainly used on an object of another class, given the use's occurrence in a unit of a source.
  func isOfOtherClass(_ number: Int, in unit: Int, of source: SourceFile, than className: String) -> Bool {
    members.withValue { $0.isOfOtherClass(number, in: unit, of: source.path, than: className) }
  }

  /// Whether two classes are known, and neither inherits from the other.
  func areUnrelated(_ className: String, _ other: String) -> Bool {
    members.withValue { $0.areUnrelated(className, other) }
  }

  /// Returns the class of the objects in the properties of frameworks with a name, such as `CALayer` for `layer`.
  func frameworkClass(ofProperty name: String) -> String? {
    members.withValue { $0.frameworkClass(ofProperty: name) }
  }

  /// Returns the places where code instantiates a class that it uses as a value at an occurrence in a unit of a source.
  func instantiations(ofClassAt number: Int, in unit: Int, of source: SourceFile) -> [ClassInstantiations
    .Place]
  {
    classInstantiations.withValue { $0.places(ofClassAt: number, in: unit, of: source.path) }
  }

  private func accesses(to use: SoughtUse) -> [OutletAccesses] {
    outlets.value(for: Outlet(name: use.outlet, classes: use.classes)) {
      let setter = SoughtUse.setter(of: use.outlet)
      let uses = memberUses(of: [use.outlet, "_\(use.outlet)", setter], in: use.classes)
      return Dictionary(grouping: uses, by: \.file).compactMap { path, uses in
        source(at: path).map { OutletAccesses(uses, setter: setter, owners: use.classes, in: $0) }
      }
    }
  }

  /// Whether code may set an outlet, or a nib connects it as an outlet of the nib's owner.
  package func mayBeSet(_ use: SoughtUse) -> Bool {
    firstUse(use) != nil
      || use.owners.contains { owner in
        connected.ownerOutlets(of: owner).contains { nib, outlets in
          use.nibs?.contains(nib) != false && outlets.contains(use.outlet)
        }
      }
  }

  // MARK: - Cells

  /// The identifiers for which code may register and request reusable cells and views.
  var cells: CellIdentifiers { identifiers.value { CellIdentifiers(program) } }

  /// Whether code may register a class or nib for an identifier.
  package func mayRegister(_ identifier: String) -> Bool { cells.mayRegister(identifier) }

  /// Whether a source may request a cell with the given identifier.
  package func mayRequest(_ identifier: String) -> Bool { cells.mayRequest(identifier) }

  // MARK: - Actions

  /// Whether code may implement a selector.
  ///
  /// This is the case if a class has the method, or if code mentions a method that was not read.
  package func mayImplement(_ selector: String) -> Bool {
    methods(like: selector).contains { $0.responds(to: selector) } || mayRespond(to: selector)
  }

  /// Returns the methods that have a selector, or would have the selector without their first label.
  func methods(like selector: String) -> [DeclaredMethod] {
    methods.value(for: selector) {
      let declared = declared.value {
        let modes = SourceLanguageModes(projects, sources: sources)
        return Platform.allCases.compactMap { classes[$0].map { DeclaredMethods($0, modes) } }
      }
      var seen: Set<DeclaredMethod> = []
      return declared.flatMap { $0.methods(like: selector) }.filter { seen.insert($0).inserted }
    }
  }

  /// The selectors of the declared methods that may be actions, sorted: instance methods with a single, unlabeled
  /// parameter.
  package var declaredActions: [String] {
    actions.value {
      sources.reduce(into: Set<String>()) { $0.formUnion($1.facts.declaredActions) }.sorted()
    }
  }
}
