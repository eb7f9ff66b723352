import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

private class Form { var title = "" }

/// A form that accepts every key and sets scalars to zero for nil.
private final class OpenForm: Form, UndefinedKeyHandling {
  var values: [String: BoxedValue] = [:]
  var count = 1

  func setValue(_ value: BoxedValue, forUndefinedKey key: AttributeKey) throws(KeyValueCodingError) {
    values[key.name] = value
  }

  func value(forUndefinedKey key: AttributeKey) throws(KeyValueCodingError) -> BoxedValue {
    values[key.name] ?? .nil
  }

  func setNilValue(forKey key: AttributeKey) throws(KeyValueCodingError) {
    if key == "count" { count = 0 }
  }
}

/// A form that conforms without overriding the default implementations.
private final class PlainForm: Form, UndefinedKeyHandling {
  var count = 1
}

/// A form that throws an error of its own for undefined keys.
private final class StrictForm: Form, UndefinedKeyHandling {
  func setValue(_ value: BoxedValue, forUndefinedKey key: AttributeKey) throws(KeyValueCodingError) {
    throw .unknownOperator(name: key.name, className: "StrictForm")
  }
}

/// A class on the main actor without registered properties.
@MainActor
private final class MainForm: @MainActor UndefinedKeyHandling {
  var values: [AttributeKey: BoxedValue] = [:]

  func setValue(_ value: BoxedValue, forUndefinedKey key: AttributeKey) throws(KeyValueCodingError) {
    values[key] = value
  }
}

@Suite("Hooks for undefined keys and nil")
struct UndefinedKeyHandlingTests {
  private let registry: ClassRegistry

  init() throws {
    registry = try ClassRegistry {
      $0.register(Form.self) { $0.property("title", \.title) }
      $0.register(OpenForm.self) { $0.property("count", \.count) }
      $0.register(PlainForm.self) { $0.property("count", \.count) }
    }
  }

  @Test("A class that overrides the hooks handles undefined keys")
  func overriding() throws {
    let form = OpenForm()
    #expect(try registry.setValue("a", forKeyPath: "title", of: form) == .stored)
    #expect(try registry.setValue(1, forKeyPath: "nobody", of: form) == .handledByClass)
    #expect(try registry.setValue(BoxedValue.object(form), forKeyPath: "me", of: form) == .handledByClass)
    #expect(try registry.setValue(AttributeValue.nil, forKeyPath: "count", of: form) == .handledByClass)
    #expect(form.title == "a")
    #expect(form.count == 0)
    #expect(try registry.value(forKeyPath: "nobody", of: form) == .attribute(1))
    #expect(try registry.value(forKeyPath: "me.title", of: form) == .attribute("a"))
    #expect(try registry.setValue("b", forKeyPath: "me.title", of: form) == .stored)
    #expect(form.title == "b")
    #expect(try registry.setValue("b", forKeyPath: "nil.title", of: form) == .noEffect(nilKey: "nil"))
  }

  @Test("The defaults raise the usual errors, with a suggestion")
  func defaults() {
    let form = PlainForm()
    let undefined = KeyValueCodingError.undefinedKey(
      .init(key: "titel", operation: .set, className: "PlainForm", nearestKey: "title")
    )
    #expect(throws: undefined) { try registry.setValue("a", forKeyPath: "titel", of: form) }
    let unreadable = KeyValueCodingError.undefinedKey(
      .init(key: "titel", operation: .get, className: "PlainForm", nearestKey: "title")
    )
    #expect(throws: unreadable) { try registry.value(forKeyPath: "titel.a", of: form) }
    #expect(throws: KeyValueCodingError.nilValue(key: "count", className: "PlainForm")) {
      try registry.setValue(AttributeValue.nil, forKeyPath: "count", of: form)
    }
  }

  @Test("Errors thrown by a hook are passed on, also for unregistered subclasses")
  func ownError() {
    #expect(throws: KeyValueCodingError.unknownOperator(name: "nobody", className: "StrictForm")) {
      try registry.setValue(1, forKeyPath: "nobody", of: StrictForm())
    }
  }

  @MainActor
  @Test(
    "Main-actor hooks run only on the main actor, for registered and unregistered classes",
    arguments: [true, false]
  )
  func mainActor(isRegistered: Bool) async throws {
    let registry = try ClassRegistry { if isRegistered { $0.register(MainForm.self) { _ in } } }
    let form = MainForm()
    await Task.detached {
      let elsewhere = KeyValueCodingError.notOnMainActor(key: "a", className: "MainForm")
      #expect(throws: elsewhere) { try registry.setValue(1, forKeyPath: "a", of: form) }
      #expect(throws: elsewhere) { try registry.value(forKeyPath: "a", of: form) }
    }.value
    #expect(form.values.isEmpty)
    #expect(try registry.setValue(1, forKeyPath: "a", of: form) == .handledByClass)
    #expect(form.values == ["a": 1])
  }
}
