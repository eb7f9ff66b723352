import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Checks what documents ask for by name: the storyboards and controllers behind references, the nibs of controllers'
/// views, and images.
struct DocumentReferences {
  private let contents: BundleContents
  /// The identifiers of the controllers in the storyboards that were read, by the storyboards' names.
  private let identifiers: [String: Set<String>]
  /// The storyboards of which one could not be read, or was left out.
  private let unread: Set<String>

  init(_ documents: [InterfaceDocument], unit: ValidationUnit, projects: ProjectTargets) {
    contents = BundleContents(
      unit,
      projects: projects,
      asksForImages: documents.contains { !$0.imageReferences.isEmpty }
    )
    var identifiers: [String: Set<String>] = [:]
    for document in documents where document.format == .storyboard {
      identifiers[PathName.nibName(of: document.file), default: []]
        .formUnion(document.objects.lazy.compactMap(\.storyboardIdentifier))
    }
    self.identifiers = identifiers
    let read = Set(documents.map(\.file))
    unread = Set(
      (unit.documents + unit.documentsAround).lazy.filter { !read.contains($0) }.map(PathName.nibName)
    )
  }

  /// What is missing of all that a document refers to.
  func findings(in document: InterfaceDocument, platform: Platform) -> [Finding] {
    var found = document.storyboardReferences.compactMap { missing($0, of: document) }
    found += document.resourceReferences.compactMap(missing)
    if Self.logsImages(on: platform) { found += document.imageReferences.compactMap(missing) }
    return found.map { finding($0, in: document, platform) }
  }

  /// What a platform makes of a missing image is known of UIKit alone.
  private static func logsImages(on platform: Platform) -> Bool {
    platform != .macOS && platform != .watchOS
  }

  /// Something that an object asks for and nobody has.
  private struct Missing {
    var name: MissingName
    var object: Int
    var position: SourcePosition?
    var suggestion: String?
  }

  private func missing(_ reference: StoryboardReference, of document: InterfaceDocument) -> Missing? {
    guard reference.bundle == nil else { return nil }
    let storyboard = reference.storyboard ?? PathName.nibName(of: document.file)
    guard contents.contains(storyboard, .storyboard) else {
      return Missing(
        name: .storyboard(storyboard),
        object: reference.object,
        suggestion: contents.nearest(to: storyboard, .storyboard)
      )
    }
    // What the runtime makes of a storyboard without an initial controller is not known.
    guard let identifier = reference.identifier, !unread.contains(storyboard),
      let known = identifiers[storyboard], !known.contains(identifier)
    else { return nil }
    return Missing(
      name: .controller(identifier, storyboard: storyboard),
      object: reference.object,
      suggestion: NearestName.find(identifier, among: known.sorted())
    )
  }

  private func missing(_ reference: ResourceReference) -> Missing? {
    guard case .nib(let name) = reference.resource, !contents.contains(name, .nib) else { return nil }
    return Missing(
      name: .nib(name),
      object: reference.object,
      position: reference.position,
      suggestion: contents.nearest(to: name, .nib)
    )
  }

  private func missing(_ reference: ImageReference) -> Missing? {
    let name = reference.image.name
    // A colon stands in names that Interface Builder made for an image that nobody chose.
    guard reference.image.catalog == nil, !name.contains(":"), !contents.contains(name, .image) else {
      return nil
    }
    return Missing(
      name: .image(name),
      object: reference.object,
      position: reference.position,
      suggestion: contents.nearest(to: name, .image)
    )
  }

  private func finding(_ missing: Missing, in document: InterfaceDocument, _ platform: Platform) -> Finding {
    let isProved = contents.isWhole(around: document.file, missing.name.kind)
    let object = document.objects[missing.object]
    return Finding(
      id: missing.name.id,
      consequence: isProved ? missing.name.consequence : .unproved,
      message: FindingReason.missing(missing.name, isProved: isProved).sentence,
      consoleMessage: isProved ? missing.name.consoleLine(on: platform) : nil,
      file: document.file,
      position: missing.position ?? object.position,
      object: Finding.Object(object),
      keyPath: missing.name.name,
      suggestion: missing.suggestion
    )
  }
}

/// A place where an object asks for an image.
private struct ImageReference {
  var image: AttributeValue.Image
  var object: Int
  var position: SourcePosition
}

extension InterfaceDocument {
  /// The images that objects ask for, of their own or by runtime attributes.
  fileprivate var imageReferences: [ImageReference] {
    var references: [ImageReference] = []
    for reference in resourceReferences {
      guard case .image(let image) = reference.resource else { continue }
      references.append(ImageReference(image: image, object: reference.object, position: reference.position))
    }
    for index in objects.indices {
      for attribute in objects[index].attributes {
        guard case .image(let image) = attribute.value, let position = attribute.position else { continue }
        references.append(ImageReference(image: image, object: index, position: position))
      }
    }
    return references
  }
}
