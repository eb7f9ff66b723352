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

private final class Spinner: Control {}

@Suite("Classes that register themselves")
struct KeyValueCodableTests {
  @Test("A registry is made of their names, with the properties of each class")
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

  @Test("A class without its own registration adds nothing to that of its superclass")
  func inherited() throws {
    let registry = try ClassRegistry {
      Spinner.self
      Control.self
    }
    let spinner = Spinner()
    #expect(registry.entry(of: spinner)?.runtimeName == "Spinner")
    #expect(registry.apply([RuntimeAttribute("title", "a")], to: spinner).succeeded)
    #expect(spinner.title == "a")
    #expect(throws: RegistryError.duplicateClass("Spinner")) {
      try ClassRegistry {
        Spinner.self
        Spinner.self
      }
    }
  }

  @Test("A class that is listed twice is registered twice")
  func twice() {
    #expect(throws: RegistryError.duplicateClass("Control")) {
      try ClassRegistry {
        Control.self
        Control.self
      }
    }
  }
}
