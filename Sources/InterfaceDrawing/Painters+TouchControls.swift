import InterfaceDocuments

// Labels and controls of iOS and related platforms.
extension Painters {
  static let touchControls: [String: Painter] = [
    "activityIndicatorView": { artist, index, box in
      artist.background(of: index, in: box)
      artist.svg.spokes(in: box, artist.sheet.color("color", of: index) ?? "#8e8e93")
    },
    "button": touchButton,
    "datePicker": { artist, index, box in
      artist.background(of: index, in: box)
      artist.wheels(["Jan", "1", "2026"], in: box)
    },
    "imageView": { artist, index, box in
      artist.background(of: index, in: box)
      let attributes = artist.sheet.markup(index).attributes
      artist.image(
        attributes["image"],
        in: box,
        .init(
          mode: attributes["contentMode"] ?? "scaleToFill",
          tint: artist.sheet.color("tintColor", of: index)
        )
      )
    },
    "label": { artist, index, box in
      artist.background(of: index, in: box)
      let markup = artist.sheet.markup(index)
      let font = artist.sheet.font(of: index, standard: 17)
        .colored(artist.sheet.color("textColor", of: index) ?? Palette.text)
        .anchored(markup.attributes["textAlignment"])
      artist.text(
        artist.sheet.text(of: index),
        in: box,
        font,
        limit: markup.number("numberOfLines").map { Int(min(max($0, 0), 100)) } ?? 1
      )
    },
    "pageControl": { artist, index, box in
      artist.background(of: index, in: box)
      let markup = artist.sheet.markup(index)
      let count = Int(min(max(markup.number("numberOfPages") ?? 3, 1), 20))
      let current = Int(min(max(markup.number("currentPage") ?? 0, 0), 20))
      for number in 0..<count {
        let x = box.midX + (Double(number) - Double(count - 1) / 2) * 16
        artist.svg.circle(
          x: x,
          y: box.midY,
          radius: 3.5,
          .init(fill: number == current ? "#3a3a3c" : "#c7c7cc")
        )
      }
    },
    "pickerView": { artist, index, box in
      artist.background(of: index, in: box)
      artist.wheels([artist.sheet.object(index).customClass ?? "Picker"], in: box)
    },
    "progressView": { artist, index, box in
      let track = box.centered(box.width, 4)
      let progress = min(max(artist.sheet.markup(index).number("progress") ?? 0.5, 0), 1)
      artist.svg.fill(track, artist.sheet.color("trackTintColor", of: index) ?? Palette.track, radius: 2)
      let color = artist.sheet.color("progressTintColor", of: index) ?? Palette.tint
      artist.svg.fill(track.left(box.width * progress), color, radius: 2)
    },
    "segmentedControl": { artist, index, box in
      let markup = artist.sheet.markup(index)
      let bar = box.centered(box.width, min(box.height, 32))
      let segments = markup.parts(of: "segment")
      let selected = Int(min(max(markup.number("selectedSegmentIndex") ?? 0, -1), 100))
      artist.svg.fill(bar, Palette.track, radius: 8)
      for (number, column) in bar.columns(segments.count).enumerated() {
        if number == selected { artist.svg.fill(column.inset(2), "#ffffff", radius: 6) }
        artist.text(
          segments[number].attributes["title"],
          in: column.inset(4, 0),
          .init(size: 13, isBold: number == selected, anchor: .middle, color: Palette.text)
        )
      }
    },
    "slider": { artist, index, box in
      artist.slider(artist.sheet.markup(index), in: box, knob: 13)
    },
    "stepper": { artist, _, box in
      let bar = box.centered(min(box.width, 94), min(box.height, 32))
      artist.svg.fill(bar, Palette.track, radius: 8)
      artist.svg.line(x1: bar.midX, y1: bar.y + 7, x2: bar.midX, y2: bar.maxY - 7, "#b9b9be")
      let color = Palette.text
      let (left, right) = (bar.x + bar.width / 4, bar.x + bar.width * 3 / 4)
      artist.svg.line(x1: left - 6, y1: bar.midY, x2: left + 6, y2: bar.midY, color, width: 1.5)
      artist.svg.line(x1: right - 6, y1: bar.midY, x2: right + 6, y2: bar.midY, color, width: 1.5)
      artist.svg.line(x1: right, y1: bar.midY - 6, x2: right, y2: bar.midY + 6, color, width: 1.5)
    },
    "switch": { artist, index, box in
      let isOn = artist.sheet.markup(index).isSet("on")
      let capsule = box.centered(min(box.width, 51), min(box.height, 31))
      let color = artist.sheet.color("onTintColor", of: index) ?? "#34c759"
      artist.svg.fill(capsule, isOn ? color : Palette.track, radius: capsule.height / 2)
      let radius = max(capsule.height / 2 - 2, 0)
      artist.svg.circle(
        x: isOn ? capsule.maxX - radius - 2 : capsule.x + radius + 2,
        y: capsule.midY,
        radius: radius,
        .init(fill: "#ffffff", stroke: "#00000014")
      )
    },
    "textField": touchTextField,
    "textView": { artist, index, box in
      artist.background(of: index, in: box, standard: Palette.field)
      let font = artist.sheet.font(of: index, standard: 14)
        .colored(artist.sheet.color("textColor", of: index) ?? Palette.text)
        .anchored(artist.sheet.markup(index).attributes["textAlignment"])
      artist.text(artist.sheet.text(of: index), in: box.inset(5, 8), font, limit: 0, isAtTop: true)
    },
  ]

  private static let touchTextField: Painter = { artist, index, box in
    let markup = artist.sheet.markup(index)
    let style = markup.attributes["borderStyle"]
    let background = artist.sheet.color("backgroundColor", of: index)
    if style == "roundedRect" {
      artist.svg.rect(
        box.inset(0.5),
        .init(fill: background ?? Palette.field, stroke: "#cdcdd2", radius: 6)
      )
    } else if style == "line" || style == "bezel" {
      artist.svg.rect(box.inset(0.5), .init(fill: background ?? Palette.field, stroke: "#8e8e93"))
    } else if let background {
      artist.svg.fill(box, background)
    }
    let text = artist.sheet.text(of: index)
    let color = text == nil ? "#b5b5ba" : artist.sheet.color("textColor", of: index) ?? Palette.text
    let font = artist.sheet.font(of: index, standard: 14)
      .colored(color)
      .anchored(markup.attributes["textAlignment"])
    artist.text(text ?? markup.attributes["placeholder"], in: box.inset(style == nil ? 0 : 7, 0), font)
    if text == nil, markup.attributes["placeholder"] == nil, style == nil, background == nil {
      artist.placeholder(for: index, in: box)
    }
  }
}

extension Artist {
  /// Draws a track with a knob at the position of the value.
  mutating func slider(_ markup: ObjectMarkup, in box: Box, knob: Double) {
    let (low, high) = (markup.number("minValue") ?? 0, markup.number("maxValue") ?? 1)
    let value = markup.number("value") ?? markup.number("doubleValue") ?? (low + high) / 2
    let part = high > low ? min(max((value - low) / (high - low), 0), 1) : 0.5
    let track = box.inset(min(knob, box.width / 2), 0)
    let x = track.x + track.width * part
    svg.fill(box.centered(box.width - 4, 4), Palette.track, radius: 2)
    svg.fill(
      Box(x: box.x + 2, y: box.midY - 2, width: max(x - box.x - 2, 0), height: 4),
      Palette.tint,
      radius: 2
    )
    svg.circle(
      x: x,
      y: box.midY,
      radius: min(knob, max(box.height / 2, 4)),
      .init(fill: "#ffffff", stroke: "#00000026")
    )
  }

  /// Draws the wheels of a picker.
  mutating func wheels(_ columns: [String], in box: Box) {
    svg.fill(box.centered(box.width - 16, min(34, box.height)), "#78788024", radius: 8)
    for (column, text) in zip(box.inset(16, 0).columns(columns.count), columns) {
      self.text(text, in: column, .init(size: min(20, box.height / 2), anchor: .middle, color: Palette.text))
      for offset in [-32.0, 32] where box.height > 100 {
        self.text("—", in: column.moved(0, offset), .init(size: 17, anchor: .middle, color: "#c7c7cc"))
      }
    }
  }
}

extension SVGBuilder {
  /// Draws the spokes of an activity indicator.
  mutating func spokes(in box: Box, _ color: String) {
    let radius = min(box.width, box.height, 37) / 2
    for (dx, dy) in [
      (0.0, 1.0), (0.707, 0.707), (1, 0), (0.707, -0.707), (0, -1), (-0.707, -0.707), (-1, 0),
      (-0.707, 0.707),
    ] {
      line(
        x1: box.midX + dx * radius * 0.45,
        y1: box.midY + dy * radius * 0.45,
        x2: box.midX + dx * radius * 0.95,
        y2: box.midY + dy * radius * 0.95,
        color,
        width: max(radius * 0.18, 1)
      )
    }
  }
}
