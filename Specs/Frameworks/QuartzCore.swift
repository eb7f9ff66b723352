extension FrameworkInterface {
  static let quartzCore = FrameworkInterface(
    name: "QuartzCore",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  protocol CAAction {}
  @storesAnyKey
  class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCoding, NSSecureCoding, SCNAnimationProtocol {
    var autoreverses: Bool
    var beginTime: CFTimeInterval
    var delegate: CAAnimationDelegate?
    var duration: CFTimeInterval
    var fillMode: CAMediaTimingFillMode
    @available(iOS 15.0, macOS 12.0, *) var preferredFrameRateRange: CAFrameRateRange
    @objc(removedOnCompletion) var isRemovedOnCompletion: Bool { @objc(isRemovedOnCompletion) get set }
    var repeatCount: Float
    var repeatDuration: CFTimeInterval
    var speed: Float
    var timeOffset: CFTimeInterval
    var timingFunction: CAMediaTimingFunction?
  }
  @objc struct CAAnimationCalculationMode: RawRepresentable<String> {}
  protocol CAAnimationDelegate {}
  class CAAnimationGroup: CAAnimation {
    var animations: [CAAnimation]?
  }
  @objc struct CAAnimationRotationMode: RawRepresentable<String> {}
  @objc struct CAAutoresizingMask: OptionSet<UInt32> {}
  class CABasicAnimation: CAPropertyAnimation {
    var byValue: Any?
    var fromValue: Any?
    var toValue: Any?
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class CAConstraint: NSObject, NSCoding, NSSecureCoding {
    var attribute: CAConstraintAttribute { get }
    @unsure var offset: CGFloat { get }
    var scale: CGFloat { get }
    var sourceAttribute: CAConstraintAttribute { get }
    var sourceName: String { get }
  }
  @objc enum CAConstraintAttribute: Int32 {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class CAConstraintLayoutManager: NSObject, CALayoutManager {}
  @objc struct CACornerMask: OptionSet<UInt> {}
  @available(macOS 14.0, *)
  class CADisplayLink: NSObject {
    var duration: CFTimeInterval { get }
    @available(macOS, unavailable) var frameInterval: Int
    @objc(paused) var isPaused: Bool { @objc(isPaused) get set }
    @available(iOS 15.0, *) var preferredFrameRateRange: CAFrameRateRange
    @available(macOS, unavailable) @available(iOS 10.0, *) var preferredFramesPerSecond: Int
    @available(iOS 10.0, *) var targetTimestamp: CFTimeInterval { get }
    var timestamp: CFTimeInterval { get }
  }
  @objc struct CADynamicRange: RawRepresentable<String> {}
  @available(macOS, unavailable)
  class CAEAGLLayer: CALayer, EAGLDrawable {
    var drawableProperties: [String: Any]?
    @available(iOS 9.0, *) var presentsWithTransaction: Bool
  }
  @available(tvOS, unavailable) @available(iOS 16.0, macOS 10.15, *)
  class CAEDRMetadata: NSObject, NSCoding, NSSecureCoding {}
  @objc struct CAEdgeAntialiasingMask: OptionSet<UInt32> {}
  @available(iOS 5.0, *)
  class CAEmitterCell: NSObject, CAMediaTiming, NSCoding, NSSecureCoding {
    var alphaRange: Float
    var alphaSpeed: Float
    var autoreverses: Bool
    var beginTime: CFTimeInterval
    var birthRate: Float
    var blueRange: Float
    var blueSpeed: Float
    var color: CGColor?
    var contents: Any?
    var contentsRect: CGRect
    @available(iOS 9.0, macOS 10.11, *) var contentsScale: CGFloat
    var duration: CFTimeInterval
    var emissionLatitude: CGFloat
    var emissionLongitude: CGFloat
    var emissionRange: CGFloat
    var emitterCells: [CAEmitterCell]?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var fillMode: CAMediaTimingFillMode
    var greenRange: Float
    var greenSpeed: Float
    var lifetime: Float
    var lifetimeRange: Float
    var magnificationFilter: String
    var minificationFilter: String
    var minificationFilterBias: Float
    var name: String?
    var redRange: Float
    var redSpeed: Float
    var repeatCount: Float
    var repeatDuration: CFTimeInterval
    var scale: CGFloat
    var scaleRange: CGFloat
    var scaleSpeed: CGFloat
    var speed: Float
    var spin: CGFloat
    var spinRange: CGFloat
    var style: [AnyHashable: Any]?
    var timeOffset: CFTimeInterval
    var velocity: CGFloat
    var velocityRange: CGFloat
    var xAcceleration: CGFloat
    var yAcceleration: CGFloat
    var zAcceleration: CGFloat
  }
  @available(iOS 5.0, *)
  class CAEmitterLayer: CALayer {
    var birthRate: Float
    var emitterCells: [CAEmitterCell]?
    var emitterDepth: CGFloat
    var emitterMode: CAEmitterLayerEmitterMode
    var emitterPosition: CGPoint
    var emitterShape: CAEmitterLayerEmitterShape
    var emitterSize: CGSize
    var emitterZPosition: CGFloat
    var lifetime: Float
    var preservesDepth: Bool
    var renderMode: CAEmitterLayerRenderMode
    var scale: Float
    var seed: UInt32
    var spin: Float
    var velocity: Float
  }
  @objc struct CAEmitterLayerEmitterMode: RawRepresentable<String> {}
  @objc struct CAEmitterLayerEmitterShape: RawRepresentable<String> {}
  @objc struct CAEmitterLayerRenderMode: RawRepresentable<String> {}
  @objc struct CAFrameRateRange {}
  class CAGradientLayer: CALayer {
    var colors: [Any]?
    var endPoint: CGPoint
    var locations: [NSNumber]?
    var startPoint: CGPoint
    var type: CAGradientLayerType
  }
  @objc struct CAGradientLayerType: RawRepresentable<String> {}
  class CAKeyframeAnimation: CAPropertyAnimation {
    var biasValues: [NSNumber]?
    var calculationMode: CAAnimationCalculationMode
    var continuityValues: [NSNumber]?
    var keyTimes: [NSNumber]?
    var path: CGPath?
    var rotationMode: CAAnimationRotationMode?
    var tensionValues: [NSNumber]?
    var timingFunctions: [CAMediaTimingFunction]?
    var values: [Any]?
  }
  @storesAnyKey
  class CALayer: NSObject, CAMediaTiming, NSCoding, NSSecureCoding {
    var actions: [String: CAAction]?
    @methods var affineTransform: CGAffineTransform
    @available(iOS 7.0, macOS 10.9, *) var allowsEdgeAntialiasing: Bool
    @available(iOS 7.0, macOS 10.9, *) var allowsGroupOpacity: Bool
    var anchorPoint: CGPoint
    var anchorPointZ: CGFloat
    var animationKeys: [String]? { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var autoresizingMask: CAAutoresizingMask
    var autoreverses: Bool
    var backgroundColor: CGColor?
    var backgroundFilters: [Any]?
    var beginTime: CFTimeInterval
    var borderColor: CGColor?
    var borderWidth: CGFloat
    var bounds: CGRect
    var compositingFilter: Any?
    @available(iOS, unavailable) @available(tvOS, unavailable) var constraints: [CAConstraint]?
    var contents: Any?
    var contentsAreFlipped: Bool { get }
    var contentsCenter: CGRect
    @available(iOS 10.0, macOS 10.12, *) var contentsFormat: CALayerContentsFormat
    var contentsGravity: CALayerContentsGravity
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) var contentsHeadroom: CGFloat
    var contentsRect: CGRect
    var contentsScale: CGFloat
    @available(iOS 13.0, macOS 10.15, *) var cornerCurve: CALayerCornerCurve
    var cornerRadius: CGFloat
    var delegate: CALayerDelegate?
    @objc(doubleSided) var isDoubleSided: Bool { @objc(isDoubleSided) get set }
    @available(iOS 6.0, macOS 10.8, *) var drawsAsynchronously: Bool
    var duration: CFTimeInterval
    var edgeAntialiasingMask: CAEdgeAntialiasingMask
    var fillMode: CAMediaTimingFillMode
    var filters: [Any]?
    var frame: CGRect
    @objc(geometryFlipped) var isGeometryFlipped: Bool { @objc(isGeometryFlipped) get set }
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    @available(iOS, unavailable) @available(tvOS, unavailable) var layoutManager: CALayoutManager?
    var magnificationFilter: CALayerContentsFilter
    var mask: CALayer?
    @available(iOS 11.0, macOS 10.13, *) var maskedCorners: CACornerMask
    var masksToBounds: Bool
    var minificationFilter: CALayerContentsFilter
    var minificationFilterBias: Float
    var modelLayer: CALayer { get }
    var name: String?
    var needsDisplay: Bool { get }
    var needsDisplayOnBoundsChange: Bool
    @methods var needsLayout: Bool { get }
    var opacity: Float
    @objc(opaque) var isOpaque: Bool { @objc(isOpaque) get set }
    var position: CGPoint
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) var preferredDynamicRange: CADynamicRange
    @methods var preferredFrameSize: CGSize { get }
    var presentationLayer: CALayer? { get }
    @available(iOS 3.2, *) var rasterizationScale: CGFloat
    var repeatCount: Float
    var repeatDuration: CFTimeInterval
    @available(iOS 3.2, *) var shadowColor: CGColor?
    @available(iOS 3.2, *) var shadowOffset: CGSize
    @available(iOS 3.2, *) var shadowOpacity: Float
    @available(iOS 3.2, *) var shadowPath: CGPath?
    @available(iOS 3.2, *) var shadowRadius: CGFloat
    @available(iOS 3.2, *) var shouldRasterize: Bool
    var speed: Float
    var style: [AnyHashable: Any]?
    var sublayerTransform: CATransform3D
    var sublayers: [CALayer]?
    var superlayer: CALayer? { get }
    var timeOffset: CFTimeInterval
    @available(iOS 18.0, macOS 15.0, *) var toneMapMode: CAToneMapMode
    var transform: CATransform3D
    var visibleRect: CGRect { get }
    @recent var wantsDynamicContentScaling: Bool
    @available(tvOS, unavailable) @available(iOS 17.0, macOS 14.0, *) var wantsExtendedDynamicRangeContent: Bool
    var zPosition: CGFloat
    func setNeedsDisplay()
    func setNeedsDisplayInRect(_: Any)
    func setNeedsLayout()
  }
  @objc struct CALayerContentsFilter: RawRepresentable<String> {}
  @objc struct CALayerContentsFormat: RawRepresentable<String> {}
  @objc struct CALayerContentsGravity: RawRepresentable<String> {}
  @objc struct CALayerCornerCurve: RawRepresentable<String> {}
  protocol CALayerDelegate {}
  protocol CALayoutManager {}
  protocol CAMediaTiming {}
  @objc struct CAMediaTimingFillMode: RawRepresentable<String> {}
  class CAMediaTimingFunction: NSObject, NSCoding, NSSecureCoding {}
  @available(iOS 17.0, macOS 14.0, *)
  class CAMetalDisplayLink: NSObject {
    var delegate: CAMetalDisplayLinkDelegate?
    @objc(paused) var isPaused: Bool { @objc(isPaused) get set }
    var preferredFrameLatency: Float
    var preferredFrameRateRange: CAFrameRateRange
  }
  protocol CAMetalDisplayLinkDelegate {}
  @available(iOS 17.0, macOS 14.0, *)
  class CAMetalDisplayLinkUpdate: NSObject {
    var drawable: CAMetalDrawable { get }
    var targetPresentationTimestamp: CFTimeInterval { get }
    var targetTimestamp: CFTimeInterval { get }
  }
  protocol CAMetalDrawable {}
  @available(iOS 8.0, macOS 10.11, *)
  class CAMetalLayer: CALayer {
    @available(tvOS, unavailable) @available(iOS 16.0, macOS 10.15, *) @objc(EDRMetadata) var edrMetadata: CAEDRMetadata?
    @available(iOS 11.0, macOS 10.13, *) var allowsNextDrawableTimeout: Bool
    @available(iOS 13.0, macOS 10.15, *) var colorspace: CGColorSpace?
    @available(iOS 16.0, macOS 13.0, *) var developerHUDProperties: [AnyHashable: Any]?
    var device: MTLDevice?
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.13, *) var displaySyncEnabled: Bool
    var drawableSize: CGSize
    var framebufferOnly: Bool
    @available(iOS 11.2, macOS 10.13, *) var maximumDrawableCount: UInt
    @methods var nextDrawable: CAMetalDrawable? { get }
    var pixelFormat: MTLPixelFormat
    @available(iOS 13.0, macOS 10.15, *) var preferredDevice: MTLDevice? { get }
    var presentsWithTransaction: Bool
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) @unsure var residencySet: MTLResidencySet { get }
    @available(tvOS, unavailable) @available(iOS 16.0, *) var wantsExtendedDynamicRangeContent: Bool
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class CAOpenGLLayer: CALayer {
    @objc(asynchronous) var isAsynchronous: Bool { @objc(isAsynchronous) get set }
    var colorspace: CGColorSpace?
    var wantsExtendedDynamicRangeContent: Bool
  }
  class CAPropertyAnimation: CAAnimation {
    @objc(additive) var isAdditive: Bool { @objc(isAdditive) get set }
    @objc(cumulative) var isCumulative: Bool { @objc(isCumulative) get set }
    var keyPath: String?
    var valueFunction: CAValueFunction?
  }
  class CARemoteLayerClient: NSObject {
    @unsure var clientId: UInt32 { get }
    var layer: CALayer?
  }
  class CARemoteLayerServer: NSObject {
    @unsure var serverPort: mach_port_t { get }
  }
  class CARenderer: NSObject {
    var bounds: CGRect
    var layer: CALayer?
    @methods var nextFrameTime: CFTimeInterval { get }
    @methods var updateBounds: CGRect { get }
    func setDestination(_: Any)
  }
  class CAReplicatorLayer: CALayer {
    var instanceAlphaOffset: Float
    var instanceBlueOffset: Float
    var instanceColor: CGColor?
    var instanceCount: Int
    var instanceDelay: CFTimeInterval
    var instanceGreenOffset: Float
    var instanceRedOffset: Float
    var instanceTransform: CATransform3D
    var preservesDepth: Bool
  }
  class CAScrollLayer: CALayer {
    var scrollMode: CAScrollLayerScrollMode
  }
  @objc struct CAScrollLayerScrollMode: RawRepresentable<String> {}
  class CAShapeLayer: CALayer {
    var fillColor: CGColor?
    var fillRule: CAShapeLayerFillRule
    var lineCap: CAShapeLayerLineCap
    var lineDashPattern: [NSNumber]?
    var lineDashPhase: CGFloat
    var lineJoin: CAShapeLayerLineJoin
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var path: CGPath?
    var strokeColor: CGColor?
    @available(iOS 4.2, *) var strokeEnd: CGFloat
    @available(iOS 4.2, *) var strokeStart: CGFloat
  }
  @objc struct CAShapeLayerFillRule: RawRepresentable<String> {}
  @objc struct CAShapeLayerLineCap: RawRepresentable<String> {}
  @objc struct CAShapeLayerLineJoin: RawRepresentable<String> {}
  @available(iOS 9.0, macOS 10.11, *)
  class CASpringAnimation: CABasicAnimation {
    @available(iOS 17.0, macOS 14.0, *) var allowsOverdamping: Bool
    @available(iOS 17.0, macOS 14.0, *) var bounce: CGFloat { get }
    var damping: CGFloat
    var initialVelocity: CGFloat
    var mass: CGFloat
    @available(iOS 17.0, macOS 14.0, *) var perceptualDuration: CFTimeInterval { get }
    @available(iOS 17.0, macOS 14.0, *) var settlingDuration: CFTimeInterval { get }
    var stiffness: CGFloat
  }
  @available(iOS 3.2, *)
  class CATextLayer: CALayer {
    var alignmentMode: CATextLayerAlignmentMode
    @available(iOS 9.0, *) var allowsFontSubpixelQuantization: Bool
    var font: CFType?
    var fontSize: CGFloat
    var foregroundColor: CGColor?
    var string: Any?
    var truncationMode: CATextLayerTruncationMode
    @objc(wrapped) var isWrapped: Bool { @objc(isWrapped) get set }
  }
  @objc struct CATextLayerAlignmentMode: RawRepresentable<String> {}
  @objc struct CATextLayerTruncationMode: RawRepresentable<String> {}
  class CATiledLayer: CALayer {
    var levelsOfDetail: UInt
    var levelsOfDetailBias: UInt
    var tileSize: CGSize
  }
  @objc struct CAToneMapMode: RawRepresentable<String> {}
  class CATransaction: NSObject {}
  class CATransformLayer: CALayer {}
  class CATransition: CAAnimation {
    var endProgress: Float
    var filter: Any?
    var startProgress: Float
    var subtype: CATransitionSubtype?
    var type: CATransitionType
  }
  @objc struct CATransitionSubtype: RawRepresentable<String> {}
  @objc struct CATransitionType: RawRepresentable<String> {}
  class CAValueFunction: NSObject, NSCoding, NSSecureCoding {
    var name: CAValueFunctionName { get }
  }
  @objc struct CAValueFunctionName: RawRepresentable<String> {}
  extension NSValue {
    @objc(CATransform3DValue) var caTransform3DValue: CATransform3D { get }
  }
  """#
