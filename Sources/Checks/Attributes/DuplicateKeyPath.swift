import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// An object sets the same key path more than once.
struct DuplicateKeyPath: FindingContent {
  var keyPath: String
  /// The location of the attribute that is set last, if known.
  var last: FileLocation?

  static let rule = Rule(
    .duplicateKeyPath,
    about: .attribute,
    "runtime attributes of an object have the same key path",
    """
    Attributes are set in document order. The last value wins, and the others are lost.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="title" value="Old"/>
          <userDefinedRuntimeAttribute type="string" keyPath="title" value="New"/>
        </userDefinedRuntimeAttributes>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBInspectable var title = ""
      }
      """,
    fix: (#"<userDefinedRuntimeAttribute type="string" keyPath="title" value="Old"/>"#, ""),
    remedy: "Keep one of the attributes, and remove the others.",
    advice: { "Keep one attribute with the key path \(Rule.key($0)), and remove the others." },
    severity: .warning
  )

  var id: FindingID { .duplicateKeyPath }

  var message: String { "key path '\(keyPath)' is set more than once" }

  var notes: [Finding.Note] { [Finding.Note("the last value wins", at: last)] }

  static func findings(in document: InterfaceDocument) -> [Finding] {
    document.objects.flatMap { object in
      guard object.runtimeAttributes.count > 1 else { return [Finding]() }
      var last: [AttributeKeyPath: Int] = [:]
      for (offset, attribute) in object.runtimeAttributes.enumerated() { last[attribute.keyPath] = offset }
      return object.runtimeAttributes.enumerated().compactMap { offset, attribute in
        guard let last = last[attribute.keyPath], last != offset, let position = attribute.position else {
          return nil
        }
        let keyPath = attribute.keyPath.description
        let lastPlace = object.runtimeAttributes[last].position.map {
          FileLocation(file: document.file, position: $0)
        }
        return Finding(
          DuplicateKeyPath(keyPath: keyPath, last: lastPlace),
          .silent,
          file: document.file,
          position: position,
          object: object,
          keyPath: keyPath
        )
      }
    }
  }
}
