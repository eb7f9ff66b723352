import RuntimeAttributes
import Testing

private class Control: KeyValueCodable {
  var title = ""

  class var registration: Class {
    Class(Control.self) { Property("title", \.title).inspectable() }
  }
}

private final class Stepper: Control {
  var step = 1.0

  override class var registration: Class {
    Class(Stepper.self) { Property("step", \.step).inspectable() }
  }
}

@Suite("Classes that register themselves")
struct KeyValueCodableTests {
  @Test("A registry is made of their names, with the properties that each adds")
  func registration() throws {
    let registry = try ClassRegistry {
      Control.self
      Stepper.self
    }
    let stepper = Stepper()
    #expect(
      registry.apply([RuntimeAttribute("title", "a"), RuntimeAttribute("step", 2)], to: stepper).succeeded
    )
    #expect(stepper.title == "a")
    #expect(stepper.step == 2)
  }

  @Test("A class given twice is a class registered twice")
  func twice() {
    #expect(throws: RegistryError.duplicateClass("Control")) {
      try ClassRegistry {
        Control.self
        Control.self
      }
    }
  }
}
