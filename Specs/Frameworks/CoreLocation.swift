extension FrameworkInterface {
  static let coreLocation = FrameworkInterface(
    name: "CoreLocation",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class CLHeading: NSObject {}
  @incomplete
  class CLLocation: NSObject {}
  @objc struct CLLocationCoordinate2D {}
  typealias CLLocationDirection = Double
  typealias CLLocationDistance = Double
  @available(iOS 5.0, macOS 10.8, *)
  class CLPlacemark: NSObject, NSCoding, NSSecureCoding {
    @objc(ISOcountryCode) var isOcountryCode: String? { get }
    var addressDictionary: [AnyHashable: Any]? { get }
    var administrativeArea: String? { get }
    var areasOfInterest: [String]? { get }
    var country: String? { get }
    var inlandWater: String? { get }
    var locality: String? { get }
    var location: CLLocation? { get }
    var name: String? { get }
    var ocean: String? { get }
    @available(tvOS, unavailable) @available(iOS 11.0, macOS 10.13, *) var postalAddress: CNPostalAddress? { get }
    var postalCode: String? { get }
    var region: CLRegion? { get }
    var subAdministrativeArea: String? { get }
    var subLocality: String? { get }
    var subThoroughfare: String? { get }
    var thoroughfare: String? { get }
    @available(iOS 9.0, macOS 10.11, *) var timeZone: TimeZone? { get }
  }
  @incomplete
  class CLRegion: NSObject {}
  """#
