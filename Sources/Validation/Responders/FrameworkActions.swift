import FrameworkSpecs

/// The actions that some object of the frameworks answers when they are sent to the first responder.
enum FrameworkActions {
  /// Whether something in the frameworks may answer a selector.
  ///
  /// Which class has it does not matter: any object can become the first responder, or stand behind one.
  static func answer(_ selector: String) -> Bool {
    // What Apple keeps to itself begins so, and its own menus have some of it.
    if selector.hasPrefix("_") || unlisted.contains(selector) { return true }
    return names.contains(String(selector.prefix { $0 != ":" }))
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

  /// The first words of the selectors that interfaces show.
  private static let names: Set<String> = {
    var names: Set<String> = []
    for interface in FrameworkInterfaces.all {
      interface.text.withUTF8Buffer { add(declarationsIn: $0, to: &names) }
    }
    for line in "\(FrameworkSelectors.text)".split(separator: "\n") {
      for selector in line.split(separator: " ") { names.insert(String(selector.prefix { $0 != ":" })) }
    }
    return names
  }()

  /// Adds the names of methods, and of the setters of properties.
  private static func add(declarationsIn text: UnsafeBufferPointer<UInt8>, to names: inout Set<String>) {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if let name = word(after: "func ", in: line) {
        names.insert(name)
      } else if let name = word(after: "var ", in: line) {
        names.insert("set" + name.prefix(1).uppercased() + name.dropFirst())
      }
    }
  }

  /// The name behind a keyword on a line.
  private static func word(
    after keyword: StaticString,
    in line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> String? {
    let count = keyword.utf8CodeUnitCount
    guard line.count > count else { return nil }
    for start in line.startIndex..<line.endIndex - count where line[start] == keyword.utf8Start[0] {
      guard (1..<count).allSatisfy({ line[start + $0] == keyword.utf8Start[$0] }) else { continue }
      let name = line[(start + count)...].prefix { $0 == 0x5F || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 }
      return String(decoding: name, as: UTF8.self)
    }
    return nil
  }
}
