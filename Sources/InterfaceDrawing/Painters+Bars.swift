import InterfaceDocuments

// Navigation bars, toolbars and tab bars of iOS and related platforms.
extension Painters {
  static let touchBars: [String: Painter] = [
    "navigationBar": { artist, index, box in
      artist.bar(in: box, artist.sheet.color("barTintColor", of: index), isAtTop: true)
      for item in artist.sheet.children(of: index, named: "navigationItem") {
        artist.navigationItem(item, in: box)
      }
    },
    "tabBar": { artist, index, box in
      artist.tabBar(artist.sheet.children(of: index, named: "tabBarItem"), in: box)
    },
    "toolbar": { artist, index, box in
      artist.bar(in: box, artist.sheet.color("barTintColor", of: index), isAtTop: false)
      artist.toolbarItems(artist.sheet.children(of: index, named: "barButtonItem"), in: box)
    },
  ]
}

extension DrawingSheet {
  /// Returns the buttons on one side of a navigation item, which has a single button or a list.
  fileprivate func barButtons(of item: Int, on side: String) -> [Int] {
    children(of: item).filter {
      object($0).key == "\(side)BarButtonItem" || object($0).container == "\(side)BarButtonItems"
    }
  }

  /// Returns the title of a bar button, or nil if the button shows an image or has no title.
  fileprivate func barButtonText(_ index: Int) -> String? {
    guard markup(index).attributes["image"] == nil else { return nil }
    if let text = object(index).text, !text.isEmpty { return text }
    guard let name = markup(index).attributes["systemItem"] else { return nil }
    return Self.systemItems[name] ?? Self.words(of: name)
  }

  /// The symbols and titles of system items.
  private static let systemItems: [String: String] = [
    "add": "+", "close": "✕", "fastForward": "▶▶", "fixedSpace": "", "flexibleSpace": "", "pause": "❚❚",
    "play": "▶", "refresh": "↻", "reply": "↩", "rewind": "◀◀", "stop": "✕",
  ]

  /// Returns a name as capitalized words, such as `Most Recent` for `mostRecent`.
  fileprivate static func words(of name: String) -> String {
    name.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += words.isEmpty ? letter.uppercased() : String(letter)
    }
  }

  fileprivate func barButtonWidth(_ index: Int) -> Double {
    if let view = children(of: index).compactMap({ object($0).frame }).first {
      return min(Box(view).width + 16, 200)
    }
    guard let text = barButtonText(index) else { return 38 }
    return min(TextFitting.width(of: text, size: 17) + 16, 140).rounded(.up)
  }
}

extension Artist {
  /// Draws a bar with a hairline on the side of the content.
  mutating func bar(in box: Box, _ color: String?, isAtTop: Bool) {
    svg.fill(box, color ?? "#f8f8f8")
    let y = isAtTop ? box.maxY : box.y
    svg.line(x1: box.x, y1: y, x2: box.maxX, y2: y, "#b9b9bd", width: 0.5)
  }

  /// Draws the title and buttons of a navigation item in the lower part of a bar.
  mutating func navigationItem(_ index: Int, in bar: Box) {
    let row = bar.bottom(44)
    place(index, at: row)
    let (left, right) = (sheet.barButtons(of: index, on: "left"), sheet.barButtons(of: index, on: "right"))
    let used = (left + right).reduce(16) { $0 + sheet.barButtonWidth($1) }
    // Buttons that do not fit are compressed, so that they do not overlap.
    let scale = min(row.width / used, 1)
    var start = row.x + 8 * scale
    for item in left {
      let width = sheet.barButtonWidth(item) * scale
      barButton(item, in: Box(x: start, y: row.y, width: width, height: row.height))
      start += width
    }
    var end = row.maxX - 8 * scale
    for item in right {
      let width = sheet.barButtonWidth(item) * scale
      end -= width
      barButton(item, in: Box(x: end, y: row.y, width: width, height: row.height))
    }
    guard sheet.child("titleView", of: index) == nil, let title = sheet.object(index).text else { return }
    // A title is centered in the bar as long as it fits.
    let width = min(TextFitting.width(of: title, size: 17) * 1.08, max(end - start - 8, 0))
    let x = min(max(row.midX - width / 2, start + 4), end - 4 - width)
    text(
      title,
      in: Box(x: x, y: row.y, width: width, height: row.height),
      .init(size: 17, isBold: true, anchor: .middle, color: Palette.text)
    )
  }

  private mutating func barButton(_ index: Int, in box: Box) {
    place(index, at: box)
    guard !sheet.children(of: index).contains(where: { sheet.object($0).frame != nil }) else { return }
    let attributes = sheet.markup(index).attributes
    let isEnabled = attributes["enabled"] != "NO"
    let color = isEnabled ? sheet.color("tintColor", of: index) ?? Palette.tint : "#b5b5ba"
    switch attributes["systemItem"] {
    case "search": magnifier(box.midX - 2, box.midY - 2, color, radius: 6)
    case "action": sharing(box.midX, box.midY, color)
    default:
      if let title = sheet.barButtonText(index) {
        text(title, in: box, .init(size: title == "+" ? 24 : 17, anchor: .middle, color: color))
      } else {
        let size = attributes["image"].flatMap(sheet.imageSize) ?? Box(x: 0, y: 0, width: 22, height: 22)
        let scale = min(28 / max(size.width, size.height), 1)
        let frame = box.centered(size.width * scale, size.height * scale)
        image(attributes["image"], in: frame, .init(mode: "scaleAspectFit", tint: color, isTemplate: true))
      }
    }
  }

  /// Draws the buttons of a toolbar, distributed according to its space items.
  mutating func toolbarItems(_ items: [Int], in bar: Box) {
    let sheet = sheet
    let isFlexible = { (item: Int) in sheet.markup(item).attributes["systemItem"] == "flexibleSpace" }
    let width = { (item: Int) -> Double in
      switch sheet.markup(item).attributes["systemItem"] {
      case "flexibleSpace": 0
      case "fixedSpace": min(max(sheet.markup(item).number("width") ?? 12, 0), 200)
      default: sheet.barButtonWidth(item)
      }
    }
    let used = items.reduce(16) { $0 + width($1) }
    let gaps = items.count { isFlexible($0) }
    let gap = gaps > 0 ? max(bar.width - used, 0) / Double(gaps) : 0
    let scale = min(bar.width / used, 1)
    var x = bar.x + 8 * scale
    for item in items {
      let box = Box(
        x: x,
        y: bar.y,
        width: isFlexible(item) ? gap : width(item) * scale,
        height: min(bar.height, 44)
      )
      barButton(item, in: box)
      x += box.width
    }
  }

  /// Draws a row of tabs with the first tab selected.
  mutating func tabBar(_ items: [Int], in box: Box) {
    bar(in: box, nil, isAtTop: false)
    for (number, column) in box.columns(items.count).enumerated() {
      place(items[number], at: column)
      let color = number == 0 ? Palette.tint : "#8e8e93"
      let attributes = sheet.markup(items[number]).attributes
      let icon = Box(x: column.midX - 12, y: column.y + 5, width: 24, height: 24)
      let name = number == 0 ? attributes["selectedImage"] ?? attributes["image"] : attributes["image"]
      if let name, sheet.image(name) != nil {
        image(name, in: icon, .init(mode: "scaleAspectFit", tint: color, isTemplate: true))
      } else if attributes["systemItem"] == "search" {
        magnifier(icon.midX - 2, icon.midY - 2, color, radius: 7)
      } else {
        svg.rect(icon.inset(1), .init(fill: color, radius: 6, opacity: 0.8))
      }
      let title = sheet.object(items[number]).text ?? attributes["systemItem"].map(DrawingSheet.words)
      text(
        title,
        in: Box(x: column.x, y: column.y + 30, width: column.width, height: 16),
        .init(size: 10, anchor: .middle, color: color)
      )
    }
  }

  mutating func searchField(_ placeholder: String, in box: Box) {
    svg.fill(box, "#7676801f", radius: min(10, box.height / 2))
    magnifier(box.x + 14, box.midY - 1, "#8e8e93", radius: 4)
    let size = min(15, max(box.height * 0.55, 6))
    text(
      placeholder,
      in: Box(x: box.x + 26, y: box.y, width: max(box.width - 32, 0), height: box.height),
      .init(size: size, color: "#8e8e93")
    )
  }

  /// Draws a magnifying glass at a point.
  private mutating func magnifier(_ x: Double, _ y: Double, _ color: String, radius: Double) {
    svg.circle(x: x, y: y, radius: radius, .init(stroke: color, width: 1.5))
    let (near, far) = (radius * 0.75, radius * 1.6)
    svg.line(x1: x + near, y1: y + near, x2: x + far, y2: y + far, color, width: 1.5)
  }

  /// Draws a box with an arrow that points out of the box.
  private mutating func sharing(_ x: Double, _ y: Double, _ color: String) {
    svg.path(
      "M\((x - 3).svg) \((y - 3).svg)h-5v12h16v-12h-5M\(x.svg) \((y + 4).svg)v-14m-4 4l4 -4l4 4",
      .init(stroke: color, width: 1.5)
    )
  }
}
