extension Artist {
  /// The maximum total size of embedded images in a drawing; larger drawings are slow in browsers.
  private static let imageBudget = 8_000_000

  /// The appearance of an image in its box.
  struct ImageLook {
    /// The `contentMode` of UIKit, or the `imageScaling` of AppKit.
    var mode: String?
    /// The tint color of the view.
    var tint: String?
    /// Whether the view uses the image as a template unless the image requires its original colors.
    var isTemplate = false
  }

  /// Draws an image of the app, or a placeholder with the name of the image if the image cannot be embedded.
  mutating func image(_ name: String?, in box: Box, _ look: ImageLook = ImageLook()) {
    guard !box.isEmpty else { return }
    noteContent(box)
    guard let name, let image = sheet.image(name), imageBytes + image.uri.utf8.count <= Self.imageBudget
    else {
      return imagePlaceholder(name, in: box)
    }
    imageBytes += image.uri.utf8.count
    var tint: String?
    if image.rendering == .template || look.isTemplate && image.rendering == .automatic {
      tint = look.tint ?? Palette.tint
    }
    if let tint { tints.insert(tint) }
    let (frame, ratio) = Self.fit(sheet.imageSize(name), in: box, mode: look.mode)
    svg.image(image.uri, in: frame, ratio: ratio, tint: tint)
  }

  /// Returns the box of an image of the given size within a box, and the `preserveAspectRatio` value that fits the
  /// image.
  private static func fit(_ size: Box?, in box: Box, mode: String?) -> (Box, ratio: String) {
    switch mode {
    case "scaleAspectFit", "proportionallyUpOrDown": return (box, "xMidYMid")
    case "scaleAspectFill": return (box, "xMidYMid slice")
    case "scaleToFill", "redraw", "axesIndependently": return (box, "none")
    default: break
    }
    guard let size else { return (box, "xMidYMid") }
    // AppKit scales images down but not up by default.
    if mode == nil || mode == "proportionallyDown", size.width > box.width || size.height > box.height {
      return (box, "xMidYMid")
    }
    var frame = box.centered(size.width, size.height)
    let side = (mode ?? "").lowercased()
    if side.hasPrefix("top") { frame.y = box.y }
    if side.hasPrefix("bottom") { frame.y = box.maxY - frame.height }
    if side.hasSuffix("left") { frame.x = box.x }
    if side.hasSuffix("right") { frame.x = box.maxX - frame.width }
    return (frame, "xMidYMid")
  }

  /// Draws a placeholder image (hills and a sun), with the name if there is enough space.
  private mutating func imagePlaceholder(_ name: String?, in box: Box) {
    // Both dark and light text is legible on medium gray.
    svg.rect(box, .init(fill: "#8e8e93", radius: min(box.width, box.height) < 60 ? 3 : 0))
    let side = min(box.width, box.height, 56)
    if side >= 10 {
      let frame = box.centered(side * 0.72, side * 0.54)
      let (left, right, bottom) = (frame.x.svg, frame.maxX.svg, frame.maxY.svg)
      svg.path(
        "M\(left) \(bottom)L\((frame.x + frame.width * 0.36).svg) \((frame.y + frame.height * 0.3).svg)"
          + "L\((frame.x + frame.width * 0.58).svg) \((frame.y + frame.height * 0.66).svg)"
          + "L\((frame.x + frame.width * 0.74).svg) \((frame.y + frame.height * 0.46).svg)L\(right) \(bottom)Z",
        .init(fill: "#c3c3c8")
      )
      svg.circle(
        x: frame.x + frame.width * 0.76,
        y: frame.y + frame.height * 0.16,
        radius: max(side * 0.06, 1),
        .init(fill: "#c3c3c8")
      )
    }
    if let name, box.height >= 44, box.width >= 40 {
      let line = TextFitting.line(name, width: box.width - 8, size: 9)
      svg.line(line, box.midX, baseline: box.maxY - 5, .init(size: 9, anchor: .middle, color: "#f2f2f7"))
    }
  }
}
