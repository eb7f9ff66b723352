// Objects of a model object whose creation was not seen.

extension ClassRegistry {
  /// Sets an object that a model object holds from the start, regardless of a setter.
  ///
  /// For example, a document decodes a window's `contentView` in this way. Does nothing if the class has no property
  /// of that name, or `holder` is not a model object.
  package func hold(_ object: AnyObject, forKey key: AttributeKey, in holder: AnyObject) {
    guard let model = holder as? ModelObject, let classIndex = storage.classIndex(of: model),
      let index = storage.readableProperty(key, ofClass: classIndex)
    else { return }
    model.slots[index] = .object(object)
  }
}

extension ClassRegistry.Storage {
  /// Returns the reason why it is uncertain which members an object lacks, if it is a placeholder for a property's
  /// unknown value.
  func uncertainty(aboutUnseen object: AnyObject) -> SetValueOutcome.Uncertainty? {
    guard let model = object as? ModelObject, model.isUnseen else { return nil }
    return .unseenObject(className: className(of: model))
  }
}

extension PropertyDescription {
  /// Whether the property's value is of exactly the declared framework class or of a private subclass: values that
  /// only the framework sets, and colors, images and fonts, which apps do not subclass.
  var holdsFrameworksOwn: Bool {
    if case .object = type.kind { mayBeStoredUnseen } else { true }
  }

  /// Whether a framework's property references the object's environment, and so is nil or an object of any class of
  /// the app.
  var leadsAround: Bool { isFrameworks && Self.keysAround.contains(key.name) }

  /// From the headers of UIKit and AppKit: nib loading sets none of these; they are set when the object is shown or
  /// inserted elsewhere.
  private static let keysAround: Set<String> = [
    "enclosingScrollView", "inputAccessoryView", "inputView", "navigationController", "nextResponder",
    "parentViewController", "parentWindow", "popoverPresentationController", "presentationController",
    "presentedViewController", "presentingViewController", "sheetParent", "splitViewController", "superlayer",
    "superview", "tabBarController", "targetViewController", "window", "windowScene",
  ]
}
