import KeyValueCoding
import RuntimeAttributes

extension DocumentProperty {
  /// Returns the property for a key path from the nearest class that lists the property.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - classes: A class, followed by its superclasses.
  ///   - platform: The platform of the document.
  /// - Returns: The property, possibly with an unknown encoding, or nil if none of the classes lists the property.
  static func find(_ keyPath: String, in classes: [String], on platform: Platform) -> DocumentProperty? {
    guard let table = tables[platform] else { return nil }
    return classes.lazy.compactMap { table[$0]?[keyPath] }.first
  }

  /// The properties by platform, class and key path; the interface objects of WatchKit do not have readable
  /// properties.
  private static let tables: [Platform: [String: [String: DocumentProperty]]] = {
    let (touch, desktop) = (table(uiKit), table(appKit))
    return [.iOS: touch, .tvOS: touch, .visionOS: touch, .macOS: desktop]
  }()

  private static func table(_ classes: [String: [DocumentProperty]]) -> [String: [String: DocumentProperty]] {
    classes.merging(["NSLayoutConstraint": constraint]) { first, _ in first }.mapValues { properties in
      Dictionary(properties.map { ($0.keyPath, $0) }) { first, _ in first }
    }
  }

  private static let constraint: [DocumentProperty] = [
    DocumentProperty("constant", .spacing, initially: .real(0)),
    DocumentProperty("identifier", .string),
    DocumentProperty("multiplier", .ratio, initially: .real(1)),
    DocumentProperty("priority", .real, initially: .real(1000)),
  ]
}
