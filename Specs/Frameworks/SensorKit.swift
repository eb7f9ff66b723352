extension FrameworkInterface {
  static let sensorKit = FrameworkInterface(
    name: "SensorKit",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  extension NSDate {
    @available(iOS 14.0, *) var srAbsoluteTime: SRAbsoluteTime { get }
  }
  extension NSString {
    @methods var sr_sensorForDeletionRecordsFromSensor: SRSensor? { get }
  }
  typealias SRAbsoluteTime = Double
  @objc struct SRSensor: RawRepresentable<String> {}
  """#
