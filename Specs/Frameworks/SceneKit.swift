extension FrameworkInterface {
  static let sceneKit = FrameworkInterface(
    name: "SceneKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  extension CAAnimation {
    @available(iOS 8.0, macOS 10.9, *) var animationEvents: [SCNAnimationEvent]?
    @available(iOS 8.0, macOS 10.9, *) var fadeInDuration: CGFloat
    @available(iOS 8.0, macOS 10.9, *) var fadeOutDuration: CGFloat
    @available(iOS 8.0, macOS 10.9, *) var usesSceneTimeBase: Bool
  }
  extension NSValue {
    @available(iOS 8.0, macOS 10.10, *) @objc(SCNMatrix4Value) var scnMatrix4Value: SCNMatrix4 { get }
    @available(iOS 8.0, macOS 10.8, *) @objc(SCNVector3Value) var scnVector3Value: SCNVector3 { get }
    @available(iOS 8.0, macOS 10.8, *) @objc(SCNVector4Value) var scnVector4Value: SCNVector4 { get }
  }
  @available(iOS 11.0, macOS 10.13, *)
  class SCNAccelerationConstraint: SCNConstraint {
    var damping: CGFloat
    var decelerationDistance: CGFloat
    var maximumLinearAcceleration: CGFloat
    var maximumLinearVelocity: CGFloat
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SCNAction: NSObject, NSCoding, NSSecureCoding {
    var duration: TimeInterval
    @methods var reversedAction: SCNAction { get }
    var speed: CGFloat
    var timingFunction: SCNActionTimingFunction?
    var timingMode: SCNActionTimingMode
  }
  typealias SCNActionTimingFunction = () -> Void
  @objc enum SCNActionTimingMode: Int {}
  protocol SCNActionable {}
  protocol SCNAnimatable {}
  @available(iOS 11.0, macOS 10.13, *)
  class SCNAnimation: NSObject, NSCoding, NSSecureCoding, SCNAnimationProtocol {
    @objc(additive) var isAdditive: Bool { @objc(isAdditive) get set }
    var animationDidStart: SCNAnimationDidStartBlock?
    var animationDidStop: SCNAnimationDidStopBlock?
    var animationEvents: [SCNAnimationEvent]?
    @objc(appliedOnCompletion) var isAppliedOnCompletion: Bool { @objc(isAppliedOnCompletion) get set }
    var autoreverses: Bool
    var blendInDuration: TimeInterval
    var blendOutDuration: TimeInterval
    @objc(cumulative) var isCumulative: Bool { @objc(isCumulative) get set }
    var duration: TimeInterval
    var fillsBackward: Bool
    var fillsForward: Bool
    var keyPath: String?
    @objc(removedOnCompletion) var isRemovedOnCompletion: Bool { @objc(isRemovedOnCompletion) get set }
    var repeatCount: CGFloat
    var startDelay: TimeInterval
    var timeOffset: TimeInterval
    var timingFunction: SCNTimingFunction
    var usesSceneTimeBase: Bool
  }
  typealias SCNAnimationDidStartBlock = () -> Void
  typealias SCNAnimationDidStopBlock = () -> Void
  @available(iOS 8.0, macOS 10.9, *)
  class SCNAnimationEvent: NSObject {}
  @available(iOS 11.0, macOS 10.13, *)
  class SCNAnimationPlayer: NSObject, NSCoding, NSSecureCoding, SCNAnimatable {
    var animation: SCNAnimation { get }
    var blendFactor: CGFloat
    var paused: Bool
    var speed: CGFloat
    func setSpeed(_: Any, forAnimationKey: Any)
  }
  @objc(SCNAnimation) protocol SCNAnimationProtocol {}
  @objc enum SCNAntialiasingMode: UInt {}
  @available(iOS 9.0, macOS 10.11, *)
  class SCNAudioPlayer: NSObject {
    var audioNode: AVAudioNode? { get }
    var audioSource: SCNAudioSource? { get }
    var didFinishPlayback: (() -> Void)?
    var willStartPlayback: (() -> Void)?
  }
  @available(iOS 9.0, macOS 10.11, *)
  class SCNAudioSource: NSObject, NSCoding, NSSecureCoding {
    var loops: Bool
    @objc(positional) var isPositional: Bool { @objc(isPositional) get set }
    var rate: Float
    var reverbBlend: Float
    var shouldStream: Bool
    var volume: Float
  }
  @available(iOS 11.0, macOS 10.13, *)
  class SCNAvoidOccluderConstraint: SCNConstraint {
    var bias: CGFloat
    var delegate: SCNAvoidOccluderConstraintDelegate
    var occluderCategoryBitMask: UInt
    var target: SCNNode?
  }
  protocol SCNAvoidOccluderConstraintDelegate {}
  @objc struct SCNBillboardAxis: OptionSet<UInt> {}
  @available(iOS 9.0, macOS 10.11, *)
  class SCNBillboardConstraint: SCNConstraint {
    var freeAxes: SCNBillboardAxis
  }
  @objc enum SCNBlendMode: Int {}
  protocol SCNBoundingVolume {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNBox: SCNGeometry {
    var chamferRadius: CGFloat
    var chamferSegmentCount: Int
    var height: CGFloat
    var heightSegmentCount: Int
    var length: CGFloat
    var lengthSegmentCount: Int
    var width: CGFloat
    var widthSegmentCount: Int
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNCamera: NSObject, NSCoding, NSSecureCoding, SCNAnimatable, SCNTechniqueSupport {
    @available(macOS 10.9, *) var aperture: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var apertureBladeCount: Int
    @available(macOS 10.9, *) var automaticallyAdjustsZRange: Bool
    @available(iOS 10.0, macOS 10.12, *) var averageGray: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var bloomBlurRadius: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var bloomIntensity: CGFloat
    @available(iOS 13.0, macOS 10.15, *) var bloomIterationCount: Int
    @available(iOS 13.0, macOS 10.15, *) var bloomIterationSpread: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var bloomThreshold: CGFloat
    @available(macOS 10.10, *) var categoryBitMask: UInt
    @available(iOS 10.0, macOS 10.12, *) var colorFringeIntensity: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var colorFringeStrength: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var colorGrading: SCNMaterialProperty { get }
    @available(iOS 10.0, macOS 10.12, *) var contrast: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var exposureAdaptationBrighteningSpeedFactor: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var exposureAdaptationDarkeningSpeedFactor: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var exposureOffset: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var fStop: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var fieldOfView: CGFloat
    @available(macOS 10.9, *) var focalBlurRadius: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var focalBlurSampleCount: Int
    @available(macOS 10.9, *) var focalDistance: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var focalLength: CGFloat
    @available(macOS 10.9, *) var focalSize: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var focusDistance: CGFloat
    @available(iOS 13.0, macOS 10.15, *) var grainIntensity: CGFloat
    @available(iOS 13.0, macOS 10.15, *) var grainIsColored: Bool
    @available(iOS 13.0, macOS 10.15, *) var grainScale: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var maximumExposure: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var minimumExposure: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var motionBlurIntensity: CGFloat
    var name: String?
    @available(macOS 10.9, *) var orthographicScale: Double
    @available(iOS 11.0, macOS 10.13, *) var projectionDirection: SCNCameraProjectionDirection
    @available(macOS 10.9, *) var projectionTransform: SCNMatrix4
    @available(iOS 10.0, macOS 10.12, *) var saturation: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var screenSpaceAmbientOcclusionBias: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var screenSpaceAmbientOcclusionDepthThreshold: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var screenSpaceAmbientOcclusionIntensity: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var screenSpaceAmbientOcclusionNormalThreshold: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var screenSpaceAmbientOcclusionRadius: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var sensorHeight: CGFloat
    @available(macOS 10.10, *) var technique: SCNTechnique?
    var usesOrthographicProjection: Bool
    @available(iOS 10.0, macOS 10.12, *) var vignettingIntensity: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var vignettingPower: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var wantsDepthOfField: Bool
    @available(iOS 10.0, macOS 10.12, *) var wantsExposureAdaptation: Bool
    @available(iOS 10.0, macOS 10.12, *) var wantsHDR: Bool
    @available(iOS 13.0, macOS 10.15, *) var whiteBalanceTemperature: CGFloat
    @available(iOS 13.0, macOS 10.15, *) var whiteBalanceTint: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var whitePoint: CGFloat
    var xFov: Double
    var yFov: Double
    var zFar: Double
    var zNear: Double
    func setSpeed(_: Any, forAnimationKey: Any)
  }
  protocol SCNCameraControlConfiguration {}
  @available(iOS 11.0, macOS 10.13, *)
  class SCNCameraController: NSObject {
    var automaticTarget: Bool
    var delegate: SCNCameraControllerDelegate?
    var inertiaEnabled: Bool
    var inertiaFriction: Float
    @objc(inertiaRunning) var isInertiaRunning: Bool { @objc(isInertiaRunning) get }
    var interactionMode: SCNInteractionMode
    var maximumHorizontalAngle: Float
    var maximumVerticalAngle: Float
    var minimumHorizontalAngle: Float
    var minimumVerticalAngle: Float
    var pointOfView: SCNNode?
    var target: SCNVector3
    var worldUp: SCNVector3
  }
  protocol SCNCameraControllerDelegate {}
  @objc enum SCNCameraProjectionDirection: Int {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNCapsule: SCNGeometry {
    var capRadius: CGFloat
    var capSegmentCount: Int
    var height: CGFloat
    var heightSegmentCount: Int
    var radialSegmentCount: Int
  }
  @objc enum SCNChamferMode: Int {}
  @objc struct SCNColorMask: OptionSet<Int> {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNCone: SCNGeometry {
    var bottomRadius: CGFloat
    var height: CGFloat
    var heightSegmentCount: Int
    var radialSegmentCount: Int
    var topRadius: CGFloat
  }
  @available(iOS 8.0, macOS 10.9, *)
  class SCNConstraint: NSObject, NSCoding, NSSecureCoding, SCNAnimatable {
    @available(macOS 10.10, *) @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @available(iOS 11.0, macOS 10.13, *) @objc(incremental) var isIncremental: Bool { @objc(isIncremental) get set }
    @available(macOS 10.10, *) var influenceFactor: CGFloat
    func setSpeed(_: Any, forAnimationKey: Any)
  }
  @objc enum SCNCullMode: Int {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNCylinder: SCNGeometry {
    var height: CGFloat
    var heightSegmentCount: Int
    var radialSegmentCount: Int
    var radius: CGFloat
  }
  @objc struct SCNDebugOptions: OptionSet<UInt> {}
  @available(iOS 11.0, macOS 10.13, *)
  class SCNDistanceConstraint: SCNConstraint {
    var maximumDistance: CGFloat
    var minimumDistance: CGFloat
    var target: SCNNode?
  }
  @objc enum SCNFillMode: UInt {}
  @objc enum SCNFilterMode: Int {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNFloor: SCNGeometry {
    @available(iOS 10.0, macOS 10.12, *) var length: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var reflectionCategoryBitMask: UInt
    var reflectionFalloffEnd: CGFloat
    var reflectionFalloffStart: CGFloat
    @available(macOS 10.10, *) var reflectionResolutionScaleFactor: CGFloat
    var reflectivity: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var width: CGFloat
  }
  @available(iOS 8.0, macOS 10.8, *) @storesAnyKey
  class SCNGeometry: NSObject, NSCoding, NSSecureCoding, SCNAnimatable, SCNBoundingVolume, SCNShadable {
    @available(macOS 10.10, *) var edgeCreasesElement: SCNGeometryElement?
    @available(macOS 10.10, *) var edgeCreasesSource: SCNGeometrySource?
    var firstMaterial: SCNMaterial?
    var geometryElementCount: Int { get }
    @available(iOS 9.0, macOS 10.11, *) var geometryElements: [SCNGeometryElement] { get }
    @available(iOS 18.0, macOS 15.0, *) var geometrySourceChannels: [NSNumber]? { get }
    @available(iOS 9.0, macOS 10.11, *) var geometrySources: [SCNGeometrySource] { get }
    @available(macOS 10.9, *) var levelsOfDetail: [SCNLevelOfDetail]?
    var materials: [SCNMaterial]
    @available(iOS 15.0, macOS 12.0, *) var minimumLanguageVersion: NSNumber?
    var name: String?
    @available(macOS 10.9, *) var program: SCNProgram?
    @available(macOS 10.9, *) var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    @available(macOS 10.10, *) var subdivisionLevel: UInt
    @available(iOS 11.0, macOS 10.13, *) var tessellator: SCNGeometryTessellator?
    @available(iOS 11.0, macOS 10.13, *) var wantsAdaptiveSubdivision: Bool
    func setBoundingBoxMin(_: Any, max: Any)
    func setSpeed(_: Any, forAnimationKey: Any)
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNGeometryElement: NSObject, NSCoding, NSSecureCoding {
    var bytesPerIndex: Int { get }
    var data: Data { get }
    @available(iOS 18.0, macOS 15.0, *) var indicesChannelCount: Int { get }
    @available(iOS 18.0, macOS 15.0, *) var interleavedIndicesChannels: Bool { @objc(hasInterleavedIndicesChannels) get }
    @available(iOS 11.0, macOS 10.13, *) var maximumPointScreenSpaceRadius: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var minimumPointScreenSpaceRadius: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var pointSize: CGFloat
    var primitiveCount: Int { get }
    @available(iOS 11.0, macOS 10.13, *) var primitiveRange: NSRange
    var primitiveType: SCNGeometryPrimitiveType { get }
  }
  @objc enum SCNGeometryPrimitiveType: Int {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNGeometrySource: NSObject, NSCoding, NSSecureCoding {
    var bytesPerComponent: Int { get }
    var componentsPerVector: Int { get }
    var data: Data { get }
    var dataOffset: Int { get }
    var dataStride: Int { get }
    var floatComponents: Bool { get }
    var semantic: SCNGeometrySourceSemantic { get }
    var vectorCount: Int { get }
  }
  @objc struct SCNGeometrySourceSemantic: RawRepresentable<String> {}
  @available(iOS 11.0, macOS 10.13, *)
  class SCNGeometryTessellator: NSObject, NSCoding, NSSecureCoding {
    @objc(adaptive) var isAdaptive: Bool { @objc(isAdaptive) get set }
    var edgeTessellationFactor: CGFloat
    var insideTessellationFactor: CGFloat
    var maximumEdgeLength: CGFloat
    @objc(screenSpace) var isScreenSpace: Bool { @objc(isScreenSpace) get set }
    var smoothingMode: SCNTessellationSmoothingMode
    var tessellationFactorScale: CGFloat
    var tessellationPartitionMode: MTLTessellationPartitionMode
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNHitTestResult: NSObject {
    @available(iOS 10.0, macOS 10.12, *) var boneNode: SCNNode? { get }
    var faceIndex: Int { get }
    var geometryIndex: Int { get }
    var localCoordinates: SCNVector3 { get }
    var localNormal: SCNVector3 { get }
    var modelTransform: SCNMatrix4 { get }
    var node: SCNNode { get }
    var worldCoordinates: SCNVector3 { get }
    var worldNormal: SCNVector3 { get }
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SCNIKConstraint: SCNConstraint {
    var chainRootNode: SCNNode { get }
    var targetPosition: SCNVector3
    func setMaxAllowedRotationAngle(_: Any, forJoint: Any)
  }
  @objc enum SCNInteractionMode: Int {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.8, *)
  class SCNLayer: CAOpenGLLayer, SCNSceneRenderer, SCNTechniqueSupport {
    @available(macOS 10.11, *) var audioEngine: AVAudioEngine { get }
    @available(macOS 10.11, *) var audioEnvironmentNode: AVAudioEnvironmentNode { get }
    @available(macOS 10.11, *) var audioListener: SCNNode?
    var autoenablesDefaultLighting: Bool
    @available(macOS 10.11, *) var colorPixelFormat: MTLPixelFormat { get }
    @available(macOS 10.11, *) var commandQueue: MTLCommandQueue? { get }
    var context: UnsafeMutableRawPointer? { get }
    @available(macOS 10.11, *) var currentRenderCommandEncoder: MTLRenderCommandEncoder? { get }
    @available(macOS 10.11, *) var currentRenderPassDescriptor: MTLRenderPassDescriptor { get }
    var currentTime: TimeInterval
    @available(macOS 10.15, *) var currentViewport: CGRect { get }
    @available(macOS 10.11, *) var debugOptions: SCNDebugOptions
    var delegate: SCNSceneRendererDelegate?
    @available(macOS 10.11, *) var depthPixelFormat: MTLPixelFormat { get }
    @available(macOS 10.11, *) var device: MTLDevice? { get }
    @objc(jitteringEnabled) var isJitteringEnabled: Bool { @objc(isJitteringEnabled) get set }
    var loops: Bool
    @available(macOS 10.10, *) var overlaySKScene: SKScene?
    @objc(playing) var isPlaying: Bool { @objc(isPlaying) get set }
    var pointOfView: SCNNode?
    @available(macOS 10.11, *) var renderingAPI: SCNRenderingAPI { get }
    @available(macOS 10.10, *) var scene: SCNScene?
    @available(macOS 10.10, *) var sceneTime: TimeInterval
    @available(macOS 10.9, *) var showsStatistics: Bool
    @available(macOS 10.11, *) var stencilPixelFormat: MTLPixelFormat { get }
    @available(macOS 10.10, *) var technique: SCNTechnique?
    @available(macOS 10.15, *) @objc(temporalAntialiasingEnabled) var isTemporalAntialiasingEnabled: Bool { @objc(isTemporalAntialiasingEnabled) get set }
    @available(macOS 10.15, *) var usesReverseZ: Bool
    @available(macOS 14.0, *) var workingColorSpace: CGColorSpace { get }
  }
  @available(iOS 8.0, macOS 10.9, *)
  class SCNLevelOfDetail: NSObject, NSCoding, NSSecureCoding {
    var geometry: SCNGeometry? { get }
    var screenSpaceRadius: CGFloat { get }
    var worldSpaceDistance: CGFloat { get }
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNLight: NSObject, NSCoding, NSSecureCoding, SCNAnimatable, SCNTechniqueSupport {
    @available(iOS 10.0, macOS 10.12, *) @objc(IESProfileURL) var iesProfileURL: URL?
    @available(iOS 13.0, macOS 10.15, *) var areaExtents: simd_float3
    @available(iOS 13.0, macOS 10.15, *) var areaPolygonVertices: [NSValue]?
    @available(iOS 13.0, macOS 10.15, *) var areaType: SCNLightAreaType
    @available(macOS 10.10, *) var attenuationEndDistance: CGFloat
    @available(macOS 10.10, *) var attenuationFalloffExponent: CGFloat
    @available(macOS 10.10, *) var attenuationStartDistance: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var automaticallyAdjustsShadowProjection: Bool
    var castsShadow: Bool
    @available(macOS 10.10, *) var categoryBitMask: UInt
    var color: Any
    @available(iOS 13.0, macOS 10.15, *) var doubleSided: Bool
    @available(iOS 13.0, macOS 10.15, *) var drawsArea: Bool
    @available(iOS 11.0, macOS 10.13, *) var forcesBackFaceCasters: Bool
    @available(macOS 10.9, *) var gobo: SCNMaterialProperty? { get }
    @available(iOS 10.0, macOS 10.12, *) var intensity: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var maximumShadowDistance: CGFloat
    var name: String?
    @available(macOS 10.10, *) var orthographicScale: CGFloat
    @available(iOS 13.0, macOS 10.15, *) var parallaxCenterOffset: simd_float3
    @available(iOS 13.0, macOS 10.15, *) var parallaxCorrectionEnabled: Bool
    @available(iOS 13.0, macOS 10.15, *) var parallaxExtentsFactor: simd_float3
    @available(iOS 13.0, macOS 10.15, *) var probeEnvironment: SCNMaterialProperty? { get }
    @available(iOS 13.0, macOS 10.15, *) var probeExtents: simd_float3
    @available(iOS 13.0, macOS 10.15, *) var probeOffset: simd_float3
    @available(iOS 13.0, macOS 10.15, *) var probeType: SCNLightProbeType
    @available(iOS 13.0, macOS 10.15, *) var probeUpdateType: SCNLightProbeUpdateType
    @available(iOS 11.0, macOS 10.13, *) var sampleDistributedShadowMaps: Bool
    @available(macOS 10.10, *) var shadowBias: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var shadowCascadeCount: UInt
    @available(iOS 11.0, macOS 10.13, *) var shadowCascadeSplittingFactor: CGFloat
    var shadowColor: Any
    @available(macOS 10.10, *) var shadowMapSize: CGSize
    @available(macOS 10.10, *) var shadowMode: SCNShadowMode
    var shadowRadius: CGFloat
    @available(macOS 10.10, *) var shadowSampleCount: UInt
    @available(iOS 11.0, macOS 10.13, *) var sphericalHarmonicsCoefficients: Data { get }
    @available(macOS 10.10, *) var spotInnerAngle: CGFloat
    @available(macOS 10.10, *) var spotOuterAngle: CGFloat
    @available(macOS 10.10, *) var technique: SCNTechnique?
    @available(iOS 10.0, macOS 10.12, *) var temperature: CGFloat
    var type: SCNLight.LightType
    @available(macOS 10.10, *) var zFar: CGFloat
    @available(macOS 10.10, *) var zNear: CGFloat
    func setAttribute(_: Any, forKey: Any)
    func setSpeed(_: Any, forAnimationKey: Any)
  }
  @objc(SCNLightType) struct SCNLight.LightType: RawRepresentable<String> {}
  @objc enum SCNLightAreaType: Int {}
  @objc enum SCNLightProbeType: Int {}
  @objc enum SCNLightProbeUpdateType: Int {}
  @objc struct SCNLightingModel: RawRepresentable<String> {}
  @available(iOS 8.0, macOS 10.9, *)
  class SCNLookAtConstraint: SCNConstraint {
    var gimbalLockEnabled: Bool
    @available(iOS 11.0, macOS 10.13, *) var localFront: SCNVector3
    var target: SCNNode?
    @available(iOS 11.0, macOS 10.13, *) var targetOffset: SCNVector3
    @available(iOS 11.0, macOS 10.13, *) var worldUp: SCNVector3
  }
  @available(iOS 8.0, macOS 10.8, *) @storesAnyKey
  class SCNMaterial: NSObject, NSCoding, NSSecureCoding, SCNAnimatable, SCNShadable {
    var ambient: SCNMaterialProperty { get }
    @available(iOS 9.0, macOS 10.11, *) var ambientOcclusion: SCNMaterialProperty { get }
    @available(iOS 9.0, macOS 10.11, *) var blendMode: SCNBlendMode
    @available(iOS 13.0, macOS 10.15, *) var clearCoat: SCNMaterialProperty { get }
    @available(iOS 13.0, macOS 10.15, *) var clearCoatNormal: SCNMaterialProperty { get }
    @available(iOS 13.0, macOS 10.15, *) var clearCoatRoughness: SCNMaterialProperty { get }
    @available(iOS 11.0, macOS 10.13, *) var colorBufferWriteMask: SCNColorMask
    var cullMode: SCNCullMode
    var diffuse: SCNMaterialProperty { get }
    @available(iOS 11.0, macOS 10.13, *) var displacement: SCNMaterialProperty { get }
    @objc(doubleSided) var isDoubleSided: Bool { @objc(isDoubleSided) get set }
    var emission: SCNMaterialProperty { get }
    @available(iOS 11.0, macOS 10.13, *) var fillMode: SCNFillMode
    @available(macOS 10.9, *) var fresnelExponent: CGFloat
    var lightingModelName: SCNLightingModel
    @objc(litPerPixel) var isLitPerPixel: Bool { @objc(isLitPerPixel) get set }
    var locksAmbientWithDiffuse: Bool
    @available(iOS 10.0, macOS 10.12, *) var metalness: SCNMaterialProperty { get }
    @available(iOS 15.0, macOS 12.0, *) var minimumLanguageVersion: NSNumber?
    var multiply: SCNMaterialProperty { get }
    var name: String?
    var normal: SCNMaterialProperty { get }
    @available(macOS 10.9, *) var program: SCNProgram?
    @available(macOS 10.9, *) var readsFromDepthBuffer: Bool
    var reflective: SCNMaterialProperty { get }
    @available(iOS 10.0, macOS 10.12, *) var roughness: SCNMaterialProperty { get }
    @available(iOS 9.0, macOS 10.11, *) var selfIllumination: SCNMaterialProperty { get }
    @available(macOS 10.9, *) var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    var shininess: CGFloat
    var specular: SCNMaterialProperty { get }
    var transparency: CGFloat
    var transparencyMode: SCNTransparencyMode
    var transparent: SCNMaterialProperty { get }
    var writesToDepthBuffer: Bool
    func setSpeed(_: Any, forAnimationKey: Any)
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNMaterialProperty: NSObject, NSCoding, NSSecureCoding, SCNAnimatable {
    @available(tvOS, unavailable) var borderColor: Any?
    var contents: Any?
    var contentsTransform: SCNMatrix4
    @available(macOS 10.9, *) var intensity: CGFloat
    var magnificationFilter: SCNFilterMode
    var mappingChannel: Int
    @available(macOS 10.9, *) var maxAnisotropy: CGFloat
    var minificationFilter: SCNFilterMode
    var mipFilter: SCNFilterMode
    @available(iOS 11.0, macOS 10.13, *) var textureComponents: SCNColorMask
    var wrapS: SCNWrapMode
    var wrapT: SCNWrapMode
    func setSpeed(_: Any, forAnimationKey: Any)
  }
  @objc struct SCNMatrix4 {}
  @available(iOS 8.0, macOS 10.9, *)
  class SCNMorpher: NSObject, NSCoding, NSSecureCoding, SCNAnimatable {
    var calculationMode: SCNMorpherCalculationMode
    var targets: [SCNGeometry]
    @available(iOS 11.0, macOS 10.13, *) var unifiesNormals: Bool
    @available(iOS 11.0, macOS 10.13, *) var weights: [NSNumber]
    func setSpeed(_: Any, forAnimationKey: Any)
    func setWeight(_: Any, forTargetAtIndex: Any)
    func setWeight(_: Any, forTargetNamed: Any)
  }
  @objc enum SCNMorpherCalculationMode: Int {}
  @objc enum SCNMovabilityHint: Int {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNNode: NSObject, NSCoding, NSSecureCoding, SCNActionable, SCNAnimatable, SCNBoundingVolume {
    @available(macOS 10.10, *) var actionKeys: [String] { get }
    @available(iOS 9.0, macOS 10.11, *) var audioPlayers: [SCNAudioPlayer] { get }
    var camera: SCNCamera?
    @available(macOS 10.10, *) var castsShadow: Bool
    @available(macOS 10.10, *) var categoryBitMask: UInt
    var childNodes: [SCNNode] { get }
    @methods var clone: SCNNode { get }
    @available(macOS 10.9, *) var constraints: [SCNConstraint]?
    var entity: GKEntity?
    @available(macOS 10.10, *) var eulerAngles: SCNVector3
    @available(macOS 10.9, *) var filters: [CIFilter]?
    @available(macOS 10.9, *) @methods var flattenedClone: SCNNode { get }
    @available(iOS 11.0, macOS 10.13, *) var focusBehavior: SCNNodeFocusBehavior
    var geometry: SCNGeometry?
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var light: SCNLight?
    @available(macOS 10.9, *) var morpher: SCNMorpher?
    @available(iOS 10.0, macOS 10.12, *) var movabilityHint: SCNMovabilityHint
    var name: String?
    var opacity: CGFloat
    @available(macOS 10.10, *) var orientation: SCNVector4
    var parentNode: SCNNode? { get }
    @available(macOS 10.10, *) var particleSystems: [SCNParticleSystem]? { get }
    @available(macOS 10.10, *) @objc(paused) var isPaused: Bool { @objc(isPaused) get set }
    @available(macOS 10.10, *) var physicsBody: SCNPhysicsBody?
    @available(macOS 10.10, *) var physicsField: SCNPhysicsField?
    var pivot: SCNMatrix4
    var position: SCNVector3
    var presentationNode: SCNNode { get }
    var rendererDelegate: SCNNodeRendererDelegate?
    var renderingOrder: Int
    var rotation: SCNVector4
    var scale: SCNVector3
    @available(macOS 10.9, *) var skinner: SCNSkinner?
    var transform: SCNMatrix4
    @available(iOS 11.0, macOS 10.13, *) var worldFront: SCNVector3 { get }
    @available(iOS 11.0, macOS 10.13, *) var worldOrientation: SCNVector4
    @available(iOS 11.0, macOS 10.13, *) var worldPosition: SCNVector3
    @available(iOS 11.0, macOS 10.13, *) var worldRight: SCNVector3 { get }
    @methods var worldTransform: SCNMatrix4
    @available(iOS 11.0, macOS 10.13, *) var worldUp: SCNVector3 { get }
    func setBoundingBoxMin(_: Any, max: Any)
    func setSpeed(_: Any, forAnimationKey: Any)
  }
  @objc enum SCNNodeFocusBehavior: Int {}
  protocol SCNNodeRendererDelegate {}
  @objc enum SCNParticleBirthDirection: Int {}
  @objc enum SCNParticleBirthLocation: Int {}
  @objc enum SCNParticleBlendMode: Int {}
  @objc enum SCNParticleImageSequenceAnimationMode: Int {}
  @objc enum SCNParticleInputMode: Int {}
  @objc enum SCNParticleOrientationMode: Int {}
  @objc struct SCNParticleProperty: RawRepresentable<String> {}
  @available(iOS 8.0, macOS 10.10, *)
  class SCNParticlePropertyController: NSObject, NSCoding, NSSecureCoding {
    var animation: CAAnimation
    var inputBias: CGFloat
    var inputMode: SCNParticleInputMode
    var inputOrigin: SCNNode?
    var inputProperty: SCNParticleProperty?
    var inputScale: CGFloat
  }
  @objc enum SCNParticleSortingMode: Int {}
  @available(iOS 8.0, macOS 10.10, *)
  class SCNParticleSystem: NSObject, NSCoding, NSSecureCoding, SCNAnimatable {
    var acceleration: SCNVector3
    var affectedByGravity: Bool
    var affectedByPhysicsFields: Bool
    var birthDirection: SCNParticleBirthDirection
    var birthLocation: SCNParticleBirthLocation
    var birthRate: CGFloat
    var birthRateVariation: CGFloat
    @objc(blackPassEnabled) var isBlackPassEnabled: Bool { @objc(isBlackPassEnabled) get set }
    var blendMode: SCNParticleBlendMode
    var colliderNodes: [SCNNode]?
    var dampingFactor: CGFloat
    var emissionDuration: CGFloat
    var emissionDurationVariation: CGFloat
    var emitterShape: SCNGeometry?
    var emittingDirection: SCNVector3
    var fresnelExponent: CGFloat
    var idleDuration: CGFloat
    var idleDurationVariation: CGFloat
    var imageSequenceAnimationMode: SCNParticleImageSequenceAnimationMode
    var imageSequenceColumnCount: UInt
    var imageSequenceFrameRate: CGFloat
    var imageSequenceFrameRateVariation: CGFloat
    var imageSequenceInitialFrame: CGFloat
    var imageSequenceInitialFrameVariation: CGFloat
    var imageSequenceRowCount: UInt
    @objc(lightingEnabled) var isLightingEnabled: Bool { @objc(isLightingEnabled) get set }
    @objc(local) var isLocal: Bool { @objc(isLocal) get set }
    var loops: Bool
    @available(iOS 11.0, macOS 10.13, *) var orientationDirection: SCNVector3
    var orientationMode: SCNParticleOrientationMode
    var particleAngle: CGFloat
    var particleAngleVariation: CGFloat
    var particleAngularVelocity: CGFloat
    var particleAngularVelocityVariation: CGFloat
    var particleBounce: CGFloat
    var particleBounceVariation: CGFloat
    var particleCharge: CGFloat
    var particleChargeVariation: CGFloat
    @available(iOS, unavailable) @available(tvOS, unavailable) var particleColor: NSColor
    @available(macOS, unavailable) var particleColor: UIColor
    var particleColorVariation: SCNVector4
    var particleDiesOnCollision: Bool
    var particleFriction: CGFloat
    var particleFrictionVariation: CGFloat
    var particleImage: Any?
    @available(iOS 11.0, macOS 10.13, *) var particleIntensity: CGFloat
    @available(iOS 11.0, macOS 10.13, *) var particleIntensityVariation: CGFloat
    var particleLifeSpan: CGFloat
    var particleLifeSpanVariation: CGFloat
    var particleMass: CGFloat
    var particleMassVariation: CGFloat
    var particleSize: CGFloat
    var particleSizeVariation: CGFloat
    var particleVelocity: CGFloat
    var particleVelocityVariation: CGFloat
    var propertyControllers: [SCNParticleProperty: SCNParticlePropertyController]?
    var sortingMode: SCNParticleSortingMode
    var speedFactor: CGFloat
    var spreadingAngle: CGFloat
    var stretchFactor: CGFloat
    var systemSpawnedOnCollision: SCNParticleSystem?
    var systemSpawnedOnDying: SCNParticleSystem?
    var systemSpawnedOnLiving: SCNParticleSystem?
    var warmupDuration: CGFloat
    @available(iOS 15.0, macOS 12.0, *) var writesToDepthBuffer: Bool
    func setSpeed(_: Any, forAnimationKey: Any)
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior {
    var anchorA: SCNVector3
    var anchorB: SCNVector3
    var bodyA: SCNPhysicsBody { get }
    var bodyB: SCNPhysicsBody? { get }
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsBehavior: NSObject, NSCoding, NSSecureCoding {}
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsBody: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 9.0, macOS 10.11, *) @objc(affectedByGravity) var isAffectedByGravity: Bool { @objc(isAffectedByGravity) get set }
    var allowsResting: Bool
    var angularDamping: CGFloat
    @available(iOS 12.0, macOS 10.14, *) var angularRestingThreshold: CGFloat
    var angularVelocity: SCNVector4
    var angularVelocityFactor: SCNVector3
    var categoryBitMask: UInt
    @available(iOS 12.0, macOS 10.14, *) var centerOfMassOffset: SCNVector3
    var charge: CGFloat
    var collisionBitMask: UInt
    @available(iOS 9.0, macOS 10.11, *) var contactTestBitMask: UInt
    @available(iOS 12.0, macOS 10.14, *) var continuousCollisionDetectionThreshold: CGFloat
    var damping: CGFloat
    var friction: CGFloat
    @available(iOS 12.0, macOS 10.14, *) var linearRestingThreshold: CGFloat
    var mass: CGFloat
    @available(iOS 9.0, macOS 10.11, *) var momentOfInertia: SCNVector3
    var physicsShape: SCNPhysicsShape?
    @methods @objc(resting) var isResting: Bool { @objc(isResting) get set }
    var restitution: CGFloat
    var rollingFriction: CGFloat
    var type: SCNPhysicsBodyType
    @available(iOS 9.0, macOS 10.11, *) var usesDefaultMomentOfInertia: Bool
    var velocity: SCNVector3
    var velocityFactor: SCNVector3
  }
  @objc enum SCNPhysicsBodyType: Int {}
  @available(iOS 11.0, macOS 10.13, *)
  class SCNPhysicsConeTwistJoint: SCNPhysicsBehavior {
    var bodyA: SCNPhysicsBody { get }
    var bodyB: SCNPhysicsBody? { get }
    var frameA: SCNMatrix4
    var frameB: SCNMatrix4
    var maximumAngularLimit1: CGFloat
    var maximumAngularLimit2: CGFloat
    var maximumTwistAngle: CGFloat
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsContact: NSObject {
    var collisionImpulse: CGFloat { get }
    var contactNormal: SCNVector3 { get }
    var contactPoint: SCNVector3 { get }
    var nodeA: SCNNode { get }
    var nodeB: SCNNode { get }
    var penetrationDistance: CGFloat { get }
    @available(iOS 11.0, macOS 10.13, *) var sweepTestFraction: CGFloat { get }
  }
  protocol SCNPhysicsContactDelegate {}
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsField: NSObject, NSCoding, NSSecureCoding {
    @objc(active) var isActive: Bool { @objc(isActive) get set }
    var categoryBitMask: UInt
    var direction: SCNVector3
    @objc(exclusive) var isExclusive: Bool { @objc(isExclusive) get set }
    var falloffExponent: CGFloat
    var halfExtent: SCNVector3
    var minimumDistance: CGFloat
    var offset: SCNVector3
    var scope: SCNPhysicsFieldScope
    var strength: CGFloat
    var usesEllipsoidalExtent: Bool
  }
  @objc enum SCNPhysicsFieldScope: Int {}
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsHingeJoint: SCNPhysicsBehavior {
    var anchorA: SCNVector3
    var anchorB: SCNVector3
    var axisA: SCNVector3
    var axisB: SCNVector3
    var bodyA: SCNPhysicsBody { get }
    var bodyB: SCNPhysicsBody? { get }
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsShape: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 9.0, macOS 10.11, *) var options: [SCNPhysicsShapeOption: Any]? { get }
    @available(iOS 9.0, macOS 10.11, *) var sourceObject: Any { get }
    @available(iOS 9.0, macOS 10.11, *) var transforms: [NSValue]? { get }
  }
  @objc struct SCNPhysicsShapeOption: RawRepresentable<String> {}
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsSliderJoint: SCNPhysicsBehavior {
    var anchorA: SCNVector3
    var anchorB: SCNVector3
    var axisA: SCNVector3
    var axisB: SCNVector3
    var bodyA: SCNPhysicsBody { get }
    var bodyB: SCNPhysicsBody? { get }
    var maximumAngularLimit: CGFloat
    var maximumLinearLimit: CGFloat
    var minimumAngularLimit: CGFloat
    var minimumLinearLimit: CGFloat
    var motorMaximumForce: CGFloat
    var motorMaximumTorque: CGFloat
    var motorTargetAngularVelocity: CGFloat
    var motorTargetLinearVelocity: CGFloat
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsVehicle: SCNPhysicsBehavior {
    var chassisBody: SCNPhysicsBody { get }
    var speedInKilometersPerHour: CGFloat { get }
    var wheels: [SCNPhysicsVehicleWheel] { get }
    func setSteeringAngle(_: Any, forWheelAtIndex: Any)
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsVehicleWheel: NSObject, NSCoding, NSSecureCoding {
    var axle: SCNVector3
    var connectionPosition: SCNVector3
    var frictionSlip: CGFloat
    var maximumSuspensionForce: CGFloat
    var maximumSuspensionTravel: CGFloat
    var node: SCNNode { get }
    var radius: CGFloat
    var steeringAxis: SCNVector3
    var suspensionCompression: CGFloat
    var suspensionDamping: CGFloat
    var suspensionRestLength: CGFloat
    var suspensionStiffness: CGFloat
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SCNPhysicsWorld: NSObject, NSCoding, NSSecureCoding {
    var allBehaviors: [SCNPhysicsBehavior] { get }
    var contactDelegate: SCNPhysicsContactDelegate?
    var gravity: SCNVector3
    var speed: CGFloat
    var timeStep: TimeInterval
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNPlane: SCNGeometry {
    @available(macOS 10.9, *) var cornerRadius: CGFloat
    @available(macOS 10.9, *) var cornerSegmentCount: Int
    var height: CGFloat
    var heightSegmentCount: Int
    var width: CGFloat
    var widthSegmentCount: Int
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNProgram: NSObject, NSCoding, NSSecureCoding {
    var delegate: SCNProgramDelegate?
    @available(iOS 9.0, macOS 10.11, *) var fragmentFunctionName: String?
    var fragmentShader: String?
    var geometryShader: String?
    @available(iOS 9.0, macOS 10.11, *) var library: MTLLibrary?
    @available(macOS 10.10, *) @objc(opaque) var isOpaque: Bool { @objc(isOpaque) get set }
    var tessellationControlShader: String?
    var tessellationEvaluationShader: String?
    @available(iOS 9.0, macOS 10.11, *) var vertexFunctionName: String?
    var vertexShader: String?
    func setSemantic(_: Any, forSymbol: Any, options: Any)
  }
  protocol SCNProgramDelegate {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNPyramid: SCNGeometry {
    var height: CGFloat
    var heightSegmentCount: Int
    var length: CGFloat
    var lengthSegmentCount: Int
    var width: CGFloat
    var widthSegmentCount: Int
  }
  @objc enum SCNReferenceLoadingPolicy: Int {}
  @available(iOS 9.0, macOS 10.11, *)
  class SCNReferenceNode: SCNNode {
    @objc(loaded) var isLoaded: Bool { @objc(isLoaded) get }
    var loadingPolicy: SCNReferenceLoadingPolicy
    var referenceURL: URL
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNRenderer: NSObject, SCNSceneRenderer, SCNTechniqueSupport {
    @available(iOS 9.0, macOS 10.11, *) var audioEngine: AVAudioEngine { get }
    @available(iOS 9.0, macOS 10.11, *) var audioEnvironmentNode: AVAudioEnvironmentNode { get }
    @available(iOS 9.0, macOS 10.11, *) var audioListener: SCNNode?
    var autoenablesDefaultLighting: Bool
    @available(iOS 9.0, macOS 10.11, *) var colorPixelFormat: MTLPixelFormat { get }
    @available(iOS 9.0, macOS 10.11, *) var commandQueue: MTLCommandQueue? { get }
    var context: UnsafeMutableRawPointer? { get }
    @available(iOS 9.0, macOS 10.11, *) var currentRenderCommandEncoder: MTLRenderCommandEncoder? { get }
    @available(iOS 14.0, macOS 10.11, *) var currentRenderPassDescriptor: MTLRenderPassDescriptor { get }
    var currentTime: TimeInterval
    @available(iOS 13.0, macOS 10.15, *) var currentViewport: CGRect { get }
    @available(iOS 9.0, macOS 10.11, *) var debugOptions: SCNDebugOptions
    var delegate: SCNSceneRendererDelegate?
    @available(iOS 9.0, macOS 10.11, *) var depthPixelFormat: MTLPixelFormat { get }
    @available(iOS 9.0, macOS 10.11, *) var device: MTLDevice? { get }
    @objc(jitteringEnabled) var isJitteringEnabled: Bool { @objc(isJitteringEnabled) get set }
    var loops: Bool
    @available(macOS 10.10, *) var nextFrameTime: CFTimeInterval { get }
    @available(macOS 10.10, *) var overlaySKScene: SKScene?
    @objc(playing) var isPlaying: Bool { @objc(isPlaying) get set }
    var pointOfView: SCNNode?
    @available(iOS 9.0, macOS 10.11, *) var renderingAPI: SCNRenderingAPI { get }
    @available(macOS 10.10, *) var scene: SCNScene?
    @available(macOS 10.10, *) var sceneTime: TimeInterval
    @available(macOS 10.9, *) var showsStatistics: Bool
    @available(iOS 9.0, macOS 10.11, *) var stencilPixelFormat: MTLPixelFormat { get }
    @available(macOS 10.10, *) var technique: SCNTechnique?
    @available(iOS 13.0, macOS 10.15, *) @objc(temporalAntialiasingEnabled) var isTemporalAntialiasingEnabled: Bool { @objc(isTemporalAntialiasingEnabled) get set }
    @available(iOS 13.0, macOS 10.15, *) var usesReverseZ: Bool
    @available(iOS 17.0, macOS 14.0, *) var workingColorSpace: CGColorSpace { get }
  }
  @objc enum SCNRenderingAPI: UInt {}
  @available(iOS 11.0, macOS 10.13, *)
  class SCNReplicatorConstraint: SCNConstraint {
    var orientationOffset: SCNVector4
    var positionOffset: SCNVector3
    var replicatesOrientation: Bool
    var replicatesPosition: Bool
    var replicatesScale: Bool
    var scaleOffset: SCNVector3
    var target: SCNNode?
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNScene: NSObject, GKSceneRootNodeType, NSCoding, NSSecureCoding {
    @available(macOS 10.9, *) var background: SCNMaterialProperty { get }
    @available(macOS 10.10, *) var fogColor: Any
    @available(macOS 10.10, *) var fogDensityExponent: CGFloat
    @available(macOS 10.10, *) var fogEndDistance: CGFloat
    @available(macOS 10.10, *) var fogStartDistance: CGFloat
    @available(iOS 10.0, macOS 10.12, *) var lightingEnvironment: SCNMaterialProperty { get }
    @available(macOS 10.10, *) var particleSystems: [SCNParticleSystem]? { get }
    @available(macOS 10.10, *) @objc(paused) var isPaused: Bool { @objc(isPaused) get set }
    @available(macOS 10.10, *) var physicsWorld: SCNPhysicsWorld { get }
    var rootNode: SCNNode { get }
    @available(iOS 13.0, macOS 10.15, *) var screenSpaceReflectionMaximumDistance: CGFloat
    @available(iOS 13.0, macOS 10.15, *) var screenSpaceReflectionSampleCount: Int
    @available(iOS 13.0, macOS 10.15, *) var screenSpaceReflectionStride: CGFloat
    @available(iOS 13.0, macOS 10.15, *) var wantsScreenSpaceReflection: Bool
    func setAttribute(_: Any, forKey: Any)
  }
  protocol SCNSceneRenderer {}
  protocol SCNSceneRendererDelegate {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNSceneSource: NSObject {
    var data: Data? { get }
    var url: URL? { get }
  }
  protocol SCNShadable {}
  @objc struct SCNShaderModifierEntryPoint: RawRepresentable<String> {}
  @objc enum SCNShadowMode: Int {}
  @available(iOS 8.0, macOS 10.9, *)
  class SCNShape: SCNGeometry {
    var chamferMode: SCNChamferMode
    @available(iOS, unavailable) @available(tvOS, unavailable) var chamferProfile: NSBezierPath?
    @available(macOS, unavailable) var chamferProfile: UIBezierPath?
    var chamferRadius: CGFloat
    var extrusionDepth: CGFloat
    @available(iOS, unavailable) @available(tvOS, unavailable) var path: NSBezierPath?
    @available(macOS, unavailable) var path: UIBezierPath?
  }
  @available(iOS 8.0, macOS 10.9, *)
  class SCNSkinner: NSObject, NSCoding, NSSecureCoding {
    var baseGeometry: SCNGeometry?
    @available(macOS 10.10, *) var baseGeometryBindTransform: SCNMatrix4
    @available(macOS 10.10, *) var boneIndices: SCNGeometrySource { get }
    @available(macOS 10.10, *) var boneInverseBindTransforms: [NSValue]? { get }
    @available(macOS 10.10, *) var boneWeights: SCNGeometrySource { get }
    @available(macOS 10.10, *) var bones: [SCNNode] { get }
    var skeleton: SCNNode?
  }
  @available(iOS 11.0, macOS 10.13, *)
  class SCNSliderConstraint: SCNConstraint {
    var collisionCategoryBitMask: UInt
    var offset: SCNVector3
    var radius: CGFloat
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNSphere: SCNGeometry {
    @objc(geodesic) var isGeodesic: Bool { @objc(isGeodesic) get set }
    var radius: CGFloat
    var segmentCount: Int
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SCNTechnique: NSObject, NSCoding, NSSecureCoding, SCNAnimatable {
    @methods var dictionaryRepresentation: [String: Any] { get }
    @available(iOS 13.0, macOS 10.15, *) var library: MTLLibrary?
    func setObject(_: Any, forKeyedSubscript: Any)
    func setSpeed(_: Any, forAnimationKey: Any)
  }
  protocol SCNTechniqueSupport {}
  @objc enum SCNTessellationSmoothingMode: Int {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNText: SCNGeometry {
    var alignmentMode: String
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.9, *) var chamferProfile: NSBezierPath?
    @available(macOS, unavailable) var chamferProfile: UIBezierPath?
    var chamferRadius: CGFloat
    var chamferSegmentCount: Int
    var containerFrame: CGRect
    var extrusionDepth: CGFloat
    @available(macOS 10.9, *) var flatness: CGFloat
    @available(iOS, unavailable) @available(tvOS, unavailable) var font: NSFont!
    @available(macOS, unavailable) var font: UIFont!
    var string: Any?
    @available(iOS, unavailable) @available(tvOS, unavailable) var textSize: CGSize { get }
    var truncationMode: String
    @objc(wrapped) var isWrapped: Bool { @objc(isWrapped) get set }
  }
  @available(iOS 11.0, macOS 10.13, *)
  class SCNTimingFunction: NSObject, NSCoding, NSSecureCoding {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNTorus: SCNGeometry {
    var pipeRadius: CGFloat
    var pipeSegmentCount: Int
    var ringRadius: CGFloat
    var ringSegmentCount: Int
  }
  @available(iOS 8.0, macOS 10.8, *)
  class SCNTransaction: NSObject {}
  @available(iOS 8.0, macOS 10.9, *)
  class SCNTransformConstraint: SCNConstraint {}
  @objc enum SCNTransparencyMode: Int {}
  @available(iOS 8.0, macOS 10.8, *)
  class SCNTube: SCNGeometry {
    var height: CGFloat
    var heightSegmentCount: Int
    var innerRadius: CGFloat
    var outerRadius: CGFloat
    var radialSegmentCount: Int
  }
  @objc struct SCNVector3 {}
  @objc struct SCNVector4 {}
  @available(iOS 8.0, macOS 10.8, *) @superclass(macOS, NSView)
  class SCNView: UIView, SCNSceneRenderer, SCNTechniqueSupport {
    var allowsCameraControl: Bool
    @available(macOS 10.10, *) var antialiasingMode: SCNAntialiasingMode
    @available(macOS 10.11, *) var audioEngine: AVAudioEngine { get }
    @available(macOS 10.11, *) var audioEnvironmentNode: AVAudioEnvironmentNode { get }
    @available(macOS 10.11, *) var audioListener: SCNNode?
    var autoenablesDefaultLighting: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) var backgroundColor: NSColor
    @available(macOS 10.13, *) var cameraControlConfiguration: SCNCameraControlConfiguration { get }
    @available(macOS 10.11, *) var colorPixelFormat: MTLPixelFormat { get }
    @available(macOS 10.11, *) var commandQueue: MTLCommandQueue? { get }
    var context: UnsafeMutableRawPointer? { get }
    @available(macOS 10.11, *) var currentRenderCommandEncoder: MTLRenderCommandEncoder? { get }
    @available(macOS 10.11, *) var currentRenderPassDescriptor: MTLRenderPassDescriptor { get }
    var currentTime: TimeInterval
    @available(macOS 10.15, *) var currentViewport: CGRect { get }
    @available(macOS 10.11, *) var debugOptions: SCNDebugOptions
    @available(macOS 10.13, *) var defaultCameraController: SCNCameraController { get }
    var delegate: SCNSceneRendererDelegate?
    @available(macOS 10.11, *) var depthPixelFormat: MTLPixelFormat { get }
    @available(macOS 10.11, *) var device: MTLDevice? { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.15, *) var drawableResizesAsynchronously: Bool
    @available(macOS, unavailable) var eaglContext: EAGLContext?
    @objc(jitteringEnabled) var isJitteringEnabled: Bool { @objc(isJitteringEnabled) get set }
    var loops: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) var openGLContext: NSOpenGLContext?
    @available(macOS 10.10, *) var overlaySKScene: SKScene?
    @available(iOS, unavailable) @available(tvOS, unavailable) var pixelFormat: NSOpenGLPixelFormat?
    @objc(playing) var isPlaying: Bool { @objc(isPlaying) get set }
    var pointOfView: SCNNode?
    @available(macOS 10.12, *) var preferredFramesPerSecond: Int
    @available(macOS 10.11, *) var renderingAPI: SCNRenderingAPI { get }
    @available(macOS 10.13, *) var rendersContinuously: Bool
    @available(macOS 10.10, *) var scene: SCNScene?
    @available(macOS 10.10, *) var sceneTime: TimeInterval
    @available(macOS 10.9, *) var showsStatistics: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.10, *) @methods var snapshot: NSImage { get }
    @available(macOS, unavailable) @methods var snapshot: UIImage { get }
    @available(macOS 10.11, *) var stencilPixelFormat: MTLPixelFormat { get }
    @available(macOS 10.10, *) var technique: SCNTechnique?
    @available(macOS 10.15, *) @objc(temporalAntialiasingEnabled) var isTemporalAntialiasingEnabled: Bool { @objc(isTemporalAntialiasingEnabled) get set }
    @available(macOS 10.15, *) var usesReverseZ: Bool
    @available(macOS 14.0, *) var workingColorSpace: CGColorSpace { get }
    @IBAction func pause(_ sender: Any?)
    @IBAction func play(_ sender: Any?)
    @IBAction func stop(_ sender: Any?)
  }
  @objc enum SCNWrapMode: Int {}
  """#
