import InterfaceDocuments

// Boxes, lists and other containers of macOS.
extension Painters {
  static let cocoaContainers: [String: Painter] = [
    "box": { artist, index, box in
      let markup = artist.sheet.markup(index)
      if markup.attributes["boxType"] == "separator" || min(box.width, box.height) <= 5 {
        if box.width >= box.height {
          artist.svg.line(x1: box.x, y1: box.midY, x2: box.maxX, y2: box.midY, Palette.separator)
        } else {
          artist.svg.line(x1: box.midX, y1: box.y, x2: box.midX, y2: box.maxY, Palette.separator)
        }
        return
      }
      let title = markup.attributes["titlePosition"] == "noTitle" ? nil : artist.sheet.object(index).text
      let frame =
        title == nil ? box : Box(x: box.x, y: box.y + 18, width: box.width, height: max(box.height - 18, 0))
      let fill = artist.sheet.color("fillColor", of: index)
      artist.svg.rect(
        frame.inset(3, 1),
        .init(
          fill: markup.attributes["boxType"] == "custom" ? fill ?? "none" : "#00000008",
          stroke: "#0000001a",
          radius: 5
        )
      )
      artist.text(
        title,
        in: Box(x: box.x + 8, y: box.y, width: max(box.width - 16, 0), height: 16),
        .init(size: 11, color: Palette.text)
      )
    },
    "collectionView": { artist, index, box in
      artist.background(of: index, in: box, standard: Palette.field)
    },
    "customView": { artist, index, box in plain(&artist, index, box) },
    "outlineView": table,
    "scrollView": { artist, index, box in
      let border = artist.sheet.markup(index).attributes["borderType"]
      artist.svg.rect(
        box.inset(0.5),
        .init(fill: border == "none" ? "none" : Palette.field, stroke: border == "none" ? nil : "#d0d0d0")
      )
    },
    "scroller": { _, _, _ in },
    "splitView": { artist, index, box in
      let views = artist.sheet.children(of: index).compactMap { artist.sheet.object($0).frame.map(Box.init) }
      for view in views.dropLast() where view.width > 0 {
        if artist.sheet.markup(index).isSet("vertical") {
          let x = box.x + view.maxX + 0.5
          artist.svg.line(x1: x, y1: box.y, x2: x, y2: box.maxY, Palette.separator)
        } else {
          let y = box.y + view.maxY + 0.5
          artist.svg.line(x1: box.x, y1: y, x2: box.maxX, y2: y, Palette.separator)
        }
      }
    },
    "tabView": { artist, index, box in
      let items = artist.sheet.children(of: index, named: "tabViewItem")
      let hasTabs = artist.sheet.markup(index).attributes["type"] != "noTabsNoBorder"
      artist.svg.rect(box.inset(7, 10), .init(fill: "#00000008", stroke: "#0000001a", radius: 5))
      guard hasTabs, !items.isEmpty else { return }
      let width = min(Double(items.count) * 96, box.width - 20)
      let tabs = Box(x: box.midX - width / 2, y: box.y + 1, width: width, height: 20)
      artist.svg.rect(tabs, .init(fill: "#ffffff", stroke: "#c9c9c9", radius: 5))
      for (item, column) in zip(items, tabs.columns(items.count)) {
        artist.place(item, at: column)
        let isShown = item == artist.sheet.shownTab(of: index)
        if isShown { artist.svg.fill(column, Palette.tint, radius: 5) }
        artist.text(
          artist.sheet.markup(item).attributes["label"],
          in: column.inset(3, 0),
          .init(size: 12, anchor: .middle, color: isShown ? "#ffffff" : Palette.text)
        )
      }
    },
    "tableHeaderView": { artist, _, box in artist.svg.fill(box, "#f6f6f6") },
    "tableView": table,
    "textView": { artist, index, box in
      artist.background(of: index, in: box, standard: Palette.field)
      let color = artist.sheet.color("textColor", of: index) ?? Palette.text
      let font = artist.sheet.font(of: index, standard: 13).colored(color)
      artist.text(artist.sheet.text(of: index), in: box.inset(5, 2), font, limit: 0, isAtTop: true)
    },
    "visualEffectView": { artist, _, box in artist.svg.fill(box, "#e9e9e980") },
  ]

  private static let table: Painter = { artist, index, box in
    artist.background(of: index, in: box, standard: Palette.field)
    var x = box.x
    for column in artist.sheet.children(of: index, named: "tableColumn") {
      let width = min(max(artist.sheet.markup(column).number("width") ?? 100, 0), 20_000)
      let strip = Box(x: x, y: box.y, width: width, height: box.height)
      artist.place(column, at: strip)
      let header = artist.sheet.markup(column).part("headerCell")?.attributes["title"]
      artist.text(header, in: strip.top(18).inset(4, 0), .init(size: 11, color: Palette.secondaryText))
      x += width
      if x < box.maxX { artist.svg.line(x1: x, y1: box.y, x2: x, y2: box.maxY, "#ececec") }
    }
  }
}
