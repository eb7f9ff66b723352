/// One measured figure beside its floor, measured in the same run.
struct Measurement: Encodable {
  /// What was measured.
  var name: String
  /// The median, in `unit`.
  var value: Double
  /// The unit of `value` and `floor`.
  var unit: String
  /// The median of what it is compared with: a bare form of the same work, or the same work on less.
  var floor: Double
  /// `value` by `floor`: machines differ, ratios hardly do.
  var ratio: Double

  init(_ name: String, value: Double, unit: String, floor: Double) {
    self.name = name
    self.value = value
    self.unit = unit
    self.floor = floor
    ratio = floor > 0 ? value / floor : 0
  }
}
