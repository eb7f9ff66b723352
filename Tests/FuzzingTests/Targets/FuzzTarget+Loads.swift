import Foundation
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ReferenceGraph
import Reporting
import RuntimeAttributes

@testable import Checks
@testable import ProgramModel
@testable import ProjectModel
@testable import SourceModel
@testable import Validation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension FuzzTarget {
  /// A document and a source in each language, separated by null bytes, which are read, loaded and reported.
  static let loads = FuzzTarget(name: "loads") { bytes throws(Unsoundness) in
    guard let loaded = load(parts(of: bytes)) else { return }
    try checkReports(of: ValidationReport(results: [loaded]))
  }

  /// Returns the bytes of a document and of a source in each language.
  static func parts(of bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Returns the result of loading the document with the sources.
  static func load(_ parts: [[UInt8]]) -> SpecResult? {
    guard let document = read(parts[0], path: "Fuzzed.xib").document else { return nil }
    var sources: [SourceFile] = []
    if parts.count > 1 { sources.append(SourceFile(reading: parts[1], path: "Fuzzed.swift")) }
    if parts.count > 2 { sources.append(SourceFile(reading: parts[2], path: "Fuzzed.m")) }
    let factory = RegistryFactory(sources: sources, platform: document.platform)
    let registry = factory.registry(for: [document], in: nil, oldestSystem: nil)
    let modules = factory.modules(referencedBy: [DocumentSummary(document)])
    let conditions = LoadConditions(platform: document.platform, knownModules: modules.names)
    let completeness = factory.completeness(
      modules,
      hasUnseenDependencies: UnreadDependencies.exist(with: sources, ProjectTargets([]))
    )
    var loader = NibLoader(registry: registry, conditions: conditions).under(completeness: completeness)
    loader.behaviors = LoadBehaviors(
      classes: LoadBehaviors.classes(of: factory.resolved),
      documents: [document]
    )
    let events = loader.load(document).events
    let owners = OwnerCandidates(
      NibLoads(factory.resolved, names: NibNames([], repeated: [])),
      placedClasses: []
    ) {
      UnbuiltFiles(ProjectTargets([]), sources: [])
    }
    let checks = LoadChecks(
      document: document,
      events: events,
      loader: loader,
      owners: owners,
      code: AppCode(
        sources,
        program: Program(sources: sources),
        classes: [document.platform: factory.resolved],
        connected: ConnectedClasses([DocumentSummary(document)], projects: ProjectTargets([])),
        unread: [],
        dependencySources: [],
        projects: ProjectTargets([])
      )
    )
    return SpecResult(findings: checks.findings().sorted())
  }

  /// Writes every report, and checks that machine-readable reports can be parsed.
  static func checkReports(of report: ValidationReport) throws(Unsoundness) {
    var options = ReportOptions()
    options.detail = .verbose
    for reporter in Reporters.validation {
      let text = reporter.text(of: report, options: options)
      let isValid: Bool =
        switch reporter.name {
        case "json", "sarif", "gitlab":
          (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
        case "checkstyle", "junit":
          XMLParser(data: Data(text.utf8)).parse()
        case "csv": lacksControls(text.replacing("\r\n", with: "\n"))
        default: lacksControls(text)
        }
      try Unsoundness.unless(isValid, "the report '\(reporter.name)' is well-formed")
    }
  }

  /// Whether a text is free of control characters, except for line feeds.
  private static func lacksControls(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) || $0 == "\n" }
  }
}
