import InterfaceDocuments

// Tables and collections of iOS and related platforms.
extension Painters {
  static let touchLists: [String: Painter] = [
    "collectionView": { artist, index, box in
      artist.background(of: index, in: box, standard: Palette.field)
      artist.emptiness(of: index, in: box)
    },
    "collectionViewCell": cell,
    "tableView": { artist, index, box in
      artist.svg.fill(box, artist.sheet.listBackground(index))
      artist.emptiness(of: index, in: box)
    },
    "tableViewCell": { artist, index, box in
      cell(&artist, index, box)
      let markup = artist.sheet.markup(index)
      artist.svg.line(
        x1: box.x + 16,
        y1: box.maxY - 0.5,
        x2: box.maxX,
        y2: box.maxY - 0.5,
        Palette.separator,
        width: 0.5
      )
      switch markup.attributes["accessoryType"] {
      case "disclosureIndicator", "detailDisclosureButton":
        artist.chevron(box.maxX - 14, box.midY, "#c4c4c7")
      case "checkmark":
        let (x, y) = (box.maxX - 26, box.midY)
        artist.svg.path("M\(x.svg) \(y.svg)l4 4l8 -9", .init(stroke: Palette.tint, width: 2))
      default: break
      }
    },
  ]

  private static let cell: Painter = { artist, index, box in
    artist.background(of: index, in: box, standard: "#ffffff")
    let content = artist.sheet.children(of: index).first { artist.sheet.object($0).key == "contentView" }
    guard artist.sheet.children(of: content ?? index).isEmpty else { return }
    artist.placeholder(
      artist.sheet.object(index).reuseIdentifier ?? artist.sheet.className(of: index),
      in: box
    )
  }
}

extension DrawingSheet {
  /// Returns the background color of a table, or of the table that contains a section.
  ///
  /// The default color is gray for a grouped table.
  func listBackground(_ index: Int) -> String {
    let list = table(of: index)
    let isPlain = (markup(list).attributes["style"] ?? "plain") == "plain"
    return color("backgroundColor", of: list) ?? (isPlain ? Palette.field : Palette.placeholder)
  }

  /// Whether an object's cells are drawn as a card with rounded corners.
  func isInsetList(_ index: Int) -> Bool {
    ["tableView", "tableViewSection"].contains(object(index).element)
      && markup(table(of: index)).attributes["style"] == "insetGrouped"
  }

  /// Returns the box that contains the cells of a table or section, relative to the table, or nil without cells.
  func cells(of index: Int) -> Box? {
    let cells = children(of: index, named: "tableViewCell").compactMap { object($0).frame.map(Box.init) }
    return cells.first.map { cells.dropFirst().reduce($0) { $0.union($1) } }
  }

  private func table(of index: Int) -> Int {
    guard object(index).element == "tableViewSection", let parent = object(index).parent else { return index }
    return parent
  }

  fileprivate func isPlain(section: Int) -> Bool {
    (markup(table(of: section)).attributes["style"] ?? "plain") == "plain"
  }
}

extension Artist {
  /// Draws the titles of a table section, above its first cell and below its last cell.
  mutating func section(_ index: Int, in table: Box) {
    guard let cells = sheet.cells(of: index)?.moved(table.x, table.y) else { return }
    place(index, at: cells)
    let attributes = sheet.markup(index).attributes
    if let title = attributes["headerTitle"], sheet.isPlain(section: index) {
      let header = Box(x: cells.x, y: cells.y - 28, width: cells.width, height: 28)
      svg.fill(header, "#f7f7f7")
      text(title, in: header.inset(16, 0), .init(size: 17, isBold: true, color: Palette.text))
    } else if let title = attributes["headerTitle"] {
      let header = Box(x: cells.x + 16, y: cells.y - 26, width: max(cells.width - 32, 0), height: 20)
      // UIKit shows the titles of groups in uppercase.
      text(title.uppercased(), in: header, .init(size: 13, color: "#6d6d72"))
    }
    if let title = attributes["footerTitle"] {
      let footer = Box(x: cells.x + 16, y: cells.maxY + 6, width: max(cells.width - 32, 0), height: 36)
      text(title, in: footer, .init(size: 13, color: "#6d6d72"), limit: 2, isAtTop: true)
    }
  }

  /// Covers the corners of a box with the surrounding color.
  mutating func roundCorners(of box: Box?, _ radius: Double, _ color: String) {
    guard let box, box.width >= 2 * radius, box.height >= 2 * radius else { return }
    for (x, y, dx, dy, sweep) in [
      (box.x, box.y, radius, radius, 0), (box.maxX, box.y, -radius, radius, 1),
      (box.x, box.maxY, radius, -radius, 1), (box.maxX, box.maxY, -radius, -radius, 0),
    ] {
      svg.path(
        "M\(x.svg) \(y.svg)v\(dy.svg)a\(radius.svg) \(radius.svg) 0 0 \(1 - sweep) \(dx.svg) \((-dy).svg)z",
        .init(fill: color)
      )
    }
  }

  /// Draws a placeholder if a list is empty.
  fileprivate mutating func emptiness(of index: Int, in box: Box) {
    let holds = sheet.children(of: index).contains { child in
      sheet.object(child).frame != nil || sheet.object(child).element == "tableViewSection"
    }
    if !holds { placeholder(for: index, in: box) }
  }
}
