import InterfaceDocuments
public import RuntimeAttributes

/// A view controller: an object whose view comes from a nib of its own, when it is first needed.
open class NibController: NibObject {
  /// The nib that the view comes from, for controllers that no storyboard makes; that of the class's name unless given.
  public var nibName: String?
  /// The view, if it has been loaded.
  public internal(set) var viewIfLoaded: NibView?
  /// The rest of the storyboard's scene, for controllers that a storyboard made.
  var scene: SceneView?
  /// Where the controller stands in a document.
  var place: LoadPlace?

  /// Creates a controller that takes its view from a nib.
  ///
  /// - Parameters:
  ///   - nibName: The nib's name.
  ///   - bundle: The bundle that holds it.
  public convenience init(nibName: String, bundle: NibBundle) {
    self.init(bundle: bundle)
    self.nibName = nibName
  }

  /// The view, which is loaded if it is not there.
  ///
  /// - Throws: What ends the load.
  public func view() throws(NibError) -> NibView {
    if let viewIfLoaded { return viewIfLoaded }
    return try bundle.session { () throws(NibError) in
      try loadView()
      guard let view = viewIfLoaded else {
        throw bundle.end(with: .viewNotSet(nib: nibNameToLoad), at: place)
      }
      guard let place else {
        try viewDidLoad()
        return view
      }
      bundle.record(.viewLoaded, at: place)
      try bundle.calling(place) { () throws(NibError) in try viewDidLoad() }
      return view
    }
  }

  /// Loads the view from the storyboard's scene or the nib, with the controller as owner.
  ///
  /// - Throws: What ends the load.
  open func loadView() throws(NibError) {
    if let scene {
      try scene.loadView(of: self)
    } else {
      let nib = try bundle.nib(named: nibNameToLoad)
      place = nib.document.objects.firstIndex { $0.placeholder == .filesOwner }.map { index in
        LoadPlace(file: nib.document.file, object: index, className: bundle.className(of: self))
      }
      try nib.instantiate(owner: self)
    }
  }

  /// Called when the view is there and every outlet set.
  open func viewDidLoad() throws(NibError) {}

  private var nibNameToLoad: String { nibName ?? "\(type(of: self))" }

  override open class var registration: ClassRegistration {
    Class(NibController.self, named: "UIViewController") {
      Property("view", get: { $0.viewIfLoaded }, set: { $0.viewIfLoaded = $1 })
    }.registration
  }
}
