import ProjectModel
import SourceModel

extension ReferenceGraph {
  /// A node of the graph.
  package enum Node: Hashable, Sendable {
    case unit(CodeIndex.Unit)
    /// An instance of a type.
    case type(CodeIndex.Name)
    /// A string that is used as a name.
    case text(CodeIndex.Name, Use)
    case document(Int)
    case scene(document: Int, scene: Int)
  }

  /// The use of a string as a name.
  package enum Use: Hashable, Sendable, CaseIterable {
    case nib, storyboard, controller, segue
    /// A storyboard that code uses only to instantiate view controllers by identifier.
    case scenes
    /// A class name that code shortens or changes to get the name of a nib or the identifier of a controller.
    case stem
    /// The name of a package's document that the code of a package uses.
    case packageNib, packageStoryboard, packageScenes

    /// The corresponding use for documents of packages, or nil if there is none.
    var ofPackage: Use? {
      switch self {
      case .nib: .packageNib
      case .storyboard: .packageStoryboard
      case .scenes: .packageScenes
      default: nil
      }
    }

    /// Whether a string with an unknown use may have this use.
    var fitsAnyString: Bool { !target.isEmpty }

    /// Whether a string with the given targets may have this use.
    func fits(_ targets: NibLoadingAPI.Target) -> Bool {
      targets.contains(.any) ? fitsAnyString : !target.isDisjoint(with: targets)
    }

    private var target: NibLoadingAPI.Target {
      switch self {
      case .nib: .nib
      case .storyboard: .storyboard
      case .controller: .controller
      case .segue: .segue
      case .scenes, .stem: []
      case .packageNib, .packageStoryboard, .packageScenes: []
      }
    }
  }

  /// The reason why a node is reachable.
  enum Cause: Sendable {
    /// The code or object that uses a helper.
    enum User: Sendable {
      case occurrence(CodeIndex.Unit, Int)
      /// An instance of the class that the helper names.
      case instance(CodeIndex.Name)
    }

    /// An entry point of the app, or the system.
    case start
    /// A property list or project that names the node.
    case setting(file: String)
    /// A property list that was not read and may name the document.
    case unreadSetting(document: Int)
    /// An occurrence in a unit.
    case occurrence(CodeIndex.Unit, Int)
    /// A piece of a name that code composes.
    case composition(CodeIndex.Unit, Int)
    /// An occurrence in a name whose value the sources do not determine.
    case unknownName(CodeIndex.Unit, Int)
    /// An occurrence in a helper that names the class on which code uses the helper.
    case helper(CodeIndex.Unit, Int, usedBy: User)
    /// An instantiated class that looks for a nib with its name, or whose members frameworks call.
    case instance(CodeIndex.Name)
    /// Another node that references this one.
    case node(Node)

    /// The unit whose code uses a name; nil for other causes.
    var namingUnit: CodeIndex.Unit? {
      switch self {
      case .occurrence(let unit, _), .composition(let unit, _), .unknownName(let unit, _),
        .helper(let unit, _, usedBy: _):
        unit
      case .start, .setting, .unreadSetting, .instance, .node: nil
      }
    }
  }
}
