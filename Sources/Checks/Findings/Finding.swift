public import NibLoading
import ProgramModel
public import ReferenceGraph
public import RuntimeAttributes

/// A problem that occurs when a nib is loaded or used, with its location and consequence.
public struct Finding: Hashable, Sendable {
  /// The kind of the problem.
  public var id: FindingID
  /// The effect of the problem at run time.
  public var consequence: Consequence
  /// The message for users.
  public var message: String
  /// The line that the runtime prints, if any, with addresses as `0x…`.
  public var consoleMessage: String?
  /// The path of the document, source, property list or project, relative to the working directory.
  public var file: String
  /// Additional information, such as related source lines.
  public var notes: [Note] = []
  /// The position in the file.
  public var position: SourcePosition
  /// The affected object, or nil if the finding is about a whole document or another file.
  public var object: Object?
  /// The affected key path, outlet or selector, if any.
  public var keyPath: String?
  /// The declaration of the affected class or member, a use of the outlet, or the code that loads the nib, if known.
  public var declaration: FileLocation?
  /// The name that was probably intended, if any.
  public var suggestion: String?
  /// The reason why an unverified finding could not be verified.
  public var unverifiedReason: UnverifiedReason?
  /// The class or type that was not found, if that is why the finding is unverified.
  public var unresolvedName: String?
  /// The reason why the class, outlet or action of an unverified finding is probably missing; nil if the finding is not
  /// likely.
  public var likely: LikelyReason?
  /// The finding in the same document that explains this finding, if any, such as a missing class of the object.
  public var group: Cause?
  /// Whether the nib, scene, cell or code is unreachable: no known code or document loads or runs it, or no target
  /// builds its file.
  ///
  /// The problem occurs as soon as the app uses that part.
  public var isUnreachable: Bool
  /// The last steps that lead to the load of the nib, scene or cell, or to the code, starting with the last one; empty
  /// if unknown.
  public var evidence: [LoadEvidence] = []
  /// The attribute that makes the declaration visible to Objective-C, if nothing else is missing.
  package var missingAttribute: VisibilityAttribute?
  /// The module that the document must specify for a class, if nothing else is wrong.
  package var rightModule: ClassModule?
  /// The new names that fix the finding, if they are certain.
  public var repair: Repair?
  /// The severity set by a configuration, or nil for the default severity of the consequence.
  public var severity: Severity?
  /// The uses that cause the problem as soon as one of them runs, in order; empty if loading the nib suffices.
  package var uses: [CodePlace] = []

  /// The index of the target that has the problem; nil if the problem does not depend on a target.
  ///
  /// The finding holds only if the target reaches the scene or nib.
  package var target: Int?

  /// The failing cast; nil for findings about other problems.
  package var cast: Cast?

  /// A failing cast, with the possible classes of the object and the target class.
  package struct Cast: Hashable, Sendable {
    package var classNames: [String]
    package var wanted: String
  }

  /// The object of a document that a finding is about.
  public struct Object: Hashable, Sendable {
    /// The id in the document, if any.
    public var id: String?
    /// The class that the document references, if any.
    public var className: String?
    /// The element's name.
    public var element: String
    /// The label that the user assigned to the object, or its visible title, if any.
    public var label: String?

    /// Creates a reference to an object.
    public init(id: String?, className: String?, element: String, label: String?) {
      self.id = id
      self.className = className
      self.element = element
      self.label = label
    }
  }

  /// A reference to a finding that explains other findings in its document.
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
    declaration: FileLocation? = nil,
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
  /// Returns the severity of the finding in a run.
  ///
  /// Likely findings are never more than warnings.
  public func severity(under strictness: Strictness) -> Severity {
    guard likely != nil else { return (severity ?? consequence.severity).under(strictness) }
    return severity == .note ? .note : .warning
  }

  /// Whether the finding is unverified and not likely; reports list such findings only on request.
  package var isOpen: Bool { consequence == .unverified && likely == nil }

  /// Whether the finding is certain, rather than unverified or likely.
  package var isVerified: Bool { consequence != .unverified && likely == nil }

  /// Whether the finding is likely, or may fail a run.
  package var isReported: Bool { fails(under: .strict) || likely != nil }

  /// Whether the finding fails a run.
  public func fails(under strictness: Strictness) -> Bool { severity(under: strictness) == .error }
}

extension Finding: Comparable {
  /// Orders findings by file and position, then by id, key path and message.
  public static func < (left: Finding, right: Finding) -> Bool {
    if (left.file, left.position) != (right.file, right.position) {
      return (left.file, left.position) < (right.file, right.position)
    }
    if left.id != right.id { return left.id.rawValue < right.id.rawValue }
    return (left.keyPath ?? "", left.message) < (right.keyPath ?? "", right.message)
  }
}
