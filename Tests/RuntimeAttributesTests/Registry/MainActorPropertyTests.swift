import Foundation
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
  var group: Set<View> = []
  var scores = [1.5, 2.5]
  var labels = ["de": "Karte"]
  /// Stored, and registered by nobody.
  var secret = "s"

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
  var taken: [AttributeKey] = []
}

extension RedButton: @MainActor UndefinedKeyHandling {
  func setValue(_ value: BoxedValue, forUndefinedKey key: AttributeKey) throws(KeyValueCodingError) {
    taken.append(key)
  }
}

/// A class of no actor, which main-actor code may register as well.
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
  private static func registry() throws -> ClassRegistry {
    try ClassRegistry {
      Class(Layer.self) { Property("cornerRadius", \.cornerRadius) }
      Class(View.self) {
        Property("alpha", \.alpha)
        Property("hidden", \.isHidden)
        Property("note", \.note)
        Property("tag", \.tag)
        Property("layer", \.layer)
        Property("mask", \.mask)
        Property("next", \.next).outlet()
        Property("views", \.views).outlet()
        Property("outlets", \.outlets).outlet()
        Property("group", \.group)
        Property("scores", \.scores)
        Property("labels", \.labels)
      }
      Class(RedButton.self) {
        Property("borderWidth", \.borderWidth).inspectable()
        Property("ratio", \.ratio).inspectable()
        Property("glow", get: { @MainActor in $0.glow }, set: { @MainActor in $0.glow = $1 }).inspectable()
      }
      Class(Model.self) { Property("count", \.count) }
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
    #expect(plan.apply(to: planned) == 0, sourceLocation: setting.sourceLocation)
    let plannedValue = try registry.value(forKeyPath: setting.keyPath, of: planned)
    #expect(plannedValue == .attribute(setting.found), sourceLocation: setting.sourceLocation)
  }

  @Test("On the main actor, objects are connected, collections read, and hooks called")
  func objects() throws {
    let registry = try Self.registry()
    let (button, other) = (RedButton(), View())
    try registry.setValue(BoxedValue(other), forKeyPath: "next", of: button)
    try registry.setValue(BoxedValue.array([.object(other)]), forKeyPath: "views", of: button)
    try registry.setValue(BoxedValue.array([.object(other)]), forKeyPath: "outlets", of: button)
    #expect(button.next === other && button.views == [other] && button.outlets == [other])
    button.group = [other]
    #expect(try registry.value(forKeyPath: "group.tag", of: button) == .set([.attribute(7)]))
    #expect(try registry.value(forKeyPath: "scores.@count", of: button) == .attribute(2))
    #expect(try registry.value(forKeyPath: "labels.de", of: button) == .attribute("Karte"))
    #expect(try registry.value(forKeyPath: "secret", of: button) == .attribute("s"))
    #expect(try registry.setValue(1, forKeyPath: "unknown", of: button) == .handledByClass)
    #expect(button.taken == ["unknown"])
    #expect(
      try registry.inspectableAttributes(of: button) == [
        RuntimeAttribute("borderWidth", 0.0), RuntimeAttribute("ratio", 1.0), RuntimeAttribute("glow", 0.0),
      ]
    )
  }

  @Test("Off the main actor each of them raises, and nothing is read or set", arguments: settings)
  func settingsElsewhere(_ setting: Setting) async throws {
    let registry = try Self.registry()
    let button = RedButton()
    let raised = KeyValueCodingError.notOnMainActor(
      key: setting.keyPath.keys[0],
      className: "RedButton"
    )
    await Task.detached {
      #expect(throws: raised, sourceLocation: setting.sourceLocation) {
        try registry.setValue(setting.value, forKeyPath: setting.keyPath, of: button)
      }
      #expect(throws: raised, sourceLocation: setting.sourceLocation) {
        try registry.value(forKeyPath: setting.keyPath, of: button)
      }
      let attributes = [RuntimeAttribute(setting.keyPath, setting.value)]
      #expect(
        registry.apply(attributes, to: button).failures.compactMap(\.error) == [raised],
        sourceLocation: setting.sourceLocation
      )
      let plan = registry.makePlan(attributes, for: RedButton.self)
      #expect(plan.apply(to: button) == 1, sourceLocation: setting.sourceLocation)
    }.value
    let untouched = RedButton()
    #expect(
      (button.alpha, button.isHidden, button.borderWidth, button.ratio, button.glow)
        == (untouched.alpha, untouched.isHidden, untouched.borderWidth, untouched.ratio, untouched.glow),
      sourceLocation: setting.sourceLocation
    )
    #expect(button.note == nil && button.layer.cornerRadius == 0 && button.mask.cornerRadius == 0)
  }

  @Test("Off the main actor no hook runs, no stored property is reflected, and nothing is recorded")
  func hooksElsewhere() async throws {
    let registry = try Self.registry()
    let button = RedButton()
    func raised(_ key: AttributeKey) -> KeyValueCodingError {
      .notOnMainActor(key: key, className: "RedButton")
    }
    let (unknown, secret, alpha, width) = (
      raised("unknown"), raised("secret"), raised("alpha"), raised("borderWidth")
    )
    await Task.detached {
      #expect(throws: unknown) { try registry.setValue(1, forKeyPath: "unknown", of: button) }
      #expect(throws: unknown) { try registry.value(forKeyPath: "unknown", of: button) }
      #expect(throws: secret) { try registry.value(forKeyPath: "secret", of: button) }
      #expect(throws: alpha) { try registry.setValue(AttributeValue.nil, forKeyPath: "alpha", of: button) }
      #expect(throws: width) { try registry.inspectableAttributes(of: button) }
    }.value
    #expect(button.taken.isEmpty)
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

  @Test("A model object of a main-actor class works anywhere")
  func models() async throws {
    let registry = try Self.registry()
    await Task.detached {
      let model = registry.makeObject(ofClass: "RedButton")
      #expect(throws: Never.self) {
        try registry.setValue(1.5, forKeyPath: "borderWidth", of: #require(model))
      }
    }.value
  }

  @Test("Closures can be isolated to the main actor explicitly")
  nonisolated func namedActor() async throws {
    let registry = try ClassRegistry {
      Class(View.self) {
        Property("hidden", get: { @MainActor in $0.isHidden }, set: { @MainActor in $0.isHidden = $1 })
      }
    }
    let view = View()
    #expect(throws: KeyValueCodingError.notOnMainActor(key: "hidden", className: "View")) {
      try registry.setValue(true, forKeyPath: "hidden", of: view)
    }
    try await MainActor.run { _ = try registry.setValue(true, forKeyPath: "hidden", of: view) }
    #expect(await view.isHidden)
  }

  @Test("Closures of other actors are rejected when the registry is built")
  func otherActors() {
    #expect(throws: RegistryError.foreignActor(key: "count", ofClass: "Model")) {
      try ClassRegistry {
        Class(Model.self) {
          Property("count", get: { @OtherActor in $0.count }, set: { @OtherActor in $0.count = $1 })
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
