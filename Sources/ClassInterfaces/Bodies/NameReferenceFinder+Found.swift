extension NameReferenceFinder {
  /// One such call.
  struct Found {
    var offset: Int
    var target: NameReference.Target
    var name: String
    /// Whether that is the name of a class.
    var isClassName = false
    /// The constant that holds the name.
    var constant: String?
    /// The constant that holds the name of the storyboard.
    var storyboardConstant: String?
    /// The constant that holds the storyboard itself.
    var storyboardHolder: String?
    /// Whether any storyboard of the app's own may be meant where no constant is known to hold it.
    var mayBeOfAnyStoryboard = false
    /// The class that is made with the nib; nil for the nib alone.
    var maker: String?
    /// The class whose bundle is asked.
    var bundleClass: String?
    /// What the body takes for granted of what it is given.
    var demand: NameReference.Demand?
    /// Whether a cell or view is asked of a table or collection of the object's own.
    var asksOwnTable = false
    /// The platforms for which the body surely has it.
    var platforms = PlatformSet.all

    /// Whether nothing follows from the call where the body takes nothing for granted.
    var needsDemand: Bool {
      switch target {
      case .optionalReusable, .initialController: true
      default: false
      }
    }
  }
}
