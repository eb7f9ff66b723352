/// Whether a document or one of its scenes is loaded, and why.
public struct LoadCause: Hashable, Sendable {
  /// The result of the search for a load.
  public enum State: String, Sendable {
    /// Sources or settings load the document or scene.
    case seen
    /// Neither sources nor settings load the document or scene.
    case unseen
    /// No target builds the document.
    case notBuilt
  }

  /// The index of the scene in the document; nil for the document itself.
  public var scene: Int?
  /// The result of the search for a load.
  public var state: State
  /// The steps that lead to the load, starting with the last step; empty if nothing loads the document or scene, or if
  /// no step has a location.
  public var evidence: [LoadEvidence]

  /// Creates a cause.
  public init(scene: Int? = nil, state: State, evidence: [LoadEvidence] = []) {
    (self.scene, self.state, self.evidence) = (scene, state, evidence)
  }
}
