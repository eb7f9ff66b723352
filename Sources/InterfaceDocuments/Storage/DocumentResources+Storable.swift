package import FactStorage
import RuntimeAttributes

extension DocumentResources: Storable {
  package static var blank: DocumentResources { DocumentResources() }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&namedColors)
    coder.code(&systemColors)
    coder.code(&images)
  }
}

extension DocumentResources.Image: Storable {
  package static var blank: DocumentResources.Image { DocumentResources.Image(.blank, at: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&image)
    coder.code(&size)
    coder.code(&isEmbedded)
    coder.code(&position)
  }
}

extension ResourceReference: Storable {
  package static var blank: ResourceReference { ResourceReference(.blank, of: 0, at: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&resource)
    coder.code(&object)
    coder.code(&position)
  }
}

extension ResourceReference.Resource: Storable {
  package static var blank: ResourceReference.Resource { .nib("") }

  package mutating func code(with coder: inout some FieldCoder) {
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

extension StoryboardReference: Storable {
  package static var blank: StoryboardReference {
    StoryboardReference(object: 0, storyboard: nil, identifier: nil, bundle: nil)
  }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&object)
    coder.code(&storyboard)
    coder.code(&identifier)
    coder.code(&bundle)
  }
}
