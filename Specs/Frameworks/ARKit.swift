extension FrameworkInterface {
  static let arKit = FrameworkInterface(
    name: "ARKit",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @objc enum ARCoachingGoal: Int {}
  @available(iOS 13.0, *)
  class ARCoachingOverlayView: UIView {
    var activatesAutomatically: Bool
    @objc(active) var isActive: Bool { @objc(isActive) get }
    var delegate: ARCoachingOverlayViewDelegate?
    var goal: ARCoachingGoal
    var session: ARSession?
    var sessionProvider: NSObject?
    func setActive(_: Any, animated: Any)
  }
  protocol ARCoachingOverlayViewDelegate {}
  @incomplete
  class ARConfiguration: NSObject {}
  @incomplete
  class ARFrame: NSObject {}
  @available(iOS 11.0, *)
  class ARSCNView: SCNView, ARSessionProviding {
    var automaticallyUpdatesLighting: Bool
    @available(iOS 13.0, *) var rendersCameraGrain: Bool
    @available(iOS 13.0, *) var rendersMotionBlur: Bool
    var session: ARSession
  }
  @available(iOS 11.0, *)
  class ARSKView: SKView, ARSessionProviding {
    var session: ARSession
  }
  @available(iOS 11.0, *)
  class ARSession: NSObject {
    var configuration: ARConfiguration? { get }
    var currentFrame: ARFrame? { get }
    var delegate: ARSessionDelegate?
    var delegateQueue: DispatchQueue?
    @available(iOS 13.0, *) var identifier: UUID { get }
    func setWorldOrigin(_: Any)
  }
  protocol ARSessionDelegate {}
  protocol ARSessionProviding {}
  """#
