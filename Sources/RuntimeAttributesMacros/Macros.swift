// The generated code uses both modules, so a single import must suffice.
@_exported public import RuntimeAttributes

/// Registers the properties and actions of a class, so that a registry can be built from the class alone.
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
/// The macro adds `KeyValueCodable` conformance and a `registration` with every instance property that the class
/// itself declares: stored, computed, `lazy` and `weak` properties, properties with observers or property wrappers,
/// and `private` properties, which can be set by key although other files cannot access them. Constants are read-only
/// and can be part of key paths. The key is the name of the property, or the name in `@objc(name)`.
///
/// Attach the macro to subclasses, too; otherwise they have only the properties of their superclass. Mark a
/// main-actor class with `@MainActor`, unless its module is isolated to the main actor by default or its superclass
/// has the macro.
///
/// The macro skips static properties, properties with throwing or `async` getters, tuples, functions, and properties
/// of types that attributes cannot set, such as structures that are not `AttributeStorable`.
@attached(member, conformances: KeyValueCodable, names: named(registration))
@attached(extension, conformances: KeyValueCodable)
public macro KeyValueCodable() =
  #externalMacro(module: "RuntimeAttributesPlugin", type: "KeyValueCodableMacro")

/// Marks a property of a ``KeyValueCodable()`` class as an outlet, as `@IBOutlet` does on Apple's platforms.
///
/// The property must be optional, and its type must be a class, a protocol, or an array of objects.
@attached(peer)
public macro Outlet() = #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")

/// Marks a property of a ``KeyValueCodable()`` class as inspectable, as `@IBInspectable` does on Apple's platforms.
@attached(peer)
public macro Inspectable() = #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")

/// Registers a method of a ``KeyValueCodable()`` class as an action, as `@IBAction` does on Apple's platforms.
///
/// The method must have either no parameters or only a sender.
@attached(peer)
public macro Action() = #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")
