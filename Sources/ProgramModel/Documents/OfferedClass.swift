import InterfaceDocuments
import RuntimeAttributes

/// The class of an item that a document provides to code by name.
struct OfferedClass: Hashable, Sendable {
  /// The kind of item.
  enum Kind: Sendable {
    /// A reusable cell or view.
    case reusable
    /// A controller with a storyboard identifier.
    case controller
    /// The initial controller of a storyboard.
    case initialController
    /// A top-level object of a nib.
    case topLevel
  }

  var kind: Kind
  /// The identifier that code uses to request the item.
  ///
  /// Code loads the top-level objects of a nib by the name of the nib, so their value is the reuse identifier. The
  /// value is empty for objects without a reuse identifier and for initial controllers.
  var identifier: String
  var reference: ClassReference

  /// Returns all items that a document provides.
  static func all(in document: InterfaceDocument) -> [OfferedClass] {
    var classes: [OfferedClass] = []
    func add(_ kind: Kind, _ index: Int?, identifier: String = "") {
      let reference = index.map(document.offeredClass) ?? ClassReference()
      classes.append(OfferedClass(kind: kind, identifier: identifier, reference: reference))
    }
    let isStoryboard = document.format == .storyboard
    for (index, object) in document.objects.enumerated() {
      if isStoryboard, let identifier = object.storyboardIdentifier {
        add(.controller, index, identifier: identifier)
      } else if let identifier = object.reuseIdentifier {
        add(.reusable, index, identifier: identifier)
      }
    }
    if !isStoryboard {
      for index in document.topLevelObjects {
        add(.topLevel, index, identifier: document.objects[index].reuseIdentifier ?? "")
      }
    } else if let initial = document.initialController {
      add(.initialController, document.objects.indices.first { document.objects[$0].id == initial })
    }
    classes.trim()
    return classes
  }
}

extension InterfaceDocument {
  /// Returns the class of the object that code receives at run time.
  fileprivate func offeredClass(at index: Int) -> ClassReference {
    // A storyboard reference represents a controller of another storyboard, and archives do not contain all class
    // names.
    guard format == .xib || format == .storyboard, objects[index].element != "viewControllerPlaceholder"
    else {
      return ClassReference()
    }
    return ClassReference(of: objects[index])
  }
}
