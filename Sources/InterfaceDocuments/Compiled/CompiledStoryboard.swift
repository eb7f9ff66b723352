import Foundation

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
    if BinaryPropertyList(propertyList)?.isInflated == true { return nil }
    let list = try? PropertyListSerialization.propertyList(from: Data(propertyList), options: [], format: nil)
    guard let entries = list as? [String: Any],
      let keys = Self.keys.first(where: { entries[$0.nibNames] is [String: Any] }),
      let names = entries[keys.nibNames] as? [String: Any]
    else { return nil }
    nibNames = names.compactMapValues { $0 as? String }
    initialIdentifier = entries[keys.initial] as? String
    mainMenuNibName = entries["NSStoryboardMainMenu"] as? String
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
