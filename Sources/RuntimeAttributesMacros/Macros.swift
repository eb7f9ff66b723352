// Expansions refer to `RuntimeAttributes`, so clients need only a single import.
@_exported public import RuntimeAttributes

/// Registers a type, so that a registry can be created from the type alone.
///
///     @KeyValueCodable
///     final class Listener {
///       var host = ""
///       private(set) var port = 8080
///     }
///
///     let registry = try TypeRegistry(Listener.self)
///     try registry.setValue("80", forKeyPath: "port", of: Listener())
///
/// The macro registers every instance property that the type itself declares: stored, computed, `lazy` and `weak`
/// properties, properties with observers or property wrappers, and `private` properties, which can be set by key
/// although other files cannot access them. Constants are read-only and can be part of key paths. The key is the name
/// of the property, or the name in ``Key(_:)``. Documentation comments become part of schemas.
///
/// A structure, or an enumeration with associated values, must conform to `KeyValueStructure`, and an enumeration with
/// raw values to `AttributeConvertible`:
///
///     @KeyValueCodable struct Retry: KeyValueStructure { var count = 3 }
///     @KeyValueCodable enum Mode: String, AttributeConvertible { case slow, fast }
///
/// Registries can create a structure that has an initializer without parameters, or no initializer in its declaration.
///
/// Attach the macro to subclasses, too; otherwise they have only the properties of their superclass. Mark a
/// main-actor class with `@MainActor`, unless its module is isolated to the main actor by default, its superclass has
/// the macro, or it is a view or a controller of UIKit or AppKit. A structure of a module that is isolated to the main
/// actor by default needs `nonisolated` if it has computed properties that can be set.
///
/// The macro warns about a property whose type attributes do not support, unless it is marked with ``Ignored()``.
///
/// - Parameter name: The name in documents, messages and schemas, such as `Outer.Card`; by default, the name of the
///   type without its enclosing types.
@attached(member, conformances: KeyValueCodable, names: named(registration))
@attached(extension, conformances: KeyValueCodable, names: named(registration), named(valueType))
public macro KeyValueCodable(named name: StaticString? = nil) =
  #externalMacro(module: "RuntimeAttributesPlugin", type: "KeyValueCodableMacro")

/// Marks a property of a ``KeyValueCodable(named:)`` class as an outlet, as `@IBOutlet` does on Apple's platforms.
///
/// The type of the property must be an optional class or protocol, or an array of objects, optional or not.
@attached(peer)
public macro Outlet() = #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")

/// Marks a property of a ``KeyValueCodable(named:)`` type as inspectable, like `@IBInspectable` on Apple's platforms.
///
/// It is an error if attributes cannot set the property.
@attached(peer)
public macro Inspectable() = #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")

/// Marks a property as inspectable and limits its values: `@Inspectable(1...10) var count = 1`.
///
/// - Parameter range: The smallest and the largest value, `1...10`, or one of the two, such as `1...`.
@attached(peer)
public macro Inspectable<Range: RangeExpression>(_ range: Range) =
  #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")

/// Registers a method of a ``KeyValueCodable(named:)`` class as an action, as `@IBAction` does on Apple's platforms.
///
/// The method must have either no parameters or only a sender. Its result is discarded.
@attached(peer)
public macro Action() = #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")

/// Excludes a property of a ``KeyValueCodable(named:)`` type, or a case of an enumeration.
@attached(peer)
public macro Ignored() = #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")

/// Registers a property of a ``KeyValueCodable(named:)`` type under another key: `@Key("maxCount") var maximum = 1`.
///
/// - Parameter name: The key, which is an identifier.
@attached(peer)
public macro Key(_ name: StaticString) =
  #externalMacro(module: "RuntimeAttributesPlugin", type: "MarkerMacro")
