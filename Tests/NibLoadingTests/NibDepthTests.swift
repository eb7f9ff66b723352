import Foundation
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import Testing

@MainActor private var places: [UInt] = []

/// A view that records the stack address of its `init(coder:)`.
private final class Probe: NibView {
  required init(coder: NibCoder) throws(NibError) {
    var mark = 0
    withUnsafeMutablePointer(to: &mark) { places.append(UInt(bitPattern: $0)) }
    try super.init(coder: coder)
  }

  required init(frame: AttributeValue.Rect, bundle: NibBundle) { super.init(frame: frame, bundle: bundle) }

  override class var registration: TypeRegistration { TypeRegistration(Probe.self) { _ in } }
}

@MainActor
@Suite("Views within views", .serialized)
struct NibDepthTests {
  private static func nest(_ count: Int, element: String) throws -> InterfaceDocument {
    var text = ""
    for index in 0..<count { text += "<\(element) id=\"v-\(index)\" customClass=\"Probe\"><subviews>" }
    text += String(repeating: "</subviews></\(element)>", count: count)
    return try LoadFixture.xib(text)
  }

  private static func bundle(_ count: Int, element: String = "view") throws -> NibBundle {
    let registry = try ClassRegistry {
      $0.register(NibObject.baseClasses)
      $0.register(Probe.self)
    }
    return NibBundle([try nest(count, element: element)], loader: NibLoader(registry: registry))
  }

  /// Whether a sanitizer enlarges stack frames, or stores them outside of the stack.
  nonisolated private static let isInstrumented = ["__asan_init", "__tsan_init"].contains { (name: String) in
    dlsym(dlopen(nil, RTLD_NOW), name) != nil
  }

  @Test(
    "Creating a view needs a few kilobytes of stack, even without optimization",
    .disabled(if: isInstrumented)
  )
  func stack() throws {
    places = []
    try Self.bundle(20).nib(named: "Test").instantiate()
    let steps = zip(places, places.dropFirst()).map { $0 - $1 }
    #expect(steps.count == 19)
    #expect(steps.allSatisfy { $0 < 8 << 10 }, "\(steps)")
  }

  @Test(
    "A realistic number of nested views is created, and more end the load",
    arguments: ["view", "stackView"]
  )
  func limit(element: String) throws {
    let contents = try Self.bundle(50, element: element).nib(named: "Test").instantiate()
    #expect(contents.all(NibView.self).count == 50)
    for count in [51, 250] {
      let error = #expect(throws: NibError.self) {
        try Self.bundle(count, element: element).nib(named: "Test").instantiate()
      }
      #expect(error == .tooDeep(limit: 50))
    }
  }
}
