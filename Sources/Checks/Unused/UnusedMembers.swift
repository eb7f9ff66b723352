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
    stays nil, and the rest is dead code. Uses are matched by name, except on objects of certainly other classes, so \
    some unused members are not found. Overrides, members that a protocol requires, public Swift members and \
    inspectable properties of Objective-C headers are not reported.

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
/// Uses are found by name, unless the object certainly has another class, as in `layer.borderWidth`.
package struct UnusedMembers: Sendable {
  private let jobs: Int?
  private let code: AppCode
  private let members: [InterfaceBuilderMember]

  /// Collects the outlets, actions and inspectable properties of the sources.
  ///
  /// - Parameters:
  ///   - sources: The declarations of all sources.
  ///   - skipped: The paths of sources whose members are not reported.
  ///   - code: The code of the app.
  ///   - jobs: The number of files to read concurrently.
  package init(_ sources: [SourceFile], skipping skipped: Set<String>, _ code: AppCode, jobs: Int?) {
    (self.jobs, self.code) = (jobs, code)
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
    let layers = code.frameworkClass(ofProperty: DocumentUse.layer)
    members = await unused(members, by: records) { DocumentUse.all(in: $0, layers) }
    members = await unused(members, by: others) { DocumentUse.all(in: $0, layers) }
    guard !members.isEmpty else { return [] }
    let scanner = MemberUseScanner(members, code)
    let uses = await ConcurrentMap.sum(sources, to: Set<Int>(), jobs: jobs) { found, source in
      found.formUnion(scanner.used(in: source))
    } joining: {
      $0.formUnion($1)
    }
    return members.indices.filter { !uses.contains($0) }.map { Finding(unused: members[$0]) }
  }

  private func unused<Document: Sendable>(
    _ members: [InterfaceBuilderMember],
    by documents: [Document],
    _ uses: @escaping @Sendable (Document) -> Set<DocumentUse>
  ) async -> [InterfaceBuilderMember] {
    guard !members.isEmpty, !documents.isEmpty else { return members }
    let used = await ConcurrentMap.sum(documents, to: Set<DocumentUse>(), jobs: jobs) {
      $0.formUnion(uses($1))
    } joining: {
      $0.formUnion($1)
    }
    let usesByWord = Dictionary(grouping: used, by: \.word)
    return members.filter { member in
      !member.words.contains { word in usesByWord[word]?.contains { mayMean(member, $0) } == true }
    }
  }

  /// Whether a use of a name in a document may be a use of a member with this name.
  private func mayMean(_ member: InterfaceBuilderMember, _ use: DocumentUse) -> Bool {
    guard let className = use.className, use.objects?.contains(member.className) != false else { return true }
    return !code.areUnrelated(className, member.className)
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

/// A name in a document that may refer to a member.
private struct DocumentUse: Hashable, Sendable {
  /// The key of the layer of a view.
  static let layer = "layer"

  let word: String
  /// The class of the object that has the member, if known.
  var className: String?
  /// The classes of the other objects in the document, if the object is File's Owner, whose class is then uncertain:
  /// only members of these classes are certainly not members of the owner.
  var objects: Set<String>?

  static func all(in record: DocumentRecord, _ layers: String?) -> Set<DocumentUse> {
    guard record.problems.isEmpty, let document = record.document else { return all(in: record.file, layers) }
    return all(in: document, layers)
  }

  static func all(in path: String, _ layers: String?) -> Set<DocumentUse> {
    guard let bytes = try? FileBytes.read(path) else { return [] }
    let record = DocumentRecord(path, text: bytes)
    if record.problems.isEmpty, let document = record.document { return all(in: document, layers) }
    // Any word in an unreadable document may refer to a member.
    return Set(words(in: String(decoding: bytes, as: UTF8.self)).map { DocumentUse(word: $0) })
  }

  private static func all(in document: InterfaceDocument, _ layers: String?) -> Set<DocumentUse> {
    var uses: Set<DocumentUse> = []
    func add(_ text: String?, of receiver: DocumentUse = DocumentUse(word: "")) {
      for word in text.map(words) ?? [] {
        uses.insert(DocumentUse(word: word, className: receiver.className, objects: receiver.objects))
      }
    }
    let indexes = document.indexesByID()
    for object in document.objects {
      for attribute in object.runtimeAttributes {
        let keys = attribute.keyPath.description.split(separator: ".")
        for (index, key) in keys.enumerated() {
          let isOfLayer = index > 0 && keys[index - 1] == layer
          add(String(key), of: DocumentUse(word: "", className: isOfLayer ? layers : nil))
        }
      }
      for connection in object.connections {
        switch connection.kind {
        case .outlet(let name), .outletCollection(let name, _, _): add(name)
        case .action(let name, _):
          let receiver = connection.destination.flatMap { indexes[$0] }.map { document.objects[$0] }
          add(name, of: receiver.map { DocumentUse(receiver: $0, in: document) } ?? DocumentUse(word: ""))
        case .binding(let binding):
          add(binding.keyPath)
          add(binding.options["NSSelectorName"])
        case .segue(let segue):
          add(segue.unwindAction)
          add(segue.creationAction)
        case .other: break
        }
      }
    }
    return uses
  }

  private init(word: String, className: String? = nil, objects: Set<String>? = nil) {
    (self.word, self.className, self.objects) = (word, className, objects)
  }

  /// Creates a use of an action of an object.
  private init(receiver: InterfaceObject, in document: InterfaceDocument) {
    let isOwner = receiver.placeholder == .filesOwner
    word = ""
    className =
      receiver.placeholder == nil || isOwner && receiver.customClass != nil
      ? receiver.className?.unqualifiedName : nil
    guard isOwner else { return }
    objects = Set(
      document.objects.lazy.filter { $0.placeholder == nil }.compactMap { $0.customClass?.unqualifiedName }
    )
  }

  private static func words(in text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
