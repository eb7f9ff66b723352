import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// A tree controller reads a key that its objects do not have.
struct TreeControllerKey: FindingContent {
  var undefined: KeyValueCodingError.UndefinedKey
  /// The setting with the key: `leafKeyPath`.
  var setting: String
  /// The member with the name of the key that Objective-C does not see, if any.
  var hidden: (name: String, location: FileLocation?)?

  var id: FindingID { .undefinedBinding }

  var message: String {
    guard let hidden else { return undefined.messageOfReading(reader) }
    return
      "'\(hidden.name)' of '\(undefined.className.withoutModule)' (\(reader)) is not visible to Objective-C; "
      + "add '@objc'"
  }

  private var reader: String { "read by '\(setting)' of a tree controller" }
}

/// Checks the keys that a tree controller reads from its objects: those of children, counts and leaves.
///
/// Without a declared class, the objects are instances of the only class of the sources that has the key of the
/// children, if this class also has a member for the other key that Objective-C does not see.
///
/// Source: stackoverflow.com/questions/47214258.
enum TreeControllerKeys: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard context.platform == .macOS, !context.hasUnseenDependencies else { return [] }
    return document.objects.flatMap { controller -> [Finding] in
      guard controller.elementClass == "NSTreeController", controller.customClass == nil,
        !controller.treeKeyPaths.isEmpty
      else { return [] }
      let keys = controller.treeKeyPaths.compactMap { setting, keyPath in
        keyPath.split(separator: ".").first.map { (setting: setting, key: AttributeKey(String($0))) }
      }
      .filter { $0.key.name.first != "@" }.sorted { $0.setting < $1.setting }
      let found =
        controller.contentClass.map { undefinedKeys(keys, ofClass: $0, context) } ?? hiddenKeys(keys, context)
      return found.map { finding(about: $0, of: controller, in: document, context) }
    }
  }

  /// A setting of a tree controller, and the first key of its key path.
  private typealias Key = (setting: String, key: AttributeKey)

  /// Returns the keys that the declared class of the objects lacks, although it has another one of the keys, or a
  /// similar or hidden member.
  private static func undefinedKeys(_ keys: [Key], ofClass name: String, _ context: DocumentContext)
    -> [TreeControllerKey]
  {
    guard let entry = context.classOfContents(named: name), entry.hasKnownKeys else { return [] }
    let missing = keys.compactMap { key in
      ControllerBindings.undefined(key.key, entry, context).map { (key, $0) }
    }
    return missing.compactMap { key, undefined in
      let method = entry.hiddenMethod(named: key.key.name)
      guard
        missing.count < keys.count || undefined.nearestKey != nil || undefined.exposureProblem != nil
          || method != nil,
        !context.code.declares(key.key.name, besides: Set(entry.chain.map(\.description.name)))
      else { return nil }
      return TreeControllerKey(
        undefined: undefined,
        setting: key.setting,
        hidden: method.map { ($0.swiftName, $0.location) }
      )
    }
  }

  /// Returns the keys for which the only class with the key of the children has a hidden member.
  private static func hiddenKeys(_ keys: [Key], _ context: DocumentContext) -> [TreeControllerKey] {
    guard let children = keys.first(where: { $0.setting == "childrenKeyPath" })?.key.name,
      let classes = context.code.classes[context.platform],
      case let named = zip(classes.types.nodes, classes.summaries).filter({ node, _ in
        node.parts.contains { $0.declaration.declares([children]) }
      }).map(\.1.name),
      named.count == 1, let name = named.first, case let ancestors = classes.superclasses(called: name),
      ancestors.areKnownClasses, ancestors.names.contains("NSObject")
    else { return [] }
    var reader = ClassReader(classes)
    let descriptions = reader.classes(named: name)
    guard descriptions.count == 1, let own = descriptions.first,
      own.traits.isDisjoint(with: .withUnknownKeys),
      own.properties.contains(where: { $0.key.name == children && $0.isReadable })
    else { return [] }
    return keys.compactMap { key in
      guard key.key.name != children, let hidden = own.hiddenMember(named: key.key.name),
        !context.code.declares(key.key.name, besides: [name.unqualifiedName])
      else { return nil }
      let className = context.code.runtimeName(called: name, on: context.platform) ?? name
      var undefined = KeyValueCodingError.UndefinedKey(key: key.key, operation: .get, className: className)
      undefined.location = hidden.location
      return TreeControllerKey(undefined: undefined, setting: key.setting, hidden: hidden)
    }
  }

  private static func finding(
    about content: TreeControllerKey,
    of controller: InterfaceObject,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> Finding {
    Finding(
      content,
      .dropped,
      consoleMessage: KeyValueCodingError.undefinedKey(content.undefined).reason(on: context.platform),
      file: document.file,
      position: controller.position,
      object: controller,
      keyPath: controller.treeKeyPaths[content.setting],
      declaration: content.hidden?.location ?? content.undefined.location,
      suggestion: content.hidden == nil ? content.undefined.nearestKey?.name : nil
    )
  }
}

extension PropertyDescription {
  /// Whether key-value coding reads the property.
  fileprivate var isReadable: Bool {
    switch access {
    case .accessor, .storedVariable, .none(.constant), .none(.getOnly): true
    case .none: false
    }
  }
}

extension ClassDescription {
  /// Returns the member with a name that is certainly not visible to Objective-C, if any.
  fileprivate func hiddenMember(named name: String) -> (name: String, location: FileLocation?)? {
    if properties.contains(where: { $0.key.name == name && $0.isReadable }) { return nil }
    let visible = methods.contains {
      ($0.selector == name || $0.swiftName == name + "()") && ($0.isVisibleToObjectiveC || $0.mayBeVisible)
    }
    if visible { return nil }
    if let property = properties.first(where: {
      $0.key.name == name && $0.access == .none(.notVisibleToObjectiveC)
    }) {
      return (name, property.location)
    }
    return methods.first { $0.swiftName == name + "()" }.map { ($0.swiftName, $0.location) }
  }
}
