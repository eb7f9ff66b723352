/// What a class says of one method or initializer.
public struct MethodDescription: Hashable, Sendable {
  /// The selector with its colons: `tap:`, `initWithCoder:`.
  public var selector: String
  /// The name in Swift with its labels: `tap(_:)`, `init(coder:)`.
  package var swiftName: String
  /// Whether Objective-C can call it.
  package var isVisibleToObjectiveC: Bool
  /// Whether it is visible if a protocol that no source declares asks for it.
  package var mayBeVisible: Bool
  /// Whether it is marked as an action for Interface Builder.
  package var isAction: Bool
  /// Whether calling it only ends the app: `fatalError("init(coder:) has not been implemented")`.
  package var onlyTraps: Bool
  /// Whether it is an initializer that is no designated one.
  package var isConvenience: Bool
  /// Where it is declared, if in a source that was read.
  package var location: SourceLocation?

  /// Whether it is an initializer.
  package var isInitializer: Bool { swiftName.hasPrefix("init(") }

  /// Creates a description.
  package init(
    selector: String,
    swiftName: String? = nil,
    isVisibleToObjectiveC: Bool = true,
    mayBeVisible: Bool = false,
    isAction: Bool = false,
    onlyTraps: Bool = false,
    isConvenience: Bool = false,
    location: SourceLocation? = nil
  ) {
    self.selector = selector
    self.swiftName = swiftName ?? selector
    self.isVisibleToObjectiveC = isVisibleToObjectiveC
    self.mayBeVisible = mayBeVisible
    self.isAction = isAction
    self.onlyTraps = onlyTraps
    self.isConvenience = isConvenience
    self.location = location
  }
}
