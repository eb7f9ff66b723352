// What the macros generate names types of both modules, so that one import must be enough.
@_exported public import RuntimeAttributes

/// Registers the properties and actions of a class, so that a registry is made of the class's name alone.
///
///     @KeyValueCodable
///     final class Listener {
///       var host = ""
///       private(set) var port = 8080
///     }
///
///     let registry = try ClassRegistry { Listener.self }
///     try registry.setValue("80", forKeyPath: "port", of: Listener())
///
/// The macro adds `KeyValueCodable` and its `registration` with every instance property that the class
/// itself declares: stored and computed ones, `lazy` and `weak` ones, those with observers or property wrappers, and
/// `private` ones, which are set by key although no other file can. A constant can be read and is a part of key paths. The
/// key is the name of the property, or the name in `@objc(name)`.
///
/// Attach the macro to a subclass as well; otherwise the subclass has the properties of its superclass alone. A class of the
/// main actor is marked `@MainActor` itself, unless its module is isolated to the main actor by default or its superclass
/// has the macro.
///
/// Left out are static properties, properties whose getters throw or are `async`, tuples and functions, and properties of
/// types that attributes cannot set, such as structures that are not `AttributeStorable`.
@attached(member, conformances: KeyValueCodable, names: named(registration))
@attached(extension, conformances: KeyValueCodable)
public macro KeyValueCodable() =
  #externalMacro(module: "RuntimeAttributesPlugin", type: "KeyValueCodableMacro")

/// Marks a property of a ``KeyValueCodable()`` class as an outlet, as `@IBOutlet` does on Apple's platforms.
///
/// The property is optional; its type is a class, a protocol, or an array of objects of a class.
@attached(peer)
public macro Outlet() = #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")

/// Marks a property of a ``KeyValueCodable()`` class as inspectable, as `@IBInspectable` does on Apple's platforms.
@attached(peer)
public macro Inspectable() = #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")

/// Registers a method of a ``KeyValueCodable()`` class as an action, as `@IBAction` does on Apple's platforms.
///
/// The method has no parameter, or takes the sender.
@attached(peer)
public macro Action() = #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")
