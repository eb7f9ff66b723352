/// What a compiled storyboard, a folder of nibs, says of itself in its `Info.plist`.
public struct CompiledStoryboard: Hashable, Sendable {
  /// The identifier of the initial controller.
  public var initialIdentifier: String?
  /// The names of the controllers' nibs, without `.nib`, by the identifiers under which code asks for them.
  public var nibNames: [String: String]
  /// The name of the nib of the main menu, on macOS.
  public var mainMenuNibName: String?

  /// Reads the bytes of an `Info.plist`; nil if they are no property list of a compiled storyboard.
  public init?(propertyList: [UInt8]) {
    guard let list = PropertyList(propertyList),
      let keys = Self.keys.first(where: { list[$0.nibNames]?.entries != nil }),
      let names = list[keys.nibNames]?.entries
    else { return nil }
    nibNames = names.compactMapValues(\.string)
    initialIdentifier = list[keys.initial]?.string
    mainMenuNibName = list["NSStoryboardMainMenu"]?.string
  }

  /// The keys of iOS and of macOS.
  private static let keys = [
    (
      nibNames: "UIViewControllerIdentifiersToNibNames", initial: "UIStoryboardDesignatedEntryPointIdentifier"
    ),
    (
      nibNames: "NSViewControllerIdentifiersToNibNames", initial: "NSStoryboardDesignatedEntryPointIdentifier"
    ),
  ]
}
