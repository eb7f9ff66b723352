package import BinaryCoding
import RuntimeAttributes

extension DocumentResources: BinaryCodable {
  package static var placeholder: DocumentResources { DocumentResources() }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&namedColors)
    coder.code(&systemColors)
    coder.code(&images)
  }
}

extension DocumentResources.Image: BinaryCodable {
  package static var placeholder: DocumentResources.Image {
    DocumentResources.Image(.placeholder, at: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&image)
    coder.code(&size)
    coder.code(&isEmbedded)
    coder.code(&position)
  }
}

extension ResourceReference: BinaryCodable {
  package static var placeholder: ResourceReference {
    ResourceReference(.placeholder, of: 0, at: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&resource)
    coder.code(&object)
    coder.code(&position)
  }
}

extension ResourceReference.Resource: BinaryCodable {
  package static var placeholder: ResourceReference.Resource { .nib("") }

  package mutating func code(with coder: inout some BinaryCoder) {
    var image: AttributeValue.Image?
    var (isColor, name) = (false, "")
    switch self {
    case .image(let own): image = own
    case .namedColor(let own): (isColor, name) = (true, own)
    case .nib(let own): name = own
    }
    coder.code(&image)
    coder.code(&isColor)
    coder.code(&name)
    self = image.map(Self.image) ?? (isColor ? .namedColor(name) : .nib(name))
  }
}

extension StoryboardReference: BinaryCodable {
  package static var placeholder: StoryboardReference {
    StoryboardReference(object: 0, storyboard: nil, identifier: nil, bundle: nil)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&object)
    coder.code(&storyboard)
    coder.code(&identifier)
    coder.code(&bundle)
  }
}
