package import RuntimeAttributes

/// The description of a method or initializer.
public struct MethodDescription: Hashable, Sendable {
  /// The selector with its colons: `tap:`, `initWithCoder:`.
  public var selector: String
  /// The name in Swift with its labels: `tap(_:)`, `init(coder:)`.
  package var swiftName: String
  /// Whether Objective-C can call the method.
  package var isVisibleToObjectiveC: Bool
  /// Whether the method is visible to Objective-C if a protocol that was not found requires it.
  package var mayBeVisible: Bool
  /// Whether the method is marked as an Interface Builder action.
  package var isAction: Bool
  /// The reason why calling the method always traps; nil if the method may return.
  package var trap: MethodTrap?
  /// Whether the method is a convenience initializer.
  package var isConvenience: Bool
  /// The location of the declaration, if its source was read.
  package var location: FileLocation?

  /// Whether the method is an initializer.
  package var isInitializer: Bool { swiftName.hasPrefix("init(") }

  /// Creates a description.
  package init(
    selector: String,
    swiftName: String? = nil,
    isVisibleToObjectiveC: Bool = true,
    mayBeVisible: Bool = false,
    isAction: Bool = false,
    trap: MethodTrap? = nil,
    isConvenience: Bool = false,
    location: FileLocation? = nil
  ) {
    self.selector = selector
    self.swiftName = swiftName ?? selector
    self.isVisibleToObjectiveC = isVisibleToObjectiveC
    self.mayBeVisible = mayBeVisible
    self.isAction = isAction
    self.trap = trap
    self.isConvenience = isConvenience
    self.location = location
  }
}
