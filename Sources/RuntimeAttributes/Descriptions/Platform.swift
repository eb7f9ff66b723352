/// The platforms whose nibs are loaded.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
}
