import InterfaceDocuments

/// Draws objects with all that they hold, and keeps where each one is.
struct Artist {
  let sheet: DrawingSheet
  var svg = SVGBuilder()
  /// Where objects are, by their index.
  private(set) var places: [Int: Box] = [:]
  /// How many views have no frame and so no place.
  private(set) var unplaced = 0
  /// Where texts and images were drawn last.
  private var content: [Box] = []
  /// The colors of filters that images are drawn with.
  var tints: Set<String> = []
  /// The length of all embedded pictures.
  var imageBytes = 0

  /// Deeper than this no interface goes that people made.
  private static let deepest = 120

  /// What a view's coordinates count from.
  private struct Space {
    var box: Box
    /// Whether y grows upwards.
    var isUpward: Bool
    var depth = 0
  }

  init(_ sheet: DrawingSheet) {
    self.sheet = sheet
  }

  /// Draws an object in a box that its own frame need not tell, and all that it holds.
  ///
  /// - Parameters:
  ///   - index: The object's index.
  ///   - box: Where it is.
  ///   - inset: How far down a list begins, of which a bar covers the top.
  mutating func draw(_ index: Int, filling box: Box, inset: Double = 0) {
    draw(index, at: box, depth: 0, inset: inset)
  }

  /// Draws what an object holds, in coordinates that count from a box.
  mutating func drawChildren(of index: Int, in box: Box) {
    drawChildren(of: index, in: Space(box: box, isUpward: sheet.isCocoa))
  }

  /// Notes where an object is that another one's painter has drawn.
  mutating func place(_ index: Int, at box: Box) { places[index] = box }

  /// Notes where a text or an image is.
  mutating func noteContent(_ box: Box) {
    // Only the last ones, so that a document of many thousands does not take time for each pair.
    if content.count >= 256 { content.removeFirst(128) }
    content.append(box)
  }

  /// Whether a text or an image was drawn in a box.
  func hasContent(in box: Box) -> Bool { content.contains { $0.overlaps(box) } }

  private mutating func drawChildren(of index: Int, in space: Space) {
    guard space.depth < Self.deepest else { return }
    var inner = space
    inner.depth += 1
    for child in sheet.children(of: index) { draw(child, in: inner) }
    if sheet.isInsetList(index) {
      let card = sheet.cells(of: index).map { $0.moved(space.box.x, space.box.y) }
      roundCorners(of: card, 10, sheet.listBackground(index))
    }
  }

  private mutating func draw(_ index: Int, in space: Space) {
    let object = sheet.object(index)
    guard !Self.invisible.contains(object.element) else { return }
    if object.key == "cell", object.frame == nil {
      places[index] = space.box
      return
    }
    guard let frame = object.frame else {
      if object.container == "subviews" { unplaced += 1 }
      if object.element == "tableViewSection" { section(index, in: space.box) }
      if isShown(index) { drawChildren(of: index, in: space) }
      return
    }
    let own = Box(frame)
    let y = space.isUpward ? space.box.maxY - own.y - own.height : space.box.y + own.y
    let box = Box(space.box.x + own.x, y, own.width, own.height)
    if sheet.isLeftOut(index) {
      places[index] = box
    } else {
      draw(index, at: box, depth: space.depth)
    }
  }

  private mutating func draw(_ index: Int, at box: Box, depth: Int, inset: Double = 0) {
    let object = sheet.object(index)
    let markup = sheet.markup(index)
    places[index] = box
    var outer = SVGBuilder()
    swap(&svg, &outer)
    let clips =
      markup.isSet("clipsSubviews") || Self.clipping.contains(object.element)
      || sheet.isCocoa && object.element == "stackView"
    if clips { svg.openClip(box) }
    Painters.painter(of: object, on: sheet.document.platform)(&self, index, box)
    let content = box.moved(0, inset)
    let isUpward = sheet.isCocoa && !Self.flipped.contains(object.element)
    if !Self.opaque.contains(object.element) {
      drawChildren(of: index, in: Space(box: content, isUpward: isUpward, depth: depth))
    }
    if clips { svg.close("svg") }
    swap(&svg, &outer)
    let opacity = (markup.number("alpha") ?? 1) * (object.isHidden ? 0.3 : 1)
    if opacity < 1 {
      svg.group("opacity=\"\(max(opacity, 0).svg)\"") { $0.raw(outer.text) }
    } else {
      svg.raw(outer.text)
    }
  }

  /// Whether a part of a view is the one in front: of tabs, only one is.
  private func isShown(_ index: Int) -> Bool {
    let object = sheet.object(index)
    guard object.element == "tabViewItem", let tabs = object.parent else { return true }
    return index == sheet.shownTab(of: tabs)
  }

  /// Elements among the contents of a view that are not views.
  private static let invisible: Set<String> = [
    "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "connections", "menu",
    "touchBar",
  ]

  /// The views that never show what lies outside of them.
  private static let clipping: Set<String> = [
    "clipView", "collectionView", "pickerView", "scrollView", "tableView", "textView", "window",
  ]

  /// The views of macOS whose y grows downwards.
  private static let flipped: Set<String> = [
    "clipView", "collectionView", "matrix", "outlineView", "scrollView", "splitView", "tableHeaderView",
    "tableView", "textView",
  ]

  /// The controls that are drawn as a whole.
  private static let opaque: Set<String> = ["scroller", "tableHeaderView", "toolbar"]
}
