import KeyValueCoding
import ProjectModel
import RuntimeAttributes

/// The prefixes of class names, which distinguish the classes of an app from Apple's.
package struct ClassPrefixes {
  /// The prefixes of at least two letters that many classes in sources have.
  private let common: Set<Substring>
  private let imports: Set<String>
  private let platform: Platform

  /// Collects the prefixes of the classes in sources; `imports` contains the modules that the sources import.
  init(_ resolved: ResolvedClasses, imports: Set<String>, platform: Platform) {
    var counts: [Substring: Int] = [:]
    for summary in resolved.summaries {
      counts[Self.prefix(of: summary.objectiveCName ?? summary.name), default: 0] += 1
    }
    common = Set(counts.filter { $0.key.utf8.count > 1 && $0.value >= Self.many }.keys)
    (self.imports, self.platform) = (imports, platform)
  }

  /// Whether any framework has a class with the given prefix; if `isUsed`, only frameworks that the app uses count.
  private func isOfFrameworks(_ prefix: Substring, used isUsed: Bool) -> Bool {
    if Self.ofUnlistedFrameworks.contains(prefix) { return true }
    // Collected when first needed, since most apps declare all classes that documents name.
    let prefixes = Self.byFramework.value(for: platform) {
      RegistryFactory.frameworkClassNames(on: platform).mapValues { Set($0.lazy.map(Self.prefix)) }
    }
    return prefixes.contains { framework, prefixes in
      let isSearched = !isUsed || imports.contains(framework) || Self.loadedFrameworks.contains(framework)
      return isSearched && prefixes.contains(prefix)
    }
  }

  /// The prefixes of the classes in each framework of a platform.
  private static let byFramework = RememberedValues<Platform, [String: Set<Substring>]>()

  /// The minimum number of classes for a prefix to be common.
  private static let many = 10

  /// The frameworks that every app loads, and whose private classes documents may use.
  private static let loadedFrameworks: Set<String> = [
    "AppKit", "CoreData", "CoreImage", "Foundation", "QuartzCore", "UIKit", "WatchKit",
  ]

  /// The prefixes of AddressBook, Collaboration, DiscRecordingUI, iAd and QTKit, whose classes documents may use although
  /// no interface lists them.
  private static let ofUnlistedFrameworks: Set<Substring> = ["AB", "AD", "CB", "DR", "QT"]

  /// The beginnings of the names of other classes that no interface lists.
  private static let unlisted = [
    "_", "Dispatch", "FirstResponder", "Installer", "NS", "OS_", "UI", "dispatch",
  ]

  /// Returns the uppercase prefix of a name, without the first letter of the first word: `MIT` for `MITShuttleList`.
  package static func prefix(of name: String) -> Substring {
    let capitals = name.prefix { $0.isASCII && $0.isUppercase }
    return capitals.endIndex < name.endIndex ? capitals.dropLast() : capitals
  }

  /// The common prefixes that no class of the frameworks in use has.
  package var ofApp: Set<Substring> { common.filter { !isOfFrameworks($0, used: true) } }

  /// Whether an undeclared class may be an Apple class that no interface lists.
  ///
  /// A prefix of frameworks that the app does not use is the app's own prefix if many classes of the app have it.
  package func mayBeSystemClass(_ name: String) -> Bool {
    if Self.unlisted.contains(where: name.hasPrefix) { return true }
    let prefix = Self.prefix(of: name)
    guard prefix.utf8.count > 1 else { return false }
    return isOfFrameworks(prefix, used: common.contains(prefix))
  }
}
