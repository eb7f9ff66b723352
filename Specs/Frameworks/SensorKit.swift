extension FrameworkInterface {
  static let sensorKit = FrameworkInterface(
    name: "SensorKit",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  typealias SRAbsoluteTime = Double
  @objc struct SRSensor: RawRepresentable<String> {}
  """#
