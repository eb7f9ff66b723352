import Checks

// The messages of fixes.

extension FileFix.Change {
  /// The change as a short instruction: `rename 'titleLabel' to 'nameLabel'`.
  public var message: String {
    let className = finding.object?.className ?? ""
    let name = finding.keyPath ?? className
    return switch kind {
    case .removal: "remove '\(name)'"
    case .renaming(let new): "rename '\(name)' to '\(new)'"
    case .repair(let name, _): "rename '\(name.old)' to '\(name.new)'"
    case .attribute(let attribute): "add '\(attribute)' to '\(name)'"
    case .module(let module?, _): "set the module of class '\(moduleClass)' to '\(module)'"
    case .module(nil, _): "remove the module of class '\(moduleClass)'"
    case .classRemoval: "remove class '\(className)'"
    }
  }

  /// The class whose module is wrong.
  package var moduleClass: String { finding.rightModule?.className ?? finding.object?.className ?? "" }

  /// The reason for the change, as a clause: `no source declares it`.
  public var reason: String {
    switch kind {
    case .removal:
      switch finding.id {
      case .danglingDestination: "the destination is missing"
      case .undefinedAction: "the class of the target does not declare it"
      default: "the class of the object does not declare it"
      }
    case .renaming: "it is the declared name with the most similar spelling"
    case .repair(_, let basis): basis.reason(of: finding)
    case .attribute: "the member is declared, but not visible to Objective-C"
    case .module(nil, _): "Objective-C names have no module"
    case .module: "only this module declares the class"
    case .classRemoval: "no source declares it"
    }
  }
}

extension Repair.Basis {
  fileprivate func reason(of finding: Finding) -> String {
    switch self {
    case .onlyMember(let className, let use):
      "it is the only member of '\(className)' that fits and is not connected"
        + (use.map { ", and \($0.file):\($0.position.line) uses it" } ?? "")
    case .onlyClass: "it is the only class with all connected members"
    case .onlyIdentifier: "it is the only unused identifier of this kind"
    case .renamed(let revision, let evidence): "renamed since \(revision): \(evidence.text(of: finding))"
    }
  }
}

extension Repair.RenamingEvidence {
  fileprivate func text(of finding: Finding) -> String {
    switch (self, finding.id) {
    case (.body, .unknownClass): "the new class has the same members"
    case (.place, .unknownClass): "the new class is in the same file"
    case (.type, .unknownClass): "no other new class has most of the old class's members"
    case (.body, _): "the new declaration has the same body"
    case (.place, .missingIdentifier): "the same code requested the old identifier"
    case (.place, _): "the new declaration is at the same place"
    case (.type, .missingIdentifier): "the same file requested the old identifier"
    case (.type, _): "no other declaration of this type was added or removed"
    }
  }
}
