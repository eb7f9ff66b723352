package import RuntimeAttributes

// Objects that unknown code creates as property values of model objects.

extension ClassRegistry {
  /// Sets an object that a model object contains from the start, without calling a setter.
  ///
  /// For example, a document decodes a window's `contentView` in this way. The function does nothing if the class does
  /// not have the property or `holder` is not a model object.
  package func hold(_ object: AnyObject, forKey key: AttributeKey, in holder: AnyObject) {
    guard let model = holder as? ModelObject, let classIndex = storage.classIndex(of: model),
      let index = storage.readableProperty(key.hashes, ofClass: classIndex)
    else { return }
    model.slots[index] = .object(object)
  }
}

extension ClassRegistry.Storage {
  /// Returns the reason why an object's members are uncertain, if the object is a placeholder for a property's
  /// unknown value.
  func uncertainty(aboutUnseen object: AnyObject) -> SetValueOutcome.Uncertainty? {
    guard let model = object as? ModelObject, model.isUnseen else { return nil }
    return .unseenObject(className: className(of: model))
  }
}

extension PropertyDescription {
  /// Whether the property's value belongs to exactly the declared framework class or a private subclass of that class.
  ///
  /// This is the case for values that only the framework sets, and for colors, images and fonts, which apps do not
  /// subclass.
  var holdsFrameworksOwn: Bool {
    if case .object = type.kind { mayBeStoredUnseen } else { true }
  }

  /// Whether the property is a framework's reference to the object's environment, whose value is nil or an object of
  /// any app class.
  var leadsAround: Bool { isFromFramework && Self.keysAround.contains(key.name) }

  /// The keys of references to the object's environment, from the headers of UIKit and AppKit.
  ///
  /// Nib loading does not set these properties: they are set when the object is shown or inserted elsewhere.
  private static let keysAround: Set<String> = [
    "enclosingScrollView", "inputAccessoryView", "inputView", "navigationController", "nextResponder",
    "parentViewController", "parentWindow", "popoverPresentationController", "presentationController",
    "presentedViewController", "presentingViewController", "sheetParent", "splitViewController", "superlayer",
    "superview", "tabBarController", "targetViewController", "window", "windowScene",
  ]
}
