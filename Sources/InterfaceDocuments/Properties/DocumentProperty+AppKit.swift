import RuntimeAttributes

extension DocumentProperty {
  /// The properties of AppKit's classes.
  ///
  /// Most controls store their contents in a cell. Sources: documents of Interface Builder for the spelling, Apple's
  /// documentation of each property for the default, and AppKit's headers for the raw values.
  static let appKit: [String: [DocumentProperty]] = [
    "NSView": view,
    "NSProgressIndicator": progressIndicator,
    "NSControl": control,
    "NSButton": button,
    "NSPopUpButton": popUpButton,
    "NSImageView": imageView,
    "NSSlider": slider,
    "NSSwitch": switchControl,
    "NSTextField": textField,
    "NSComboBox": comboBox,
    "NSCell": cell,
    "NSButtonCell": buttonCell,
    "NSPopUpButtonCell": popUpButtonCell,
    "NSTextFieldCell": textFieldCell,
    "NSBox": box,
    "NSTextView": textView,
    "NSTableColumn": tableColumn,
    "NSTabViewItem": tabViewItem,
    "NSToolbarItem": toolbarItem,
    "NSStackView": stackView,
    "NSMenu": menu,
    "NSMenuItem": menuItem,
    "NSWindow": window,
    "NSViewController": viewController,
  ]

  private static let view: [DocumentProperty] = [
    DocumentProperty("alphaValue", .real, initially: .real(1)),
    DocumentProperty("autoresizesSubviews", .boolean, initially: .boolean(true)),
    DocumentProperty("frame", .rect),
    DocumentProperty("hidden", .boolean, initially: .boolean(false)),
    DocumentProperty("identifier", .text),
    DocumentProperty("toolTip", .text),
    DocumentProperty("translatesAutoresizingMaskIntoConstraints", .boolean),
    DocumentProperty("wantsLayer", .boolean),
  ]

  /// `hidden` is unknown: an indicator with `displayedWhenStopped` set to false is hidden while it is not animating.
  private static let progressIndicator: [DocumentProperty] = [
    DocumentProperty("displayedWhenStopped", .boolean, initially: .boolean(true)),
    DocumentProperty("doubleValue", .real),
    DocumentProperty("hidden", .unknown),
    DocumentProperty("indeterminate", .boolean),
    DocumentProperty("maxValue", .real),
    DocumentProperty("minValue", .real),
  ]

  private static let control: [DocumentProperty] = [
    DocumentProperty("enabled", .boolean, in: .cell, initially: .boolean(true)),
    DocumentProperty("stringValue", .text, spelled: "title", in: .cell),
    DocumentProperty("tag", .integer),
    DocumentProperty("font.fontName", .string, spelled: "name", in: .cellPart("font")),
    DocumentProperty("font.pointSize", .real, spelled: "size", in: .cellPart("font")),
  ]

  /// `stringValue` is unknown because the string value of a button, unlike that of other controls, is not its title.
  private static let button: [DocumentProperty] = [
    DocumentProperty("alternateImage", .image, in: .cell),
    DocumentProperty("alternateTitle", .text, in: .cell),
    DocumentProperty("contentTintColor", .color),
    DocumentProperty("image", .image, in: .cell),
    DocumentProperty("keyEquivalent", .text, in: .cell),
    DocumentProperty("state", .name(states), in: .cell),
    DocumentProperty("stringValue", .unknown),
    DocumentProperty("title", .text, in: .cell),
  ]

  private static let popUpButton: [DocumentProperty] = [
    DocumentProperty("pullsDown", .boolean, in: .cell),
    DocumentProperty("title", .unknown),
  ]

  private static let imageView: [DocumentProperty] = [
    DocumentProperty("contentTintColor", .color),
    DocumentProperty("image", .image, in: .cell),
    DocumentProperty("stringValue", .unknown),
  ]

  private static let slider: [DocumentProperty] = [
    DocumentProperty("doubleValue", .real, in: .cell),
    DocumentProperty("maxValue", .real, in: .cell),
    DocumentProperty("minValue", .real, in: .cell),
    DocumentProperty("stringValue", .unknown),
  ]

  private static let switchControl: [DocumentProperty] = [
    DocumentProperty("enabled", .unknown),
    DocumentProperty("state", .name(states)),
    DocumentProperty("stringValue", .unknown),
  ]

  private static let textField: [DocumentProperty] = [
    DocumentProperty("backgroundColor", .color, in: .cell),
    DocumentProperty("drawsBackground", .boolean, in: .cell),
    DocumentProperty("editable", .boolean, in: .cell),
    DocumentProperty("lineBreakMode", .name(lineBreakModes), in: .cell),
    DocumentProperty("placeholderString", .text, in: .cell),
    DocumentProperty("preferredMaxLayoutWidth", .real),
    DocumentProperty("selectable", .boolean, in: .cell),
    DocumentProperty("textColor", .color, in: .cell),
  ]

  private static let comboBox: [DocumentProperty] = [
    DocumentProperty("stringValue", .unknown)
  ]

  private static let cell: [DocumentProperty] = [
    DocumentProperty("enabled", .boolean, initially: .boolean(true)),
    DocumentProperty("title", .text),
    DocumentProperty("tag", .integer),
    DocumentProperty("font.fontName", .string, spelled: "name", in: .part("font")),
    DocumentProperty("font.pointSize", .real, spelled: "size", in: .part("font")),
  ]

  private static let buttonCell: [DocumentProperty] = [
    DocumentProperty("alternateTitle", .text),
    DocumentProperty("image", .image),
    DocumentProperty("keyEquivalent", .text),
    DocumentProperty("state", .name(states)),
  ]

  private static let popUpButtonCell: [DocumentProperty] = [
    DocumentProperty("title", .unknown)
  ]

  private static let textFieldCell: [DocumentProperty] = [
    DocumentProperty("backgroundColor", .color),
    DocumentProperty("drawsBackground", .boolean),
    DocumentProperty("editable", .boolean),
    DocumentProperty("placeholderString", .text),
    DocumentProperty("selectable", .boolean),
    DocumentProperty("stringValue", .text, spelled: "title"),
    DocumentProperty("textColor", .color),
  ]

  private static let box: [DocumentProperty] = [
    DocumentProperty("borderColor", .color),
    DocumentProperty("borderWidth", .real),
    DocumentProperty("cornerRadius", .real),
    DocumentProperty("fillColor", .color),
    DocumentProperty("title", .text),
    DocumentProperty("transparent", .boolean, initially: .boolean(false)),
  ]

  private static let textView: [DocumentProperty] = [
    DocumentProperty("editable", .boolean),
    DocumentProperty("insertionPointColor", .color),
    DocumentProperty("richText", .boolean),
    DocumentProperty("selectable", .boolean),
  ]

  private static let tableColumn: [DocumentProperty] = [
    DocumentProperty("hidden", .boolean, initially: .boolean(false)),
    DocumentProperty("identifier", .text),
    DocumentProperty("maxWidth", .real),
    DocumentProperty("minWidth", .real),
    DocumentProperty("width", .real),
  ]

  private static let tabViewItem: [DocumentProperty] = [
    DocumentProperty("image", .image),
    DocumentProperty("label", .text),
  ]

  private static let toolbarItem: [DocumentProperty] = [
    DocumentProperty("image", .image),
    DocumentProperty("label", .text),
    DocumentProperty("paletteLabel", .text),
    DocumentProperty("tag", .integer),
    DocumentProperty("toolTip", .text),
  ]

  private static let stackView: [DocumentProperty] = [
    DocumentProperty("spacing", .real)
  ]

  private static let menu: [DocumentProperty] = [
    DocumentProperty("title", .text)
  ]

  private static let menuItem: [DocumentProperty] = [
    DocumentProperty("enabled", .boolean, initially: .boolean(true)),
    DocumentProperty("hidden", .boolean, initially: .boolean(false)),
    DocumentProperty("image", .image),
    DocumentProperty("indentationLevel", .integer, initially: .integer(0)),
    DocumentProperty("keyEquivalent", .text),
    DocumentProperty("state", .name(states)),
    DocumentProperty("tag", .integer, initially: .integer(0)),
    DocumentProperty("title", .text),
    DocumentProperty("toolTip", .text),
  ]

  private static let window: [DocumentProperty] = [
    DocumentProperty("releasedWhenClosed", .boolean),
    DocumentProperty("title", .text),
    DocumentProperty("titlebarAppearsTransparent", .boolean, initially: .boolean(false)),
  ]

  private static let viewController: [DocumentProperty] = [
    DocumentProperty("title", .text)
  ]

  private static let states = ["mixed": -1, "off": 0, "on": 1]
}
