/// The color names that `UIColor` and `NSColor` declare as class properties.
enum FrameworkColors {
  /// Whether `name` is a framework color.
  static func contain(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let text = """
    black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear
    systemRed systemGreen systemBlue systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo
    systemBrown systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6
    tintColor label secondaryLabel tertiaryLabel quaternaryLabel link placeholderText separator opaqueSeparator
    systemBackground secondarySystemBackground tertiarySystemBackground systemGroupedBackground
    secondarySystemGroupedBackground tertiarySystemGroupedBackground systemFill secondarySystemFill
    tertiarySystemFill quaternarySystemFill lightText darkText
    labelColor secondaryLabelColor tertiaryLabelColor quaternaryLabelColor linkColor placeholderTextColor
    windowFrameTextColor selectedMenuItemTextColor alternateSelectedControlTextColor headerTextColor
    separatorColor gridColor windowBackgroundColor underPageBackgroundColor controlBackgroundColor
    selectedContentBackgroundColor unemphasizedSelectedContentBackgroundColor findHighlightColor textColor
    textBackgroundColor selectedTextColor selectedTextBackgroundColor keyboardFocusIndicatorColor controlColor
    controlTextColor selectedControlColor selectedControlTextColor disabledControlTextColor controlAccentColor
    highlightColor shadowColor
    """
}
