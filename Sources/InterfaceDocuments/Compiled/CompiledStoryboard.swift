/// The `Info.plist` of a compiled storyboard, which is a folder of nibs.
public struct CompiledStoryboard: Hashable, Sendable {
  /// The identifier of the initial view controller, if any.
  public var initialIdentifier: String?
  /// The names of the view controllers' nibs, without `.nib`, by storyboard identifier.
  public var nibNames: [String: String]
  /// The name of the main menu's nib on macOS, if any.
  public var mainMenuNibName: String?

  /// Reads an `Info.plist`, or returns nil if the file does not belong to a compiled storyboard.
  public init?(propertyList: [UInt8]) {
    guard let list = PropertyList(propertyList),
      let keys = Self.keys.first(where: { list[$0.nibNames]?.dictionary != nil }),
      let names = list[keys.nibNames]?.dictionary
    else { return nil }
    nibNames = names.entries.reduce(into: [:]) { $0[$1.key] = $1.value.string }
    initialIdentifier = list[keys.initial]?.string
    mainMenuNibName = list["NSStoryboardMainMenu"]?.string
  }

  /// The keys on iOS and on macOS.
  private static let keys = [
    (
      nibNames: "UIViewControllerIdentifiersToNibNames", initial: "UIStoryboardDesignatedEntryPointIdentifier"
    ),
    (
      nibNames: "NSViewControllerIdentifiersToNibNames", initial: "NSStoryboardDesignatedEntryPointIdentifier"
    ),
  ]
}
