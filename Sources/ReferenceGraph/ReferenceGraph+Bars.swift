import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Navigation bars, which show the bar button items of controllers in navigation controllers.
extension ReferenceGraph {
  /// Whether a scene's controller is certainly never in a navigation controller.
  ///
  /// This requires that the scene is the initial scene of a storyboard for iOS, tvOS or visionOS, that no scene leads
  /// to it, and that no code refers to navigation, to bars and their items, or to controllers from storyboards.
  ///
  /// - Parameters:
  ///   - scene: The index of the scene.
  ///   - number: The index of its storyboard.
  /// - Returns: True if no navigation controller contains the controller; false if one may contain it.
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
