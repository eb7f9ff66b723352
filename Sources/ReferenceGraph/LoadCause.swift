/// The reason why a document or one of its scenes is loaded.
public struct LoadCause: Hashable, Sendable {
  /// Whether a load was found.
  public enum State: String, Sendable {
    /// Sources or settings load it.
    case seen
    /// Neither sources nor settings load it.
    case unseen
    /// No target builds the document.
    case notBuilt
  }

  /// The index of the scene in the document; nil for the document itself.
  public var scene: Int?
  /// Whether a load was found.
  public var state: State
  /// The steps that load it, starting with the last one; empty if there is no specific location.
  public var evidence: [LoadEvidence]

  /// Creates a cause.
  public init(scene: Int? = nil, state: State, evidence: [LoadEvidence] = []) {
    (self.scene, self.state, self.evidence) = (scene, state, evidence)
  }
}
