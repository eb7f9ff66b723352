import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  func record(
    _ step: LoadEvent.Step,
    _ index: Int,
    as className: String? = nil,
    _ consequence: Consequence? = nil,
    console: String? = nil
  ) {
    bundle.record(step, at: place(index, as: className), consequence, console: console)
  }

  /// Records the error that ends the load at an object.
  ///
  /// A load that collects all problems continues.
  func end(_ index: Int, with error: NibError) throws(NibError) {
    let error = bundle.end(with: error, at: place(index))
    if !bundle.continuesAfterFatalError { throw error }
  }

  /// Calls methods of an object.
  ///
  /// A load that collects all problems continues after errors of the methods.
  func calling(_ index: Int, _ methods: () throws(NibError) -> Void) throws(NibError) {
    do {
      try bundle.calling(place(index), methods)
    } catch {
      if !bundle.continuesAfterFatalError { throw error }
    }
  }

  func place(_ index: Int, as className: String? = nil) -> LoadPlace {
    LoadPlace(file: document.file, object: index, className: className ?? self.className(index))
  }

  /// Returns the runtime name of an object's class, or the class name in the document if the object was not created or
  /// is a substitute.
  func className(_ index: Int) -> String {
    guard let object = objects[index] else { return document.objects[index].className ?? "NSObject" }
    if object is any NibSubstitute { return document.objects[index].className ?? "UIView" }
    if object is ModelObject, registry.entry(of: object) == nil { return "NSObject" }
    let name = bundle.className(of: object)
    // Only this module uses the name of the placeholder for an unresolved class; the runtime never prints it.
    return name == UnresolvedClass.name ? document.objects[index].className ?? "NSObject" : name
  }

  func consequence(of fault: ConsequenceTable.Fault) -> Consequence {
    ConsequenceTable.consequence(of: fault, under: conditions)
  }

  /// Returns the consequence of a value that was set without an exception, or nil if no problem is known.
  func consequence(of outcome: SetValueOutcome) -> Consequence? {
    switch outcome {
    // Collections are still empty while attributes are set; outlets fill them later.
    case .stored, .converted, .handledByClass, .nothingToSet: nil
    case .lossy, .storedAddress, .storedColorForCGColor, .storedUnknownLayerKey, .noEffect: .silent
    case .storedWrongObject, .refused: consequence(of: .wrongObject)
    case .undecided: .unverified
    }
  }
}
