import InterfaceDocuments

/// Draws objects with their children and records their positions.
struct Artist {
  let sheet: DrawingSheet
  var svg = SVGBuilder()
  /// The boxes of objects, by index.
  private(set) var places: [Int: Box] = [:]
  /// The number of views without a frame, which are not placed.
  private(set) var unplaced = 0
  /// The boxes of the most recent texts and images.
  private var content: [Box] = []
  /// The tint colors of images; each color needs a filter.
  var tints: Set<String> = []
  /// The total length of embedded images.
  var imageBytes = 0

  /// The maximum nesting depth, which handwritten interfaces do not exceed.
  private static let deepest = 120

  /// The coordinate space of a view.
  private struct Space {
    var box: Box
    /// Whether the y-axis points upwards.
    var isUpward: Bool
    var depth = 0
  }

  init(_ sheet: DrawingSheet) {
    self.sheet = sheet
  }

  /// Draws an object and its children in a box, regardless of the object's own frame.
  ///
  /// - Parameters:
  ///   - index: The object's index.
  ///   - box: The box to fill.
  ///   - inset: The top inset of a list below a bar.
  mutating func draw(_ index: Int, filling box: Box, inset: Double = 0) {
    draw(index, at: box, depth: 0, inset: inset)
  }

  /// Draws the children of an object, in coordinates relative to a box.
  mutating func drawChildren(of index: Int, in box: Box) {
    drawChildren(of: index, in: Space(box: box, isUpward: sheet.isCocoa))
  }

  /// Records the box of an object that another object's painter has drawn.
  mutating func place(_ index: Int, at box: Box) { places[index] = box }

  /// Records the box of a text or an image.
  mutating func noteContent(_ box: Box) {
    // Only the most recent boxes are kept, since comparing all pairs takes too long for huge documents.
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
    let box = Box(x: space.box.x + own.x, y: y, width: own.width, height: own.height)
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

  /// Whether a child is visible; a tab view shows only the selected tab.
  private func isShown(_ index: Int) -> Bool {
    let object = sheet.object(index)
    guard object.element == "tabViewItem", let tabs = object.parent else { return true }
    return index == sheet.shownTab(of: tabs)
  }

  /// Child elements of views that are not views themselves.
  private static let invisible: Set<String> = [
    "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "connections", "menu",
    "touchBar",
  ]

  /// Views that always clip their contents.
  private static let clipping: Set<String> = [
    "clipView", "collectionView", "pickerView", "scrollView", "tableView", "textView", "window",
  ]

  /// The macOS views whose y-axis points downwards.
  private static let flipped: Set<String> = [
    "clipView", "collectionView", "matrix", "outlineView", "scrollView", "splitView", "tableHeaderView",
    "tableView", "textView",
  ]

  /// Controls that are drawn without their children.
  private static let opaque: Set<String> = ["scroller", "tableHeaderView", "toolbar"]
}
