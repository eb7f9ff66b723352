public import NibLoading
public import RuntimeAttributes

/// One thing that the real load would stumble over: what, where, with which consequence.
public struct Finding: Hashable, Sendable {
  /// What it is, by its stable name.
  public var id: FindingID
  /// What the platform makes of it.
  public var consequence: Consequence
  /// What is wrong, in a sentence for people.
  public var message: String
  /// What the runtime prints, where it prints anything; addresses stand as `0x…`.
  public var consoleMessage: String?
  /// The document's path, relative to where the run started.
  public var file: String
  /// Additional facts, each with the line that shows it.
  public var notes: [Note] = []
  /// The place in the document.
  public var position: SourcePosition
  /// The object concerned; nil where the whole document is.
  public var object: Object?
  /// The key path, outlet or selector concerned.
  public var keyPath: String?
  /// Where the class or member concerned is declared, an outlet is used, or a nib is named for its owner.
  public var declaration: SourceLocation?
  /// What was probably meant.
  public var suggestion: String?
  /// Why it is undecided, where it is.
  public var unverifiedReason: UnverifiedReason?
  /// The class or type that no source shows, where it is undecided for want of one.
  public var unresolvedName: String?
  /// Why the undecided class is probably missing, if it is.
  public var likely: LikelyReason?
  /// The finding of the same document that explains this one, such as that the class of the object is missing.
  public var group: Cause?
  /// Whether nothing that was read is seen to load the nib, scene or cell: the defect waits for somebody who does.
  public var isUnreachable: Bool
  /// What loads the nib, scene or cell, or runs the code, the last step first; empty if nothing is known of it.
  public var evidence: [LoadEvidence] = []
  /// The attribute that the declaration lacks to be visible to Objective-C, if that is all it lacks.
  package var missingAttribute: VisibilityAttribute?
  /// The module that the document must name with the class, if that is all the class lacks.
  package var missingModule: String?
  /// How serious a configuration says it is; as its consequence is unless one does.
  public var severity: Severity?
  /// What it depends on, until the code of the sources is searched for that.
  var question: OpenQuestion?

  /// The object of a document that a finding is about.
  public struct Object: Hashable, Sendable {
    /// The document's id, if the object has one.
    public var id: String?
    /// The class that the document asks for.
    public var className: String?
    /// The element's name.
    public var element: String
    /// The name that somebody gave the object, or the text that it shows.
    public var label: String?

    /// Creates a reference to an object.
    public init(id: String?, className: String?, element: String, label: String?) {
      self.id = id
      self.className = className
      self.element = element
      self.label = label
    }
  }

  /// A finding that explains others of its document.
  public struct Cause: Hashable, Sendable {
    /// The id of the finding.
    public var id: FindingID
    /// The position of the finding.
    public var position: SourcePosition

    /// Creates a cause.
    public init(id: FindingID, position: SourcePosition) {
      (self.id, self.position) = (id, position)
    }
  }

  /// Creates a finding.
  public init(
    id: FindingID,
    consequence: Consequence,
    message: String,
    consoleMessage: String? = nil,
    file: String,
    position: SourcePosition,
    object: Object? = nil,
    keyPath: String? = nil,
    declaration: SourceLocation? = nil,
    suggestion: String? = nil,
    unverifiedReason: UnverifiedReason? = nil,
    unresolvedName: String? = nil,
    isUnreachable: Bool = false,
    severity: Severity? = nil
  ) {
    self.id = id
    self.consequence = consequence
    self.message = message
    self.consoleMessage = consoleMessage
    self.file = file
    self.position = position
    self.object = object
    self.keyPath = keyPath
    self.declaration = declaration
    self.suggestion = suggestion
    self.unverifiedReason = unverifiedReason
    self.unresolvedName = unresolvedName
    self.isUnreachable = isUnreachable
    self.severity = severity
  }
}

extension Finding {
  /// How serious the finding is in a run.
  ///
  /// What is only likely is never more than a warning.
  public func severity(under strictness: Strictness) -> Severity {
    guard likely != nil else { return (severity ?? consequence.severity).under(strictness) }
    return severity == .note ? .note : .warning
  }

  /// Whether the finding is undecided and not even likely, so that reports list it on request only.
  package var isOpen: Bool { consequence == .unverified && likely == nil }

  /// Whether the finding may fail a run, or is likely.
  var isReported: Bool { fails(under: .strict) || likely != nil }

  /// Whether a run with this finding fails.
  public func fails(under strictness: Strictness) -> Bool { severity(under: strictness) == .error }
}

extension Finding: Comparable {
  /// By place first, so that reports read like the documents.
  public static func < (left: Finding, right: Finding) -> Bool {
    if (left.file, left.position) != (right.file, right.position) {
      return (left.file, left.position) < (right.file, right.position)
    }
    if left.id != right.id { return left.id.rawValue < right.id.rawValue }
    return (left.keyPath ?? "", left.message) < (right.keyPath ?? "", right.message)
  }
}
