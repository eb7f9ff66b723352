extension FrameworkInterface {
  static let mapKit = FrameworkInterface(
    name: "MapKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, *)
  class MKAddress: NSObject {
    @unsure var fullAddress: String { get }
    @unsure var shortAddress: String? { get }
  }
  @available(iOS 18.0, macOS 15.0, *)
  class MKAddressFilter: NSObject, NSCoding, NSSecureCoding {}
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, *)
  class MKAddressRepresentations: NSObject {
    @unsure var cityName: String? { get }
    @unsure var cityWithContext: String? { get }
    @unsure var regionCode: String? { get }
    @unsure var regionName: String? { get }
  }
  protocol MKAnnotation {}
  @available(macOS 10.9, *) @superclass(macOS, NSView)
  class MKAnnotationView: UIView {
    @available(tvOS, unavailable) @available(iOS 18.0, macOS 15.0, *) var accessoryOffset: CGPoint
    var annotation: MKAnnotation?
    var calloutOffset: CGPoint
    var canShowCallout: Bool
    var centerOffset: CGPoint
    @available(macOS 10.13, *) var clusterAnnotationView: MKAnnotationView? { get }
    @available(macOS 10.13, *) var clusteringIdentifier: String?
    @available(macOS 10.13, *) var collisionMode: MKAnnotationView.CollisionMode
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.11, *) var detailCalloutAccessoryView: NSView?
    @available(macOS, unavailable) var detailCalloutAccessoryView: UIView?
    @available(macOS 10.13, *) var displayPriority: MKFeatureDisplayPriority
    @available(tvOS, unavailable) var dragState: MKAnnotationView.DragState
    @available(tvOS, unavailable) @objc(draggable) var isDraggable: Bool { @objc(isDraggable) get set }
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    @available(iOS, unavailable) @available(tvOS, unavailable) var image: NSImage?
    @available(macOS, unavailable) var image: UIImage?
    @available(iOS, unavailable) @available(tvOS, unavailable) var leftCalloutAccessoryView: NSView?
    @available(macOS, unavailable) var leftCalloutAccessoryView: UIView?
    @available(iOS, unavailable) @available(tvOS, unavailable) var leftCalloutOffset: CGPoint
    var reuseIdentifier: String? { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var rightCalloutAccessoryView: NSView?
    @available(macOS, unavailable) var rightCalloutAccessoryView: UIView?
    @available(iOS, unavailable) @available(tvOS, unavailable) var rightCalloutOffset: CGPoint
    @objc(selected) var isSelected: Bool { @objc(isSelected) get set }
    @available(iOS 14.0, macOS 11.0, *) var selectedZPriority: MKAnnotationViewZPriority
    @available(iOS 14.0, macOS 11.0, *) var zPriority: MKAnnotationViewZPriority
    func setDragState(_: Any, animated: Any)
    func setSelected(_: Any, animated: Any)
  }
  @objc(MKAnnotationViewCollisionMode) enum MKAnnotationView.CollisionMode: Int {}
  @objc(MKAnnotationViewDragState) enum MKAnnotationView.DragState: UInt {}
  @objc struct MKAnnotationViewZPriority: RawRepresentable<Float> {}
  @available(iOS 4.0, macOS 10.9, *)
  class MKCircle: MKShape, MKOverlay {
    var boundingMapRect: MKMapRect { get }
    @available(iOS 7.0, *) var canReplaceMapContent: Bool { get }
    var coordinate: CLLocationCoordinate2D { get }
    var radius: CLLocationDistance { get }
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKCircleRenderer: MKOverlayPathRenderer {
    var circle: MKCircle { get }
    @available(iOS 14.0, macOS 11.0, *) var strokeEnd: CGFloat
    @available(iOS 14.0, macOS 11.0, *) var strokeStart: CGFloat
  }
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 4.0, *)
  class MKCircleView: MKOverlayPathView {
    var circle: MKCircle { get }
  }
  @available(iOS 11.0, macOS 10.13, *)
  class MKClusterAnnotation: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var memberAnnotations: [MKAnnotation] { get }
    var subtitle: String?
    var title: String?
  }
  @available(tvOS, unavailable) @available(iOS 11.0, macOS 11.0, *) @superclass(macOS, NSView)
  class MKCompassButton: UIView {
    var compassVisibility: MKFeatureVisibility
    var mapView: MKMapView?
  }
  @objc struct MKCoordinateRegion {}
  @objc struct MKCoordinateSpan {}
  @available(iOS 7.0, macOS 10.9, *)
  class MKDirections: NSObject {
    @objc(calculating) var isCalculating: Bool { @objc(isCalculating) get }
  }
  @available(iOS 6.0, macOS 10.9, *)
  class MKDirectionsRequest: NSObject {
    @available(iOS 7.0, *) var arrivalDate: Date?
    @available(iOS 7.0, *) var departureDate: Date?
    var destination: MKMapItem?
    @available(iOS 16.0, macOS 13.0, *) var highwayPreference: MKDirectionsRoutePreference
    @available(iOS 7.0, *) var requestsAlternateRoutes: Bool
    var source: MKMapItem?
    @available(iOS 16.0, macOS 13.0, *) var tollPreference: MKDirectionsRoutePreference
    @available(iOS 7.0, *) var transportType: MKDirectionsTransportType
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKDirectionsResponse: NSObject {
    var destination: MKMapItem { get }
    var routes: [MKRoute] { get }
    var source: MKMapItem { get }
  }
  @objc enum MKDirectionsRoutePreference: Int {}
  @objc struct MKDirectionsTransportType: OptionSet<UInt> {}
  @available(iOS 7.0, macOS 10.9, *)
  class MKDistanceFormatter: NSFormatter {
    var locale: Locale
    var unitStyle: MKDistanceFormatterUnitStyle
    var units: MKDistanceFormatterUnits
  }
  @objc enum MKDistanceFormatterUnitStyle: UInt {}
  @objc enum MKDistanceFormatterUnits: UInt {}
  @available(iOS 7.0, macOS 10.9, *)
  class MKETAResponse: NSObject {
    var destination: MKMapItem { get }
    @available(iOS 9.0, macOS 10.11, *) var distance: CLLocationDistance { get }
    @available(iOS 9.0, macOS 10.11, *) var expectedArrivalDate: Date { get }
    @available(iOS 9.0, macOS 10.11, *) var expectedDepartureDate: Date { get }
    var expectedTravelTime: TimeInterval { get }
    var source: MKMapItem { get }
    @available(iOS 9.0, macOS 10.11, *) var transportType: MKDirectionsTransportType { get }
  }
  @objc struct MKFeatureDisplayPriority: RawRepresentable<Float> {}
  @objc enum MKFeatureVisibility: Int {}
  @available(iOS 13.0, macOS 10.15, *)
  class MKGeoJSONDecoder: NSObject {}
  @available(iOS 13.0, macOS 10.15, *)
  class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    var geometry: [MKShape] { get }
    var identifier: String? { get }
    var properties: Data? { get }
  }
  protocol MKGeoJSONObject {}
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, *)
  class MKGeocodingRequest: NSObject {
    @unsure var addressString: String { get }
    @unsure @objc(cancelled) var isCancelled: Bool { @objc(isCancelled) get }
    @unsure @objc(loading) var isLoading: Bool { @objc(isLoading) get }
    var preferredLocale: Locale?
    var region: MKCoordinateRegion
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKGeodesicPolyline: MKPolyline {}
  @available(iOS 14.0, macOS 11.0, *)
  class MKGradientPolylineRenderer: MKPolylineRenderer {
    @available(iOS, unavailable) @available(tvOS, unavailable) var colors: [NSColor] { get }
    @available(macOS, unavailable) var colors: [UIColor] { get }
    var locations: [NSNumber] { get }
    func setColors(_: Any, atLocations: Any)
  }
  @available(iOS 16.0, macOS 13.0, *)
  class MKHybridMapConfiguration: MKMapConfiguration {
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var showsTraffic: Bool
  }
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 16.0, *)
  class MKIconStyle: NSObject {
    var backgroundColor: UIColor { get }
    var image: UIImage { get }
  }
  @available(iOS 16.0, macOS 13.0, *)
  class MKImageryMapConfiguration: MKMapConfiguration {}
  @available(iOS 14.0, macOS 11.0, *)
  class MKLocalPointsOfInterestRequest: NSObject {
    var coordinate: CLLocationCoordinate2D { get }
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var radius: CLLocationDistance { get }
    var region: MKCoordinateRegion { get }
  }
  @available(iOS 6.1, macOS 10.9, *)
  class MKLocalSearch: NSObject {
    @objc(searching) var isSearching: Bool { @objc(isSearching) get }
  }
  @available(iOS 9.3, macOS 10.11, *)
  class MKLocalSearchCompleter: NSObject {
    @available(iOS 18.0, macOS 15.0, *) var addressFilter: MKAddressFilter?
    var delegate: MKLocalSearchCompleterDelegate?
    var filterType: MKSearchCompletionFilterType
    @available(iOS 13.0, macOS 10.15, *) var pointOfInterestFilter: MKPointOfInterestFilter?
    var queryFragment: String
    var region: MKCoordinateRegion
    @available(iOS 18.0, macOS 15.0, *) var regionPriority: MKLocalSearchRegionPriority
    @available(iOS 13.0, macOS 10.15, *) var resultTypes: MKLocalSearchCompleterResultType
    var results: [MKLocalSearchCompletion] { get }
    @objc(searching) var isSearching: Bool { @objc(isSearching) get }
  }
  protocol MKLocalSearchCompleterDelegate {}
  @objc struct MKLocalSearchCompleterResultType: OptionSet<UInt> {}
  @available(iOS 9.3, *)
  class MKLocalSearchCompletion: NSObject {
    var subtitle: String { get }
    var subtitleHighlightRanges: [NSValue] { get }
    var title: String { get }
    var titleHighlightRanges: [NSValue] { get }
  }
  @objc enum MKLocalSearchRegionPriority: Int {}
  @available(iOS 6.1, macOS 10.9, *)
  class MKLocalSearchRequest: NSObject {
    @available(iOS 18.0, macOS 15.0, *) var addressFilter: MKAddressFilter?
    var naturalLanguageQuery: String?
    @available(iOS 13.0, macOS 10.15, *) var pointOfInterestFilter: MKPointOfInterestFilter?
    var region: MKCoordinateRegion
    @available(iOS 18.0, macOS 15.0, *) var regionPriority: MKLocalSearchRegionPriority
    @available(iOS 13.0, macOS 10.15, *) var resultTypes: MKLocalSearchResultType
  }
  @available(iOS 6.1, macOS 10.9, *)
  class MKLocalSearchResponse: NSObject {
    var boundingRegion: MKCoordinateRegion { get }
    var mapItems: [MKMapItem] { get }
  }
  @objc struct MKLocalSearchResultType: OptionSet<UInt> {}
  @objc enum MKLookAroundBadgePosition: Int {}
  @available(tvOS, unavailable) @available(iOS 16.0, macOS 13.0, *)
  class MKLookAroundScene: NSObject {}
  @available(tvOS, unavailable) @available(iOS 16.0, macOS 13.0, *)
  class MKLookAroundSceneRequest: NSObject {
    @objc(cancelled) var isCancelled: Bool { @objc(isCancelled) get }
    var coordinate: CLLocationCoordinate2D { get }
    @objc(loading) var isLoading: Bool { @objc(isLoading) get }
    var mapItem: MKMapItem? { get }
  }
  @available(tvOS, unavailable) @available(iOS 16.0, macOS 13.0, *)
  class MKLookAroundSnapshot: NSObject {
    @available(iOS, unavailable) var image: NSImage { get }
    @available(macOS, unavailable) var image: UIImage { get }
  }
  @available(tvOS, unavailable) @available(iOS 16.0, macOS 13.0, *)
  class MKLookAroundSnapshotOptions: NSObject {
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var size: CGSize
    @available(macOS, unavailable) var traitCollection: UITraitCollection
  }
  @available(tvOS, unavailable) @available(iOS 16.0, macOS 13.0, *)
  class MKLookAroundSnapshotter: NSObject {
    @objc(loading) var isLoading: Bool { @objc(isLoading) get }
  }
  @available(tvOS, unavailable) @available(iOS 16.0, macOS 13.0, *) @superclass(macOS, NSViewController)
  class MKLookAroundViewController: UIViewController, NSSecureCoding {
    var badgePosition: MKLookAroundBadgePosition
    var delegate: MKLookAroundViewControllerDelegate?
    @objc(navigationEnabled) var isNavigationEnabled: Bool { @objc(isNavigationEnabled) get set }
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var scene: MKLookAroundScene?
    var showsRoadLabels: Bool
  }
  protocol MKLookAroundViewControllerDelegate {}
  @available(iOS 7.0, macOS 10.9, *)
  class MKMapCamera: NSObject, NSCoding, NSSecureCoding {
    var altitude: CLLocationDistance
    var centerCoordinate: CLLocationCoordinate2D
    @available(iOS 13.0, macOS 10.15, *) var centerCoordinateDistance: CLLocationDistance
    var heading: CLLocationDirection
    var pitch: CGFloat
  }
  @available(iOS 13.0, macOS 10.15, *)
  class MKMapCameraBoundary: NSObject, NSCoding, NSSecureCoding {
    var mapRect: MKMapRect { get }
    var region: MKCoordinateRegion { get }
  }
  @available(iOS 13.0, macOS 10.15, *)
  class MKMapCameraZoomRange: NSObject, NSCoding, NSSecureCoding {
    var maxCenterCoordinateDistance: CLLocationDistance { get }
    var minCenterCoordinateDistance: CLLocationDistance { get }
  }
  @available(iOS 16.0, macOS 13.0, *)
  class MKMapConfiguration: NSObject, NSCoding, NSSecureCoding {
    var elevationStyle: MKMapElevationStyle
  }
  @objc enum MKMapElevationStyle: Int {}
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 16.0, *)
  class MKMapFeatureAnnotation: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var featureType: MKMapFeatureType { get }
    var iconStyle: MKIconStyle? { get }
    var pointOfInterestCategory: String? { get }
    var subtitle: String? { get }
    var title: String? { get }
  }
  @objc struct MKMapFeatureOptions: OptionSet<Int> {}
  @objc enum MKMapFeatureType: Int {}
  @available(iOS 6.0, macOS 10.9, *)
  class MKMapItem: NSObject, NSSecureCoding {
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) @unsure var address: MKAddress? { get }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) @unsure var addressRepresentations: MKAddressRepresentations? { get }
    @available(iOS 18.0, macOS 15.0, *) var alternateIdentifiers: Set<MKMapItemIdentifier> { get }
    @objc(currentLocation) var isCurrentLocation: Bool { @objc(isCurrentLocation) get }
    @available(iOS 18.0, macOS 15.0, *) var identifier: MKMapItemIdentifier? { get }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) @unsure var location: CLLocation { get }
    var name: String?
    var phoneNumber: String?
    var placemark: MKPlacemark { get }
    @available(iOS 13.0, macOS 10.15, *) var pointOfInterestCategory: MKPointOfInterestCategory?
    @available(iOS 9.0, macOS 10.11, *) var timeZone: TimeZone?
    var url: URL?
  }
  @available(iOS 18.0, macOS 15.0, *)
  class MKMapItemAnnotation: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var mapItem: MKMapItem { get }
    var subtitle: String? { get }
    var title: String? { get }
  }
  @available(tvOS, unavailable) @available(iOS 18.0, macOS 15.0, *)
  class MKMapItemDetailSelectionAccessoryPresentationStyle: NSObject {}
  @available(tvOS, unavailable) @available(iOS 18.0, macOS 15.0, *) @superclass(macOS, NSViewController)
  class MKMapItemDetailViewController: UIViewController {
    var delegate: MKMapItemDetailViewControllerDelegate?
    var mapItem: MKMapItem?
  }
  protocol MKMapItemDetailViewControllerDelegate {}
  @available(iOS 18.0, macOS 15.0, *)
  class MKMapItemIdentifier: NSObject, NSCoding, NSSecureCoding {
    var identifierString: String { get }
  }
  @available(iOS 16.0, macOS 15.0, *)
  class MKMapItemRequest: NSObject {
    @objc(cancelled) var isCancelled: Bool { @objc(isCancelled) get }
    @available(tvOS, unavailable) @available(macOS, unavailable) var featureAnnotation: MKMapFeatureAnnotation { get }
    @objc(loading) var isLoading: Bool { @objc(isLoading) get }
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 18.0, *) var mapFeatureAnnotation: MKMapFeatureAnnotation? { get }
    @available(iOS 18.0, *) var mapItemIdentifier: MKMapItemIdentifier? { get }
  }
  @objc struct MKMapPoint {}
  @objc struct MKMapRect {}
  @available(iOS 7.0, macOS 10.9, *)
  class MKMapSnapshot: NSObject {
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.14, *) var appearance: NSAppearance { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var image: NSImage { get }
    @available(macOS, unavailable) var image: UIImage { get }
    @available(macOS, unavailable) @available(iOS 13.0, *) var traitCollection: UITraitCollection { get }
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKMapSnapshotOptions: NSObject {
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.14, *) var appearance: NSAppearance?
    var camera: MKMapCamera
    var mapRect: MKMapRect
    var mapType: MKMapType
    @available(iOS 13.0, macOS 10.15, *) var pointOfInterestFilter: MKPointOfInterestFilter?
    @available(iOS 17.0, macOS 14.0, *) var preferredConfiguration: MKMapConfiguration
    var region: MKCoordinateRegion
    @available(macOS, unavailable) var scale: CGFloat
    var showsBuildings: Bool
    var showsPointsOfInterest: Bool
    var size: CGSize
    @available(macOS, unavailable) @available(iOS 13.0, *) var traitCollection: UITraitCollection
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKMapSnapshotter: NSObject {
    @objc(loading) var isLoading: Bool { @objc(isLoading) get }
  }
  @objc enum MKMapType: UInt {}
  @available(macOS 10.9, *) @superclass(macOS, NSView)
  class MKMapView: UIView {
    var annotationVisibleRect: CGRect { get }
    var annotations: [MKAnnotation] { get }
    var camera: MKMapCamera
    @available(iOS 13.0, macOS 10.15, *) var cameraBoundary: MKMapCameraBoundary?
    @available(iOS 13.0, macOS 10.15, *) var cameraZoomRange: MKMapCameraZoomRange
    var centerCoordinate: CLLocationCoordinate2D
    var delegate: MKMapViewDelegate?
    var mapType: MKMapType
    var overlays: [MKOverlay] { get }
    @available(iOS 17.0, macOS 14.0, *) var pitchButtonVisibility: MKFeatureVisibility
    @available(tvOS, unavailable) @objc(pitchEnabled) var isPitchEnabled: Bool { @objc(isPitchEnabled) get set }
    @available(iOS 13.0, macOS 10.15, *) var pointOfInterestFilter: MKPointOfInterestFilter?
    @available(iOS 16.0, macOS 13.0, *) var preferredConfiguration: MKMapConfiguration
    var region: MKCoordinateRegion
    @available(tvOS, unavailable) @objc(rotateEnabled) var isRotateEnabled: Bool { @objc(isRotateEnabled) get set }
    @objc(scrollEnabled) var isScrollEnabled: Bool { @objc(isScrollEnabled) get set }
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 16.0, *) var selectableMapFeatures: MKMapFeatureOptions
    var selectedAnnotations: [MKAnnotation]
    var showsBuildings: Bool
    @available(tvOS, unavailable) var showsCompass: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 11.0, *) var showsPitchControl: Bool
    var showsPointsOfInterest: Bool
    @available(macOS 10.10, *) var showsScale: Bool
    @available(macOS 10.11, *) var showsTraffic: Bool
    var showsUserLocation: Bool
    @available(iOS 17.0, macOS 14.0, *) var showsUserTrackingButton: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) var showsZoomControls: Bool
    var userLocation: MKUserLocation { get }
    @objc(userLocationVisible) var isUserLocationVisible: Bool { @objc(isUserLocationVisible) get }
    @available(macOS 11.0, *) var userTrackingMode: MKUserTrackingMode
    var visibleMapRect: MKMapRect
    @objc(zoomEnabled) var isZoomEnabled: Bool { @objc(isZoomEnabled) get set }
    func setCamera(_: Any, animated: Any)
    func setCameraBoundary(_: Any, animated: Any)
    func setCameraZoomRange(_: Any, animated: Any)
    func setCenterCoordinate(_: Any, animated: Any)
    func setRegion(_: Any, animated: Any)
    func setUserTrackingMode(_: Any, animated: Any)
    func setVisibleMapRect(_: Any, animated: Any)
    func setVisibleMapRect(_: Any, edgePadding: Any, animated: Any)
  }
  protocol MKMapViewDelegate {}
  @available(iOS 11.0, macOS 11.0, *)
  class MKMarkerAnnotationView: MKAnnotationView {
    var animatesWhenAdded: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) var glyphImage: NSImage?
    @available(macOS, unavailable) var glyphImage: UIImage?
    var glyphText: String?
    @available(iOS, unavailable) @available(tvOS, unavailable) var glyphTintColor: NSColor?
    @available(macOS, unavailable) var glyphTintColor: UIColor?
    @available(iOS, unavailable) @available(tvOS, unavailable) var markerTintColor: NSColor?
    @available(macOS, unavailable) var markerTintColor: UIColor?
    @available(iOS, unavailable) @available(tvOS, unavailable) var selectedGlyphImage: NSImage?
    @available(macOS, unavailable) var selectedGlyphImage: UIImage?
    var subtitleVisibility: MKFeatureVisibility
    var titleVisibility: MKFeatureVisibility
  }
  @available(iOS 4.0, macOS 10.9, *)
  class MKMultiPoint: MKShape, MKGeoJSONObject {
    var pointCount: UInt { get }
    var points: UnsafeMutablePointer<MKMapPoint> { get }
  }
  @available(iOS 13.0, macOS 10.15, *)
  class MKMultiPolygon: MKShape, MKGeoJSONObject, MKOverlay {
    var boundingMapRect: MKMapRect { get }
    var canReplaceMapContent: Bool { get }
    var polygons: [MKPolygon] { get }
  }
  @available(iOS 13.0, macOS 10.15, *)
  class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    var multiPolygon: MKMultiPolygon { get }
  }
  @available(iOS 13.0, macOS 10.15, *)
  class MKMultiPolyline: MKShape, MKGeoJSONObject, MKOverlay {
    var boundingMapRect: MKMapRect { get }
    var canReplaceMapContent: Bool { get }
    var polylines: [MKPolyline] { get }
  }
  @available(iOS 13.0, macOS 10.15, *)
  class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    var multiPolyline: MKMultiPolyline { get }
  }
  protocol MKOverlay {}
  @available(iOS 7.0, macOS 10.9, *)
  class MKOverlayPathRenderer: MKOverlayRenderer {
    @available(iOS, unavailable) @available(tvOS, unavailable) var fillColor: NSColor?
    @available(macOS, unavailable) var fillColor: UIColor?
    var lineCap: CGLineCap
    var lineDashPattern: [NSNumber]?
    var lineDashPhase: CGFloat
    var lineJoin: CGLineJoin
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var path: CGPath!
    @available(iOS 13.0, macOS 10.15, *) var shouldRasterize: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) var strokeColor: NSColor?
    @available(macOS, unavailable) var strokeColor: UIColor?
  }
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 4.0, *)
  class MKOverlayPathView: MKOverlayView {
    var fillColor: UIColor?
    var lineCap: CGLineCap
    var lineDashPattern: [NSNumber]?
    var lineDashPhase: CGFloat
    var lineJoin: CGLineJoin
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var path: CGPath?
    var strokeColor: UIColor?
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKOverlayRenderer: NSObject {
    var alpha: CGFloat
    @available(macOS, unavailable) @available(iOS 16.0, *) var blendMode: CGBlendMode
    var contentScaleFactor: CGFloat { get }
    var overlay: MKOverlay { get }
    func setNeedsDisplay()
    func setNeedsDisplayInMapRect(_: Any)
    func setNeedsDisplayInMapRect(_: Any, zoomScale: Any)
  }
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 4.0, *)
  class MKOverlayView: UIView {
    var overlay: MKOverlay { get }
    func setNeedsDisplayInMapRect(_: Any)
    func setNeedsDisplayInMapRect(_: Any, zoomScale: Any)
  }
  @objc enum MKPinAnnotationColor: UInt {}
  @available(macOS 10.9, *)
  class MKPinAnnotationView: MKAnnotationView {
    var animatesDrop: Bool
    @available(tvOS, unavailable) var pinColor: MKPinAnnotationColor
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.11, *) var pinTintColor: NSColor!
    @available(macOS, unavailable) var pinTintColor: UIColor!
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 11.0, *)
  class MKPitchControl: NSView {
    var mapView: MKMapView?
  }
  @available(macOS 10.9, *)
  class MKPlacemark: CLPlacemark, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var countryCode: String? { get }
    var subtitle: String? { get }
    var title: String? { get }
  }
  @available(iOS 4.0, macOS 10.9, *)
  class MKPointAnnotation: MKShape, MKGeoJSONObject {
    var coordinate: CLLocationCoordinate2D
  }
  @objc struct MKPointOfInterestCategory: RawRepresentable<String> {}
  @available(iOS 13.0, macOS 10.15, *)
  class MKPointOfInterestFilter: NSObject, NSCoding, NSSecureCoding {}
  @available(iOS 4.0, macOS 10.9, *)
  class MKPolygon: MKMultiPoint, MKOverlay {
    var boundingMapRect: MKMapRect { get }
    @available(iOS 7.0, *) var canReplaceMapContent: Bool { get }
    var interiorPolygons: [MKPolygon]? { get }
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKPolygonRenderer: MKOverlayPathRenderer {
    var polygon: MKPolygon { get }
    @available(iOS 14.0, macOS 11.0, *) var strokeEnd: CGFloat
    @available(iOS 14.0, macOS 11.0, *) var strokeStart: CGFloat
  }
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 4.0, *)
  class MKPolygonView: MKOverlayPathView {
    var polygon: MKPolygon { get }
  }
  @available(iOS 4.0, macOS 10.9, *)
  class MKPolyline: MKMultiPoint, MKOverlay {
    var boundingMapRect: MKMapRect { get }
    @available(iOS 7.0, *) var canReplaceMapContent: Bool { get }
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKPolylineRenderer: MKOverlayPathRenderer {
    var polyline: MKPolyline { get }
    @available(iOS 14.0, macOS 11.0, *) var strokeEnd: CGFloat
    @available(iOS 14.0, macOS 11.0, *) var strokeStart: CGFloat
  }
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 4.0, *)
  class MKPolylineView: MKOverlayPathView {
    var polyline: MKPolyline { get }
  }
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 3.0, *)
  class MKReverseGeocoder: NSObject {
    var coordinate: CLLocationCoordinate2D { get }
    var delegate: MKReverseGeocoderDelegate?
    @available(iOS 3.2, *) var placemark: MKPlacemark { get }
    @objc(querying) var isQuerying: Bool { @objc(isQuerying) get }
  }
  protocol MKReverseGeocoderDelegate {}
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, *)
  class MKReverseGeocodingRequest: NSObject {
    @unsure @objc(cancelled) var isCancelled: Bool { @objc(isCancelled) get }
    @unsure @objc(loading) var isLoading: Bool { @objc(isLoading) get }
    @unsure var location: CLLocation { get }
    var preferredLocale: Locale?
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKRoute: NSObject {
    var advisoryNotices: [String] { get }
    var distance: CLLocationDistance { get }
    var expectedTravelTime: TimeInterval { get }
    @available(iOS 16.0, macOS 13.0, *) var hasHighways: Bool { get }
    @available(iOS 16.0, macOS 13.0, *) var hasTolls: Bool { get }
    var name: String { get }
    var polyline: MKPolyline { get }
    var steps: [MKRouteStep] { get }
    var transportType: MKDirectionsTransportType { get }
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKRouteStep: NSObject {
    var distance: CLLocationDistance { get }
    var instructions: String { get }
    var notice: String? { get }
    var polyline: MKPolyline { get }
    var transportType: MKDirectionsTransportType { get }
  }
  @available(macOS, unavailable) @available(iOS 11.0, *)
  class MKScaleView: UIView {
    var legendAlignment: MKScaleViewAlignment
    var mapView: MKMapView?
    var scaleVisibility: MKFeatureVisibility
  }
  @objc enum MKScaleViewAlignment: Int {}
  @objc enum MKSearchCompletionFilterType: Int {}
  @available(tvOS, unavailable) @available(iOS 18.0, macOS 15.0, *)
  class MKSelectionAccessory: NSObject {}
  @available(iOS 4.0, macOS 10.9, *)
  class MKShape: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var subtitle: String?
    var title: String?
  }
  @available(iOS 16.0, macOS 13.0, *)
  class MKStandardMapConfiguration: MKMapConfiguration {
    var emphasisStyle: MKStandardMapEmphasisStyle
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var showsTraffic: Bool
  }
  @objc enum MKStandardMapEmphasisStyle: Int {}
  @available(iOS 7.0, macOS 10.9, *)
  class MKTileOverlay: NSObject, MKAnnotation, MKOverlay {
    @objc(URLTemplate) var urlTemplate: String? { get }
    var boundingMapRect: MKMapRect { get }
    var canReplaceMapContent: Bool
    var coordinate: CLLocationCoordinate2D { get }
    @objc(geometryFlipped) var isGeometryFlipped: Bool { @objc(isGeometryFlipped) get set }
    var maximumZ: Int
    var minimumZ: Int
    var subtitle: String? { get }
    var tileSize: CGSize
    var title: String? { get }
  }
  @available(iOS 7.0, macOS 10.9, *)
  class MKTileOverlayRenderer: MKOverlayRenderer {}
  @available(macOS 10.9, *)
  class MKUserLocation: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D
    @available(tvOS, unavailable) @available(iOS 5.0, *) var heading: CLHeading? { get }
    var location: CLLocation? { get }
    var subtitle: String?
    var title: String?
    @objc(updating) var isUpdating: Bool { @objc(isUpdating) get }
  }
  @available(iOS 14.0, macOS 11.0, *)
  class MKUserLocationView: MKAnnotationView {}
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 5.0, *)
  class MKUserTrackingBarButtonItem: UIBarButtonItem {
    var mapView: MKMapView?
  }
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 11.0, *)
  class MKUserTrackingButton: UIView {
    var mapView: MKMapView?
  }
  @objc enum MKUserTrackingMode: Int {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 11.0, *)
  class MKZoomControl: NSView {
    var mapView: MKMapView?
  }
  extension NSUserActivity {
    var mapItem: MKMapItem!
  }
  extension NSValue {
    @available(iOS 6.0, macOS 10.9, *) @objc(MKCoordinateSpanValue) var mkCoordinateSpanValue: MKCoordinateSpan { get }
    @available(iOS 6.0, macOS 10.9, *) @objc(MKCoordinateValue) var mkCoordinateValue: CLLocationCoordinate2D { get }
  }
  """#
