package import BinaryCoding
import RuntimeAttributes

extension InterfaceDocument: BinaryCodable {
  package static var placeholder: InterfaceDocument {
    InterfaceDocument(file: "", format: .xib, platform: .iOS)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(file: &file)
    coder.code(&format)
    coder.code(&platform)
    coder.code(&targetRuntime)
    coder.code(&toolsVersion)
    coder.code(&options)
    coder.code(&deploymentTarget)
    coder.code(&initialController)
    coder.code(&objects)
    coder.code(&scenes)
    coder.code(&resources)
    coder.code(&constraints)
    coder.code(&variations)
    coder.code(&storyboardReferences)
    coder.code(&resourceReferences)
    coder.code(&problems)
    // Files may be forged, so the indexes are validated.
    if !hasSoundIndexes { coder.fail() }
  }
}

extension InterfaceDocument.Format: BinaryCodableCases {}

extension InterfaceDocument.Options: BinaryCodableOptions {}

extension InterfaceDocument {
  /// Whether all indexes of objects and scenes are valid.
  private var hasSoundIndexes: Bool {
    func isObject(_ index: Int) -> Bool { objects.indices.contains(index) }
    func isObject(_ index: Int?) -> Bool { index.map { isObject($0) } ?? true }
    let parents = objects.allSatisfy { isObject($0.parent) && $0.scene.map(scenes.indices.contains) != false }
    guard parents else { return false }
    var copy = self
    copy.breakCircles()
    return zip(objects, copy.objects).allSatisfy { $0.parent == $1.parent }
      && scenes.allSatisfy { isObject($0.controller) && objects.indices.contains($0.objects) }
      && constraints.allSatisfy { isObject($0.object) } && variations.allSatisfy { isObject($0.object) }
      && storyboardReferences.allSatisfy { isObject($0.object) }
      && resourceReferences.allSatisfy { isObject($0.object) } && problems.allSatisfy { isObject($0.object) }
  }
}

extension Range<Int> {
  /// Whether the range contains another one; an empty range is always contained.
  fileprivate func contains(_ other: Range<Int>) -> Bool { other.isEmpty || other.clamped(to: self) == other }
}
