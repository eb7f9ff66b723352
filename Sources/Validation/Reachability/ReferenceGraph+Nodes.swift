import ClassInterfaces

extension ReferenceGraph {
  /// What the graph reaches.
  enum Node: Hashable, Sendable {
    case unit(CodeIndex.Unit)
    /// An instance of a class.
    case type(CodeIndex.Name)
    /// A text that stands for something.
    case text(CodeIndex.Name, Use)
    case document(Int)
    case scene(document: Int, scene: Int)
  }

  /// What a text stands for.
  enum Use: Hashable, Sendable, CaseIterable {
    case nib, storyboard, controller, segue, reuse
    /// A storyboard that code asks for a controller by its identifier as soon as it is made.
    case scenes
    /// The beginning or end of the composed name of a nib, whose rest is a name or part as well.
    case nibPart
    /// Likewise of a storyboard.
    case storyboardPart
    /// The beginning or end of the name of a nib or storyboard, whatever the rest.
    case ending
    /// A class's name of which code takes off or replaces a part for the name of a nib.
    case stem

    /// Whether a text may stand for it that is used in an unknown way.
    var isTold: Bool { ![.nibPart, .storyboardPart, .ending, .scenes, .stem].contains(self) }

    var target: NibLoadingAPI.Target {
      switch self {
      case .nib: .nib
      case .storyboard: .storyboard
      case .controller: .controller
      case .segue: .segue
      case .reuse: .reuse
      case .nibPart, .storyboardPart, .ending, .scenes, .stem: []
      }
    }
  }

  /// Why a node is reached.
  enum Cause: Sendable {
    /// What uses a helper.
    enum User: Sendable {
      case occurrence(CodeIndex.Unit, Int)
      /// A helper of an object's own class runs with the object.
      case instance(CodeIndex.Name)
    }

    /// The app starts there.
    case start
    /// A property list or project names it.
    case setting(file: String)
    /// An occurrence in a unit.
    case occurrence(CodeIndex.Unit, Int)
    /// An occurrence in a helper, which names the class on which it is used.
    case helper(CodeIndex.Unit, Int, usedBy: User)
    /// A class that is instantiated looks for a nib of its name, or is run by the frameworks.
    case instance(CodeIndex.Name)
    /// Another node leads on to it.
    case node(Node)
  }
}
