import InterfaceDocuments

extension Painters {
  static let touchButton: Painter = { artist, index, box in
    let sheet = artist.sheet
    let markup = sheet.markup(index)
    let configuration = markup.part("configuration")
    let style = configuration?.attributes["style"] ?? ""
    let tint = sheet.color("tintColor", of: index) ?? Palette.tint
    let background = sheet.color("backgroundColor", of: index)
    let fills = ["filled": tint, "gray": "#e9e9eb", "tinted": "\(tint.prefix(7))2e"]
    if let fill = fills[style] {
      artist.svg.fill(
        box,
        sheet.color("baseBackgroundColor", of: index, in: "configuration") ?? fill,
        radius: 6
      )
    } else if let background {
      artist.svg.fill(box, background)
    }
    let kind = markup.attributes["buttonType"]
    let color =
      sheet.color("titleColor", of: index, in: "normal")
      ?? sheet.color("baseForegroundColor", of: index, in: "configuration")
      ?? (style == "filled" || kind == nil || kind == "custom" && configuration == nil && background != nil
        ? "#ffffff" : tint)
    let font = sheet.font(of: index, standard: 15).colored(color)
    let title = (sheet.text(of: index) ?? configuration?.attributes["title"]).flatMap {
      $0.isEmpty ? nil : $0
    }
    let state = markup.part("normal")?.attributes ?? [:]
    if let glyph = glyphs[kind ?? ""] {
      artist.svg.circle(x: box.midX, y: box.midY, radius: 10, .init(stroke: tint, width: 1.5))
      artist.text(glyph, in: box, .init(size: 15, anchor: .middle, color: tint))
      return
    }
    if let name = state["backgroundImage"] { artist.image(name, in: box, .init(mode: "scaleToFill")) }
    let image = state["image"] ?? configuration?.attributes["image"]
    let layout = ButtonLayout(
      markup,
      in: box,
      title: title.map { TextFitting.width(of: $0, size: font.size) * (font.isBold ? 1.08 : 1) },
      fontSize: font.size,
      image: image.map {
        sheet.imageSize($0) ?? Box(x: 0, y: 0, width: min(box.width, 22), height: min(box.height, 22))
      }
    )
    if let image, let frame = layout.image {
      let isTemplate = kind == "system" || kind == "roundedRect" || configuration != nil
      artist.image(image, in: frame, .init(tint: color, isTemplate: isTemplate))
    }
    if let title, let frame = layout.title {
      artist.text(title, in: frame, font.anchored(layout.alignment), limit: 2)
    }
    if title == nil, image == nil, state["backgroundImage"] == nil, background == nil, fills[style] == nil {
      artist.placeholder(for: index, in: box)
    }
  }

  private static let glyphs = ["contactAdd": "+", "infoDark": "i", "infoLight": "i", "detailDisclosure": "i"]
}

/// The positions of a button's image and title.
private struct ButtonLayout {
  var image: Box?
  var title: Box?
  /// The alignment of the title at its position.
  var alignment = "left"

  /// Computes the layout of a button.
  ///
  /// - Parameters:
  ///   - markup: The markup of the button.
  ///   - bounds: The box of the button.
  ///   - title: The width of the title; nil without a title.
  ///   - fontSize: The size of the title's font.
  ///   - image: The size of the image; nil without an image.
  init(_ markup: ObjectMarkup, in bounds: Box, title: Double?, fontSize: Double, image: Box?) {
    let box = bounds.inset(by: markup.part("contentEdgeInsets"))
    let configuration = markup.part("configuration")?.attributes ?? [:]
    var side = markup.attributes["contentHorizontalAlignment"] ?? "center"
    if side == "fill" { side = "center" }
    let alignment = ["leading": "left", "trailing": "right"][side] ?? side
    guard let image else {
      (self.title, self.alignment) = (box.inset(by: markup.part("titleEdgeInsets")), alignment)
      return
    }
    let padding = configuration["imagePadding"].flatMap(Double.init) ?? 0
    let gap = padding.isFinite && title != nil ? min(max(padding, 0), 1000) : 0
    // An image that is larger than its button is scaled down; an image without a title may fill the button.
    let scale = min(box.width / max(image.width, 1), box.height / max(image.height, 1), 1)
    let (width, height) = (image.width * scale, image.height * scale)
    let titleWidth = title ?? 0
    switch configuration["imagePlacement"] {
    case "top", "bottom":
      let line = title == nil ? 0 : fontSize * 1.2
      let top = box.midY - (height + gap + line) / 2
      let isTop = configuration["imagePlacement"] == "top"
      self.image = Box(
        x: box.midX - width / 2,
        y: isTop ? top : top + line + gap,
        width: width,
        height: height
      )
      self.title = Box(x: box.x, y: isTop ? top + height + gap : top, width: box.width, height: line)
      self.alignment = "center"
    case let placement:
      let all = min(width + gap + titleWidth, box.width)
      let start =
        switch alignment {
        case "left": box.x
        case "right": box.maxX - all
        default: box.midX - all / 2
        }
      let isTrailing = placement == "trailing"
      self.image = Box(
        x: isTrailing ? start + all - width : start,
        y: box.midY - height / 2,
        width: width,
        height: height
      )
      self.title = Box(
        x: isTrailing ? start : start + width + gap,
        y: box.y,
        width: max(all - width - gap, 0),
        height: box.height
      )
    }
    self.image = self.image?.inset(by: markup.part("imageEdgeInsets"), resizes: false, alignment)
    self.title = self.title?.inset(by: markup.part("titleEdgeInsets"), resizes: false, alignment)
  }
}

extension Box {
  /// Returns the box with the insets of an `inset` element.
  ///
  /// - Parameters:
  ///   - edges: The element.
  ///   - resizes: Whether the box is resized; otherwise it is only moved, according to the alignment.
  ///   - alignment: The side that the content is aligned to.
  /// - Returns: The resized or moved box.
  fileprivate func inset(
    by edges: ObjectMarkup.Part?,
    resizes: Bool = true,
    _ alignment: String = "center"
  ) -> Box {
    guard let edges else { return self }
    let (left, right, top, bottom) = (
      Box.sane(edges.number("minX") ?? 0), Box.sane(edges.number("maxX") ?? 0),
      Box.sane(edges.number("minY") ?? 0), Box.sane(edges.number("maxY") ?? 0)
    )
    if resizes {
      return Box(
        x: x + left,
        y: y + top,
        width: max(width - left - right, 0),
        height: max(height - top - bottom, 0)
      )
    }
    let dx =
      switch alignment {
      case "left": left
      case "right": -right
      default: (left - right) / 2
      }
    return moved(dx, (top - bottom) / 2)
  }
}
