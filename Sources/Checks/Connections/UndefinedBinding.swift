import InterfaceDocuments
import KeyValueCoding
import NibLoading

/// A binding reads a key that its object does not have.
struct UndefinedBinding: FindingContent, LoadCheck {
  var undefined: KeyValueCodingError.UndefinedKey
  var binding: CocoaBinding

  static let rule = Rule(
    .undefinedBinding,
    about: .binding,
    "a binding reads a key that its object does not have",
    """
    A macOS binding reads the value at its key path while the nib is loaded, and a missing key raises an exception. In \
    the nib that the application owns, usually MainMenu.xib, nothing catches it, and loading terminates the app. For \
    other nibs AppKit logs the exception and continues; whether the rest of the nib is loaded is not documented. In \
    Swift, the property must be marked @objc, and also dynamic if the binding is to observe changes.

    Keys are checked on objects of the document, on File's Owner, and on objects reached through connected outlets. \
    The objects of an object or array controller are checked if the controller declares their class, or if an object \
    of the document is the content of an object controller. A key of these objects is reported only if no other class \
    of the app has the key, and if another binding of the controller reads a key of the class, the class has a similar \
    or hidden member, or no outlet gives the controller to code. The exception is logged when the controller has \
    objects. The keys of a tree controller's children, counts and leaves are checked if it declares the class of its \
    objects, or if only one class has the key of the children. The keys of the user defaults are unknown. The bindings \
    target and argument, which are read on a click, are not checked.
    """,
    document: """
      <customObject id="m-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
      <textField id="t-1">
        <connections>
          <binding destination="m-1" name="value" keyPath="titel" id="b-1"/>
        </connections>
      </textField>
      """,
    source: """
      class Badge: NSObject {
        @objc dynamic var title = ""
      }
      """,
    fix: ("titel", "title"),
    prints: "[<App.Badge 0x…> valueForUndefinedKey:]: "
      + "this class is not key value coding-compliant for the key titel.",
    remedy: "Bind to an existing key, mark the property @objc dynamic, or remove the binding.",
    advice: {
      Rule.missing(
        $0,
        "binding",
        mark: "@objc dynamic",
        "an @objc dynamic property \(Rule.key($0)) to the class"
      )
    }
  )

  var id: FindingID { .undefinedBinding }

  var message: String {
    undefined.messageOfReading(
      "read by binding '\(binding.name)'"
        + (binding.keyPath == undefined.key.name ? "" : " with key path '\(binding.keyPath)'")
    )
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .connect(let connection, let outcome) = event.step, let binding = connection.binding else {
      return nil
    }
    switch outcome {
    case .raised(.undefinedKey(let undefined)):
      var finding = load.finding(
        UndefinedBinding(undefined: undefined, binding: binding),
        about: connection,
        event,
        declaration: undefined.location,
        suggestion: undefined.nearestKey?.name
      )
      let isHidden = load.hiddenProperty(undefined, connection, event) != nil
      finding?.missingAttribute = isHidden ? .objc : nil
      return finding
    case .set(.undecided(let uncertainty)):
      let member = load.uncertain(
        .undefinedBinding,
        uncertainty,
        "'\(binding.keyPath)'",
        keyPath: binding.keyPath,
        event,
        in: load.destinationClass(of: connection)
      )
      return load.finding(member, about: connection, event)
    default: return nil
    }
  }
}
