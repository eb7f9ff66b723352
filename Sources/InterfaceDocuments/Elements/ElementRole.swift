/// What an element means to the reader.
///
/// Whatever no table lists is an object if it has an id, and else a part of the object around it.
enum ElementRole: Sendable {
  /// A view, a controller, a cell..., which attributes and connections belong to.
  case object
  /// An object that may stand for one from outside the nib.
  case placeholder
  case constraint
  /// An object that stands for a controller of another storyboard.
  case storyboardReference

  /// Holds connections.
  case connections
  /// A runtime attribute.
  case runtimeAttribute

  case frame, autoresizing
  /// Gives the object around it a text or images: `state` of a button, `string` of a label.
  case content
  case variation
  /// Installs an object for some size classes, or does not.
  case include, exclude

  case color
  /// Holds resources.
  case resources
  /// A resource, or a reference to one.
  case image, namedColor

  case scene, deployment

  /// No object, whether or not it has an id.
  case structure

  /// The roles of all elements but those that are simply objects.
  static let byElement: [String: ElementRole] = [
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
