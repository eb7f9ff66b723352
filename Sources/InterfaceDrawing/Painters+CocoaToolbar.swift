import InterfaceDocuments

// Toolbars of macOS windows, which do not have a frame.
extension Artist {
  private static let iconHeight = 32.0

  /// Returns the height of a window's toolbar; 0 without items.
  func toolbarHeight(_ index: Int) -> Double {
    let items = sheet.toolbarItems(of: index)
    if items.isEmpty { return 0 }
    let highest = items.reduce(Self.iconHeight) { max($0, sheet.toolbarItemSize($1).height) }
    return min(highest, 80) + (sheet.showsToolbarLabels(index) ? 24 : 8)
  }

  /// Draws the items of a window's toolbar in a row; flexible spaces share the remaining width.
  mutating func toolbar(_ index: Int, in bar: Box) {
    place(index, at: bar)
    svg.fill(bar, "#f6f6f6")
    let hasLabels = sheet.showsToolbarLabels(index)
    let items = sheet.toolbarItems(of: index)
    let widths = items.map { item in
      let width = sheet.toolbarItemSize(item).width
      guard hasLabels, let label = sheet.markup(item).attributes["label"] else { return width }
      return max(width, min(TextFitting.width(of: label, size: 11) + 8, 160))
    }
    let flexible = items.count { sheet.isFlexibleSpace($0) }
    let used = widths.reduce(Double(items.count + 1) * 8, +)
    let scale = min(bar.width / max(used, 1), 1)
    let gap = flexible > 0 ? max(bar.width - used, 0) / Double(flexible) : 0
    var x = bar.x + 8 * scale
    for (item, width) in zip(items, widths) {
      let column = Box(
        x: x,
        y: bar.y,
        width: sheet.isFlexibleSpace(item) ? gap : width * scale,
        height: bar.height
      )
      x += column.width + 8 * scale
      if places[item] == nil { place(item, at: column) }
      toolbarItem(item, in: column, hasLabel: hasLabels)
    }
  }

  private mutating func toolbarItem(_ item: Int, in column: Box, hasLabel: Bool) {
    guard sheet.toolbarSpace(item) == nil else { return }
    let attributes = sheet.markup(item).attributes
    let label = attributes["label"]
    var area = column
    if hasLabel {
      area = column.top(column.height - 18)
      text(label, in: column.bottom(18), .init(size: 11, anchor: .middle, color: "#55555a"))
    }
    if let view = sheet.children(of: item).first(where: { sheet.object($0).frame != nil }) {
      let size = sheet.toolbarItemSize(item)
      draw(view, filling: area.centered(min(size.width, area.width), min(size.height, area.height)))
    } else if attributes["image"] != nil || hasLabel {
      let frame = area.centered(min(24, area.width), 24)
      image(attributes["image"], in: frame, .init(mode: "scaleAspectFit", tint: "#4a4a4e", isTemplate: true))
    } else {
      text(label, in: area, .init(size: 13, anchor: .middle, color: Palette.text))
    }
  }
}

extension DrawingSheet {
  fileprivate func showsToolbarLabels(_ index: Int) -> Bool {
    !["iconOnly", "labelOnly"].contains(markup(index).attributes["displayMode"] ?? "")
  }

  /// Returns the default items of a toolbar, or else its allowed items.
  fileprivate func toolbarItems(of index: Int) -> [Int] {
    let listed = children(of: index, named: "toolbarItem", "searchToolbarItem")
      .filter { object($0).container == "defaultToolbarItems" }
      .map { self.index(ofID: markup($0).attributes["reference"]) ?? $0 }
    let references = markup(index).parts(of: "toolbarItem").compactMap {
      self.index(ofID: $0.attributes["reference"])
    }
    let items = listed.isEmpty ? references : listed
    if !items.isEmpty { return Array(items.prefix(100)) }
    return children(of: index).filter {
      object($0).element.hasSuffix("oolbarItem") && toolbarSpace($0) == nil
    }
  }

  /// Returns the identifier of a space, flexible space or separator item, or nil for other items.
  fileprivate func toolbarSpace(_ item: Int) -> String? {
    let name = markup(item).attributes["implicitItemIdentifier"] ?? markup(item).attributes["reference"] ?? ""
    return ["NSToolbarSpaceItem", "NSToolbarFlexibleSpaceItem", "NSToolbarSeparatorItem"].first { $0 == name }
  }

  fileprivate func isFlexibleSpace(_ item: Int) -> Bool {
    toolbarSpace(item) == "NSToolbarFlexibleSpaceItem"
  }

  fileprivate func toolbarItemSize(_ item: Int) -> Box {
    if toolbarSpace(item) != nil { return Box(x: 0, y: 0, width: isFlexibleSpace(item) ? 0 : 24, height: 24) }
    if let view = children(of: item).compactMap({ object($0).frame.map(Box.init) }).first {
      return Box(x: 0, y: 0, width: min(max(view.width, 8), 400), height: min(max(view.height, 8), 60))
    }
    return Box(x: 0, y: 0, width: 36, height: 24)
  }
}
