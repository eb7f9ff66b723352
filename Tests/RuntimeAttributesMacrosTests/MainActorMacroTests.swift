import NibproofTestSupport
import RuntimeAttributesMacros
import Testing

@testable import RuntimeAttributes

@Suite("Main-actor classes registered by the macro")
@MainActor
struct MainActorMacroTests {
  private func registry() throws -> TypeRegistry {
    try TypeRegistry(Layer.self, Panel.self, SidePanel.self, Gauge.self)
  }

  @Test("Properties, outlets, inspectables and structures")
  func members() throws {
    let registry = try registry()
    let panel = SidePanel()
    let report = registry.apply(
      [
        RuntimeAttribute("title", "T"), RuntimeAttribute("opened", 3), RuntimeAttribute("share", 4),
        RuntimeAttribute("style.weight", 2), RuntimeAttribute("shape", ["circle": ["radius": 2.0]]),
      ],
      to: panel
    )
    #expect(report.description == "")
    #expect((panel.title, panel.openings, panel.share, panel.style.weight) == ("T", 3, 1, 2))
    let schema = try #require(registry.schema(of: panel))
    #expect(schema.fields.filter(\.isInspectable).map(\.key) == ["width"])
    #expect(schema.fields.filter(\.isOutlet).map(\.key) == ["delegate", "layer", "layers"])
    try registry.setValue(Layer(), forKeyPath: "layer", of: panel)
    #expect(panel.layer != nil)
    try registry.setValue(BoxedValue.array([.object(Layer())]), forKeyPath: "layers", of: panel)
    #expect(panel.layers?.count == 1)
  }

  @Test("Off the main actor, nothing is accessed")
  func isolation() async throws {
    let registry = try registry()
    let panel = SidePanel()
    let gauge = Gauge()
    await Task.detached {
      for (key, object) in [("title", panel), ("share", panel), ("reading", gauge)]
        as [(AttributeKeyPath, AnyObject & Sendable)]
      {
        let error = #expect(throws: AttributeError.self) {
          try registry.setValue("1", forKeyPath: key, of: object)
        }
        #expect(error?.reason == .notOnMainActor)
      }
    }.value
    #expect(panel.title == "")
    try registry.setValue(2, forKeyPath: "reading", of: gauge)
    #expect(gauge.reading == 2)
  }

  private func send(
    _ selector: String,
    of registration: TypeRegistration,
    to target: AnyObject,
    _ sender: AnyObject?
  ) {
    registration.actions.first { $0.selector == selector }?.call(target, sender)
  }

  @Test("Actions")
  func actions() throws {
    #expect(Panel.registration.actions.map(\.selector) == ["stop:", "reset", "zoomBy:"])
    let panel = Panel()
    let layer = Layer()
    layer.cornerRadius = 2
    for sender in [panel, nil, layer] as [AnyObject?] {
      send("stop:", of: Panel.registration, to: panel, sender)
    }
    #expect(panel.stopped == ["Panel", "nil", "Layer"])
    send("zoomBy:", of: Panel.registration, to: panel, layer)
    send("zoomBy:", of: Panel.registration, to: panel, panel)
    #expect(layer.cornerRadius == 4)
    send("reset", of: Panel.registration, to: panel, nil)
    #expect(panel.stopped.isEmpty)
  }

  @Test("Actions of a nonisolated class")
  func nonisolatedActions() {
    let relay = Relay()
    send("advance", of: Relay.registration, to: relay, nil)
    #expect(relay.count == 1)
    send("restart:", of: Relay.registration, to: relay, nil)
    #expect(relay.count == 0)
  }
}
