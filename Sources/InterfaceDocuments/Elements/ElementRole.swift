/// The role of an element for the reader.
///
/// An unlisted element is an object if it has an id, and otherwise a part of its parent object.
enum ElementRole: Sendable {
  /// An object with attributes and connections, such as a view, a view controller or a cell.
  case object
  /// An object that may be a placeholder for an object outside the nib.
  case placeholder
  case constraint
  /// A placeholder for a view controller of another scene, usually in another storyboard.
  case storyboardReference

  case connections
  case runtimeAttribute

  case frame, autoresizing
  /// Text or images of the parent object, such as the `state` of a button or the `string` of a label.
  case content
  case variation
  /// An inclusion or exclusion of an object for some size classes.
  case include, exclude

  case color
  case resources
  /// A named resource, or a reference to a named resource.
  case image, namedColor

  case scene, deployment

  /// An element that is not an object, even if it has an id.
  case structure

  /// The roles of all elements other than plain objects.
  static let byElement: KeyValuePairs<StaticString, ElementRole> = [
    "action": .structure,
    "adaptation": .structure,
    "autoresizingMask": .autoresizing,
    "binding": .structure,
    "buttonConfiguration": .content,
    "color": .color,
    "connections": .connections,
    "constraint": .constraint,
    "constraints": .structure,
    "controllerPlaceholder": .storyboardReference,
    "customObject": .placeholder,
    "deployment": .deployment,
    "device": .structure,
    "document": .structure,
    "exclude": .exclude,
    "exit": .placeholder,
    "fontDescription": .structure,
    "image": .image,
    "imageReference": .content,
    "include": .include,
    "mutableString": .content,
    "namedColor": .namedColor,
    "objects": .structure,
    "outlet": .structure,
    "outletCollection": .structure,
    "placeholder": .placeholder,
    "rect": .frame,
    "resources": .resources,
    "scene": .scene,
    "segment": .content,
    "segue": .structure,
    "state": .content,
    "string": .content,
    "subviews": .structure,
    "systemColor": .namedColor,
    "userDefinedRuntimeAttribute": .runtimeAttribute,
    "userDefinedRuntimeAttributes": .structure,
    "variation": .variation,
    "viewControllerPlaceholder": .storyboardReference,
  ]
}
