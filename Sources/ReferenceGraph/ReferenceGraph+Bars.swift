import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Navigation bars, which show the bar button items of controllers in navigation controllers.
extension ReferenceGraph {
  /// Whether a scene's controller is certainly never in a navigation controller.
  ///
  /// This requires that no scene leads to the scene and that no code refers to navigation, to bar button items, or to
  /// controllers from storyboards.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - number: The index of its storyboard.
  /// - Returns: Whether the system shows the controller as the window's only controller.
  func showsNoBar(scene: Int, of number: Int) -> Bool {
    let (document, own) = (documents[number], appTargetsOfDocuments[number])
    guard [.iOS, .tvOS, .visionOS].contains(document.platform), document.initialScene == scene else {
      return false
    }
    let isLinked = documents.indices.contains { other in
      appTargetsOfDocuments[other].overlap(own)
        && documents[other].links.lazy.joined().contains { link in
          switch link {
          case .scene(let destination, _): other == number && destination == scene
          case .storyboard(let name, _, _): name.map { $0 == document.nibName } ?? (other == number)
          }
        }
    }
    return !isLinked
      && !index.files.contains { file in
        file.appTargets.overlap(own)
          && (0..<SourceFacts.Name(file.facts.names.count)).contains { name in
            let text = file.facts.names.text(of: name)
            return Self.barWords.contains(where: text.contains)
          }
      }
  }

  /// Parts of the names of members that put controllers into navigation controllers, or items into bars.
  private static let barWords = [
    "BarButton", "SplitView", "avigation", "instantiate", "pushViewController", "rootViewController",
    "setViewControllers",
    "toolbar",
  ]
}
