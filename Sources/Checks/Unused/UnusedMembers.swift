import InterfaceDocuments
import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes
package import SourceModel

/// An outlet, action or inspectable property is not used by any document or code.
struct UnusedMember: FindingContent {
  var kind: UnusedMemberKind
  var name: String
  var className: String

  static let rule = Rule(
    .unusedMember,
    "an outlet, action or inspectable property is unused",
    """
    No document connects the outlet, action or segue action, or sets the inspectable property, and its name does not \
    occur in Swift code, in Objective-C code or in a string. Loading is not affected: an outlet without a connection \
    stays nil, and the rest is dead code. Uses are matched by name in any class, so some unused members are not found. \
    Overrides, members that a protocol requires, public Swift members and inspectable properties of Objective-C \
    headers are not reported.

    The finding is off by default. The option --unused reports it as a note, and the key 'unused' in nibproof.json \
    sets its severity: unused: "note", "warning" or "error".
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
      """,
    source: """
      class Badge: UIView {
        @IBOutlet var icon: UIImageView!
      }
      """,
    fix: ("@IBOutlet var icon: UIImageView!", ""),
    remedy: "Remove the member, or connect it."
  )

  var id: FindingID { .unusedMember }

  var message: String {
    "\(kind.noun) '\(name)' of '\(className)' is unused"
  }
}

/// Finds outlets, actions and inspectable properties that no document connects or sets and no code uses.
///
/// Uses are found by name, regardless of the object's class: members with the same name are either all used or all
/// unused.
package struct UnusedMembers: Sendable {
  private let jobs: Int?
  private let members: [InterfaceBuilderMember]

  /// Collects the outlets, actions and inspectable properties of the sources.
  ///
  /// - Parameters:
  ///   - sources: The declarations of all sources.
  ///   - skipped: The paths of sources whose members are not reported.
  ///   - jobs: The number of files to read concurrently.
  package init(_ sources: [SourceFile], skipping skipped: Set<String>, jobs: Int?) {
    self.jobs = jobs
    let requirements = Requirements(sources)
    members = sources.filter { !skipped.contains($0.path) }.flatMap { source in
      source.types.flatMap { InterfaceBuilderMember.all(of: $0, in: source) }
    }.filter { !requirements.contain($0) }
  }

  /// Returns a finding for each unused member.
  ///
  /// - Parameters:
  ///   - records: The documents that were read.
  ///   - others: The paths of other documents that may use members.
  ///   - sources: All sources.
  /// - Returns: The findings, in the order of the sources.
  package func findings(in records: [DocumentRecord], _ others: [String], _ sources: [SourceFile]) async
    -> [Finding]
  {
    var members = members
    members = await unused(members, by: records) { DocumentWords.all(in: $0) }
    members = await unused(members, by: others) { DocumentWords.all(in: $0) }
    guard !members.isEmpty else { return [] }
    let scanner = MemberUseScanner(members)
    let uses = await ConcurrentMap.sum(sources, to: Set<Int>(), jobs: jobs) { found, source in
      found.formUnion(scanner.used(in: source.facts))
    } joining: {
      $0.formUnion($1)
    }
    return members.indices.filter { !uses.contains($0) }.map { Finding(unused: members[$0]) }
  }

  private func unused<Document: Sendable>(
    _ members: [InterfaceBuilderMember],
    by documents: [Document],
    _ words: @escaping @Sendable (Document) -> Set<String>
  ) async -> [InterfaceBuilderMember] {
    guard !members.isEmpty, !documents.isEmpty else { return members }
    let used = await ConcurrentMap.sum(documents, to: Set<String>(), jobs: jobs) {
      $0.formUnion(words($1))
    } joining: {
      $0.formUnion($1)
    }
    return members.filter { $0.words.isDisjoint(with: used) }
  }
}

extension Finding {
  fileprivate init(unused member: InterfaceBuilderMember) {
    self.init(
      UnusedMember(kind: member.kind, name: member.name, className: member.className),
      .silent,
      file: member.location.file,
      position: member.location.position,
      keyPath: member.name,
      declaration: member.location
    )
    severity = .note
  }
}

/// The members that protocols require or frameworks may call, so that they are in use without an occurrence of their
/// names.
private struct Requirements {
  private var names: Set<String> = []
  /// The classes that conform to unknown protocols.
  private var conforming: Set<String> = []

  init(_ sources: [SourceFile]) {
    var declared: Set<String> = []
    for type in sources.lazy.flatMap(\.types) where type.kind != .extension {
      declared.insert(type.name)
      guard type.kind == .protocol else { continue }
      names.formUnion(type.properties.map(\.name))
      names.formUnion(type.methods.flatMap { [$0.selector, $0.swiftName] })
    }
    for type in sources.lazy.flatMap(\.types) where [.class, .extension].contains(type.kind) {
      let protocols = type.inherited.dropFirst(type.kind == .class ? 1 : 0)
      if protocols.contains(where: { !declared.contains($0) }) { conforming.insert(type.name) }
    }
  }

  func contain(_ member: InterfaceBuilderMember) -> Bool {
    if names.contains(member.name) { return true }
    let isObjectiveC = !member.location.file.hasSuffix(".swift")
    // Objective-C has no keyword for overrides.
    guard isObjectiveC || conforming.contains(member.className) else { return false }
    let selector =
      member.kind == .action || member.kind == .segueAction
      ? member.name : SoughtUse.setter(of: member.name)
    return FrameworkActions.answer(selector)
  }
}

/// The identifiers in documents that may refer to members.
private enum DocumentWords {
  static func all(in record: DocumentRecord) -> Set<String> {
    guard record.problems.isEmpty, let document = record.document else { return all(in: record.file) }
    return all(in: document)
  }

  static func all(in path: String) -> Set<String> {
    guard let bytes = try? FileBytes.read(path) else { return [] }
    let record = DocumentRecord(path, text: bytes)
    if record.problems.isEmpty, let document = record.document { return all(in: document) }
    // Any word in an unreadable document may refer to a member.
    return words(in: String(decoding: bytes, as: UTF8.self))
  }

  private static func all(in document: InterfaceDocument) -> Set<String> {
    var words: Set<String> = []
    for object in document.objects {
      for attribute in object.runtimeAttributes {
        words.formUnion(Self.words(in: attribute.keyPath.description))
      }
      for connection in object.connections {
        switch connection.kind {
        case .outlet(let name), .outletCollection(let name, _, _), .action(let name, _):
          words.formUnion(Self.words(in: name))
        case .binding(let binding):
          for text in [binding.keyPath, binding.options["NSSelectorName"]].compactMap(\.self) {
            words.formUnion(Self.words(in: text))
          }
        case .segue(let segue):
          for selector in [segue.unwindAction, segue.creationAction] {
            words.formUnion(selector.map(Self.words) ?? [])
          }
        case .other: break
        }
      }
    }
    return words
  }

  private static func words(in text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
