import ByteHashing
import FrameworkSpecs
import RuntimeAttributes

/// The actions that some object of the frameworks answers when they are sent to the first responder.
enum FrameworkActions {
  /// Whether something in the frameworks may answer a selector.
  ///
  /// Which class has it does not matter: any object can become the first responder, or stand behind one.
  static func answer(_ selector: String) -> Bool {
    // What Apple keeps to itself begins so, and its own menus have some of it.
    if selector.hasPrefix("_") || unlisted.contains(selector) { return true }
    return Array(selector.utf8).withUnsafeBufferPointer { names.contains(hash(wordAt: 0, in: $0)) }
  }

  /// What no header shows, or not one of a class whose objects stand in the chain.
  private static let unlisted: Set<String> = [
    // Xcode's templates of menus: windows answer with their undo manager.
    "undo:", "redo:",
    // Xcode's templates for AppKit before 11.0: split view controllers still answer.
    "toggleSourceList:",
    // Menus of macOS 10.15 and later for apps of UIKit, and the main menu that AppKit completes by itself.
    "orderFrontPreferencesPanel:", "orderFrontSettingsPanel:", "startDictation:", "showPasswords:",
    // Interface Builder's list of what a first responder may answer.
    "noop:", "zoomAll:", "showFontPanel:", "toggleAutomaticInlinePrediction:", "exitFullScreenMode:",
    // Sparkle's standard updater, which apps link and need not import.
    "checkForUpdates:",
  ]

  /// The hashes of the first words of the selectors that interfaces show.
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

  /// Adds the names of methods, and of the setters of properties.
  private static func add(declarationsIn text: UnsafeBufferPointer<UInt8>, to names: inout Set<UInt64>) {
    var index = 1
    while index + 5 < text.count {
      defer { index += 1 }
      guard text[index - 1] == 0x20 else { continue }
      if stands("func ", at: index, in: text) {
        names.insert(hash(wordAt: index + 5, in: text))
      } else if stands("var ", at: index, in: text) {
        names.insert(hash(wordAt: index + 4, in: text, isSetter: true))
      }
    }
  }

  private static func stands(
    _ word: StaticString,
    at index: Int,
    in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where text[index + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The hash of a word, or of the name of the setter for it.
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
