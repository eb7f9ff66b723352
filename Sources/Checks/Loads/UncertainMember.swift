import KeyValueCoding
import NibLoading

/// A member that an object may have, depending on unread code or undocumented behavior.
///
/// Unverified findings about attributes, outlets, actions and bindings have this content.
struct UncertainMember: FindingContent {
  var id: FindingID
  /// The member as it appears in messages, such as `outlet 'title'`.
  var subject: String
  var keyPath: String
  /// The class that was searched.
  var className: String
  var reason: SetValueOutcome.Uncertainty.Reason

  init(
    _ id: FindingID,
    _ subject: String,
    keyPath: String,
    className: String,
    _ reason: SetValueOutcome.Uncertainty.Reason
  ) {
    (self.id, self.subject, self.keyPath, self.className, self.reason) =
      (id, subject, keyPath, className, reason)
  }

  var message: String {
    let shown = className.withoutModule
    return switch reason {
    case .openChain(let missing) where !isOwn(missing):
      "cannot check \(subject) of '\(shown)': superclass '\(missing)' was not found"
    case .openChain: "cannot check \(subject): class '\(shown)' was not found"
    case .unlistedMethods(let className):
      "cannot check \(subject): class '\(className.withoutModule)' was not found"
    case .unresolvedType("_"): "cannot check '\(keyPath)': its type is inferred"
    case .unresolvedType(let type): "cannot check '\(keyPath)': type '\(type)' was not found"
    case .unmodeledAccessor(let key): "cannot check '\(keyPath)': the accessor of '\(key)' is not simulated"
    case .unsureConversion:
      "cannot check '\(keyPath)': the platform's conversion of this value is unknown"
    case .unlistedSelector:
      "cannot check action '\(keyPath)' of '\(shown)': a framework class may implement it"
    case .hiddenStorage:
      "cannot check '\(keyPath)' of '\(shown)': "
        + "it has no public setter, but may have a private setter or an instance variable"
    case .privateVariable: "cannot check \(subject) of '\(shown)': it may be a private instance variable"
    case .unseenRequirement:
      "cannot check whether \(subject) of '\(shown)' is visible to Objective-C: "
        + "some protocols of the class were not found"
    case .unknownCompiler:
      "cannot check whether \(subject) of '\(shown)' is visible to Objective-C: "
        + "only the Swift compilers of Xcode 9 and later make private inspectable properties visible"
    case .unknownIntroduction:
      "cannot check \(subject) of '\(shown)': it may have been introduced after the deployment target"
    case .overriddenSetting(let selector, let className):
      "cannot check \(subject): '\(className.withoutModule)' overrides '\(selector)', which may handle the key"
    case .unseenExtension:
      "cannot check \(subject) of '\(shown)': a dependency that was not found may add it"
    case .adoptedSubclass(let subclass):
      "'\(shown)' has no \(subject), but code may change the object's class to '\(subclass)', which has it"
    case .unseenObject(let className):
      "cannot check \(subject): the object may be an instance of a subclass of '\(className.withoutModule)', or nil"
    }
  }

  var unverifiedReason: UnverifiedReason? {
    switch reason {
    case .openChain(let missing): isOwn(missing) ? .unseenClass : .unseenSuperclass
    case .unlistedMethods: .unseenClass
    case .unresolvedType: .unseenType
    case .unmodeledAccessor, .unsureConversion: .conversion
    case .unlistedSelector: .unlistedSelector
    case .hiddenStorage, .privateVariable: .variable
    case .unseenRequirement: .unseenProtocol
    case .unknownCompiler: .compiler
    case .unknownIntroduction: .introduction
    case .overriddenSetting: .overriddenSetting
    case .unseenExtension: .unseenDependency
    case .adoptedSubclass: .changedClass
    case .unseenObject: .unseenObject
    }
  }

  var unresolvedName: String? {
    let name: String? =
      switch reason {
      case .openChain(let missing): isOwn(missing) ? String(className.withoutModule) : missing
      case .unlistedMethods(let className): String(className.withoutModule)
      case .unresolvedType(let type) where type != "_": type
      default: nil
      }
    // Placeholders for unknown classes have internal names, which are not shown to users.
    return name.flatMap { $0.hasPrefix("(") ? nil : $0 }
  }

  /// Whether the missing class is the searched class itself rather than a superclass.
  private func isOwn(_ missing: String) -> Bool { missing == className || missing == UnresolvedClass.name }
}

extension CheckedLoad {
  /// Returns the content of a finding about a member that an object may have.
  ///
  /// - Parameters:
  ///   - id: The kind of the finding.
  ///   - uncertainty: The uncertainty, with its reason.
  ///   - subject: The member as it appears in messages.
  ///   - keyPath: The key path or selector.
  ///   - event: The event that the finding is about.
  ///   - className: The class that was searched, if it is not the class of the event's object.
  /// - Returns: The content, which names the class in the document rather than a substitute for an unknown class.
  func uncertain(
    _ id: FindingID,
    _ uncertainty: SetValueOutcome.Uncertainty,
    _ subject: String,
    keyPath: String,
    _ event: LoadEvent,
    in className: String? = nil
  ) -> UncertainMember {
    // Messages show the class in the document rather than the substitute for an unknown class.
    let own =
      if case .openChain = uncertainty.reason {
        document.objects[event.object].className ?? event.className
      } else {
        event.className
      }
    return UncertainMember(id, subject, keyPath: keyPath, className: className ?? own, uncertainty.reason)
  }
}
