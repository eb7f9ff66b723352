import ByteHashing
import FrameworkSpecs

/// The first responder actions that framework classes implement.
package enum FrameworkActions {
  /// Whether a framework class may implement a selector.
  ///
  /// All framework classes are searched, because any object can be in the responder chain.
  package static func answer(_ selector: String) -> Bool {
    // Apple's private selectors start with an underscore, and Apple's own menus use some of them.
    if selector.hasPrefix("_") || unlisted.contains(selector) { return true }
    return Array(selector.utf8).withUnsafeBufferPointer { names.contains(hash(wordAt: 0, in: $0)) }
  }

  /// Selectors that no header declares, or that headers declare only for classes outside the responder chain.
  private static let unlisted: Set<String> = [
    // From Xcode's menu templates. Windows forward these actions to their undo manager.
    "undo:", "redo:",
    // From Xcode's AppKit templates before 11.0. Split view controllers still implement the action.
    "toggleSourceList:",
    // From menus of macOS 10.15 and later for UIKit apps, and from the main menu items that AppKit adds.
    "orderFrontPreferencesPanel:", "orderFrontSettingsPanel:", "startDictation:", "showPasswords:",
    // From Interface Builder's list of first responder actions.
    "noop:", "zoomAll:", "showFontPanel:", "toggleAutomaticInlinePrediction:", "exitFullScreenMode:",
    // From Sparkle's standard updater, which apps can link without importing it.
    "checkForUpdates:",
  ]

  /// The hashes of the first part of each selector in the framework interfaces.
  private static let names: Set<UInt64> = {
    var names = Set<UInt64>(minimumCapacity: 32_768)
    for interface in FrameworkInterfaces.all {
      interface.text.withUTF8Buffer { add(declarationsIn: $0, to: &names) }
    }
    FrameworkSelectors.text.withUTF8Buffer { text in
      for index in text.indices where index == 0 || text[index - 1] <= 0x20 {
        names.insert(hash(wordAt: index, in: text))
      }
    }
    return names
  }()

  /// Adds the names of methods and of property setters.
  private static func add(declarationsIn text: UnsafeBufferPointer<UInt8>, to names: inout Set<UInt64>) {
    var index = 1
    while index + 5 < text.count {
      defer { index += 1 }
      guard text[index - 1] == 0x20 else { continue }
      if matches("func ", at: index, in: text) {
        names.insert(hash(wordAt: index + 5, in: text))
      } else if matches("var ", at: index, in: text) {
        names.insert(hash(wordAt: index + 4, in: text, isSetter: true))
      }
    }
  }

  private static func matches(
    _ word: StaticString,
    at index: Int,
    in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where text[index + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns the hash of a word, or of the name of its setter.
  private static func hash(
    wordAt start: Int,
    in text: UnsafeBufferPointer<UInt8>,
    isSetter: Bool = false
  ) -> UInt64 {
    var hash = FNVHash()
    if isSetter { for byte in "set".utf8 { hash.combine(byte) } }
    var index = start
    while index < text.count {
      let byte = text[index]
      let isLower = byte &- 0x61 < 26
      guard isLower || byte &- 0x41 < 26 || byte &- 0x30 < 10 || byte == 0x5F else { break }
      hash.combine(isSetter && isLower && index == start ? byte & 0xDF : byte)
      index += 1
    }
    return hash.value
  }
}
