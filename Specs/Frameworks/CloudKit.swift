extension FrameworkInterface {
  static let cloudKit = FrameworkInterface(
    name: "CloudKit",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class CKRecord: NSObject {}
  protocol CKRecordValue {}
  @incomplete
  class CKShare: CKRecord {}
  @incomplete
  class CKShareMetadata: NSObject {}
  """#
