/// A figure and its baseline, measured in the same run.
struct Measurement: Encodable {
  var name: String
  /// The median of the figure, in the unit ``unit``.
  var value: Double
  /// The unit of `value` and `floor`.
  var unit: String
  /// The median of the baseline: a minimal form of the same work, or the same work on less input.
  var floor: Double
  /// The value divided by the baseline, a ratio that varies much less between machines than times do.
  var ratio: Double

  init(_ name: String, value: Double, unit: String, floor: Double) {
    self.name = name
    self.value = value
    self.unit = unit
    self.floor = floor
    ratio = floor > 0 ? value / floor : 0
  }
}
