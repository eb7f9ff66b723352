extension AttributeValue.Color.Components {
  /// The components by name; the opacity comes last.
  package var parts: [(name: String, number: Double)] {
    let numbers: [(name: String, number: Double)] =
      switch model {
      case .rgb(let red, let green, let blue): [("red", red), ("green", green), ("blue", blue)]
      case .gray(let white): [("white", white)]
      case .cmyk(let cyan, let magenta, let yellow, let black):
        [("cyan", cyan), ("magenta", magenta), ("yellow", yellow), ("black", black)]
      }
    return numbers + [("alpha", alpha)]
  }
}
