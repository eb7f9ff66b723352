import InterfaceDocuments
import RuntimeAttributes

extension FuzzTarget {
  /// Documents in the format that Xcode writes.
  static let documents = FuzzTarget(name: "documents") { bytes throws(Unsoundness) in
    try readDocument(bytes, path: "Fuzzed.xib")
  }

  /// Documents in the format that Interface Builder 3 wrote.
  static let archives = FuzzTarget(name: "archives") { bytes throws(Unsoundness) in
    try readDocument(bytes, path: "Fuzzed.xib")
  }

  /// Compiled nibs, and the property lists of compiled storyboards.
  static let compiledNibs = FuzzTarget(name: "compiled-nibs") { bytes throws(Unsoundness) in
    try readDocument(bytes, path: "Fuzzed.nib")
    _ = CompiledStoryboard(propertyList: bytes)
  }

  private static func readDocument(_ bytes: [UInt8], path: String) throws(Unsoundness) {
    let (document, error) = read(bytes, path: path)
    if let document { try checkSoundness(of: document) }
    guard let error else { return }
    try Unsoundness.unless(!error.message.isEmpty, "an error has a message")
    try Unsoundness.unless(
      error.position.map { $0.line > 0 && $0.column > 0 } ?? true,
      "positions count from 1"
    )
  }

  /// Returns the readable part of a document, and the error for the rest, if any.
  static func read(_ bytes: [UInt8], path: String) -> (document: InterfaceDocument?, error: DocumentError?) {
    do throws(DocumentError) {
      return (try InterfaceDocumentReader().read(bytes, path: path), nil)
    } catch {
      return (error.partialDocument, error)
    }
  }

  /// Checks that every index is valid, and that every object belongs to exactly one nib.
  static func checkSoundness(of document: InterfaceDocument) throws(Unsoundness) {
    let indexes = document.objects.indices
    for (index, object) in document.objects.enumerated() {
      try Unsoundness.unless(
        object.parent.map { $0 != index && indexes.contains($0) } ?? true,
        "the parent of \(index) is another object"
      )
      try Unsoundness.unless(
        object.scene.map(document.scenes.indices.contains) ?? true,
        "the scene of \(index) exists"
      )
      try Unsoundness.unless(
        object.position.line > 0 && object.position.column > 0,
        "the position of \(index) counts from 1"
      )
      try Unsoundness.unless(!document.name(of: index).isEmpty, "object \(index) has a name")
    }
    for scene in document.scenes {
      try Unsoundness.unless(
        scene.objects.upperBound <= indexes.upperBound,
        "the objects of a scene exist"
      )
      try Unsoundness.unless(
        scene.controller.map(indexes.contains) ?? true,
        "the controller of a scene exists"
      )
    }
    let referring =
      document.constraints.map(\.object) + document.variations.map(\.object)
      + document.storyboardReferences.map(\.object) + document.resourceReferences.map(\.object)
      + document.problems.compactMap(\.object)
    try Unsoundness.unless(referring.allSatisfy(indexes.contains), "what belongs to an object finds it")
    try Unsoundness.unless(
      document.nibs().flatMap(\.objects).sorted() == Array(indexes),
      "every object is part of one nib"
    )
  }
}
