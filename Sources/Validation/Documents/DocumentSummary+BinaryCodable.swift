import BinaryCoding
import InterfaceDocuments
import RuntimeAttributes

extension DocumentSummary: BinaryCodable {
  static var placeholder: DocumentSummary {
    DocumentSummary(InterfaceDocument(file: "", format: .xib, platform: .iOS))
  }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(file: &file)
    coder.code(&format)
    coder.code(&platform)
    coder.code(&classes)
    coder.code(&controllers)
    coder.code(&reuseIdentifiers)
    coder.code(&segueIdentifiers)
    coder.code(&bareSegueClasses)
    coder.code(&scenesOfClasses)
    coder.code(&isLaunchScreen)
    coder.code(&initialScene)
    coder.code(&systemScenes)
    coder.code(&links)
    coder.code(&classesByScene)
    coder.code(&frameworkKeys)
    coder.code(&asksForImages)
    coder.code(&offeredClasses)
    coder.code(&owner)
    coder.code(&nibUses)
  }
}

extension DocumentSummary.ClassUse: BinaryCodable {
  static var placeholder: DocumentSummary.ClassUse {
    DocumentSummary.ClassUse(name: "", module: nil, isOfTarget: false, isPlaceholder: false)
  }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&module)
    coder.code(&isOfTarget)
    coder.code(&isPlaceholder)
    coder.code(&hasView)
    coder.code(&isDecoded)
  }
}

extension DocumentSummary.FrameworkKey: BinaryCodable {
  static var placeholder: DocumentSummary.FrameworkKey {
    DocumentSummary.FrameworkKey(className: "", key: "")
  }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&className)
    coder.code(&key)
  }
}

extension DocumentSummary.NibUse: BinaryCodable {
  static var placeholder: DocumentSummary.NibUse { DocumentSummary.NibUse(name: "") }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&scene)
  }
}

extension DocumentSummary.Controller: BinaryCodable {
  static var placeholder: DocumentSummary.Controller {
    DocumentSummary.Controller(identifier: "", className: nil, scene: nil)
  }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&identifier)
    coder.code(&className)
    coder.code(&scene)
  }
}

extension DocumentSummary.Owner: BinaryCodable {
  static var placeholder: DocumentSummary.Owner { DocumentSummary.Owner(className: "", outlets: []) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&className)
    coder.code(&outlets)
  }
}

extension DocumentSummary.Link: BinaryCodable {
  static var placeholder: DocumentSummary.Link { .scene(0, performedBy: nil) }

  mutating func code(with coder: inout some BinaryCoder) {
    var scene: Int?
    var storyboard: String?
    var identifier: String?
    var bundle: String?
    switch self {
    case .scene(let number, let segue): (scene, identifier) = (number, segue)
    case .storyboard(let name, let wanted, let owner):
      (storyboard, identifier, bundle) = (name, wanted, owner)
    }
    coder.code(&scene)
    coder.code(&storyboard)
    coder.code(&identifier)
    coder.code(&bundle)
    self =
      scene.map { .scene($0, performedBy: identifier) }
      ?? .storyboard(storyboard, identifier: identifier, bundle: bundle)
  }
}
