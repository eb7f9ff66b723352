import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes

/// Looks for the places that show why a document is taken to be loaded, and what leads to its scenes.
struct LoadCauseFinder: Sendable {
  private let validation: UnitValidation
  private let reading: UnitReading
  private let loads: LatentLoads
  private let document: InterfaceDocument
  private let summary: DocumentSummary
  /// The programs that build the document.
  private let own: Programs

  /// Prepares to look for what loads a document; nil where nobody can say what is loaded.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - validation: What it is loaded for.
  ///   - reading: The unit's files, read; the sources are looked through again.
  init?(_ document: InterfaceDocument, _ validation: UnitValidation, _ reading: UnitReading) async {
    var marks = LatencyMarks(validation, reading)
    guard let summary = validation.records(reading).first(where: { $0.file == document.file })?.summary,
      let loads = await marks.seenLoads()
    else { return nil }
    self.loads = loads
    (self.validation, self.reading, self.document, self.summary) = (validation, reading, document, summary)
    own = loads.programs[document.file] ?? .all
  }

  /// What loads the document, and after that what leads to each of its scenes.
  func causes() async -> [LoadCause] {
    guard !loads.unbuilt.contains(document.file) else { return [LoadCause(state: .notBuilt)] }
    let isReached = document.scenes.indices.map { loads.scenes.contain($0, of: document.file) }
    let isLoaded = loads.mayLoad(summary) || isReached.contains(true)
    var causes = [LoadCause(state: isLoaded ? .seen : .unseen)]
    causes += isReached.indices.map { LoadCause(scene: $0, state: isReached[$0] ? .seen : .unseen) }
    let answers = await answers()
    for index in causes.indices where causes[index].state == .seen {
      let scene = causes[index].scene
      var evidence = answers.filter { $0.scene == scene }.map(\.evidence)
      evidence += scene.map { links(to: $0) } ?? others()
      // Of names that are put together a part tells the less.
      if evidence.contains(where: { $0.kind != .part }) { evidence.removeAll { $0.kind == .part } }
      causes[index].evidence = evidence
    }
    return causes
  }

  // MARK: Sources and property lists

  private typealias Answer = (scene: Int?, evidence: LoadEvidence)

  private var questions: [LoadQuestion] {
    let name = summary.nibName
    guard document.format == .storyboard else {
      return [.name(name, as: [])] + parts(of: name)
        + loads.sightings.classes(lookingFor: name)
        .filter { loads.sightings.usedClasses.contains($0, for: own) }.sorted().map { .use(of: $0) }
    }
    let boards = [NameMentions.storyboard(name), NameMentions.storyboardOfControllers(name)]
    let classes = Set(summary.classes.lazy.map(\.name).filter { $0.hasPrefix(name) }).union([name]).sorted()
    var questions = [LoadQuestion.name(name, as: boards)] + parts(of: name)
    questions += classes.filter(isHandedOn).map { .use(of: $0, isHandedOn: true) }
    for controller in summary.controllers {
      let identifier = controller.identifier
      questions.append(
        .name(identifier, as: [NameMentions.controller(identifier, of: name)], scene: controller.scene)
      )
      questions += Set([identifier, controller.className ?? identifier]).sorted().filter(isHandedOn).map {
        .use(of: $0, isHandedOn: true, scene: controller.scene)
      }
    }
    return questions
  }

  private func isHandedOn(_ className: String) -> Bool {
    loads.sightings.handedClasses.contains(className, for: own)
  }

  private func parts(of name: String) -> [LoadQuestion] {
    NameParts.cuts(of: name).flatMap { [String(name[..<$0]), String(name[$0...])] }.map { part in
      LoadQuestion(kind: .part, name: part, spellings: [NameMentions.part(part)])
    }
  }

  private func answers() async -> [Answer] {
    let (questions, own, jobs) = (questions, own, validation.options.jobs)
    let interfaces = reading.sources.map(\.interface)
    let scanner = MentionNames(in: validation.records(reading).compactMap(\.summary), interfaces).scanner
    let others = UnbuiltFiles(reading.projects, sources: interfaces.lazy.map(\.file))
    let scopes = ProgramScopes(reading.projects)
    let sources = interfaces.filter { source in
      others.mayMention(source.file) && !loads.sightings.unmadeFiles.contains(source.file)
        && scopes.reached(fromSource: source.file).overlap(own)
    }
    let texts = reading.texts
    let inSources = await ConcurrentMap.map(sources, jobs: jobs) { source -> [Answer] in
      guard let bytes = texts.bytes(of: source.file) else { return [] }
      let types = Set(source.types.lazy.map(\.name))
      return Self.answers(to: questions, in: source.file, bytes) { bytes in
        let mentions = scanner.mentions(in: bytes, of: source)
        return { $0.isAnswered(by: mentions, ofSourceWith: types) }
      }
    }
    let unit = validation.unit
    let settings =
      unit.propertyLists.filter { scopes.reached(fromList: $0).overlap(own) }.map { ($0, false) }
      + unit.projects.filter { scopes.reached(fromProject: $0).overlap(own) }.map { ($0, true) }
    let names = questions.filter { $0.kind == .name }
    let inSettings = await ConcurrentMap.map(settings, jobs: jobs) { file, isProject -> [Answer] in
      guard let bytes = try? FileBytes.read(file) else { return [] }
      return Self.answers(to: names, in: file, bytes) { bytes in
        let names = Set(LaunchSettings.names(in: bytes, ofProject: isProject))
        return { names.contains($0.name) }
      }
    }
    let order: [LoadEvidence.Kind] = [.name, .part, .use]
    let all = (inSettings + inSources).joined()
    return order.flatMap { kind in all.filter { $0.evidence.kind == kind } }
  }

  /// The questions to which a file is an answer, with the places where it is.
  ///
  /// - Parameters:
  ///   - questions: The questions.
  ///   - file: The path of the file.
  ///   - bytes: The text.
  ///   - reading: Reads a text, or a part of it from its start on, and tells to which questions it is an answer.
  /// - Returns: The answers, of several at one place the first.
  private static func answers(
    to questions: [LoadQuestion],
    in file: String,
    _ bytes: [UInt8],
    reading: ([UInt8]) -> (LoadQuestion) -> Bool
  ) -> [Answer] {
    let isAnswer = reading(bytes)
    var answers: [Answer] = []
    for question in questions where isAnswer(question) {
      let position = FirstLine.position(of: question.name, in: bytes) { reading($0)(question) }
      let isTold = answers.contains { $0.scene == question.scene && $0.evidence.position == position }
      if isTold { continue }
      let evidence = LoadEvidence(kind: question.kind, name: question.name, file: file, position: position)
      answers.append((question.scene, evidence))
    }
    return answers
  }

  // MARK: Documents

  /// What loads the document in others: references to a storyboard, objects whose classes look for a nib.
  private func others() -> [LoadEvidence] {
    guard document.format != .storyboard else { return references().filter { $0.file != document.file } }
    let classes = loads.sightings.classes(lookingFor: summary.nibName)
    return validation.records(reading).compactMap { record in
      guard let other = record.summary, other.nibName != summary.nibName,
        (loads.programs[other.file] ?? .all).overlap(own),
        let use = other.classes.first(where: { !$0.isPlaceholder && classes.contains($0.name) })
      else { return nil }
      let object = record.document?.objects.first { $0.customClass == use.name && $0.placeholder == nil }
      return LoadEvidence(kind: .object, name: use.name, file: other.file, position: object?.position)
    }
  }

  /// What leads to a scene in documents: that it is the first, segues, and references.
  private func links(to scene: Int) -> [LoadEvidence] {
    let controller = document.scenes[scene].controller.flatMap { document.object($0) }
    var evidence: [LoadEvidence] = []
    if loads.mayLoad(summary) {
      let identifier = controller?.storyboardIdentifier ?? ""
      let position = controller?.position ?? document.scenes[scene].position
      if scene == summary.initialScene { evidence.append(evidenceHere(.initial, identifier, position)) }
      if summary.systemScenes.contains(scene) { evidence.append(evidenceHere(.system, identifier, position)) }
    }
    let indexes = document.indexesByID()
    for other in document.scenes.indices where other != scene && leads(from: other, to: scene) {
      let segue = document.scenes[other].objects.lazy.compactMap { document.object($0) }
        .flatMap(\.connections).first { connection in
          guard case .segue = connection.kind, let id = connection.destination else { return false }
          return indexes[id].map { document.objects[$0].scene == scene } ?? false
        }
      let source = document.scenes[other].controller.flatMap { document.object($0) }
      evidence.append(evidenceHere(.segue, source?.customClass ?? source?.id ?? "", segue?.position))
    }
    let identifier = controller?.storyboardIdentifier
    return evidence
      + references { $0.map { $0 == identifier } ?? (scene == summary.initialScene) }
  }

  private func evidenceHere(
    _ kind: LoadEvidence.Kind,
    _ name: String,
    _ position: SourcePosition?
  ) -> LoadEvidence {
    LoadEvidence(kind: kind, name: name, file: document.file, position: position)
  }

  private func leads(from other: Int, to scene: Int) -> Bool {
    guard loads.scenes.contain(other, of: document.file), summary.links.indices.contains(other) else {
      return false
    }
    return summary.links[other].contains { link in
      guard case .scene(scene, let segue) = link else { return false }
      return segue.map { loads.sightings.mayPerform($0, in: own) } ?? true
    }
  }

  /// The references to scenes of the storyboard from others that something leads to.
  ///
  /// - Parameter isMeant: Whether an identifier is that of a scene which is meant; nil stands for the first one's.
  /// - Returns: One in each document.
  private func references(to isMeant: (String?) -> Bool = { _ in true }) -> [LoadEvidence] {
    validation.records(reading).compactMap { record in
      guard let other = record.summary, (loads.programs[other.file] ?? .all).overlap(own),
        other.links.joined().contains(where: { if case .storyboard = $0 { true } else { false } }),
        let document = record.document
      else { return nil }
      let isThis = other.file == self.document.file
      let reference = document.storyboardReferences.first { reference in
        let scene = document.object(reference.object)?.scene
        return (reference.storyboard.map { $0 == summary.nibName } ?? isThis)
          && isMeant(reference.identifier) && scene.map { loads.scenes.contain($0, of: other.file) } ?? false
      }
      return reference.map { reference in
        let position = document.object(reference.object)?.position
        let name = reference.identifier ?? summary.nibName
        return LoadEvidence(kind: .reference, name: name, file: other.file, position: position)
      }
    }
  }
}

extension InterfaceDocument {
  fileprivate func object(_ index: Int) -> InterfaceObject? {
    objects.indices.contains(index) ? objects[index] : nil
  }
}
