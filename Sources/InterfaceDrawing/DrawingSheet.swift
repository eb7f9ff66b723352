import InterfaceDocuments
import RuntimeAttributes

/// A document with all the data needed for drawing.
struct DrawingSheet: Sendable {
  let document: InterfaceDocument
  private let palette: Palette
  private let children: [[Int]]
  private let indexesByID: [String: Int]
  private let images: DrawnImage.Source?
  private let imageSizes: [String: Box]

  init(_ document: InterfaceDocument, images: DrawnImage.Source? = nil) {
    self.document = document
    self.images = images
    imageSizes = document.resources.images.reduce(into: [:]) { sizes, image in
      guard let size = image.size, size.width > 0, size.height > 0 else { return }
      sizes[image.image.name] = Box(AttributeValue.Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
    palette = Palette(document.resources)
    indexesByID = document.indexesByID()
    var children = Array(repeating: [Int](), count: document.objects.count)
    for index in document.objects.indices {
      if let parent = document.objects[index].parent, children.indices.contains(parent) {
        children[parent].append(index)
      }
    }
    self.children = children
  }

  /// Whether frames are relative to the lower left corner.
  var isCocoa: Bool { document.platform == .macOS }

  func object(_ index: Int) -> InterfaceObject { document.objects[index] }

  func markup(_ index: Int) -> ObjectMarkup { document.objects[index].markup }

  func children(of index: Int) -> [Int] { children[index] }

  func child(_ key: String, of index: Int) -> Int? {
    children[index].first { document.objects[$0].key == key }
  }

  /// Returns the children with the given element names.
  func children(of index: Int, named elements: String...) -> [Int] {
    children[index].filter { elements.contains(document.objects[$0].element) }
  }

  /// Returns an image of the app, or nil if unknown.
  func image(_ name: String) -> DrawnImage? { images?(name) }

  /// Returns the size of an image according to the document, if known.
  func imageSize(_ name: String) -> Box? { imageSizes[name] }

  func index(ofID id: String?) -> Int? { id.flatMap { indexesByID[$0] } }
}

extension DrawingSheet {
  /// Returns the object that determines the look of a control: on macOS its cell, elsewhere the control itself.
  func face(of index: Int) -> Int { child("cell", of: index) ?? index }

  /// Returns the text that an object shows, if any.
  func text(of index: Int) -> String? {
    if let text = object(index).text, !text.isEmpty { return text }
    let pieces = markup(index).parts.compactMap { part -> String? in
      guard part.element == "fragment" else { return nil }
      return part.attributes["content"]
    }
    if !pieces.isEmpty { return pieces.joined() }
    let strings = markup(index).parts.filter { $0.element == "string" && $0.key == "content" }
    return strings.isEmpty ? nil : strings.map(\.text).joined()
  }

  /// Returns the name to show for an object without visible contents.
  func className(of index: Int) -> String {
    let object = object(index)
    return object.customClass ?? object.userLabel ?? object.elementClass ?? object.element
  }

  /// Whether a stack view excludes a view from its layout because the view is hidden.
  func isLeftOut(_ index: Int) -> Bool {
    let object = object(index)
    guard object.isHidden, object.container == "subviews", let parent = object.parent else { return false }
    return self.object(parent).element == "stackView"
  }

  /// Returns the index of the selected item of a tab view, or else of the first item, if any.
  func shownTab(of tabs: Int) -> Int? {
    index(ofID: markup(tabs).attributes["initialItem"]) ?? children(of: tabs, named: "tabViewItem").first
  }

  /// Returns the SVG color for a key, if the object sets one.
  func color(_ key: String, of index: Int, in outerKey: String? = nil) -> String? {
    palette.css(markup(index).color(key, in: outerKey))
  }

  /// Returns the font of an object's text.
  func font(of index: Int, standard: Double) -> SVGBuilder.Font {
    var font = SVGBuilder.Font(size: isCocoa ? 13 : standard)
    let fonts = markup(index).parts.filter { $0.element == "fontDescription" || $0.element == "font" }
    guard let part = fonts.first else { return font }
    let size = part.number("pointSize") ?? part.number("size")
    font.size = min(
      max(size ?? Self.sizes[part.attributes["style"] ?? part.attributes["metaFont"] ?? ""] ?? font.size, 4),
      200
    )
    let kind = [
      part.attributes["type"], part.attributes["weight"], part.attributes["metaFont"],
      part.attributes["name"],
    ]
    .compactMap(\.self).joined().lowercased()
    font.isBold =
      ["bold", "heavy", "black", "medium"].contains { kind.contains($0) }
      || part.attributes["style"] == "UICTFontTextStyleHeadline"
    font.isItalic = kind.contains("italic")
    return font
  }

  /// The font sizes of text styles.
  private static let sizes: [String: Double] = [
    "UICTFontTextStyleBody": 17, "UICTFontTextStyleCallout": 16, "UICTFontTextStyleCaption1": 12,
    "UICTFontTextStyleCaption2": 11, "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleHeadline": 17,
    "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28,
    "UICTFontTextStyleTitle2": 22, "UICTFontTextStyleTitle3": 20,
    "cellTitle": 12, "label": 10, "menu": 11, "message": 11, "miniSystem": 9, "smallSystem": 11,
    "smallSystemBold": 11, "system": 13, "systemBold": 13, "titleBar": 12, "toolTip": 11,
  ]
}
