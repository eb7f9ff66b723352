/// The control events of iOS, as spelled in documents.
enum ControlEvents {
  /// Returns the name of an event, given its number in archives; nil for other numbers.
  static func name(ofNumber number: Int) -> String? { names[number &- 1] }

  /// Returns the name of the event for a mask in a compiled nib, or nil if the mask does not have exactly one bit.
  static func name(ofMask mask: Int) -> String? {
    guard mask.nonzeroBitCount == 1 else { return nil }
    return names[mask.trailingZeroBitCount]
  }

  /// The names by the number of the event's bit in masks, starting at 0.
  private static let names: [Int: String] = [
    0: "touchDown", 1: "touchDownRepeat", 2: "touchDragInside", 3: "touchDragOutside", 4: "touchDragEnter",
    5: "touchDragExit", 6: "touchUpInside", 7: "touchUpOutside", 8: "touchCancel", 12: "valueChanged",
    13: "primaryActionTriggered", 14: "menuActionTriggered", 16: "editingDidBegin", 17: "editingChanged",
    18: "editingDidEnd",
    19: "editingDidEndOnExit",
  ]
}
