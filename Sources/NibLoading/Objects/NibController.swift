import InterfaceDocuments
public import RuntimeAttributes

/// A view controller: an object whose view comes from a nib of its own, when it is first needed.
open class NibController: NibObject {
  /// The nib that the view comes from, for controllers that no storyboard makes.
  ///
  /// Unless it is given, the view comes from the nib of the class's name without `Controller`, or else of the class's
  /// name, and where there is neither, it is a plain one. Source: the documentation of `UIViewController.nibName`.
  public var nibName: String?
  /// The view, if it has been loaded.
  public internal(set) var viewIfLoaded: NibView?
  /// Loads the view from the storyboard's scene, for controllers that a storyboard made.
  var loadSceneView: (@MainActor (NibController) throws(NibError) -> Void)?
  /// Where the controller stands in a document.
  var place: LoadPlace?
  /// Whether the view is being loaded.
  private var isLoadingView = false

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
  /// - Throws: What ends the load; ``NibError/recursion(_:)`` where ``loadView()`` asks for the view that it has not set.
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

  /// Loads the view from the storyboard's scene or the nib, with the controller as owner, or makes a plain one.
  ///
  /// - Throws: What ends the load.
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

  /// Called when the view is there and every outlet set.
  open func viewDidLoad() throws(NibError) {}

  private var className: String { "\(type(of: self))" }

  /// The nib that is named, or one that is there by the class's name.
  private var nibNameToLoad: String? {
    if let nibName { return nibName }
    let suffix = "Controller"
    let shorter = className.hasSuffix(suffix) ? [String(className.dropLast(suffix.count))] : []
    return (shorter + [className]).first { bundle.document(named: $0) != nil }
  }

  override open class var registration: Class {
    Class(NibController.self, named: "UIViewController") {
      Property("view", \.viewIfLoaded)
    }
  }
}
