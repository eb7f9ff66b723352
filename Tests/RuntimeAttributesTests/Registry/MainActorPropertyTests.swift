import Foundation
import FoundationAttributes
import RuntimeAttributes
import Testing

@MainActor
private class View: Hashable {
  var alpha: CGFloat = 1
  var isHidden = false
  var note: String?
  let tag = 7
  let layer = Layer()
  var mask = Layer()
  var next: View?
  var views: [View] = []
  var outlets: [View]?
  var scores = [1.5, 2.5]
  var labels = ["de": "Karte"]

  nonisolated static func == (left: View, right: View) -> Bool { left === right }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
private final class Layer {
  var cornerRadius = 0.0
}

private final class RedButton: View {
  var borderWidth = 0.0
  var ratio: CGFloat = 1
  var glow = 0.0
}

/// A nonisolated class that main-actor code may also register.
private final class Model: @unchecked Sendable {
  var count = 0
}

@globalActor
private actor OtherActor {
  static let shared = OtherActor()
}

@MainActor
@Suite("Properties of main-actor classes")
struct MainActorPropertyTests {
  private static func registry() throws -> TypeRegistry {
    try TypeRegistry {
      $0.register(Layer.self) { $0.property("cornerRadius", \.cornerRadius) }
      $0.register(View.self) {
        $0.property("alpha", \.alpha)
        $0.property("hidden", \.isHidden)
        $0.property("note", \.note)
        $0.property("tag", \.tag)
        $0.property("layer", \.layer)
        $0.property("mask", \.mask)
        $0.property("next", \.next, .outlet)
        $0.property("views", \.views, .outlet)
        $0.property("outlets", \.outlets, .outlet)
        $0.property("scores", \.scores)
        $0.property("labels", \.labels)
      }
      $0.register(RedButton.self) {
        $0.property("borderWidth", \.borderWidth, .inspectable)
        $0.property("ratio", \.ratio, .inspectable)
        $0.property("glow", get: { @MainActor in $0.glow }, set: { @MainActor in $0.glow = $1 }, .inspectable)
      }
      $0.register(Model.self) { $0.property("count", \.count) }
    }
  }

  struct Setting: Sendable, CustomTestStringConvertible {
    var keyPath: AttributeKeyPath
    var value: AttributeValue
    var found: AttributeValue
    var sourceLocation: SourceLocation

    init(
      _ keyPath: AttributeKeyPath,
      _ value: AttributeValue,
      _ found: AttributeValue? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.keyPath, self.value, self.found) = (keyPath, value, found ?? value)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(keyPath) = \(value)" }
  }

  nonisolated static let settings = [
    Setting("alpha", 0.5),
    Setting("hidden", true),
    Setting("note", "n"),
    Setting("note", .nil),
    Setting("layer.cornerRadius", 8, .real(8)),
    Setting("mask.cornerRadius", 2.5),
    Setting("next.alpha", 0.25),
    Setting("borderWidth", "1.5", 1.5),
    Setting("ratio", 3, .real(3)),
    Setting("glow", 4, .real(4)),
  ]

  @Test("On the main actor they are set and read like others", arguments: settings)
  func settings(_ setting: Setting) throws {
    let registry = try Self.registry()
    let button = RedButton()
    button.next = View()
    try registry.setValue(setting.value, forKeyPath: setting.keyPath, of: button)
    let found = try registry.value(forKeyPath: setting.keyPath, of: button)
    #expect(found == .attribute(setting.found), sourceLocation: setting.sourceLocation)
    let planned = RedButton()
    planned.next = View()
    let plan = registry.makePlan([RuntimeAttribute(setting.keyPath, setting.value)], for: RedButton.self)
    #expect(plan.apply(to: planned).succeeded, sourceLocation: setting.sourceLocation)
    let plannedValue = try registry.value(forKeyPath: setting.keyPath, of: planned)
    #expect(plannedValue == .attribute(setting.found), sourceLocation: setting.sourceLocation)
  }

  @Test("On the main actor, objects are connected and collections read")
  func objects() throws {
    let registry = try Self.registry()
    let (button, other) = (RedButton(), View())
    try registry.setValue(other, forKeyPath: "next", of: button)
    try registry.setValue(BoxedValue.array([.object(other)]), forKeyPath: "views", of: button)
    try registry.setValue(BoxedValue.array([.object(other)]), forKeyPath: "outlets", of: button)
    #expect(button.next === other && button.views == [other] && button.outlets == [other])
    try registry.setValue("a", forKeyPath: "views.0.note", of: button)
    #expect(other.note == "a")
    #expect(try registry.value(forKeyPath: "labels.de", of: button) == .attribute("Karte"))
    #expect(
      try registry.attributes(of: button) { $0.isInspectable } == [
        RuntimeAttribute("borderWidth", 0.0), RuntimeAttribute("ratio", 1.0), RuntimeAttribute("glow", 0.0),
      ]
    )
  }

  @Test("Off the main actor each of them raises, and nothing is read or set", arguments: settings)
  func settingsElsewhere(_ setting: Setting) async throws {
    let registry = try Self.registry()
    let button = RedButton()
    let first = AttributeKeyPath(Array(setting.keyPath.keys.prefix(1)))
    await Task.detached {
      let reading = #expect(throws: AttributeError.self, sourceLocation: setting.sourceLocation) {
        try registry.value(forKeyPath: setting.keyPath, of: button)
      }
      #expect(reading?.reason == .notOnMainActor, sourceLocation: setting.sourceLocation)
      let attributes = [RuntimeAttribute(setting.keyPath, setting.value)]
      let plan = registry.makePlan(attributes, for: RedButton.self)
      for report in [registry.apply(attributes, to: button), plan.apply(to: button)] {
        #expect(
          report.failures.map(\.error.reason) == [.notOnMainActor],
          sourceLocation: setting.sourceLocation
        )
        #expect(report.failures.map(\.error.keyPath) == [first], sourceLocation: setting.sourceLocation)
      }
    }.value
    let untouched = RedButton()
    #expect(
      (button.alpha, button.isHidden, button.borderWidth, button.ratio, button.glow)
        == (untouched.alpha, untouched.isHidden, untouched.borderWidth, untouched.ratio, untouched.glow),
      sourceLocation: setting.sourceLocation
    )
    #expect(button.note == nil && button.layer.cornerRadius == 0 && button.mask.cornerRadius == 0)
  }

  @Test("Off the main actor no values are listed")
  func attributesElsewhere() async throws {
    let registry = try Self.registry()
    let button = RedButton()
    await Task.detached {
      _ = #expect(throws: AttributeError.self) { try registry.attributes(of: button) }
    }.value
  }

  @Test("Key paths of nonisolated classes work anywhere, also if main-actor code registers them")
  func sendableKeyPaths() async throws {
    let registry = try Self.registry()
    let model = Model()
    await Task.detached {
      #expect(throws: Never.self) { try registry.setValue(3, forKeyPath: "count", of: model) }
    }.value
    #expect(model.count == 3)
  }

  @Test("Closures can be isolated to the main actor explicitly")
  nonisolated func namedActor() async throws {
    let registry = try TypeRegistry {
      $0.register(View.self) {
        $0.property("hidden", get: { @MainActor in $0.isHidden }, set: { @MainActor in $0.isHidden = $1 })
      }
    }
    let view = View()
    #expect(throws: AttributeError(.notOnMainActor, at: "hidden", of: "View", value: true)) {
      try registry.setValue(true, forKeyPath: "hidden", of: view)
    }
    try await MainActor.run { _ = try registry.setValue(true, forKeyPath: "hidden", of: view) }
    #expect(await view.isHidden)
  }

  @Test("Closures of other actors are rejected when the registry is built")
  func otherActors() {
    #expect(throws: RegistryError.foreignActor(key: "count", of: "Model")) {
      try TypeRegistry {
        $0.register(Model.self) {
          $0.property("count", get: { @OtherActor in $0.count }, set: { @OtherActor in $0.count = $1 })
        }
      }
    }
  }

  @Test("The main actor is detected")
  func context() async {
    #expect(MainActorContext.isCurrent)
    await Task.detached { #expect(!MainActorContext.isCurrent) }.value
    await withCheckedContinuation { continuation in
      Thread {
        #expect(!MainActorContext.isCurrent)
        continuation.resume()
      }.start()
    }
  }
}
