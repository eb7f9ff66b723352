import InterfaceDocuments
import NibLoading

/// A connection refers to an object that does not exist in the document or is in another scene.
enum DanglingDestination: FindingContent, LoadCheck {
  case missing(name: String, destination: String)
  case outOfScene(name: String)

  static let rule = Rule(
    .danglingDestination,
    "the destination of a connection is not in the document",
    """
    No object of the document has the id of the destination, often because of a merge. Interface Builder does \
    not compile such a document, or omits the connection. It also omits connections between scenes of an iOS \
    storyboard, since each scene is a separate nib.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <connections>
          <outlet property="icon" destination="gone" id="o-1"/>
        </connections>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBOutlet var icon: UIImageView!
      }
      """,
    fix: (#"<outlet property="icon" destination="gone" id="o-1"/>"#, ""),
    remedy: "Connect the object again, or remove the connection.",
    advice: { "Connect \(Rule.key($0)) again, or remove the connection." },
    attributes: ["destination", "target"]
  )

  var id: FindingID { .danglingDestination }

  var message: String {
    switch self {
    case .missing(let name, let destination):
      "destination '\(destination)' of '\(name)' is not in the document"
    case .outOfScene(let name):
      "'\(name)' is connected to an object in another scene; the compiled storyboard omits such connections"
    }
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .connect(let connection, let outcome) = event.step else { return nil }
    let name = connection.binding?.name ?? connection.name
    switch outcome {
    case .dangling(let destination):
      return load.finding(
        DanglingDestination.missing(name: name, destination: destination),
        about: connection,
        event
      )
    case .outOfScene where connection.binding == nil:
      return load.finding(DanglingDestination.outOfScene(name: name), about: connection, event)
    default: return nil
    }
  }
}
