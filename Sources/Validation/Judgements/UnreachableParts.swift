import Checks
import InterfaceDocuments
import ProgramModel
import ProjectModel
import ReferenceGraph
import RuntimeAttributes

/// Marks findings about unreachable parts of the app, and adds load evidence to other findings.
enum UnreachableParts: Judgement {
  static let needsReachability = true

  /// Marks unreachable findings, or removes them if they are also unverified and have no repair.
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    // Unread code in another language may load the document.
    guard let reachability = file.reachability,
      file.scope.foreignProjects.language(of: outcome.file) == nil
    else { return }
    if let document = file.loaded?.document {
      outcome.keep(
        reachability.reachability.marked(outcome.findings, in: document, reachability.path)
      )
    } else if outcome.file == ScopeValidation.sources {
      outcome.findings = reachability.reachability.markedOfSources(outcome.findings, reachability.path)
    }
  }
}

extension Reachability {
  /// Returns the findings of a document; unreachable findings are marked, or removed if they are also unverified and
  /// have no repair.
  fileprivate func marked(
    _ findings: [Finding],
    in document: InterfaceDocument,
    _ path: EvidencePath
  ) -> [Finding] {
    let indexes = document.indexesByID()
    lazy var destinations = document.destinations
    lazy var senders = ActionSenders(document)
    return marked(findings) { finding in
      unreachablePart(of: finding, in: document, indexes) { cell in
        document.isInIdleTable(cell: cell, destinations: destinations)
      } ?? unsentAction(of: finding, in: document, indexes) { senders.isInactive($0) }
    } evidence: { finding in
      let object = finding.object?.id.flatMap { indexes[$0] }
      return evidence(of: document, scene: object.flatMap { document.objects[$0].scene }, path)
    }
  }

  /// Returns the findings of sources; unreachable findings are marked or removed, as for documents.
  fileprivate func markedOfSources(_ findings: [Finding], _ path: EvidencePath) -> [Finding] {
    marked(findings) { finding in
      if unbuilt.contains(finding.file) { return .sourceNotBuilt }
      guard runs(line: finding.memberLine, of: finding.file) == false else {
        let isIdle =
          finding.id == .missingNib
          && registersUnrequestedNib(line: finding.position.line, of: finding.file)
        return isIdle ? .registration : nil
      }
      return lacksInstance(line: finding.memberLine, of: finding.file) ? .unmade : .uncalled
    } evidence: { finding in
      evidence(ofLine: finding.memberLine, of: finding.file, path)
    }
  }

  private func marked(
    _ findings: [Finding],
    by unreachablePart: (Finding) -> UnreachablePart?,
    evidence: (Finding) -> [LoadEvidence]
  ) -> [Finding] {
    findings.compactMap { finding in
      guard !finding.isUnreachable, finding.isReported || finding.isOpen else {
        return finding
      }
      var finding = finding
      let uses = finding.uses.filter { runs(line: $0.member.position.line, of: $0.member.file) != false }
      if uses.count < finding.uses.count {
        if uses.isEmpty { return finding.marked(.uncalled) }
        finding.setUses(uses)
      }
      if let unreachablePart = unreachablePart(finding) {
        return finding.isOpen && finding.repair == nil ? nil : finding.marked(unreachablePart)
      }
      guard finding.isReported else { return finding }
      // The check of a setting that the system reads at launch provides its own evidence.
      if finding.evidence.isEmpty { finding.evidence = evidence(finding) }
      return finding
    }
  }

  /// Whether the code that dequeues the cells of an object's scene was read: sources declare the controller's class, or
  /// the scene has no controller with a custom class.
  private func isRead(controllerAround object: Int, in document: InterfaceDocument) -> Bool {
    guard let scene = document.objects[object].scene, let controller = document.scenes[scene].controller,
      document.objects.indices.contains(controller), let name = document.objects[controller].customClass
    else { return true }
    return graph.index.number(of: name).flatMap { graph.index.types[$0]?.isDeclared } == true
  }

  /// Whether code in the scene registers the prototype's class under the prototype's reuse identifier, which equals the
  /// class name.
  private func isReplaced(_ cell: Int, in document: InterfaceDocument) -> Bool {
    let object = document.objects[cell]
    guard let className = object.customClass, object.reuseIdentifier == className, let scene = object.scene
    else { return false }
    let objects = document.scenes[scene].objects.clamped(to: document.objects.indices)
    return graph.registers(class: className, in: objects.compactMap { document.objects[$0].customClass })
  }

  /// Whether an item of a controller's navigation bar is never shown and is not the destination of a connection.
  private func isInHiddenBar(_ index: Int, in document: InterfaceDocument) -> Bool {
    let item = document.objects[index]
    guard item.element == "barButtonItem", let bar = item.parent, let scene = item.scene,
      document.objects[bar].element == "navigationItem",
      let controller = document.objects[bar].parent, document.objects[controller].parent == nil,
      item.id.map(document.destinations.contains) != true
    else { return false }
    return showsNoBar(scene: scene, of: document.file)
  }

  /// Returns the reason why the action in a finding is never sent, or nil if the action may be sent or the finding is
  /// not about an action of the document.
  private func unsentAction(
    of finding: Finding,
    in document: InterfaceDocument,
    _ indexes: [String: Int],
    isInactive: (Int) -> Bool
  ) -> UnreachablePart? {
    guard finding.id == .undefinedAction, finding.file == document.file,
      let index = finding.object?.id.flatMap({ indexes[$0] })
    else { return nil }
    let object = document.objects[index]
    let connection = object.connections.first {
      $0.position == finding.position && $0.selector == finding.keyPath
    }
    guard let connection, case .action(_, let event) = connection.kind else { return nil }
    if isInactive(index) { return .inactiveControl }
    if isInHiddenBar(index, in: document) { return .hiddenBarItem }
    guard let event, let element = object.elementClass, ActionSenders.neverSends(event, object),
      !graph.sends(event: event, ofClass: object.customClass ?? element, element: element)
    else { return nil }
    return .unsentEvent
  }

  private func unreachablePart(
    of finding: Finding,
    in document: InterfaceDocument,
    _ indexes: [String: Int],
    isInIdleTable: (Int) -> Bool
  ) -> UnreachablePart? {
    guard finding.file == document.file else { return nil }
    if unbuilt.contains(finding.file) { return .notBuilt }
    // Only the load by this owner fails.
    if finding.id == .ownerMismatch, let load = finding.declaration,
      runs(line: load.position.line, of: load.file) == false
    {
      return .uncalled
    }
    // An illegal configuration causes a build error, even in an unreachable part.
    if finding.id == .illegalConfiguration { return nil }
    if finding.id == .missingResource, isLaunchScreen(document.file) { return nil }
    guard document.format == .storyboard else {
      return reaches(document: document.file) == false ? .nib : nil
    }
    guard let object = finding.object?.id.flatMap({ indexes[$0] }) else { return nil }
    if let scene = document.objects[object].scene, reaches(scene: scene, of: document.file) == false {
      return .scene
    }
    guard let cell = document.cellPrototype(around: object), isRead(controllerAround: object, in: document)
    else {
      return nil
    }
    let classes = document.classes(requestingCell: cell)
    if reaches(cell: document.objects[cell], inSceneOf: classes, of: document.file) == false { return .cell }
    if isReplaced(cell, in: document) { return .replacedCell }
    return isInIdleTable(cell) ? .idleTable : nil
  }
}

extension Finding {
  /// The line of the member whose code causes a finding.
  ///
  /// The nearest declaration before the position may be in a local type that ends before the position.
  fileprivate var memberLine: Int {
    guard let declaration, declaration.file == file else { return position.line }
    return declaration.position.line
  }
}

extension InterfaceDocument {
  /// Returns the classes of the objects in a cell's scene that may request the cell: the objects outside of prototypes,
  /// and the ancestors of the cell.
  fileprivate func classes(requestingCell cell: Int) -> [String] {
    guard let scene = objects[cell].scene else { return [] }
    let indexes = scenes[scene].objects.clamped(to: objects.indices)
    var classes = indexes.filter { cellPrototype(around: $0) == nil }.compactMap { objects[$0].customClass }
    var next = objects[cell].parent
    while let index = next {
      if let name = objects[index].customClass { classes.append(name) }
      next = objects[index].parent
    }
    return classes
  }
}
