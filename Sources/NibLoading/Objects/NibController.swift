import InterfaceDocuments
public import RuntimeAttributes

/// A view controller, whose view is loaded from its own nib on demand.
open class NibController: NibObject {
  /// The name of the view's nib, for controllers that are not created by a storyboard.
  public var nibName: String?
  /// The view, if it is loaded.
  public internal(set) var viewIfLoaded: NibView?
  /// A function that loads the view from the storyboard scene, for controllers created by a storyboard.
  var loadSceneView: (@MainActor (NibController) throws(NibError) -> Void)?
  /// The controller's location in its document; nil if no document contains the controller.
  var place: LoadPlace?
  private var isLoadingView = false

  /// Creates a controller that loads its view from a nib.
  ///
  /// - Parameters:
  ///   - nibName: The nib's name.
  ///   - bundle: The bundle that contains the nib.
  public convenience init(nibName: String, bundle: NibBundle) {
    self.init(bundle: bundle)
    self.nibName = nibName
  }

  /// Returns the view, loading it if necessary.
  ///
  /// - Throws: The error that ends the load; ``NibError/recursion(_:)`` if ``loadView()`` accesses the view before
  ///   setting it.
  public func view() throws(NibError) -> NibView {
    if let viewIfLoaded { return viewIfLoaded }
    guard !isLoadingView else {
      throw bundle.end(with: .recursion(["\(type(of: self))", "loadView()", "view()", "…"]), at: place)
    }
    isLoadingView = true
    defer { isLoadingView = false }
    return try bundle.session { () throws(NibError) in
      try loadView()
      guard let view = viewIfLoaded else {
        throw bundle.end(with: .viewNotSet(nib: nibNameToLoad ?? className), at: place)
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

  /// Loads the view from the storyboard scene or the nib with the controller as owner, or creates a plain view.
  ///
  /// - Throws: The error that ends the load.
  open func loadView() throws(NibError) {
    if let loadSceneView {
      try loadSceneView(self)
    } else if let nibNameToLoad {
      let nib = try bundle.nibDocument(named: nibNameToLoad)
      place = nib.objects.firstIndex { $0.placeholder == .filesOwner }.map { index in
        LoadPlace(file: nib.file, object: index, className: bundle.className(of: self))
      }
      try bundle.instantiate(nib, owner: self)
    } else {
      viewIfLoaded = NibView(bundle: bundle)
    }
  }

  /// Called after the view was loaded and all outlets were set.
  open func viewDidLoad() throws(NibError) {}

  private var className: String { "\(type(of: self))" }

  /// The nib name, or the name of an existing nib that is named after the class, if any.
  private var nibNameToLoad: String? {
    nibName ?? ControllerNibs.names(of: className).first { bundle.document(named: $0) != nil }
  }

  override open class var registration: TypeRegistration {
    TypeRegistration(NibController.self, named: "UIViewController") {
      $0.property("view", \.viewIfLoaded)
    }
  }
}
