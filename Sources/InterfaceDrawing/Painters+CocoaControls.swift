import InterfaceDocuments

// Labels and controls of macOS, whose look is determined by their cells.
extension Painters {
  static let cocoaControls: [String: Painter] = [
    "button": { artist, index, box in
      let face = artist.sheet.face(of: index)
      let markup = artist.sheet.markup(face)
      let type = markup.attributes["type"] ?? ""
      if let mark = marks[type] {
        mark(&artist, face, box)
      } else {
        artist.pushButton(face, in: box, isBordered: markup.attributes["bezelStyle"] != nil)
      }
    },
    "colorWell": { artist, index, box in
      artist.svg.rect(box.inset(0.5), .init(fill: "#f4f4f4", stroke: "#bdbdbd", radius: 3))
      artist.svg.fill(box.inset(4), artist.sheet.color("color", of: index) ?? "#8e8e93")
    },
    "comboBox": { artist, index, box in
      artist.field(index, in: box)
      artist.upAndDown(box.maxX - 12, box.midY, Palette.tint)
    },
    "datePicker": { artist, index, box in artist.field(index, in: box, standard: "1/ 1/2026") },
    "imageView": { artist, index, box in
      artist.cellImage(of: index, in: box)
    },
    "imageWell": { artist, index, box in
      artist.cellImage(of: index, in: box)
    },
    "levelIndicator": { artist, _, box in
      for column in box.columns(10).prefix(6) { artist.svg.fill(column.inset(1, 2), "#34c759") }
      artist.svg.rect(box.inset(0.5), .init(stroke: "#c4c4c4"))
    },
    "popUpButton": { artist, index, box in
      let face = artist.sheet.face(of: index)
      let button = box.centered(box.width - 4, min(box.height, 22))
      artist.svg.rect(button.inset(0.5), .init(fill: "#ffffff", stroke: "#c9c9c9", radius: 5))
      let end = button.right(18).inset(2, 3)
      artist.svg.fill(end, Palette.tint, radius: 4)
      artist.upAndDown(end.midX, end.midY, "#ffffff")
      let title = artist.sheet.text(of: face) ?? artist.sheet.firstMenuItem(of: face)
      let area = Box(x: button.x + 9, y: button.y, width: max(button.width - 30, 0), height: button.height)
      artist.text(title, in: area, artist.sheet.font(of: face, standard: 13).colored(Palette.text))
    },
    "progressIndicator": { artist, index, box in
      let markup = artist.sheet.markup(index)
      if markup.attributes["style"] == "spinning" {
        artist.svg.spokes(in: box, "#6e6e73")
      } else {
        let track = box.centered(box.width - 4, 6)
        artist.svg.fill(track, "#dcdcdc", radius: 3)
        artist.svg.fill(track.left(track.width * 0.4), Palette.tint, radius: 3)
      }
    },
    "searchField": { artist, index, box in
      artist.svg.rect(box.inset(0.5), .init(fill: "#ffffff", stroke: "#c9c9c9", radius: 6))
      let placeholder = artist.sheet.markup(artist.sheet.face(of: index)).attributes["placeholderString"]
      artist.searchField(placeholder ?? "Search", in: box)
    },
    "secureTextField": { artist, index, box in artist.field(index, in: box, standard: "•••••") },
    "segmentedControl": { artist, index, box in
      let bar = box.centered(box.width - 4, min(box.height, 22))
      let segments = artist.sheet.markup(artist.sheet.face(of: index)).parts(of: "segment")
      artist.svg.rect(bar.inset(0.5), .init(fill: "#ffffff", stroke: "#c9c9c9", radius: 5))
      for (column, segment) in zip(bar.columns(segments.count), segments) {
        let isSelected = segment.attributes["selected"] == "YES"
        if isSelected { artist.svg.fill(column, Palette.tint, radius: 5) }
        if column.x > bar.x {
          artist.svg.line(x1: column.x, y1: bar.y + 4, x2: column.x, y2: bar.maxY - 4, "#d6d6d6")
        }
        artist.text(
          segment.attributes["label"],
          in: column.inset(4, 0),
          .init(size: 13, anchor: .middle, color: isSelected ? "#ffffff" : Palette.text)
        )
      }
    },
    "slider": { artist, index, box in
      artist.slider(artist.sheet.markup(artist.sheet.face(of: index)), in: box, knob: 8)
    },
    "stepper": { artist, _, box in
      let body = box.centered(min(box.width, 14), min(box.height, 23))
      artist.svg.rect(body.inset(0.5), .init(fill: "#ffffff", stroke: "#c9c9c9", radius: 5))
      artist.svg.line(x1: body.x, y1: body.midY, x2: body.maxX, y2: body.midY, "#dcdcdc")
      artist.upAndDown(body.midX, body.midY, "#4a4a4e")
    },
    "switch": { artist, index, box in
      let isOn = artist.sheet.markup(index).attributes["state"] == "on"
      let capsule = box.centered(min(box.width, 38), min(box.height, 22))
      artist.svg.fill(capsule, isOn ? Palette.tint : "#cfcfd3", radius: capsule.height / 2)
      let radius = max(capsule.height / 2 - 1.5, 0)
      let x = isOn ? capsule.maxX - radius - 1.5 : capsule.x + radius + 1.5
      artist.svg.circle(x: x, y: capsule.midY, radius: radius, .init(fill: "#ffffff"))
    },
    "textField": { artist, index, box in artist.field(index, in: box) },
    "tokenField": { artist, index, box in artist.field(index, in: box) },
  ]

  /// The painters of buttons that consist of a symbol, usually with a title next to the symbol.
  private static let marks: [String: @Sendable (inout Artist, _ face: Int, Box) -> Void] = [
    "check": { artist, face, box in
      let mark = artist.mark(face, in: box)
      let isOn = artist.sheet.markup(face).attributes["state"] == "on"
      artist.svg.rect(
        mark,
        .init(fill: isOn ? Palette.tint : "#ffffff", stroke: isOn ? Palette.tint : "#b9b9b9", radius: 3.5)
      )
      guard isOn else { return }
      artist.svg.path(
        "M\((mark.x + 3.5).svg) \(mark.midY.svg)l2.6 3l4.6 -6.2",
        .init(stroke: "#ffffff", width: 1.8)
      )
    },
    "disclosureTriangle": { artist, _, box in artist.chevron(box.midX + 2, box.midY, "#6e6e73", size: 4) },
    "help": { artist, _, box in
      artist.svg.circle(
        x: box.midX,
        y: box.midY,
        radius: min(box.width, box.height, 20) / 2,
        .init(fill: "#ffffff", stroke: "#c9c9c9")
      )
      artist.text("?", in: box, .init(size: 13, anchor: .middle, color: Palette.text))
    },
    "radio": { artist, face, box in
      let mark = artist.mark(face, in: box)
      let isOn = artist.sheet.markup(face).attributes["state"] == "on"
      artist.svg.circle(
        x: mark.midX,
        y: mark.midY,
        radius: 7,
        .init(fill: isOn ? Palette.tint : "#ffffff", stroke: isOn ? Palette.tint : "#b9b9b9")
      )
      if isOn { artist.svg.circle(x: mark.midX, y: mark.midY, radius: 2.5, .init(fill: "#ffffff")) }
    },
  ]
}

extension DrawingSheet {
  /// Returns the title that a pop-up button shows: the title of the selected item, or else of the first item, if any.
  fileprivate func firstMenuItem(of face: Int) -> String? {
    guard let menu = child("menu", of: face) ?? children(of: face, named: "menu").first else { return nil }
    let items = children(of: menu, named: "menuItem")
    let selected = index(ofID: markup(face).attributes["selectedItem"]) ?? items.first
    return selected.flatMap { object($0).text }
  }
}

extension Artist {
  /// Draws the title of a button next to its symbol, and returns the square for the symbol.
  fileprivate mutating func mark(_ face: Int, in box: Box) -> Box {
    let mark = Box(x: box.x + 2.5, y: box.midY - 7, width: 14, height: 14)
    let area = Box(x: mark.maxX + 6, y: box.y, width: max(box.maxX - mark.maxX - 6, 0), height: box.height)
    text(sheet.text(of: face), in: area, sheet.font(of: face, standard: 13).colored(Palette.text), limit: 0)
    return mark
  }

  /// Draws a button with a title or an image.
  fileprivate mutating func pushButton(_ face: Int, in box: Box, isBordered: Bool) {
    let markup = sheet.markup(face)
    let isDefault = markup.parts.contains {
      $0.element == "string" && $0.key == "keyEquivalent" && $0.text == "\r"
    }
    // A push button's frame is larger than its border.
    let margin = markup.attributes["type"] == "push" ? 6.0 : 1
    let button = box.inset(margin, 0).centered(
      max(box.width - 2 * margin, 0),
      min(box.height, max(box.height - 8, 20))
    )
    if isBordered, markup.attributes["borderStyle"] != "none", markup.attributes["bordered"] != "NO" {
      let fill = isDefault ? Palette.tint : "#ffffff"
      svg.rect(button.inset(0.5), .init(fill: fill, stroke: isDefault ? Palette.tint : "#c9c9c9", radius: 5))
    }
    if let title = sheet.text(of: face), !title.isEmpty {
      let font = sheet.font(of: face, standard: 13).colored(isDefault ? "#ffffff" : Palette.text).anchored(
        "center"
      )
      text(title, in: button.inset(4, 0), font)
    } else if markup.attributes["image"] != nil {
      let side = min(box.width, box.height)
      let size =
        markup.attributes["image"].flatMap(sheet.imageSize) ?? Box(x: 0, y: 0, width: side, height: side)
      let frame = box.centered(min(size.width, box.width), min(size.height, box.height))
      image(markup.attributes["image"], in: frame, .init(tint: Palette.text))
    }
  }

  /// Draws the image of an image view, scaled according to its cell.
  fileprivate mutating func cellImage(of index: Int, in box: Box) {
    let attributes = sheet.markup(sheet.face(of: index)).attributes
    image(
      attributes["image"],
      in: box,
      .init(mode: attributes["imageScaling"] ?? "proportionallyDown", tint: Palette.text)
    )
  }

  /// Draws a label or, if it has a border, an editable text field.
  fileprivate mutating func field(_ index: Int, in box: Box, standard: String? = nil) {
    let face = sheet.face(of: index)
    let markup = sheet.markup(face)
    let isBordered = markup.attributes["borderStyle"] != nil || standard != nil
    if isBordered {
      svg.rect(
        box.inset(0.5),
        .init(fill: sheet.color("backgroundColor", of: face) ?? Palette.field, stroke: "#c9c9c9", radius: 3)
      )
    } else if markup.isSet("drawsBackground"), let color = sheet.color("backgroundColor", of: face) {
      svg.fill(box, color)
    }
    let text = sheet.text(of: face)
    let placeholder = markup.attributes["placeholderString"] ?? standard
    let color = text == nil ? "#b5b5ba" : sheet.color("textColor", of: face) ?? Palette.text
    let font = sheet.font(of: face, standard: 13).colored(color).anchored(markup.attributes["alignment"])
    self.text(text ?? placeholder, in: box.inset(isBordered ? 5 : 2, 0), font, limit: 0)
  }
}
