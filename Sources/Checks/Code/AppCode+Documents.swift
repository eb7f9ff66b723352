import KeyValueCoding
import ProgramModel
import SourceModel

extension AppCode {
  /// Whether a class inherits from `NSDocument`, and no class in its hierarchy overrides `makeWindowControllers()`.
  ///
  /// Such a document shows the window of the nib that it names. An override may create a window controller that already
  /// has a window and does not need the nib.
  func isDocumentWithNib(_ named: NamedClass, on platform: Platform) -> Bool {
    guard let types = classes[platform]?.types else { return false }
    let reference = types.reference(to: named)
    let ancestors = types.superclasses(of: [reference])
    guard ancestors.areKnownClasses, ancestors.contains(.framework("NSDocument")) else { return false }
    return ![ancestors, types.descendants(of: [reference])].contains { family in
      types.parts(of: family).contains { part in
        part.declaration.methods.contains { $0.selector == "makeWindowControllers" }
      }
    }
  }

  /// Whether a class is an `NSWindowController` that loads the window of the nib it names, since neither the class nor a
  /// related class loads another nib or creates the window.
  func isWindowControllerWithNib(_ named: NamedClass, on platform: Platform) -> Bool {
    guard let types = classes[platform]?.types, !makesWindow(named, on: platform) else { return false }
    let reference = types.reference(to: named)
    let ancestors = types.superclasses(of: [reference])
    guard ancestors.areKnownClasses, ancestors.contains(.framework("NSWindowController")) else {
      return false
    }
    return ![ancestors, types.descendants(of: [reference])].contains { family in
      types.parts(of: family).contains { part in
        part.declaration.uses.contains { $0.nib != nil && $0.api != nil }
      }
    }
  }
}
