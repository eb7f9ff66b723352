import InterfaceDocuments

// Container views of iOS and related platforms.
extension Painters {
  static let touchContainers: [String: Painter] = [
    "containerView": { artist, index, box in
      artist.background(of: index, in: box)
      artist.placeholder(for: index, "Container", in: box)
    },
    "mapView": { artist, index, box in
      artist.svg.fill(box, "#e8efe0")
      for step in stride(from: 40.0, to: max(box.width + box.height, 41), by: 80) {
        artist.svg.line(x1: box.x + step, y1: box.y, x2: box.x + step - 60, y2: box.maxY, "#ffffff", width: 5)
      }
      artist.svg.line(
        x1: box.x,
        y1: box.midY,
        x2: box.maxX,
        y2: box.midY - box.height * 0.15,
        "#f9dc8c",
        width: 7
      )
    },
    "scrollView": { artist, index, box in artist.background(of: index, in: box) },
    "searchBar": { artist, index, box in
      artist.background(of: index, in: box)
      let field = box.centered(box.width - 16, min(36, max(box.height - 8, 0)))
      artist.searchField(artist.sheet.markup(index).attributes["placeholder"] ?? "Search", in: field)
    },
    "stackView": { artist, index, box in artist.background(of: index, in: box) },
    "visualEffectView": { artist, _, box in artist.svg.fill(box, "#f4f4f4b0") },
  ]
}
