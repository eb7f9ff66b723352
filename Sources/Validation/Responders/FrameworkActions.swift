import FrameworkSpecs

/// The actions that some object of the frameworks answers when they are sent to the first responder.
enum FrameworkActions {
  /// Whether something in the frameworks may answer a selector.
  ///
  /// Which class has it does not matter: any object can become the first responder, or stand behind one.
  static func answer(_ selector: String) -> Bool {
    // What Apple keeps to itself begins so, and its own menus have some of it.
    if selector.hasPrefix("_") || unlisted.contains(selector) { return true }
    return names.contains(Name(of: selector.utf8.prefix { $0 != UInt8(ascii: ":") }).hash)
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

  /// The first words of the selectors that interfaces show, hashed: there are ten thousands, and few are asked for.
  private static let names: Set<UInt64> = {
    var names: Set<UInt64> = []
    names.reserveCapacity(1 << 15)
    for interface in FrameworkInterfaces.all {
      interface.text.withUTF8Buffer { add(declarationsIn: $0, to: &names) }
    }
    FrameworkSelectors.text.withUTF8Buffer { add(wordsIn: $0, to: &names) }
    return names
  }()

  /// Adds the names of methods, and of the setters of properties.
  private static func add(declarationsIn text: UnsafeBufferPointer<UInt8>, to names: inout Set<UInt64>) {
    var index = 4
    while index < text.count {
      defer { index += 1 }
      guard text[index] == UInt8(ascii: " ") else { continue }
      if text[index - 1] == UInt8(ascii: "c"), text[..<index].suffix(4).elementsEqual("func".utf8) {
        names.insert(Name(of: word(at: index + 1, in: text)).hash)
      } else if text[index - 1] == UInt8(ascii: "r"), text[..<index].suffix(3).elementsEqual("var".utf8) {
        names.insert(Name(ofSetterFor: word(at: index + 1, in: text)).hash)
      }
    }
  }

  /// Adds the first words of selectors between blanks.
  private static func add(wordsIn text: UnsafeBufferPointer<UInt8>, to names: inout Set<UInt64>) {
    var index = 0
    while index < text.count {
      let name = word(at: index, in: text)
      if !name.isEmpty { names.insert(Name(of: name).hash) }
      index = text[name.endIndex...].firstIndex { $0 <= 0x20 }.map { $0 + 1 } ?? text.count
    }
  }

  private static func word(
    at start: Int,
    in text: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var end = start
    while end < text.count, text[end] == 0x5F || text[end] &- 0x30 < 10 || (text[end] | 0x20) &- 0x61 < 26 {
      end += 1
    }
    return text[start..<end]
  }

  /// A name as a number, FNV-1a of its bytes.
  private struct Name {
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    init(of name: some Sequence<UInt8>) {
      for byte in name { add(byte) }
    }

    /// The name of a property's setter.
    init(ofSetterFor property: Slice<UnsafeBufferPointer<UInt8>>) {
      for byte in "set".utf8 { add(byte) }
      for (offset, byte) in property.enumerated() {
        add(offset == 0 && byte &- 0x61 < 26 ? byte - 0x20 : byte)
      }
    }

    private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
