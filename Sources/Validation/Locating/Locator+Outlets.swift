import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

// Finds outlets whose objects do not understand the messages that code sends to them.
extension Locator {
  /// Returns the outlets whose declared class has a method that the class of the connected object lacks.
  func mistypedOutlets(_ selector: String, on className: String) -> [LocatedPlace] {
    items.filter { $0.kind == .outlet }.compactMap { item in
      let objects = tree.documents[item.document].objects
      guard let target = objects.first(where: { $0.id != nil && $0.id == item.destination }),
        target.placeholder == nil
      else { return nil }
      let reasons = fit.reasons(target, className)
      guard !reasons.isEmpty, let owner = objects[item.object].className,
        let type = type(of: item.name, in: owner), responds(type, to: selector),
        !responds(RuntimeName(className).lastName, to: selector)
      else { return nil }
      return place(item, [.declaredType(type)] + reasons)
    }
  }

  /// Returns the declared class of an outlet, or of the elements of an outlet collection; nil if unknown.
  private func type(of outlet: String, in className: String) -> String? {
    let property = tree.chain(ofClass: className).lazy.flatMap(\.properties).first {
      $0.keyNames.contains(outlet)
    }
    guard let property else { return nil }
    if case .object(let name) = property.type.kind { return name }
    return property.type.elementName
  }

  /// Whether a class or a known superclass declares a method, or a property with an accessor of that name.
  private func responds(_ className: String, to selector: String) -> Bool {
    tree.chain(ofClass: className).contains { description in
      description.methods.contains { $0.selector == selector }
        || description.properties.contains { $0.isAccessed(by: selector) }
    }
  }
}

extension PropertyDescription {
  /// Whether a selector is the selector of the getter or setter.
  fileprivate func isAccessed(by selector: String) -> Bool {
    selector == customGetter ?? key.name || selector == customSetter ?? "set\(key.name.firstUppercased):"
  }
}
