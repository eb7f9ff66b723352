import KeyValueCoding
import RuntimeAttributes
import Testing

@Suite("Class descriptions")
struct ClassDescriptionTests {
  @Test("The runtime name is the Objective-C name, or module and class")
  func runtimeName() {
    #expect(ClassDescription("Button").runtimeName == "Button")
    #expect(ClassDescription("Button", module: "App").runtimeName == "App.Button")
    #expect(ClassDescription("Button", objectiveCName: "XButton", module: "App").runtimeName == "XButton")
  }

  @Test(
    "The selectors of a property",
    arguments: [
      (PropertyDescription("title", PropertyType(.string)), "title", "title", "setTitle:"),
      (PropertyDescription("URL", PropertyType(.url)), "URL", "URL", "setURL:"),
      (PropertyDescription("_style", PropertyType(.int64)), "_style", "_style", "set_style:"),
      (
        PropertyDescription("hidden", PropertyType(.bool), swiftName: "isHidden", getter: "isHidden"),
        "isHidden",
        "isHidden", "setHidden:"
      ),
      (PropertyDescription("on", PropertyType(.bool), setter: "switchOn:"), "on", "on", "switchOn:"),
      (PropertyDescription("count", PropertyType(.int64), access: .none(.getOnly)), "count", "count", nil),
      (PropertyDescription("count", PropertyType(.int64), access: .storedVariable), "count", "count", nil),
    ] as [(PropertyDescription, String, String, String?)]
  )
  func selectors(property: PropertyDescription, swiftName: String, getter: String, setter: String?) {
    #expect(property.swiftName == swiftName)
    #expect(property.getter == getter)
    #expect(property.setter == setter)
  }

  @Test(
    "The key of an instance variable need not contain its underscore",
    arguments: [
      (PropertyDescription("_tint", PropertyType(.color), access: .storedVariable), ["_tint", "tint"]),
      (PropertyDescription("tint", PropertyType(.color), access: .storedVariable), ["tint"]),
      (PropertyDescription("_", PropertyType(.color), access: .storedVariable), ["_"]),
      (PropertyDescription("_tint", PropertyType(.color)), ["_tint"]),
    ]
  )
  func keyNames(property: PropertyDescription, names: [String]) {
    #expect(property.keyNames == names)
  }

  @Test(
    "A type has its Swift name, unless its declaration spells it differently",
    arguments: [
      (PropertyType(.int64), "Int"), (PropertyType(.double, name: "CGFloat"), "CGFloat"),
      (PropertyType(.color, isOptional: true), "UIColor?"), (PropertyType(.object("Button")), "Button"),
      (PropertyType(.enumeration("Axis", raw: .int64)), "Axis"), (PropertyType(.block), "() -> Void"),
    ]
  )
  func typeNames(type: PropertyType, name: String) {
    #expect(type.name == name)
  }

  @Test("A method's Swift name follows from its selector, unless it is specified")
  func methods() {
    #expect(MethodDescription(selector: "tap:").swiftName == "tap:")
    #expect(MethodDescription(selector: "tap:", swiftName: "tap(_:)").swiftName == "tap(_:)")
  }
}
