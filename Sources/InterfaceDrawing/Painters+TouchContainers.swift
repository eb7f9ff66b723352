import InterfaceDocuments

// Bars, lists and whatever else holds views on iOS and its sisters.
extension Painters {
  static let touchContainers: [String: Painter] = [
    "collectionView": { artist, index, box in
      artist.background(of: index, in: box, standard: Palette.field)
      artist.emptiness(of: index, in: box)
    },
    "collectionViewCell": cell,
    "containerView": { artist, index, box in
      artist.background(of: index, in: box)
      artist.placeholder("Container", in: box)
    },
    "mapView": { artist, index, box in
      artist.svg.fill(box, "#e8efe0")
      for step in stride(from: 40.0, to: max(box.width + box.height, 41), by: 80) {
        artist.svg.line(box.x + step, box.y, box.x + step - 60, box.maxY, "#ffffff", width: 5)
      }
      artist.svg.line(box.x, box.midY, box.maxX, box.midY - box.height * 0.15, "#f9dc8c", width: 7)
    },
    "navigationBar": { artist, index, box in
      artist.bar(in: box, artist.sheet.color("barTintColor", of: index), isAtTop: true)
      for item in artist.sheet.children(of: index, named: "navigationItem") {
        artist.navigationItem(item, in: box)
      }
    },
    "scrollView": { artist, index, box in artist.background(of: index, in: box) },
    "searchBar": { artist, index, box in
      artist.background(of: index, in: box)
      let field = box.centered(box.width - 16, min(36, max(box.height - 8, 0)))
      artist.searchField(artist.sheet.markup(index).attributes["placeholder"] ?? "Search", in: field)
    },
    "stackView": { artist, index, box in artist.background(of: index, in: box) },
    "tabBar": { artist, index, box in
      artist.tabBar(artist.sheet.children(of: index, named: "tabBarItem"), in: box)
    },
    "tableView": { artist, index, box in
      let isGrouped = artist.sheet.markup(index).attributes["style"] == "grouped"
      artist.background(of: index, in: box, standard: isGrouped ? Palette.placeholder : Palette.field)
      artist.sections(of: index, in: box)
      artist.emptiness(of: index, in: box)
    },
    "tableViewCell": { artist, index, box in
      cell(&artist, index, box)
      let markup = artist.sheet.markup(index)
      artist.svg.line(box.x + 16, box.maxY - 0.5, box.maxX, box.maxY - 0.5, Palette.separator, width: 0.5)
      switch markup.attributes["accessoryType"] {
      case "disclosureIndicator", "detailDisclosureButton":
        artist.chevron(box.maxX - 14, box.midY, "#c4c4c7")
      case "checkmark":
        let (x, y) = (box.maxX - 26, box.midY)
        artist.svg.path("M\(x.svg) \(y.svg)l4 4l8 -9", .init(stroke: Palette.tint, width: 2))
      default: break
      }
    },
    "toolbar": { artist, index, box in
      artist.bar(in: box, artist.sheet.color("barTintColor", of: index), isAtTop: false)
      artist.toolbarItems(artist.sheet.children(of: index, named: "barButtonItem"), in: box)
    },
    "visualEffectView": { artist, _, box in artist.svg.fill(box, "#f4f4f4b0") },
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
  /// The buttons on one side of a bar's item: a single one, or a list.
  fileprivate func barButtons(of item: Int, on side: String) -> [Int] {
    children(of: item).filter {
      object($0).key == "\(side)BarButtonItem" || object($0).container == "\(side)BarButtonItems"
    }
  }
}

extension Artist {
  /// A bar with a hair line towards what it belongs to.
  mutating func bar(in box: Box, _ color: String?, isAtTop: Bool) {
    svg.fill(box, color ?? "#f8f8f8")
    let y = isAtTop ? box.maxY : box.y
    svg.line(box.x, y, box.maxX, y, "#b9b9bd", width: 0.5)
  }

  /// The title and the buttons of a bar's item, in the bar's lower part.
  mutating func navigationItem(_ index: Int, in bar: Box) {
    let row = bar.bottom(44)
    place(index, at: row)
    var x = row.x + 8
    for item in sheet.barButtons(of: index, on: "left") {
      let width = barButtonWidth(item)
      barButton(item, in: Box(x, row.y, width, row.height))
      x += width
    }
    x = row.maxX - 8
    for item in sheet.barButtons(of: index, on: "right") {
      let width = barButtonWidth(item)
      x -= width
      barButton(item, in: Box(x, row.y, width, row.height))
    }
    guard sheet.child("titleView", of: index) == nil else { return }
    text(
      sheet.object(index).text,
      in: row.centered(row.width * 0.5, row.height),
      .init(size: 17, isBold: true, anchor: .middle, color: Palette.text)
    )
  }

  private func barButtonText(_ index: Int) -> String? {
    if let text = sheet.object(index).text, !text.isEmpty { return text }
    guard let name = sheet.markup(index).attributes["systemItem"] else { return nil }
    let glyphs = [
      "add": "+", "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "close": "✕",
    ]
    return glyphs[name] ?? name.prefix(1).uppercased() + name.dropFirst()
  }

  private func barButtonWidth(_ index: Int) -> Double {
    if let view = sheet.children(of: index).compactMap({ sheet.object($0).frame }).first {
      return min(Box(view).width + 16, 200)
    }
    return min(TextFitting.width(of: barButtonText(index) ?? "", size: 17) + 16, 140).rounded(.up)
      + (barButtonText(index) == nil ? 22 : 0)
  }

  private mutating func barButton(_ index: Int, in box: Box) {
    place(index, at: box)
    guard !sheet.children(of: index).contains(where: { sheet.object($0).frame != nil }) else { return }
    let color = sheet.color("tintColor", of: index) ?? Palette.tint
    if let title = barButtonText(index) {
      text(title, in: box, .init(size: title == "+" ? 24 : 17, anchor: .middle, color: color))
    } else {
      image(nil, in: box.centered(22, 22))
    }
  }

  /// The buttons of a toolbar, spread over it as its spaces say.
  mutating func toolbarItems(_ items: [Int], in bar: Box) {
    let sheet = sheet
    let isFlexible = { (item: Int) in sheet.markup(item).attributes["systemItem"] == "flexibleSpace" }
    let isSpace = { (item: Int) in
      isFlexible(item) || sheet.markup(item).attributes["systemItem"] == "fixedSpace"
    }
    let used = items.filter { !isSpace($0) }.reduce(16) { $0 + barButtonWidth($1) }
    let gaps = items.count { isFlexible($0) }
    let gap = gaps > 0 ? max(bar.width - used, 0) / Double(gaps) : 0
    var x = bar.x + 8
    for item in items {
      if isSpace(item) {
        x += isFlexible(item) ? gap : 12
      } else {
        barButton(item, in: Box(x, bar.y, barButtonWidth(item), min(bar.height, 44)))
        x += barButtonWidth(item)
      }
    }
  }

  /// A row of tabs, the first of which is shown.
  mutating func tabBar(_ items: [Int], in box: Box) {
    bar(in: box, nil, isAtTop: false)
    for (number, column) in box.columns(items.count).enumerated() {
      place(items[number], at: column)
      let color = number == 0 ? Palette.tint : "#8e8e93"
      svg.rect(Box(column.midX - 11, column.y + 6, 22, 22), .init(fill: color, radius: 6, opacity: 0.8))
      let title = sheet.object(items[number]).text ?? sheet.markup(items[number]).attributes["systemItem"]
      text(
        title,
        in: Box(column.x, column.y + 30, column.width, 16),
        .init(size: 10, anchor: .middle, color: color)
      )
    }
  }

  mutating func searchField(_ placeholder: String, in box: Box) {
    svg.fill(box, "#7676801f", radius: min(10, box.height / 2))
    let (x, y) = (box.x + 14, box.midY)
    svg.circle(x, y - 1, 4, .init(stroke: "#8e8e93", width: 1.5))
    svg.line(x + 3, y + 2, x + 6.5, y + 5.5, "#8e8e93", width: 1.5)
    let size = min(15, max(box.height * 0.55, 6))
    text(
      placeholder,
      in: Box(box.x + 26, box.y, max(box.width - 32, 0), box.height),
      .init(size: size, color: "#8e8e93")
    )
  }

  /// The titles of a table's static sections, each above its first cell.
  fileprivate mutating func sections(of index: Int, in box: Box) {
    for section in sheet.children(of: index, named: "tableViewSection") {
      let cells = sheet.children(of: section).compactMap { sheet.object($0).frame.map(Box.init) }
      guard let first = cells.first else { continue }
      let all = cells.dropFirst().reduce(first) { $0.union($1) }.moved(box.x, box.y)
      place(section, at: all)
      guard let title = sheet.markup(section).attributes["headerTitle"] else { continue }
      let header = Box(all.x + 16, all.y - 24, max(all.width - 32, 0), 20)
      text(title, in: header, .init(size: 13, color: "#6d6d72"))
    }
  }

  /// The class of a list that holds nothing.
  fileprivate mutating func emptiness(of index: Int, in box: Box) {
    let holds = sheet.children(of: index).contains { child in
      sheet.object(child).frame != nil || sheet.object(child).element == "tableViewSection"
    }
    if !holds { placeholder(sheet.className(of: index), in: box) }
  }
}
