/// One measured figure beside its floor, the least that the work could cost, measured in the same run.
struct Measurement: Encodable {
  /// What was measured.
  var name: String
  /// The median time of one unit of work, in `unit`.
  var value: Double
  /// The unit of `value` and `floor`.
  var unit: String
  /// The median of what it is compared with.
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
