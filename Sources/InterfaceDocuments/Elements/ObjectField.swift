/// The XML attributes that determine the fields and resource references of an object.
enum ObjectField: Sendable {
  case id, key
  case customClass, customModule, customModuleProvider
  case userLabel, text, title
  case storyboardIdentifier, restorationIdentifier, reuseIdentifier, identifier
  case sharesStoryboardIdentifier
  case translatesAutoresizingMask, hidden, takesTouches, tag
  case contentClass, treeKeyPath
  case image, nib

  /// The fields by the name of their XML attribute.
  static let byName = NameTable<ObjectField>([
    ("alternateImage", .image),
    ("backIndicatorImage", .image),
    ("backIndicatorTransitionMaskImage", .image),
    ("backgroundImage", .image),
    ("childrenKeyPath", .treeKeyPath),
    ("collapsedRepresentationImage", .image),
    ("countKeyPath", .treeKeyPath),
    ("customClass", .customClass),
    ("customModule", .customModule),
    ("customModuleProvider", .customModuleProvider),
    ("enabled", .takesTouches),
    ("hidden", .hidden),
    ("highlightedImage", .image),
    ("id", .id),
    ("identifier", .identifier),
    ("image", .image),
    ("key", .key),
    ("landscapeImage", .image),
    ("leafKeyPath", .treeKeyPath),
    ("nibName", .nib),
    ("objectClassName", .contentClass),
    ("restorationIdentifier", .restorationIdentifier),
    ("reuseIdentifier", .reuseIdentifier),
    ("selectedImage", .image),
    ("storyboardIdentifier", .storyboardIdentifier),
    ("tag", .tag),
    ("text", .text),
    ("title", .title),
    ("translatesAutoresizingMaskIntoConstraints", .translatesAutoresizingMask),
    ("useStoryboardIdentifierAsRestorationIdentifier", .sharesStoryboardIdentifier),
    ("userInteractionEnabled", .takesTouches),
    ("userLabel", .userLabel),
  ])
}
