import BinaryCoding
import InterfaceDocuments
import RuntimeAttributes

/// The class of something that a document gives to code that asks for it by name.
struct OfferedClass: Hashable, Sendable {
  /// What is given.
  enum Kind: String, CaseIterable, BinaryCodableCases, Sendable {
    /// A cell or view that is made again and again.
    case reusable
    /// A controller of a storyboard.
    case controller
    /// The initial controller of a storyboard.
    case initialController
    /// An object at the top level of a nib.
    case topLevel
  }

  var kind: Kind
  /// The identifier by which it is asked for; where the document's own name leads to it that by which it is used again, and
  /// empty if it has none.
  var identifier: String
  /// An empty name stands for a class that nobody knows.
  var className: String

  /// All that a document gives.
  static func all(in document: InterfaceDocument) -> [OfferedClass] {
    var classes: [OfferedClass] = []
    func add(_ kind: Kind, _ index: Int?, identifier: String = "") {
      let className = index.map(document.offeredClassName) ?? ""
      classes.append(OfferedClass(kind: kind, identifier: identifier, className: className))
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
  /// The class of the object that is given in place of one of the document; empty where nobody knows it.
  fileprivate func offeredClassName(at index: Int) -> String {
    // A reference stands for a controller of another storyboard, and what archives say is not all that they mean.
    guard format == .xib || format == .storyboard, objects[index].element != "viewControllerPlaceholder"
    else {
      return ""
    }
    return objects[index].className ?? ""
  }
}

extension OfferedClass: BinaryCodable {
  static var placeholder: OfferedClass { OfferedClass(kind: .reusable, identifier: "", className: "") }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&kind)
    coder.code(&identifier)
    coder.code(&className)
  }
}
