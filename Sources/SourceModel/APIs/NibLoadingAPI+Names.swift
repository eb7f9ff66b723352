// Lookups of names and argument labels in the rows.
extension NibLoadingAPI {
  /// Returns the kinds of resources and objects that a string argument may refer to.
  ///
  /// - Parameters:
  ///   - label: The argument label, or an empty string.
  ///   - name: The base name of the method, or the first part of its selector.
  /// - Returns: The target, or nil if the method is unknown.
  package static func target(ofArgument label: String, of name: String) -> Target? {
    if let target = targets["\(name)(\(label)"] { return target }
    if nibLabels.contains(label) { return .nib }
    return isMessage(label, of: name) ? [] : nil
  }

  private static let targets: [String: Target] = {
    var targets: [String: Target] = [:]
    for row in rows {
      for spelling in row.spellings {
        // The first argument is a class or nib rather than a name.
        if row.act == .registers { targets["\(spelling.name)("] = [] }
        guard let label = spelling.label else { continue }
        targets["\(spelling.name)(\(label)"] = row.target
      }
    }
    return targets
  }()

  // MARK: - Nibs

  /// Whether an argument label with the given bytes indicates a nib name in calls of any function: `nibName`.
  static func isNibLabel(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    label.count >= 7 && nibLabels.contains { label.elementsEqual($0.utf8) }
  }

  private static let nibLabels = Set(
    rows.lazy.filter { $0.target == .nib }.compactMap { $0.spellings.first?.label }.filter { !$0.isEmpty }
  )

  /// The classes that represent nibs: `UINib`, `NSNib`.
  static let nibClasses: Set<String> = classes(creating: .nib)

  /// The classes that represent storyboards: `UIStoryboard`, `NSStoryboard`.
  static let storyboardClasses: Set<String> = classes(creating: .storyboard)

  /// Whether a class or method creates a storyboard: `UIStoryboard`, `storyboardWithName`.
  package static func createsStoryboard(_ name: String) -> Bool { storyboardMakers.contains(name) }

  private static let storyboardMakers = names { $0.act == .creates && $0.thing == .storyboard }

  private static func classes(creating thing: Thing) -> Set<String> {
    Set(rows.filter { $0.act == .creates && $0.thing == thing }.map(\.receiver)).subtracting(["init"])
  }

  /// Properties that classes override to specify the name of their nib.
  package static let nibProperties: Set<String> = ["nibName", "windowNibName"]

  /// Whether an argument is a class whose bundle is requested: `Bundle(for: Card.self)`.
  package static func isBundleRequest(_ label: String, of name: String) -> Bool {
    name == "Bundle" && label == "for" || name == "bundleForClass"
  }

  // MARK: - Scenes and cells

  /// Whether a method instantiates a storyboard's controller by identifier.
  package static func isInstantiation(_ name: String) -> Bool { instantiations.contains(name) }

  private static let instantiations = names { $0.act == .loads && $0.thing == .controller }

  /// Whether a method instantiates a storyboard's initial controller, or a controller by identifier.
  package static func createsController(_ name: String) -> Bool {
    instantiations.contains(name) || initialInstantiations.contains(name)
  }

  private static let initialInstantiations = names { $0.act == .loads && $0.thing == .initialController }

  /// Whether a segue property contains the destination controller: `destinationViewController`.
  package static func isDestination(_ name: some Sequence<UInt8>) -> Bool {
    destinations.contains { $0.withUTF8Buffer { name.elementsEqual($0) } }
  }

  private static let destinations: [StaticString] = [
    "destination", "destinationController", "destinationViewController",
  ]

  /// Whether a method requests a reusable cell or view by identifier.
  package static func isRequest(_ name: String) -> Bool { requests.contains(name) }

  // UITableView's `insertRows(at:with:)` has the same name as a WatchKit method, but does not request cells.
  private static let requests = names { $0.act == .requests }.subtracting(["insertRows"])

  /// Whether a method with the name may dequeue a cell: a UIKit method, or a helper with a similar name.
  package static func mayDequeue(_ name: some Sequence<UInt8>) -> Bool {
    dequeuing.withUTF8Buffer { name.starts(with: $0) }
  }

  private static let dequeuing: StaticString = "dequeueReusable"

  /// Whether an argument is the identifier for which a method registers a class or nib for reuse.
  package static func isRegistered(_ label: ArraySlice<UInt8>, by name: ArraySlice<UInt8>) -> Bool {
    name.starts(with: "register".utf8) && registrations.contains(String(decoding: name, as: UTF8.self))
      && registrationLabels.contains(String(decoding: label, as: UTF8.self))
  }

  private static let registrations = names { $0.act == .registers && $0.reusable != nil }

  private static let registrationLabels = Set(
    rows.lazy.filter { $0.act == .registers }.flatMap(\.spellings).compactMap(\.label)
  )

  private static func names(_ isSought: (NibLoadingAPI) -> Bool) -> Set<String> {
    Set(rows.filter(isSought).flatMap(\.spellings).map(\.name))
  }

  // MARK: - Messages

  /// Standard library functions with a message argument.
  private static let messageFunctions: Set<String> = [
    "print", "debugPrint", "fatalError", "preconditionFailure", "assertionFailure",
  ]

  /// Whether an argument is a log or print message: `print`, `log`, `NSLog`, `MXLogDebug`.
  private static func isMessage(_ label: String, of name: String) -> Bool {
    if label.isEmpty, messageFunctions.contains(name) { return true }
    if name == "log" || name.hasSuffix("Log") { return true }
    return logSuffixes.contains { name.hasSuffix("Log" + $0) || name.hasSuffix("log" + $0) }
  }

  private static let logSuffixes = [
    "Critical", "Debug", "Error", "Fault", "Info", "Message", "Notice", "Trace", "Verbose", "Warn", "Warning",
  ]
}
