import Checks
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProjectModel
import RuntimeAttributes
import SourceModel

/// A spec that expects the current results of a document.
struct SpecDraft {
  /// The spec file, which expects exactly the results that the load determines.
  let file: SpecFile
  /// The document whose results the spec expects.
  let document: InterfaceDocument

  /// The properties whose values a spec expects for connected objects, each with the default value to omit.
  private static let properties: KeyValuePairs<String, AttributeValue> = [
    "text": .nil, "title": .nil, "placeholder": .nil, "stringValue": .nil, "currentTitle": .nil,
    "image": .nil,
    "constant": .nil, "value": .nil, "tag": 0, "hidden": false, "enabled": true, "selected": false,
  ]

  /// Returns a spec that requests all connections and values of a document, to determine which of them are known.
  ///
  /// - Parameters:
  ///   - document: The document to load.
  ///   - path: The path of the spec.
  ///   - options: The options of the run.
  /// - Returns: The spec, with placeholders for the expected results.
  static func candidate(for document: InterfaceDocument, at path: String, _ options: Validator.Options)
    -> SpecFile
  {
    var spec = Spec()
    spec.title = PathName.file(of: document.file)
    (spec.platform, spec.deploymentTarget) = (options.platform, options.deploymentTarget)
    let relative = PathName.path(of: document.file, from: PathName.folder(of: path))
    // In patterns, these characters are not literal.
    spec.documents = [PathPattern(String(relative.map { "*{}".contains($0) ? "?" : $0 }))]
    let connected = Set(document.objects.flatMap { $0.connections.compactMap(\.destination) })
    var expect = Spec.Expectation()
    for object in document.objects {
      guard let id = object.id, !id.contains(".") else { continue }
      let names = LoadedConnections.names(of: object)
      for name in names { expect.connections["\(id).\(name)"] = [] }
      for attribute in object.runtimeAttributes { expect.values["\(id).\(attribute.keyPath)"] = .nil }
      guard !names.isEmpty || connected.contains(id) else { continue }
      for (key, _) in properties { expect.values["\(id).\(key)"] = expect.values["\(id).\(key)"] ?? .nil }
    }
    spec.expect = expect
    return SpecFile(spec, path: path)
  }

  /// Creates a draft from a candidate, with the actual results as its expectation.
  ///
  /// - Parameters:
  ///   - candidate: The spec from ``candidate(for:at:_:)``.
  ///   - document: The loaded document.
  ///   - findings: The findings that the spec does not suppress.
  ///   - outcomes: The outcomes of the scope.
  init(
    _ candidate: SpecFile,
    document: InterfaceDocument,
    findings: [Finding],
    outcomes: [DocumentOutcome]
  ) {
    self.document = document
    var file = candidate
    var expect = Spec.Expectation()
    expect.findings = findings.filter { $0.consequence != .unverified }.map { finding in
      Spec.FindingPattern(
        id: finding.id,
        consequence: finding.consequence,
        object: finding.object?.id,
        keyPath: finding.keyPath
      )
    }
    let attributes = Self.attributePaths(document)
    let omitted = Dictionary(Self.properties.map { ($0.key, $0.value) }) { first, _ in first }
    for outcome in outcomes {
      for case (let path, .classes(let classes)) in outcome.connections {
        expect.connections[path] = classes.map(\.unqualifiedName)
      }
      for case (let path, .value(let value)) in outcome.values where SpecText.text(of: value) != nil {
        let key = String(path.drop { $0 != "." }.dropFirst())
        if attributes.contains(path) || value != .nil && omitted[key].map(value.isExpected) == false {
          expect.values[path] = value
        }
      }
    }
    // An id is ambiguous if several documents contain it.
    expect.connections = expect.connections.filter { path, _ in
      outcomes.count { $0.connections[path] != nil } == 1
    }
    expect.values = expect.values.filter { path, _ in outcomes.count { $0.values[path] != nil } == 1 }
    file.spec.expect = expect
    self.file = file
  }

  private static func attributePaths(_ document: InterfaceDocument) -> Set<String> {
    document.objects.reduce(into: []) { paths, object in
      guard let id = object.id else { return }
      for attribute in object.runtimeAttributes { paths.insert("\(id).\(attribute.keyPath)") }
    }
  }
}

extension Validator {
  /// Whether a file is a spec that does not select the given document.
  package static func isSpec(_ file: String, notOf document: String) -> Bool {
    (try? SpecFile(PathName.normalized(file)))?.leaves(PathName.normalized(document)) == true
  }

  /// Returns a spec that expects the current results of loading a document: its findings, connections and values.
  ///
  /// - Parameters:
  ///   - path: The document's path.
  ///   - file: The path that the spec will have, which need not exist.
  /// - Returns: The text of the spec, which passes if it is run at that path.
  /// - Throws: A ``ValidationError`` if the document cannot be read, if configurations exclude it, or if another
  ///   configuration of the spec's folder takes precedence.
  package func spec(of path: String, at file: String) async throws(ValidationError) -> String {
    let (document, file) = (try document(at: path), PathName.normalized(file))
    let candidate = SpecDraft.candidate(for: document, at: file, options)
    let unit = try await unit(of: candidate)
    guard unit.documents.contains(where: { unit.reports($0) }) else {
      throw .unreadable(path: file, reason: "configurations of the document exclude it")
    }
    let validation = ScopeValidation(unit: unit, options: options)
    let reading = await ScopeReading(validation)
    var analysis = Analysis(validation, reading)
    var outcomes: [DocumentOutcome] = []
    while let some = await analysis.outcomes() { outcomes += some }
    try Self.checkCancellation()
    let findings = outcomes.flatMap(\.findings).sorted().filter { unit.reports($0.file) }
    return SpecText.text(
      of: SpecDraft(candidate, document: document, findings: findings, outcomes: outcomes)
    )
  }

  /// Returns the scope of a spec that is not saved yet.
  private func unit(of spec: SpecFile) async throws(ValidationError) -> ValidationScope {
    let folder = spec.folder.isEmpty ? "." : spec.folder
    var tree = FileTree()
    do throws(ValidationError) { tree = try await FileTree.at(folder, jobs: options.jobs) } catch .noSuchPath
    {}
    let others = tree.specs.filter { PathName.folder(of: $0) == spec.folder && $0 != spec.path }
    if let other = others.first(where: { $0 < spec.path }) {
      throw .unreadable(path: spec.path, reason: "\(other) configures the same folder; choose another folder")
    }
    tree.specs = PathName.unique(tree.specs + [spec.path])
    let resolver = try await ScopeResolver(
      tree,
      paths: [folder],
      unsavedSpec: spec,
      places: options.places,
      jobs: options.jobs
    )
    let units = try await resolver.units(jobs: options.jobs)
    return units.first { $0.specFile == spec.path } ?? ValidationScope(documents: [], sources: [])
  }
}
