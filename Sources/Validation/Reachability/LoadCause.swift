/// What is seen to load a document, or to lead to one of its scenes.
public struct LoadCause: Hashable, Sendable {
  /// Whether something is seen to.
  public enum State: String, Sendable {
    /// Something is.
    case seen
    /// Nothing that was read is.
    case unseen
    /// No target builds the document.
    case notBuilt
  }

  /// The index of the scene in the document; nil for the document itself.
  public var scene: Int?
  /// Whether something is seen to.
  public var state: State
  /// Where that shows, the most telling first; none where it shows at no one place.
  public var evidence: [LoadEvidence]

  /// Creates a cause.
  public init(scene: Int? = nil, state: State, evidence: [LoadEvidence] = []) {
    (self.scene, self.state, self.evidence) = (scene, state, evidence)
  }
}
