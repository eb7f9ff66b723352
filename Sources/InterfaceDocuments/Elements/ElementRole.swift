/// What an element means to the reader. Whatever the table does not list is an object if it has an id, and
/// else something that an object is made of.
enum ElementRole {
  /// A view, a controller, a constraint..., which attributes and connections belong to.
  case object
  /// Holds connections.
  case connections
  /// A runtime attribute.
  case runtimeAttribute
  /// Gives the object around it a text: `state` of a button, `string` of a label.
  case text
  case color
  case scene
  case deployment
  /// Holds resources, each of which is of the role `resource` there and of no meaning elsewhere.
  case resources
  case resource
  /// No object, whether or not it has an id.
  case structure

  /// The roles by element.
  static let byElement: [String: ElementRole] = [
    "action": .structure,
    "adaptation": .structure,
    "binding": .structure,
    "buttonConfiguration": .text,
    "color": .color,
    "connections": .connections,
    "constraints": .structure,
    "deployment": .deployment,
    "device": .structure,
    "document": .structure,
    "fontDescription": .structure,
    "image": .resource,
    "mutableString": .text,
    "namedColor": .resource,
    "objects": .structure,
    "outlet": .structure,
    "outletCollection": .structure,
    "rect": .structure,
    "resources": .resources,
    "scene": .scene,
    "segue": .structure,
    "state": .text,
    "string": .text,
    "subviews": .structure,
    "systemColor": .resource,
    "userDefinedRuntimeAttribute": .runtimeAttribute,
    "userDefinedRuntimeAttributes": .structure,
  ]
}
