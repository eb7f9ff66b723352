extension FrameworkInterface {
  static let spriteKit = FrameworkInterface(
    name: "SpriteKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 8.0, macOS 10.10, *)
  class SK3DNode: SKNode {
    var autoenablesDefaultLighting: Bool
    var loops: Bool
    @objc(playing) var isPlaying: Bool { @objc(isPlaying) get set }
    var pointOfView: SCNNode?
    var sceneTime: TimeInterval
    var scnScene: SCNScene?
    var viewportSize: CGSize
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKAction: NSObject, NSCoding, NSSecureCoding {
    var duration: TimeInterval
    var reversedAction: SKAction { get }
    var speed: CGFloat
    @available(iOS 8.0, macOS 10.10, *) var timingFunction: SKActionTimingFunction
    var timingMode: SKActionTimingMode
  }
  typealias SKActionTimingFunction = () -> Void
  @objc enum SKActionTimingMode: Int {}
  @available(iOS 9.0, macOS 10.11, *)
  class SKAttribute: NSObject, NSCoding, NSSecureCoding {
    var name: String { get }
    var type: SKAttributeType { get }
  }
  @objc enum SKAttributeType: Int {}
  @available(iOS 9.0, macOS 10.11, *)
  class SKAttributeValue: NSObject, NSCoding, NSSecureCoding {
    var floatValue: Float
    var vectorFloat2Value: simd_float2
    var vectorFloat3Value: simd_float3
    var vectorFloat4Value: simd_float4
  }
  @available(iOS 9.0, macOS 10.11, *)
  class SKAudioNode: SKNode {
    var autoplayLooped: Bool
    var avAudioNode: AVAudioNode?
    @objc(positional) var isPositional: Bool { @objc(isPositional) get set }
  }
  @objc enum SKBlendMode: Int {}
  @available(iOS 9.0, macOS 10.11, *)
  class SKCameraNode: SKNode {
    var containedNodeSet: Set<SKNode> { get }
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SKConstraint: NSObject, NSCoding, NSSecureCoding {
    var enabled: Bool
    var referenceNode: SKNode?
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKCropNode: SKNode {
    var maskNode: SKNode?
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKEffectNode: SKNode, SKWarpable {
    @available(macOS 10.11, *) var attributeValues: [String: SKAttributeValue]
    var blendMode: SKBlendMode
    var filter: CIFilter?
    @available(macOS 10.10, *) var shader: SKShader?
    var shouldCenterFilter: Bool
    var shouldEnableEffects: Bool
    var shouldRasterize: Bool
    @available(macOS 10.12, *) var subdivisionLevels: Int
    @available(macOS 10.12, *) var warpGeometry: SKWarpGeometry?
    func setValue(_: Any, forAttributeNamed: Any)
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKEmitterNode: SKNode {
    @available(macOS 10.11, *) var attributeValues: [String: SKAttributeValue]
    var emissionAngle: CGFloat
    var emissionAngleRange: CGFloat
    @available(macOS 10.10, *) var fieldBitMask: UInt32
    var numParticlesToEmit: UInt
    var particleAction: SKAction?
    var particleAlpha: CGFloat
    var particleAlphaRange: CGFloat
    var particleAlphaSequence: SKKeyframeSequence?
    var particleAlphaSpeed: CGFloat
    var particleBirthRate: CGFloat
    var particleBlendMode: SKBlendMode
    @available(iOS, unavailable) @available(tvOS, unavailable) var particleColor: NSColor
    @available(macOS, unavailable) var particleColor: UIColor
    var particleColorAlphaRange: CGFloat
    var particleColorAlphaSpeed: CGFloat
    var particleColorBlendFactor: CGFloat
    var particleColorBlendFactorRange: CGFloat
    var particleColorBlendFactorSequence: SKKeyframeSequence?
    var particleColorBlendFactorSpeed: CGFloat
    var particleColorBlueRange: CGFloat
    var particleColorBlueSpeed: CGFloat
    var particleColorGreenRange: CGFloat
    var particleColorGreenSpeed: CGFloat
    var particleColorRedRange: CGFloat
    var particleColorRedSpeed: CGFloat
    var particleColorSequence: SKKeyframeSequence?
    var particleLifetime: CGFloat
    var particleLifetimeRange: CGFloat
    var particlePosition: CGPoint
    var particlePositionRange: CGVector
    @available(macOS 10.11, *) var particleRenderOrder: SKParticleRenderOrder
    var particleRotation: CGFloat
    var particleRotationRange: CGFloat
    var particleRotationSpeed: CGFloat
    var particleScale: CGFloat
    var particleScaleRange: CGFloat
    var particleScaleSequence: SKKeyframeSequence?
    var particleScaleSpeed: CGFloat
    var particleSize: CGSize
    var particleSpeed: CGFloat
    var particleSpeedRange: CGFloat
    var particleTexture: SKTexture?
    var particleZPosition: CGFloat
    var particleZPositionRange: CGFloat
    @available(macOS 10.10, *) var particleZPositionSpeed: CGFloat
    @available(macOS 10.10, *) var shader: SKShader?
    var targetNode: SKNode?
    var xAcceleration: CGFloat
    var yAcceleration: CGFloat
    func setValue(_: Any, forAttributeNamed: Any)
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SKFieldNode: SKNode {
    var animationSpeed: Float
    var categoryBitMask: UInt32
    var direction: simd_float3
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @objc(exclusive) var isExclusive: Bool { @objc(isExclusive) get set }
    var falloff: Float
    var minimumRadius: Float
    var region: SKRegion?
    var smoothness: Float
    var strength: Float
    var texture: SKTexture?
  }
  @objc enum SKInterpolationMode: Int {}
  @available(iOS 7.0, macOS 10.9, *)
  class SKKeyframeSequence: NSObject, NSCoding, NSSecureCoding {
    var count: UInt { get }
    var interpolationMode: SKInterpolationMode
    var repeatMode: SKRepeatMode
    func setKeyframeTime(_: Any, forIndex: Any)
    func setKeyframeValue(_: Any, forIndex: Any)
    func setKeyframeValue(_: Any, time: Any, forIndex: Any)
  }
  @objc enum SKLabelHorizontalAlignmentMode: Int {}
  @available(iOS 7.0, macOS 10.9, *)
  class SKLabelNode: SKNode {
    @available(macOS 10.13, *) var attributedText: NSAttributedString?
    var blendMode: SKBlendMode
    @available(iOS, unavailable) @available(tvOS, unavailable) var color: NSColor?
    @available(macOS, unavailable) var color: UIColor?
    var colorBlendFactor: CGFloat
    @available(iOS, unavailable) @available(tvOS, unavailable) var fontColor: NSColor?
    @available(macOS, unavailable) var fontColor: UIColor?
    var fontName: String?
    var fontSize: CGFloat
    var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode
    @available(macOS 10.13, *) var lineBreakMode: NSLineBreakMode
    @available(macOS 10.13, *) var numberOfLines: Int
    @available(macOS 10.13, *) var preferredMaxLayoutWidth: CGFloat
    var text: String?
    var verticalAlignmentMode: SKLabelVerticalAlignmentMode
  }
  @objc enum SKLabelVerticalAlignmentMode: Int {}
  @available(iOS 8.0, macOS 10.10, *)
  class SKLightNode: SKNode {
    @available(iOS, unavailable) @available(tvOS, unavailable) var ambientColor: NSColor
    @available(macOS, unavailable) var ambientColor: UIColor
    var categoryBitMask: UInt32
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var falloff: CGFloat
    @available(iOS, unavailable) @available(tvOS, unavailable) var lightColor: NSColor
    @available(macOS, unavailable) var lightColor: UIColor
    @available(iOS, unavailable) @available(tvOS, unavailable) var shadowColor: NSColor
    @available(macOS, unavailable) var shadowColor: UIColor
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SKMutableTexture: SKTexture {}
  @available(iOS 7.0, macOS 10.9, *) @superclass(macOS, NSResponder)
  class SKNode: UIResponder, NSSecureCoding {
    @available(iOS, unavailable) @available(tvOS, unavailable) var accessibilityChildren: [Any]?
    @available(iOS, unavailable) @available(tvOS, unavailable) @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @available(iOS, unavailable) @available(tvOS, unavailable) @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @available(iOS, unavailable) @available(tvOS, unavailable) var accessibilityFrame: CGRect
    @available(iOS, unavailable) @available(tvOS, unavailable) var accessibilityHelp: String?
    @available(iOS, unavailable) @available(tvOS, unavailable) var accessibilityLabel: String?
    @available(iOS, unavailable) @available(tvOS, unavailable) var accessibilityParent: Any?
    @available(iOS, unavailable) @available(tvOS, unavailable) var accessibilityRole: String?
    @available(iOS, unavailable) @available(tvOS, unavailable) var accessibilityRoleDescription: String?
    @available(iOS, unavailable) @available(tvOS, unavailable) var accessibilitySubrole: String?
    var alpha: CGFloat
    @available(macOS 10.11, *) var attributeValues: [String: SKAttributeValue]
    @methods var calculateAccumulatedFrame: CGRect { get }
    var children: [SKNode] { get }
    @available(macOS 10.10, *) var constraints: [SKConstraint]?
    @available(iOS, unavailable) @available(tvOS, unavailable) var entity: GKEntity?
    @available(macOS, unavailable) @available(iOS 11.0, *) var focusBehavior: SKNodeFocusBehavior
    var frame: CGRect { get }
    var hasActions: Bool { get }
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var name: String?
    var parent: SKNode? { get }
    @objc(paused) var isPaused: Bool { @objc(isPaused) get set }
    var physicsBody: SKPhysicsBody?
    var position: CGPoint
    @available(macOS 10.10, *) var reachConstraints: SKReachConstraints?
    var scene: SKScene? { get }
    var speed: CGFloat
    var userData: NSMutableDictionary?
    @objc(userInteractionEnabled) var isUserInteractionEnabled: Bool { @objc(isUserInteractionEnabled) get set }
    var xScale: CGFloat
    var yScale: CGFloat
    var zPosition: CGFloat
    var zRotation: CGFloat
    func setScale(_: Any)
    func setValue(_: Any, forAttributeNamed: Any)
  }
  @objc enum SKNodeFocusBehavior: Int {}
  @objc enum SKParticleRenderOrder: UInt {}
  @available(iOS 7.0, macOS 10.9, *)
  class SKPhysicsBody: NSObject, NSCoding, NSSecureCoding {
    var affectedByGravity: Bool
    var allContactedBodies: [SKPhysicsBody] { get }
    var allowsRotation: Bool
    var angularDamping: CGFloat
    var angularVelocity: CGFloat
    var area: CGFloat { get }
    var categoryBitMask: UInt32
    @available(iOS 8.0, macOS 10.10, *) var charge: CGFloat
    var collisionBitMask: UInt32
    var contactTestBitMask: UInt32
    var density: CGFloat
    @objc(dynamic) var isDynamic: Bool { @objc(isDynamic) get set }
    @available(iOS 8.0, macOS 10.10, *) var fieldBitMask: UInt32
    var friction: CGFloat
    var joints: [SKPhysicsJoint] { get }
    var linearDamping: CGFloat
    var mass: CGFloat
    var node: SKNode? { get }
    @available(iOS 8.0, macOS 10.10, *) var pinned: Bool
    @objc(resting) var isResting: Bool { @objc(isResting) get set }
    var restitution: CGFloat
    var usesPreciseCollisionDetection: Bool
    var velocity: CGVector
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKPhysicsContact: NSObject {
    var bodyA: SKPhysicsBody { get }
    var bodyB: SKPhysicsBody { get }
    var collisionImpulse: CGFloat { get }
    @available(iOS 8.0, macOS 10.10, *) var contactNormal: CGVector { get }
    var contactPoint: CGPoint { get }
  }
  protocol SKPhysicsContactDelegate {}
  @available(iOS 7.0, macOS 10.9, *)
  class SKPhysicsJoint: NSObject, NSCoding, NSSecureCoding {
    var bodyA: SKPhysicsBody
    var bodyB: SKPhysicsBody
    @available(iOS 8.0, macOS 10.10, *) var reactionForce: CGVector { get }
    @available(iOS 8.0, macOS 10.10, *) var reactionTorque: CGFloat { get }
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKPhysicsJointFixed: SKPhysicsJoint {}
  @available(iOS 7.0, macOS 10.9, *)
  class SKPhysicsJointLimit: SKPhysicsJoint {
    var maxLength: CGFloat
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKPhysicsJointPin: SKPhysicsJoint {
    var frictionTorque: CGFloat
    var lowerAngleLimit: CGFloat
    @available(iOS 8.0, macOS 10.10, *) var rotationSpeed: CGFloat
    var shouldEnableLimits: Bool
    var upperAngleLimit: CGFloat
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKPhysicsJointSliding: SKPhysicsJoint {
    var lowerDistanceLimit: CGFloat
    var shouldEnableLimits: Bool
    var upperDistanceLimit: CGFloat
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKPhysicsJointSpring: SKPhysicsJoint {
    var damping: CGFloat
    var frequency: CGFloat
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKPhysicsWorld: NSObject, NSCoding, NSSecureCoding {
    var contactDelegate: SKPhysicsContactDelegate?
    var gravity: CGVector
    var speed: CGFloat
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SKRange: NSObject, NSCoding, NSSecureCoding {
    var lowerLimit: CGFloat
    var upperLimit: CGFloat
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SKReachConstraints: NSObject, NSCoding, NSSecureCoding {
    var lowerAngleLimit: CGFloat
    var upperAngleLimit: CGFloat
  }
  @available(iOS 9.0, macOS 10.11, *)
  class SKReferenceNode: SKNode {}
  @available(iOS 8.0, macOS 10.10, *)
  class SKRegion: NSObject, NSCoding, NSSecureCoding {
    @methods var inverseRegion: SKRegion { get }
    var path: CGPath? { get }
  }
  @available(iOS 11.0, macOS 10.13, *)
  class SKRenderer: NSObject {
    var ignoresSiblingOrder: Bool
    var scene: SKScene?
    var shouldCullNonVisibleNodes: Bool
    var showsDrawCount: Bool
    var showsFields: Bool
    var showsNodeCount: Bool
    var showsPhysics: Bool
    var showsQuadCount: Bool
  }
  @objc enum SKRepeatMode: Int {}
  @available(iOS 7.0, macOS 10.9, *)
  class SKScene: SKEffectNode, GKSceneRootNodeType {
    var anchorPoint: CGPoint
    @available(macOS 10.11, *) var audioEngine: AVAudioEngine { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var backgroundColor: NSColor
    @available(macOS, unavailable) var backgroundColor: UIColor
    @available(macOS 10.11, *) var camera: SKCameraNode?
    @available(macOS 10.10, *) var delegate: SKSceneDelegate?
    @available(macOS 10.11, *) var listener: SKNode?
    var physicsWorld: SKPhysicsWorld { get }
    var scaleMode: SKSceneScaleMode
    var size: CGSize
    var view: SKView? { get }
  }
  protocol SKSceneDelegate {}
  @objc enum SKSceneScaleMode: Int {}
  @available(iOS 8.0, macOS 10.10, *)
  class SKShader: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 9.0, macOS 10.11, *) var attributes: [SKAttribute]
    var source: String?
    var uniforms: [SKUniform]
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKShapeNode: SKNode {
    @objc(antialiased) var isAntialiased: Bool { @objc(isAntialiased) get set }
    @available(macOS 10.11, *) var attributeValues: [String: SKAttributeValue]
    var blendMode: SKBlendMode
    @available(iOS, unavailable) @available(tvOS, unavailable) var fillColor: NSColor
    @available(macOS, unavailable) var fillColor: UIColor
    @available(macOS 10.10, *) var fillShader: SKShader?
    @available(macOS 10.10, *) var fillTexture: SKTexture?
    var glowWidth: CGFloat
    @available(macOS 10.10, *) var lineCap: CGLineCap
    @available(macOS 10.10, *) var lineJoin: CGLineJoin
    @available(macOS 10.10, *) var lineLength: CGFloat { get }
    var lineWidth: CGFloat
    @available(macOS 10.10, *) var miterLimit: CGFloat
    var path: CGPath?
    @available(iOS, unavailable) @available(tvOS, unavailable) var strokeColor: NSColor
    @available(macOS, unavailable) var strokeColor: UIColor
    @available(macOS 10.10, *) var strokeShader: SKShader?
    @available(macOS 10.10, *) var strokeTexture: SKTexture?
    func setValue(_: Any, forAttributeNamed: Any)
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKSpriteNode: SKNode, SKWarpable {
    var anchorPoint: CGPoint
    @available(macOS 10.11, *) var attributeValues: [String: SKAttributeValue]
    var blendMode: SKBlendMode
    var centerRect: CGRect
    @available(iOS, unavailable) @available(tvOS, unavailable) var color: NSColor
    @available(macOS, unavailable) var color: UIColor
    var colorBlendFactor: CGFloat
    @available(macOS 10.10, *) var lightingBitMask: UInt32
    @available(macOS 10.10, *) var normalTexture: SKTexture?
    @available(macOS 10.10, *) var shader: SKShader?
    @available(macOS 10.10, *) var shadowCastBitMask: UInt32
    @available(macOS 10.10, *) var shadowedBitMask: UInt32
    var size: CGSize
    @available(macOS 10.12, *) var subdivisionLevels: Int
    var texture: SKTexture?
    @available(macOS 10.12, *) var warpGeometry: SKWarpGeometry?
    func setValue(_: Any, forAttributeNamed: Any)
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKTexture: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 9.0, macOS 10.11, *) @objc(CGImage) var cgImage: CGImage { get }
    var filteringMode: SKTextureFilteringMode
    var size: CGSize { get }
    @available(iOS 8.0, macOS 10.10, *) @methods var textureByGeneratingNormalMap: SKTexture { get }
    var textureRect: CGRect { get }
    var usesMipmaps: Bool
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKTextureAtlas: NSObject, NSCoding, NSSecureCoding {
    var textureNames: [String] { get }
  }
  @objc enum SKTextureFilteringMode: Int {}
  @objc struct SKTileAdjacencyMask: OptionSet<UInt> {}
  @available(iOS 10.0, macOS 10.12, *)
  class SKTileDefinition: NSObject, NSCoding, NSSecureCoding {
    var flipHorizontally: Bool
    var flipVertically: Bool
    var name: String?
    var normalTextures: [SKTexture]
    var placementWeight: UInt
    var rotation: SKTileDefinitionRotation
    var size: CGSize
    var textures: [SKTexture]
    var timePerFrame: CGFloat
    var userData: NSMutableDictionary?
  }
  @objc enum SKTileDefinitionRotation: UInt {}
  @available(iOS 10.0, macOS 10.12, *)
  class SKTileGroup: NSObject, NSCoding, NSSecureCoding {
    var name: String?
    var rules: [SKTileGroupRule]
  }
  @available(iOS 10.0, macOS 10.12, *)
  class SKTileGroupRule: NSObject, NSCoding, NSSecureCoding {
    var adjacency: SKTileAdjacencyMask
    var name: String?
    var tileDefinitions: [SKTileDefinition]
  }
  @available(iOS 10.0, macOS 10.12, *)
  class SKTileMapNode: SKNode {
    var anchorPoint: CGPoint
    var attributeValues: [String: SKAttributeValue]
    var blendMode: SKBlendMode
    @available(iOS, unavailable) @available(tvOS, unavailable) var color: NSColor
    @available(macOS, unavailable) var color: UIColor
    var colorBlendFactor: CGFloat
    var enableAutomapping: Bool
    var lightingBitMask: UInt32
    var mapSize: CGSize { get }
    var numberOfColumns: UInt
    var numberOfRows: UInt
    var shader: SKShader?
    var tileSet: SKTileSet
    var tileSize: CGSize
    func setTileGroup(_: Any, andTileDefinition: Any, forColumn: Any, row: Any)
    func setTileGroup(_: Any, forColumn: Any, row: Any)
    func setValue(_: Any, forAttributeNamed: Any)
  }
  @available(iOS 10.0, macOS 10.12, *)
  class SKTileSet: NSObject, NSCoding, NSSecureCoding {
    var defaultTileGroup: SKTileGroup?
    var defaultTileSize: CGSize
    var name: String?
    var tileGroups: [SKTileGroup]
    var type: SKTileSetType
  }
  @objc enum SKTileSetType: UInt {}
  @available(iOS 11.0, macOS 10.13, *)
  class SKTransformNode: SKNode {
    var eulerAngles: simd_float3
    var quaternion: simd_quatf
    var rotationMatrix: simd_float3x3
    var xRotation: CGFloat
    var yRotation: CGFloat
  }
  @available(iOS 7.0, macOS 10.9, *)
  class SKTransition: NSObject {
    var pausesIncomingScene: Bool
    var pausesOutgoingScene: Bool
  }
  @available(iOS 8.0, macOS 10.10, *)
  class SKUniform: NSObject, NSCoding, NSSecureCoding {
    var floatMatrix2Value: GLKMatrix2
    var floatMatrix3Value: GLKMatrix3
    var floatMatrix4Value: GLKMatrix4
    var floatValue: Float
    var floatVector2Value: GLKVector2
    var floatVector3Value: GLKVector3
    var floatVector4Value: GLKVector4
    @available(iOS 10.0, macOS 10.12, *) var matrixFloat2x2Value: simd_float2x2
    @available(iOS 10.0, macOS 10.12, *) var matrixFloat3x3Value: simd_float3x3
    @available(iOS 10.0, macOS 10.12, *) var matrixFloat4x4Value: simd_float4x4
    var name: String { get }
    var textureValue: SKTexture?
    var uniformType: SKUniformType { get }
    @available(iOS 10.0, macOS 10.12, *) var vectorFloat2Value: simd_float2
    @available(iOS 10.0, macOS 10.12, *) var vectorFloat3Value: simd_float3
    @available(iOS 10.0, macOS 10.12, *) var vectorFloat4Value: simd_float4
  }
  @objc enum SKUniformType: Int {}
  @available(iOS 7.0, macOS 10.9, *)
  class SKVideoNode: SKNode {
    var anchorPoint: CGPoint
    var size: CGSize
  }
  @available(iOS 7.0, macOS 10.9, *) @superclass(macOS, NSView)
  class SKView: UIView, NSSecureCoding {
    @available(macOS 10.10, *) var allowsTransparency: Bool
    @objc(asynchronous) var isAsynchronous: Bool { @objc(isAsynchronous) get set }
    @available(macOS 10.12, *) var delegate: NSObject?
    @available(iOS 14.0, macOS 11.0, *) var disableDepthStencilBuffer: Bool
    var frameInterval: Int
    var ignoresSiblingOrder: Bool
    @objc(paused) var isPaused: Bool { @objc(isPaused) get set }
    var preferredFrameRate: Float
    @available(macOS 10.12, *) var preferredFramesPerSecond: Int
    var scene: SKScene? { get }
    @available(macOS 10.10, *) var shouldCullNonVisibleNodes: Bool
    var showsDrawCount: Bool
    var showsFPS: Bool
    @available(macOS 10.10, *) var showsFields: Bool
    var showsNodeCount: Bool
    @available(macOS 10.10, *) var showsPhysics: Bool
    @available(macOS 10.10, *) var showsQuadCount: Bool
  }
  @available(iOS 10.0, macOS 10.12, *)
  class SKWarpGeometry: NSObject, NSCoding, NSSecureCoding {}
  @available(iOS 10.0, macOS 10.12, *)
  class SKWarpGeometryGrid: SKWarpGeometry {
    var numberOfColumns: Int { get }
    var numberOfRows: Int { get }
    var vertexCount: Int { get }
  }
  protocol SKWarpable {}
  """#
