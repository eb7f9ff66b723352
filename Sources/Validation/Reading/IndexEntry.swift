import BinaryCoding

/// The stored result of reading a file.
struct IndexEntry: Sendable {
  /// The kind of file.
  enum Kind: Int, CaseIterable, Sendable {
    case source, document, project, spec, images, propertyList

    /// The stage of a run that reads files of this kind, if progress is reported for it.
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
  /// The signature of the file, which is empty in an index for other machines.
  var signature = FileSignature.none
  /// The digest of the file's contents.
  var content: ContentDigest
  /// The number of classes in a source.
  var classes = 0
  /// The suppression comments of a source.
  private var packedComments = LazilyDecoded<[IgnoreComment]>()
  /// The serialized code of a source.
  var code: ArraySlice<UInt8> = []
  /// The serialized part that every run needs: a document's summary, or a source's declarations without members.
  var outline: ArraySlice<UInt8> = []
  /// The complete serialized result.
  var facts: ArraySlice<UInt8>

  init(
    path: String,
    kind: Kind,
    signature: FileSignature = .none,
    content: ContentDigest,
    facts: ArraySlice<UInt8>
  ) {
    (self.path, self.kind, self.signature) = (path, kind, signature)
    (self.content, self.facts) = (content, facts)
  }

  /// The suppression comments of a source.
  var comments: [IgnoreComment] {
    get { packedComments.bytes.isEmpty ? [] : packedComments.value(file: path) }
    set { packedComments = newValue.isEmpty ? LazilyDecoded() : LazilyDecoded(newValue, file: path) }
  }

  /// Whether the entry is valid for a file with the given content at a path.
  ///
  /// Results also depend on the file name extension; the results of a project also depend on its path.
  func holds(for content: ContentDigest, at path: String) -> Bool {
    guard content == self.content else { return false }
    switch kind {
    case .source, .document: return Self.pathExtension(of: path) == Self.pathExtension(of: self.path)
    case .project, .spec, .images, .propertyList: return path == self.path
    }
  }

  private static func pathExtension(of path: String) -> Substring {
    path[(path.utf8.lastIndex(of: UInt8(ascii: ".")) ?? path.startIndex)...]
  }
}

extension IndexEntry: BinaryCodable {
  static var placeholder: IndexEntry { IndexEntry(path: "", kind: .source, content: .placeholder, facts: []) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(unique: &path)
    coder.code(&kind)
    coder.code(&signature)
    coder.code(&content)
    coder.code(&classes)
    coder.code(&packedComments)
    coder.code(bytes: &code)
    coder.code(bytes: &outline)
    coder.code(bytes: &facts)
  }
}

extension IndexEntry.Kind: BinaryCodable {
  static var placeholder: IndexEntry.Kind { .source }
}

extension IgnoreComment: BinaryCodable {
  static var placeholder: IgnoreComment { IgnoreComment(location: .placeholder, ids: []) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&location)
    coder.code(&ids)
    coder.code(&reason)
    coder.code(&declaration)
    coder.code(&typeName)
  }
}
