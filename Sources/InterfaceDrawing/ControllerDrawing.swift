import InterfaceDocuments
import RuntimeAttributes

/// Draws controllers, windows and other top-level objects of the canvas, with the upper left corner at the origin.
enum ControllerDrawing {
  /// Draws a scene's controller and returns its box.
  static func draw(_ controller: Int, by artist: inout Artist) -> Box {
    let sheet = artist.sheet
    let object = sheet.object(controller)
    let box: Box
    if let window = sheet.child("window", of: controller) {
      box = drawWindow(window, by: &artist)
    } else if let view = sheet.child("view", of: controller), sheet.object(view).frame != nil {
      let item = sheet.child("navigationItem", of: controller)
      box = drawView(view, isBelowBar: item != nil, by: &artist)
      if let item { drawBar(of: item, in: box, by: &artist) }
    } else if let menu = sheet.child("mainMenu", of: controller) {
      box = MenuDrawing.draw(menu, by: &artist)
    } else if object.isReference {
      box = drawReference(controller, by: &artist)
    } else {
      box = drawContainer(controller, by: &artist)
    }
    artist.place(controller, at: box)
    return box
  }

  /// Draws a top-level object and returns its box.
  static func drawTop(_ index: Int, by artist: inout Artist) -> Box {
    switch artist.sheet.object(index).element {
    case "menu": MenuDrawing.draw(index, by: &artist)
    case "window": drawWindow(index, by: &artist)
    default: artist.sheet.object(index).frame == nil ? draw(index, by: &artist) : drawView(index, by: &artist)
    }
  }

  private static func drawView(_ view: Int, isBelowBar: Bool = false, by artist: inout Artist) -> Box {
    let frame = artist.sheet.object(view).frame.map(Box.init)
    let box = Box(x: 0, y: 0, width: max(frame?.width ?? 0, 1), height: max(frame?.height ?? 0, 1))
    artist.svg.fill(box, artist.sheet.isCocoa ? "#ececec" : "#ffffff")
    // Lists start below a bar; other views determine their layout themselves.
    let isList = ["tableView", "collectionView"].contains(artist.sheet.object(view).element)
    artist.draw(view, filling: box, inset: isBelowBar && isList ? barHeight(of: box) : 0)
    return box
  }

  /// Returns the height of a bar including the status bar, which depends on the size of the screen.
  private static func barHeight(of screen: Box) -> Double {
    guard screen.width >= 200 else { return 0 }
    return screen.height >= 800 ? 88 : screen.height >= 400 ? 64 : 0
  }

  private static func drawWindow(_ window: Int, by artist: inout Artist) -> Box {
    let sheet = artist.sheet
    let content = sheet.child("contentView", of: window)
    let size = sheet.markup(window).rect("contentRect") ?? content.flatMap { sheet.object($0).frame }
    let frame = size.map(Box.init) ?? Box(x: 0, y: 0, width: 480, height: 270)
    let bar = Box(x: 0, y: 0, width: max(frame.width, 120), height: 28)
    let toolbar = sheet.child("toolbar", of: window).map { (index: $0, height: artist.toolbarHeight($0)) }
    let top = bar.height + (toolbar?.height ?? 0)
    let box = Box(x: 0, y: 0, width: bar.width, height: top + max(frame.height, 1))
    artist.place(window, at: box)
    artist.svg.fill(box, "#ececec", radius: 8)
    for (number, color) in ["#ff5f57", "#febc2e", "#28c840"].enumerated() {
      artist.svg.circle(x: 16 + Double(number) * 20, y: 14, radius: 6, .init(fill: color))
    }
    artist.text(
      sheet.object(window).text,
      in: bar.inset(70, 0),
      .init(size: 13, isBold: true, anchor: .middle, color: "#3c3c3e")
    )
    if let toolbar {
      artist.toolbar(toolbar.index, in: Box(x: 0, y: bar.height, width: bar.width, height: toolbar.height))
    }
    artist.svg.line(x1: 0, y1: top, x2: box.width, y2: top, "#d6d6d6", width: 0.5)
    guard let content else { return box }
    artist.draw(content, filling: Box(x: 0, y: top, width: frame.width, height: frame.height))
    return box
  }

  /// Draws the navigation bar with a controller's item.
  private static func drawBar(of item: Int, in screen: Box, by artist: inout Artist) {
    let bar = screen.top(barHeight(of: screen))
    guard bar.height >= 44 else { return }
    artist.svg.group("opacity=\"0.94\"") { $0.fill(bar, "#f8f8f8") }
    artist.svg.line(x1: bar.x, y1: bar.maxY, x2: bar.maxX, y2: bar.maxY, "#b9b9bd", width: 0.5)
    artist.navigationItem(item, in: bar)
    artist.drawChildren(of: item, in: bar.bottom(44))
  }

  /// Draws a controller without a view: its bars and class name, or an outline list of its objects.
  private static func drawContainer(_ controller: Int, by artist: inout Artist) -> Box {
    let sheet = artist.sheet
    let rows = sheet.outline(of: controller)
    // Objects without frames, such as watch interfaces, are drawn as an outline list.
    if rows.contains(where: { sheet.object($0.index).container != nil }),
      !rows.contains(where: { sheet.object($0.index).frame != nil })
    {
      return artist.drawRows(rows)
    }
    let box = screen(of: sheet)
    artist.svg.fill(box, "#f4f4f6")
    for bar in sheet.children(of: controller, named: "navigationBar") where !sheet.isCocoa {
      let strip = box.top(barHeight(of: box))
      artist.draw(bar, filling: strip)
    }
    for bar in sheet.children(of: controller, named: "tabBar") {
      let strip = box.bottom(49)
      artist.draw(bar, filling: strip)
      artist.tabBar(tabs(of: controller, sheet), in: strip)
    }
    artist.text(
      sheet.className(of: controller),
      in: box.inset(24, 0),
      .init(size: 17, anchor: .middle, color: Palette.secondaryText),
      limit: 2
    )
    return box
  }

  /// Returns the tab bar items of a tab bar controller's children.
  private static func tabs(of controller: Int, _ sheet: DrawingSheet) -> [Int] {
    sheet.object(controller).connections.compactMap { connection in
      guard case .segue(let segue) = connection.kind, segue.relationship == "viewControllers",
        let destination = sheet.index(ofID: connection.destination)
      else { return nil }
      return sheet.child("tabBarItem", of: destination)
    }
  }

  /// Draws a reference to a controller of another storyboard.
  private static func drawReference(_ index: Int, by artist: inout Artist) -> Box {
    let attributes = artist.sheet.markup(index).attributes
    let name = [attributes["storyboardName"], attributes["referencedIdentifier"]].compactMap(\.self)
      .joined(separator: " › ")
    let text = name.isEmpty ? artist.sheet.object(index).displayName : name
    let box = Box(
      x: 0,
      y: 0,
      width: min(max(TextFitting.width(of: text, size: 13) + 32, 120), 320),
      height: 44
    )
    artist.svg.rect(box.inset(0.5), .init(fill: "#fbfbfd", stroke: "#b4b4bd", dash: "4 3", radius: 8))
    artist.text(text, in: box.inset(10, 0), .init(size: 13, anchor: .middle, color: "#55555a"))
    return box
  }

  /// Returns the most common screen size in the document, or else a standard size of the platform.
  private static func screen(of sheet: DrawingSheet) -> Box {
    var numbers: [Box: Int] = [:]
    for object in sheet.document.objects where object.key == "view" {
      if let frame = object.frame.map(Box.init), frame.width >= 100, frame.height >= 100 {
        numbers[Box(x: 0, y: 0, width: frame.width, height: frame.height), default: 0] += 1
      }
    }
    let most = numbers.max {
      ($0.value, -$0.key.width, -$0.key.height) < ($1.value, -$1.key.width, -$1.key.height)
    }
    if let most { return most.key }
    return switch sheet.document.platform {
    case .iOS: Box(x: 0, y: 0, width: 375, height: 667)
    case .macOS: Box(x: 0, y: 0, width: 480, height: 270)
    case .tvOS: Box(x: 0, y: 0, width: 1920, height: 1080)
    case .visionOS: Box(x: 0, y: 0, width: 1280, height: 720)
    case .watchOS: Box(x: 0, y: 0, width: 198, height: 242)
    }
  }
}

extension DrawingSheet {
  /// Returns an object and its descendants except constraints, with their depths.
  fileprivate func outline(of index: Int) -> [(index: Int, depth: Int)] {
    var rows: [(index: Int, depth: Int)] = []
    var waiting = [(index: index, depth: 0)]
    // More rows would not be legible.
    while let next = waiting.popLast(), rows.count < 200 {
      guard object(next.index).element != "constraint" else { continue }
      rows.append(next)
      waiting += children(of: next.index).reversed().map { ($0, min(next.depth + 1, 20)) }
    }
    return rows
  }
}

extension Artist {
  /// Draws objects without frames as the rows of an outline list.
  mutating func drawRows(_ rows: [(index: Int, depth: Int)]) -> Box {
    let names = rows.map { sheet.object($0.index).displayName }
    let widths = zip(rows, names).map { Double($0.depth) * 14 + TextFitting.width(of: $1, size: 13) }
    let box = Box(
      x: 0,
      y: 0,
      width: min(max((widths.max() ?? 0) * 1.1 + 44, 160), 460),
      height: Double(rows.count) * 24 + 12
    )
    svg.fill(box, "#ffffff", radius: 6)
    for (number, row) in rows.enumerated() {
      let strip = Box(x: 6, y: 6 + Double(number) * 24, width: box.width - 12, height: 24)
      place(row.index, at: strip)
      let x = strip.x + 6 + Double(row.depth) * 14
      svg.rect(
        Box(x: x, y: strip.midY - 5, width: 10, height: 10),
        .init(fill: "#0a6fd61f", stroke: "#0a6fd6", radius: 2.5)
      )
      let area = Box(x: x + 18, y: strip.y, width: max(strip.maxX - x - 22, 0), height: strip.height)
      text(names[number], in: area, .init(size: 13, color: Palette.text))
    }
    return box
  }

  /// Draws a scene without a controller.
  mutating func drawNothing() -> Box {
    let box = Box(x: 0, y: 0, width: 200, height: 60)
    svg.fill(box, "#ffffff")
    placeholder("Scene without a controller", in: box)
    return box
  }
}
