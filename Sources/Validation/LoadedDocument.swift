import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// One document after its load: what was found, and what its objects hold.
struct LoadedDocument: Sendable {
  let document: InterfaceDocument
  let findings: [Finding]
  /// Values by object index, of the key paths that a spec may ask for.
  private let valueOf: @Sendable (Int, AttributeKeyPath) -> AttributeValue?

  init(_ document: InterfaceDocument, registry: ClassRegistry, conditions: LoadConditions) {
    self.document = document
    let loader = NibLoader(registry: registry, conditions: conditions)
    findings = FindingBuilder(document: document).findings(of: loader.load(document).events)
    // Objects stay on the thread that loads them; what a spec asks for is loaded again, which specs are small enough for.
    valueOf = { index, keyPath in
      guard let object = loader.load(document).object(at: index) else { return nil }
      return try? registry.value(forKeyPath: keyPath, of: object).attributeValue
    }
  }

  /// The value that an object of an id holds after the load; nil if the document has no such object.
  func value(ofObject id: String, _ keyPath: AttributeKeyPath) -> AttributeValue?? {
    document.indexesByID()[id].map { valueOf($0, keyPath) }
  }
}
