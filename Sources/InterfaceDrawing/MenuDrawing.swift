import InterfaceDocuments

/// Draws menus: a menu bar with its open menus, or a single list.
struct MenuDrawing {
  private static let rowHeight = 22.0
  private static let deepest = 20

  /// Draws a menu with its upper left corner at the origin, and returns the box of the menu, which includes the open
  /// menus of a menu bar.
  static func draw(_ menu: Int, by artist: inout Artist) -> Box {
    let items = artist.sheet.children(of: menu, named: "menuItem")
    let submenus = items.compactMap { artist.sheet.submenu(of: $0) }
    guard artist.sheet.object(menu).isMenuBar(items: items.count, submenus: submenus.count) else {
      return list(menu, at: (0, 0), by: &artist)
    }
    return bar(menu, items, by: &artist)
  }

  private static func bar(_ menu: Int, _ items: [Int], by artist: inout Artist) -> Box {
    var body = Artist(artist.sheet)
    var (x, bounds) = (10.0, Box(x: 0, y: 0, width: 0, height: 0))
    var titles: [(item: Int, box: Box)] = []
    for item in items {
      let title = artist.sheet.object(item).text ?? ""
      var width = TextFitting.width(of: title, size: 13) + 22
      if let submenu = artist.sheet.submenu(of: item) {
        let box = list(submenu, at: (x, 30), by: &body)
        bounds = bounds.union(box)
        width = max(width, box.width + 8)
      }
      titles.append((item, Box(x: x, y: 0, width: width, height: 26)))
      x += width
    }
    let bar = Box(x: 0, y: 0, width: x, height: 26)
    artist.svg.fill(bar, "#f3f3f3")
    artist.svg.raw(body.svg.text)
    for (index, box) in body.places { artist.place(index, at: box) }
    for (item, box) in titles {
      artist.place(item, at: box)
      artist.text(
        artist.sheet.object(item).text,
        in: box.inset(8, 0),
        .init(size: 13, isBold: item == items.first, color: Palette.text)
      )
    }
    let whole = bounds.union(bar)
    artist.place(menu, at: bar)
    return whole
  }

  /// Draws the items of a menu as a list, with the items of submenus indented.
  private static func list(_ menu: Int, at corner: (x: Double, y: Double), by artist: inout Artist) -> Box {
    var rows: [(item: Int, depth: Int)] = []
    collect(menu, depth: 0, into: &rows, of: artist.sheet)
    let width =
      rows.map { row in
        let equivalent = artist.sheet.shortcut(of: row.item)
        return TextFitting.width(
          of: (artist.sheet.object(row.item).text ?? "") + "   " + equivalent,
          size: 13
        )
          + Double(row.depth) * 16 + 40
      }.max() ?? 0
    let height = rows.reduce(10) { $0 + Self.height(of: $1.item, artist.sheet) }
    let box = Box(x: corner.x, y: corner.y, width: min(max(width, 120), 420), height: height)
    artist.svg.rect(box.inset(0.5), .init(fill: "#fbfbfb", stroke: "#d3d3d6", radius: 6))
    artist.place(menu, at: box)
    var y = box.y + 5
    for row in rows {
      let height = Self.height(of: row.item, artist.sheet)
      let strip = Box(
        x: box.x + 12 + Double(row.depth) * 16,
        y: y,
        width: box.width - 24 - Double(row.depth) * 16,
        height: height
      )
      artist.place(row.item, at: Box(x: box.x, y: y, width: box.width, height: height))
      if artist.sheet.isSeparator(row.item) {
        artist.svg.line(x1: box.x + 10, y1: strip.midY, x2: box.maxX - 10, y2: strip.midY, "#dedee1")
      } else {
        let font = SVGBuilder.Font(size: 13, color: Palette.text)
        let shortcut = artist.sheet.shortcut(of: row.item)
        let room = TextFitting.width(of: shortcut, size: 13)
        artist.text(
          artist.sheet.object(row.item).text,
          in: Box(x: strip.x, y: strip.y, width: max(strip.width - room, 0), height: strip.height),
          font
        )
        artist.text(shortcut, in: strip, font.anchored("right").colored(Palette.secondaryText))
        if artist.sheet.submenu(of: row.item) != nil {
          artist.chevron(box.maxX - 9, strip.midY, Palette.secondaryText, size: 3.5)
        }
      }
      y += height
    }
    return box
  }

  private static func height(of item: Int, _ sheet: DrawingSheet) -> Double {
    sheet.isSeparator(item) ? 11 : rowHeight
  }

  private static func collect(
    _ menu: Int,
    depth: Int,
    into rows: inout [(item: Int, depth: Int)],
    of sheet: DrawingSheet
  ) {
    guard depth < deepest else { return }
    for item in sheet.children(of: menu, named: "menuItem") {
      rows.append((item, depth))
      if let submenu = sheet.submenu(of: item) { collect(submenu, depth: depth + 1, into: &rows, of: sheet) }
    }
  }
}

extension InterfaceObject {
  /// Whether a menu is the menu bar of an app.
  fileprivate func isMenuBar(items: Int, submenus: Int) -> Bool {
    key == "mainMenu" || parent == nil && items > 1 && submenus == items
  }
}

extension DrawingSheet {
  fileprivate func submenu(of item: Int) -> Int? { child("submenu", of: item) }

  fileprivate func isSeparator(_ item: Int) -> Bool {
    markup(item).isSet("isSeparatorItem")
  }

  /// Returns the keyboard shortcut of an item, as shown in menus.
  fileprivate func shortcut(of item: Int) -> String {
    let key = markup(item).attributes["keyEquivalent"] ?? ""
    guard key.count == 1, let scalar = key.unicodeScalars.first, scalar.value > 0x20, scalar.value < 0xF700
    else {
      return ""
    }
    let flags = markup(item).part("keyEquivalentModifierMask")?.attributes
    let names = [("control", "⌃"), ("option", "⌥"), ("shift", "⇧"), ("command", "⌘")]
    let marks = flags.map { flags in names.filter { flags[$0.0] == "YES" }.map(\.1).joined() } ?? "⌘"
    return (key != key.lowercased() && !marks.contains("⇧") ? "⇧" : "") + marks + key.uppercased()
  }
}
