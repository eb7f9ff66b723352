import Foundation
import FoundationAttributes
import RuntimeAttributes
import Testing

@Suite("Foundation's structures as properties")
struct GeometryTests {
  private final class Panel {
    var origin = CGPoint(x: 1, y: 2)
    var extent = CGSize(width: 3, height: 4)
    var frame: CGRect?
    var selection = NSRange(location: 5, length: 6)
    var inset: CGFloat?
    var ratio: CGFloat = 1
  }

  private static func registry() throws -> TypeRegistry {
    try TypeRegistry {
      $0.register(Panel.self) {
        $0.property("origin", \.origin)
        $0.property("extent", \.extent)
        $0.property("frame", \.frame, .inspectable)
        $0.property("selection", \.selection)
        $0.property("inset", \.inset)
        $0.property("ratio", \.ratio)
      }
    }
  }

  @Test("An attribute's value is set and read unchanged")
  func attributes() throws {
    let (registry, panel) = (try Self.registry(), Panel())
    let attributes: [RuntimeAttribute] = [
      RuntimeAttribute("origin", .point(.init(x: -1.5, y: 2))),
      RuntimeAttribute("extent", .size(.init(width: 10, height: 0.25))),
      RuntimeAttribute("frame", .rect(.init(x: 1, y: 2, width: -3, height: 4))),
      RuntimeAttribute("selection", .range(.init(location: 7, length: 8))),
      RuntimeAttribute("inset", 2.5),
      RuntimeAttribute("ratio", "0.5"),
    ]
    #expect(registry.apply(attributes, to: panel).failures.isEmpty)
    #expect(panel.origin == CGPoint(x: -1.5, y: 2))
    #expect(panel.extent == CGSize(width: 10, height: 0.25))
    #expect(panel.frame?.origin == CGPoint(x: 1, y: 2))
    #expect(panel.frame?.size == CGSize(width: -3, height: 4))
    #expect(panel.selection == NSRange(location: 7, length: 8))
    #expect(panel.inset == 2.5)
    #expect(panel.ratio == 0.5)
    for attribute in attributes.prefix(4) {
      let value = try registry.value(forKeyPath: attribute.keyPath, of: panel)
      #expect(value.attributeValue == attribute.value)
    }
  }

  @Test("Swift values are set and read unchanged")
  func values() throws {
    let (registry, panel) = (try Self.registry(), Panel())
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    try registry.setValue(frame, forKeyPath: "frame", of: panel)
    #expect(panel.frame == frame)
    #expect(try registry.value(forKeyPath: "frame", of: panel, as: CGRect.self) == frame)
    try registry.setValue(nil, forKeyPath: "frame", of: panel)
    #expect(panel.frame == nil)
    #expect(try registry.attributes(of: panel) { $0.isInspectable } == [RuntimeAttribute("frame", .nil)])
  }

  @Test(
    "Other values are refused",
    arguments: [
      ("extent", .string("{1, 1}"), true), ("origin", .nil, true), ("selection", .nil, true),
      ("origin", .size(.init(width: 1, height: 1)), true), ("selection", 3, true),
      ("origin.z", 1, true), ("origin", ["z": 1], true),
    ] as [(AttributeKeyPath, AttributeValue, Bool)]
  )
  func others(keyPath: AttributeKeyPath, value: AttributeValue, raises: Bool) throws {
    let (registry, panel) = (try Self.registry(), Panel())
    let report = registry.apply([RuntimeAttribute(keyPath, value)], to: panel)
    #expect(report.failures.isEmpty == !raises)
    #expect(panel.origin == CGPoint(x: 1, y: 2))
    #expect(panel.extent == CGSize(width: 3, height: 4))
    #expect(panel.selection == NSRange(location: 5, length: 6))
  }

  @Test("Conversions are reversible")
  func conversions() {
    let rect = CGRect(x: 0.1, y: -2, width: 3, height: 4)
    #expect(CGRect(AttributeValue.Rect(rect)) == rect)
    #expect(CGRect(attributeValue: rect.attributeValue) == rect)
    #expect(CGPoint(attributeValue: rect.origin.attributeValue) == rect.origin)
    #expect(CGSize(attributeValue: rect.size.attributeValue) == rect.size)
    let range = NSRange(location: 1, length: 2)
    #expect(NSRange(attributeValue: range.attributeValue) == range)
    #expect(NSRange(attributeValue: rect.attributeValue) == nil)
    #expect(CGRect(attributeValue: range.attributeValue) == nil)
  }
}
