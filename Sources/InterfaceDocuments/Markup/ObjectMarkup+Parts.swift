public import RuntimeAttributes

// The most common parts. On macOS, the parts for the contents of a control are in its cell, a child of the control.

// MARK: - Views

extension ObjectMarkup {
  /// The opacity, from 0 to 1.
  public var alpha: Double { number("alpha") ?? number("alphaValue") ?? 1 }

  /// The tag; 0 by default.
  public var tag: Int { number("tag").flatMap { Int(exactly: $0) } ?? 0 }

  /// The content mode, such as `scaleAspectFit`.
  public var contentMode: String? { attributes["contentMode"] }

  /// Whether subviews are clipped to the bounds.
  public var clipsToBounds: Bool { isSet("clipsSubviews") || isSet("clipsToBounds") }

  /// Whether the control or item is enabled.
  public var isEnabled: Bool { attributes["enabled"] != "NO" }

  /// Whether the view receives touches.
  public var isUserInteractionEnabled: Bool { attributes["userInteractionEnabled"] != "NO" }

  /// The background color.
  public var backgroundColor: AttributeValue.Color? { color("backgroundColor") }

  /// The tint color.
  public var tintColor: AttributeValue.Color? { color("tintColor") ?? color("contentTintColor") }

  /// The tool tip.
  public var toolTip: String? { attributes["toolTip"] ?? part("toolTip")?.text }
}

// MARK: - Contents

extension ObjectMarkup {
  /// The name of the image; for buttons, in the normal state.
  public var image: String? {
    let parts =
      [part("normal"), part("configuration"), part("image")] + Self.imageKeys.map { part("image", in: $0) }
    return attributes["image"] ?? parts.lazy.compactMap { $0?.attributes["image"] }.first
  }

  private static let imageKeys = ["normal", "configuration"]

  /// Returns the title of a button in a state.
  ///
  /// - Parameter state: The state, such as `normal`, `highlighted`, `selected` or `disabled`.
  /// - Returns: The title, or nil if the state does not have its own title.
  public func title(for state: String) -> String? {
    part(state)?.attributes["title"] ?? part("title", in: state)?.text
  }

  /// The placeholder of a text field or search bar.
  public var placeholder: String? { attributes["placeholder"] ?? attributes["placeholderString"] }

  /// The text color.
  public var textColor: AttributeValue.Color? { color("textColor") }

  /// The text alignment, such as `center`.
  public var textAlignment: String? { attributes["textAlignment"] ?? attributes["alignment"] }

  /// The line break mode, such as `tailTruncation`.
  public var lineBreakMode: String? { attributes["lineBreakMode"] }

  /// The maximum number of lines of a label; 0 for no limit.
  public var numberOfLines: Int { number("numberOfLines").flatMap { Int(exactly: $0) } ?? 1 }
}

// MARK: - Fonts

extension ObjectMarkup {
  private var font: Part? { part("fontDescription") ?? part("font") }

  /// The font's PostScript name, or the kind of system font, such as `boldSystem`.
  public var fontName: String? {
    ["name", "type", "metaFont"].lazy.compactMap { font?.attributes[$0] }.first
  }

  /// The font size in points.
  public var fontSize: Double? { font?.number("pointSize") ?? font?.number("size") }

  /// The text style of a dynamic font, such as `UICTFontTextStyleBody`.
  public var textStyle: String? { font?.attributes["style"] }

  /// Whether a label or text field shrinks its font to fit its text.
  public var adjustsFontSizeToFit: Bool { isSet("adjustsFontSizeToFit") }

  /// Whether the font follows the user's text size.
  public var adjustsFontForContentSizeCategory: Bool { isSet("adjustsFontForContentSizeCategory") }
}

// MARK: - Accessibility

extension ObjectMarkup {
  private var accessibility: Part? { parts.first { $0.element == "accessibility" } }

  /// The accessibility label; `description` on macOS.
  public var accessibilityLabel: String? {
    accessibility?.attributes["label"] ?? accessibility?.attributes["description"]
  }

  /// The accessibility hint; `help` on macOS.
  public var accessibilityHint: String? {
    accessibility?.attributes["hint"] ?? accessibility?.attributes["help"]
  }

  /// The accessibility identifier, which tests use to find the object.
  public var accessibilityIdentifier: String? { accessibility?.attributes["identifier"] }

  /// The accessibility traits, such as `button` and `header`.
  public var accessibilityTraits: Set<String> {
    let part = parts.first { $0.element == "accessibilityTraits" }
    return Set(part?.attributes.filter { $0.value == "YES" }.keys.map(\.self) ?? [])
  }

  /// Whether the object is an accessibility element; nil for the default of its class.
  public var isAccessibilityElement: Bool? {
    part("isElement", in: accessibility?.key)?.attributes["value"].map { $0 == "YES" }
  }
}

// MARK: - Layout

extension ObjectMarkup {
  /// The horizontal content hugging priority, from 0 to 1000; nil for the default of the class.
  public var horizontalHuggingPriority: Double? { number("horizontalHuggingPriority") }

  /// The vertical content hugging priority.
  public var verticalHuggingPriority: Double? { number("verticalHuggingPriority") }

  /// The horizontal compression resistance priority.
  public var horizontalCompressionResistancePriority: Double? {
    number("horizontalCompressionResistancePriority")
  }

  /// The vertical compression resistance priority.
  public var verticalCompressionResistancePriority: Double? {
    number("verticalCompressionResistancePriority")
  }
}
