// Objects that a model object holds, of which nobody has seen how they were made.

extension ClassRegistry {
  /// Puts an object where a model object holds it from the start, whether there is a setter or not: what a document decodes
  /// into a role of its own, such as a window's `contentView`.
  ///
  /// Nothing happens where the class has no property of that name, and where another object than a model holds it.
  package func hold(_ object: AnyObject, forKey key: AttributeKey, in holder: AnyObject) {
    guard let model = holder as? ModelObject, let classIndex = storage.classIndex(of: model),
      let index = storage.readableProperty(key, ofClass: classIndex)
    else { return }
    model.slots[index] = .object(object)
  }
}

extension ClassRegistry.Storage {
  /// Why what an object lacks is not certain, where the object only stands for whatever a property holds.
  func uncertainty(aboutUnseen object: AnyObject) -> SetValueOutcome.Uncertainty? {
    guard let model = object as? ModelObject, model.isUnseen else { return nil }
    return .unseenObject(className: className(of: model))
  }
}

extension PropertyDescription {
  /// Whether what an object holds there is a framework's own, so that it is of just the declared class, or of one that the
  /// framework keeps to itself: what nobody else sets, and colors, images and fonts, from which no app derives.
  var holdsFrameworksOwn: Bool {
    if case .object = type.kind { mayBeStoredUnseen } else { true }
  }

  /// Whether a framework's property leads to what is around an object: nothing, or an object of any class of the app.
  var leadsAround: Bool { isFrameworks && Self.keysAround.contains(key.name) }

  /// By the headers of UIKit and AppKit: none of these is set by a nib, but when what it holds is shown or put elsewhere.
  private static let keysAround: Set<String> = [
    "enclosingScrollView", "inputAccessoryView", "inputView", "navigationController", "nextResponder",
    "parentViewController", "parentWindow", "popoverPresentationController", "presentationController",
    "presentedViewController", "presentingViewController", "sheetParent", "splitViewController", "superlayer",
    "superview", "tabBarController", "targetViewController", "window", "windowScene",
  ]
}
