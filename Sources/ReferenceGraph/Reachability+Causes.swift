package import InterfaceDocuments
package import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The evidence for reachable documents, scenes and code.
extension Reachability {
  /// Returns the cause of loading a document, followed by the cause of each scene unless no target builds the document;
  /// empty if the causes are unknown.
  package func causes(of document: InterfaceDocument, among records: [DocumentRecord]) -> [LoadCause] {
    guard !unbuilt.contains(document.file) else { return [LoadCause(state: .notBuilt)] }
    guard let number = number(of: document.file), let isReached = reaches(document: document.file) else {
      return []
    }
    let path = EvidencePath(self, records)
    let appTargets = appTargets[number]
    let steps = path.steps(to: .document(number), in: appTargets)
    var causes = [LoadCause(state: isReached ? .seen : .unseen, evidence: steps)]
    for scene in document.scenes.indices {
      let isReached = reaches(scene: scene, of: document.file) == true
      let evidence = path.steps(to: .scene(document: number, scene: scene), in: appTargets)
      causes.append(LoadCause(scene: scene, state: isReached ? .seen : .unseen, evidence: evidence))
    }
    return causes
  }

  /// Returns the last steps on the path to a document or scene; none if it is unreachable.
  package func evidence(of document: InterfaceDocument, scene: Int?, _ path: EvidencePath) -> [LoadEvidence] {
    guard let number = number(of: document.file) else { return [] }
    let node = scene.map { ReferenceGraph.Node.scene(document: number, scene: $0) } ?? .document(number)
    return Array(path.steps(to: node, in: appTargets[number]).prefix(Self.longestEvidence))
  }

  /// Returns the last steps on the path to the code at a line; none if the code is unreachable or unknown.
  package func evidence(ofLine line: Int, of file: String, _ path: EvidencePath) -> [LoadEvidence] {
    guard let unit = graph.index.unit(atLine: line, of: file) else { return [] }
    return Array(
      path.steps(to: .unit(unit), in: graph.index.appTargets(of: unit)).prefix(Self.longestEvidence)
    )
  }

  /// The maximum number of steps in a finding; `trace` prints all of them.
  private static let longestEvidence = 3
}

/// The paths from the app's entry point to reachable nodes.
package struct EvidencePath: Sendable {
  private let graph: ReferenceGraph
  private let records: [String: DocumentRecord]
  /// The steps so far; a step may read its document from disk.
  private let known = RememberedValues<Step, [LoadEvidence]>()

  /// A step of a path in the given app targets.
  private struct Step: Hashable {
    let node: ReferenceGraph.Node
    let appTargets: AppTargets
  }

  package init(_ reachability: Reachability, _ records: [DocumentRecord]) {
    graph = reachability.graph
    self.records = Dictionary(records.map { ($0.file, $0) }) { first, _ in first }
  }

  /// Returns the path to a node within the given app targets, starting with the last step, or no steps if the node is
  /// unreachable.
  fileprivate func steps(to node: ReferenceGraph.Node, in appTargets: AppTargets) -> [LoadEvidence] {
    var steps: [LoadEvidence] = []
    var seen: Set<ReferenceGraph.Node> = []
    var (next, appTargets): (ReferenceGraph.Node?, AppTargets) = (node, appTargets)
    while let node = next, seen.insert(node).inserted,
      let (cause, own) = graph.reached.cause(of: node, in: appTargets)
    {
      steps += known.value(for: Step(node: node, appTargets: appTargets)) { self.steps(to: node, cause) }
      (next, appTargets) = (predecessor(of: cause), own)
    }
    return steps
  }

  private func predecessor(of cause: ReferenceGraph.Cause) -> ReferenceGraph.Node? {
    switch cause {
    case .start, .setting, .unreadSetting: nil
    case .occurrence(let unit, _), .composition(let unit, _), .unknownName(let unit, _),
      .helper(_, _, usedBy: .occurrence(let unit, _)):
      .unit(unit)
    case .instance(let type), .helper(_, _, usedBy: .instance(let type)): .type(type)
    case .node(let node): node
    }
  }

  /// Returns the steps that a cause contributes to the path, starting with the last step.
  private func steps(to node: ReferenceGraph.Node, _ cause: ReferenceGraph.Cause) -> [LoadEvidence] {
    let name = name(of: node)
    switch cause {
    case .start:
      if case .document(let number) = node {
        return [LoadEvidence(kind: .system, name: name, file: graph.documents[number].file, position: nil)]
      }
      guard let (file, position) = place(of: node) else { return [] }
      return [LoadEvidence(kind: .start, name: name, file: file, position: position)]
    case .setting(let file): return [LoadEvidence(kind: .setting, name: name, file: file, position: nil)]
    case .unreadSetting(let number):
      return [LoadEvidence(kind: .main, name: name, file: graph.documents[number].file, position: nil)]
    case .occurrence(let unit, let number): return [step(to: node, at: number, of: unit)]
    case .composition(let unit, let number):
      var piece = step(to: node, at: number, of: unit)
      let facts = graph.index.files[graph.index.file(of: unit)].facts
      let text = facts.names.text(of: facts.occurrences[number].name)
      if !text.isEmpty { (piece.kind, piece.name) = (.part, text) }
      return [piece]
    case .unknownName(let unit, let number):
      var naming = step(to: node, at: number, of: unit)
      naming.kind = .unknownName
      return [naming]
    case .helper(let helper, let number, let user):
      var naming = step(to: node, at: number, of: helper)
      naming.kind = .givenClass
      guard case .occurrence(let unit, let number) = user else { return [naming] }
      var use = step(to: .unit(helper), at: number, of: unit)
      // The occurrence passes the class to other code, which calls the helper.
      if !graph.index.isNamed(helper, at: number, of: unit) { (use.kind, use.name) = (.use, name) }
      return [naming, use]
    case .instance: return []
    case .node(let other): return [step(to: node, from: other, name)].compactMap(\.self)
    }
  }

  /// Returns the step from an occurrence to a node.
  private func step(to node: ReferenceGraph.Node, at number: Int, of unit: CodeIndex.Unit) -> LoadEvidence {
    let file = graph.index.files[graph.index.file(of: unit)]
    let position = SourcePosition(file.facts.occurrences[number].place)
    return LoadEvidence(kind: kind(of: node), name: name(of: node), file: file.path, position: position)
  }

  private func kind(of node: ReferenceGraph.Node) -> LoadEvidence.Kind {
    switch node {
    case .unit: .call
    case .type: .use
    case .text, .document, .scene: .name
    }
  }

  private func name(of node: ReferenceGraph.Node) -> String {
    switch node {
    case .unit(let unit):
      let own = graph.index.unit(unit)
      let names = graph.index.files[graph.index.file(of: unit)].facts.names
      let parts = [names.text(of: own.type), names.text(of: own.name)].filter { !$0.isEmpty }
      return parts.joined(separator: ".")
    case .type(let name), .text(let name, _): return graph.index.text(of: name)
    case .document(let number): return graph.documents[number].nibName
    case .scene(let number, let scene):
      return document(number)?.controller(ofScene: scene)?.storyboardIdentifier ?? ""
    }
  }

  /// Returns the location of a node's declaration; nil for texts, documents and scenes.
  private func place(of node: ReferenceGraph.Node) -> (String, SourcePosition)? {
    switch node {
    case .unit(let unit):
      (graph.index.files[graph.index.file(of: unit)].path, SourcePosition(graph.index.unit(unit).place))
    case .type(let name):
      graph.index.types[name].map { (graph.index.files[$0.file].path, $0.position) }
    case .text, .document, .scene: nil
    }
  }

  private func document(_ number: Int) -> InterfaceDocument? {
    records[graph.documents[number].file]?.document
  }

  /// Returns the step from a document or scene to a type, text, document or scene; nil for other pairs of nodes.
  private func step(to node: ReferenceGraph.Node, from other: ReferenceGraph.Node, _ name: String)
    -> LoadEvidence?
  {
    switch (node, other) {
    case (.type(let type), .document(let number)), (.type(let type), .scene(let number, _)):
      let text = graph.index.text(of: type)
      let object = document(number)?.objects.first { $0.customClass == text && $0.placeholder == nil }
      return LoadEvidence(
        kind: .object,
        name: text,
        file: graph.documents[number].file,
        position: object?.position
      )
    case (.text, .document(let number)), (.text, .scene(let number, _)):
      return LoadEvidence(
        kind: .name,
        name: name,
        file: graph.documents[number].file,
        position: document(number)?.nibReference(to: name)
      )
    case (.scene(let number, let scene), .document):
      let summary = graph.documents[number]
      let kind: LoadEvidence.Kind = summary.initialScene == scene ? .initial : .system
      let controller = document(number)?.controller(ofScene: scene)
      return LoadEvidence(kind: kind, name: name, file: summary.file, position: controller?.position)
    case (.scene(let number, let scene), .scene(let source, let from)):
      let document = document(source)
      let summary = graph.documents[source]
      guard number == source else {
        return LoadEvidence(
          kind: .reference,
          name: name,
          file: summary.file,
          position: document?.storyboardReference(inScene: from, to: graph.documents[number].nibName)
        )
      }
      return LoadEvidence(
        kind: .segue,
        name: document?.controller(ofScene: from)?.customClass ?? "",
        file: summary.file,
        position: document?.segue(fromScene: from, to: scene)
      )
    case (.document, .scene(let source, let from)):
      return LoadEvidence(
        kind: .reference,
        name: name,
        file: graph.documents[source].file,
        position: document(source)?.storyboardReference(inScene: from, to: name)
      )
    default: return nil
    }
  }
}

extension InterfaceDocument {
  fileprivate func controller(ofScene scene: Int) -> InterfaceObject? {
    guard scenes.indices.contains(scene), let index = scenes[scene].controller,
      objects.indices.contains(index)
    else {
      return nil
    }
    return objects[index]
  }

  /// Returns the position of the first segue from a scene to another, if any.
  fileprivate func segue(fromScene from: Int, to scene: Int) -> SourcePosition? {
    let indexes = indexesByID()
    return objects.lazy.filter { $0.scene == from }.flatMap(\.connections).first { connection in
      guard case .segue = connection.kind, let id = connection.destination else { return false }
      return indexes[id].map { objects[$0].scene == scene } ?? false
    }?.position
  }

  /// Returns the position of the first reference to a nib by its name, if any.
  fileprivate func nibReference(to nib: String) -> SourcePosition? {
    resourceReferences.first { $0.resource == .nib(nib) }?.position
  }

  /// Returns the position of a scene's first reference to the given storyboard, if any.
  fileprivate func storyboardReference(inScene scene: Int, to storyboard: String) -> SourcePosition? {
    let reference = storyboardReferences.first { reference in
      objects.indices.contains(reference.object) && objects[reference.object].scene == scene
        && reference.storyboard == storyboard
    }
    return reference.map { objects[$0.object].position }
  }
}
