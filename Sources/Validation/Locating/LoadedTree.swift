import Checks
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The documents and sources under given paths, with all their findings.
struct LoadedTree {
  var documents: [InterfaceDocument] = []
  /// The findings in documents and sources, including suppressed findings.
  var findings: [Finding] = []
  let bundles: ResourceBundles
  /// The requests in code for nibs, scenes, segues and other items by name, except in tests.
  private(set) var requests: [NameRequest] = []
  /// The sources, except tests.
  private(set) var sources: [SourceFile] = []
  /// The documents and classes that property lists and projects name.
  private(set) var settings: [LaunchReference] = []
  /// The classes that the sources declare.
  let classes: [ClassDescription]
  private let readers: [ClassReader]
  /// The classes with their superclasses, by name.
  private let chains = RememberedValues<String, [ClassDescription]>()

  /// Reads the files and loads the documents.
  init(below paths: [String], options: Validator.Options) async throws(ValidationError) {
    var factories: [RegistryFactory] = []
    var targets: [ProjectTarget] = []
    var files: [String] = []
    for unit in try await ValidationScope.units(at: paths, specFile: options.specFile, jobs: options.jobs) {
      let validation = ScopeValidation(unit: unit, options: options)
      let reading = await ScopeReading(validation)
      var analysis = Analysis(validation, reading)
      while let outcomes = await analysis.outcomes() {
        findings += outcomes.flatMap { $0.findings + $0.suppressed }
      }
      factories += await analysis.factories()
      let own = reading.documents.filter { unit.reports($0.file) }
      let groups = Dictionary(grouping: own, by: validation.platform(of:))
      for platform in Platform.allCases { documents += groups[platform, default: []].compactMap(\.document) }
      targets += reading.projects.targets
      files += unit.sources
      for file in unit.propertyLists + unit.projects where unit.reports(file) {
        guard let bytes = try? FileBytes.read(file) else { continue }
        settings += LaunchSettings.documents(namedIn: bytes, path: file)
      }
      let all = validation.sources(reading)
      let tests = Set(all.lazy.filter(\.isTest).map(\.path))
      requests += NameRequest.all(in: all).filter { !tests.contains($0.location.file) }
      sources += reading.sources.filter { !$0.isTest }
    }
    classes = Self.classes(of: factories)
    readers = factories.map(\.reader)
    bundles = ResourceBundles(ProjectTargets(targets), sources: files)
  }

  /// Returns the classes of all scopes and platforms, without duplicate declarations, in order of first occurrence.
  private static func classes(of factories: [RegistryFactory]) -> [ClassDescription] {
    struct Declaration: Hashable {
      var name: String
      var location: FileLocation?
    }
    var seen: Set<Declaration> = []
    return factories.flatMap(\.resolved.classes).filter {
      seen.insert(Declaration(name: $0.name, location: $0.location)).inserted
    }
  }

  /// Returns the known superclasses of a class, nearest first.
  func superclasses(of name: String) -> [String] { chain(ofClass: name).dropFirst().map(\.name) }

  /// Returns a class and its known superclasses, nearest first.
  func chain(ofClass name: String) -> [ClassDescription] {
    chains.value(for: name) {
      readers.lazy.map { reader in
        var reader = reader
        return reader.chain(ofClass: name)
      }.first { !$0.isEmpty } ?? []
    }
  }
}
