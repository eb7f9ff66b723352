import FactStorage

/// What an index knows of one file.
struct IndexEntry: Sendable {
  /// What a file is read as.
  enum Kind: Int, CaseIterable, Sendable {
    case source, document, project, spec, images, propertyList

    /// The stage of a run that reads such files, if it is told of.
    var stage: ValidationProgress.Stage? {
      switch self {
      case .source: .sources
      case .document: .documents
      case .project, .spec, .images, .propertyList: nil
      }
    }
  }

  var path: String
  var kind: Kind
  /// By what an unchanged file is known; none in an index that is taken to other machines.
  var signature = FileSignature.none
  /// The digest of the file's bytes.
  var content: ContentDigest
  /// The digest of what others depend on, places aside: all that a source declares, a document's outline.
  var structure: ContentDigest
  /// How many classes a source declares.
  var classes = 0
  /// The comments of a source that accept findings, which most have none of.
  private var packedComments = Packed<[IgnoreComment]>()
  /// The digest of what the types of a source are called and inherit from.
  var heads = ContentDigest.blank
  /// What a source mentions of the names that were looked for.
  var sighting = StoredSighting()
  /// What is held of a file all the time: of a document what others need to know of it, of a source all but members.
  var outline = PackedBytes()
  /// What was read of it.
  var facts: PackedBytes

  init(
    path: String,
    kind: Kind,
    signature: FileSignature = .none,
    content: ContentDigest,
    structure: ContentDigest,
    facts: PackedBytes
  ) {
    (self.path, self.kind, self.signature) = (path, kind, signature)
    (self.content, self.structure, self.facts) = (content, structure, facts)
  }

  /// The comments of a source that accept findings.
  var comments: [IgnoreComment] {
    get { packedComments.bytes.isEmpty ? [] : packedComments.value(file: path) }
    set { packedComments = newValue.isEmpty ? Packed() : Packed(newValue, file: path) }
  }

  /// Whether what is known holds for a file of some bytes, at this path or at another one: what is read depends on the
  /// ending of the name as well, and of a project on its place.
  func holds(for content: ContentDigest, at path: String) -> Bool {
    guard content == self.content else { return false }
    switch kind {
    case .source, .document: return Self.ending(of: path) == Self.ending(of: self.path)
    case .project, .spec, .images, .propertyList: return path == self.path
    }
  }

  private static func ending(of path: String) -> Substring {
    path[(path.utf8.lastIndex(of: UInt8(ascii: ".")) ?? path.startIndex)...]
  }
}

extension IndexEntry: Storable {
  static var blank: IndexEntry {
    IndexEntry(path: "", kind: .source, content: .blank, structure: .blank, facts: PackedBytes())
  }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(unique: &path)
    coder.code(&kind)
    coder.code(&signature)
    coder.code(&content)
    coder.code(&structure)
    coder.code(&classes)
    coder.code(&packedComments)
    coder.code(&heads)
    coder.code(&sighting)
    coder.code(&outline)
    coder.code(&facts)
  }
}

extension IndexEntry.Kind: Storable {
  static var blank: IndexEntry.Kind { .source }
}

extension IgnoreComment: Storable {
  static var blank: IgnoreComment { IgnoreComment(location: .blank, ids: []) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&location)
    coder.code(&ids)
    coder.code(&reason)
    coder.code(&declaration)
    coder.code(&typeName)
  }
}

extension IndexEntry {
  /// What a pack may hold, in the order in which it stands there: outlines apart from what fewer runs ask for.
  enum PackedPart: CaseIterable {
    case outline, words, sighting, facts
  }

  /// The bytes of a part.
  subscript(_ part: PackedPart) -> PackedBytes {
    get {
      switch part {
      case .outline: outline
      case .words: sighting.words
      case .sighting: sighting.facts
      case .facts: facts
      }
    }
    set {
      switch part {
      case .outline: outline = newValue
      case .words: sighting.words = newValue
      case .sighting: sighting.facts = newValue
      case .facts: facts = newValue
      }
    }
  }
}
