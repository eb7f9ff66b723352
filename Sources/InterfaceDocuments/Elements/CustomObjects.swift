extension InterfaceObject {
  /// Whether the object is a custom object, which nib loading creates with `init`.
  package var isCustomObject: Bool {
    element == "customObject" || element == "NSCustomObject" || element == "IBUICustomObject"
  }

  /// Whether the object is a custom view of AppKit, which older documents create with `init(frame:)`.
  package var isCustomView: Bool { element == "customView" || element == "NSCustomView" }
}
