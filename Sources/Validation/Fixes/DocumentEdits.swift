import Checks
import InterfaceDocuments
import NibLoading

/// Creates the edits of a document for changes that remove or replace names, attributes, connections and modules.
enum DocumentEdits {
  /// Returns an edit for each change that the text of the document permits.
  static func edits(
    for changes: [FileFix.Change],
    in bytes: [UInt8],
    path: String
  ) -> [(change: FileFix.Change, edit: ElementEdit)] {
    // A document that cannot be read completely is left unchanged.
    guard !changes.isEmpty,
      let document = try? InterfaceDocumentReader(readsMarkup: false).read(bytes, path: path)
    else { return [] }
    let members = SetMembers(document)
    let ranges = ElementRanges(bytes)
    let foreignModules = foreignModules(in: document, changes)
    return changes.compactMap { change in
      let edit: ElementEdit? =
        switch change.kind {
        case .module(let module, _):
          edit(setting: module, for: change.finding, document, ranges, besides: foreignModules)
        case .repair(let name, _): edit(replacing: name, kind: change.kind, ranges)
        case .classRemoval: edit(removingClassOf: change.finding, ranges)
        case .removal, .renaming, .attribute: edit(for: change, members, ranges)
        }
      return edit.map { (change, $0) }
    }
  }

  /// The elements that set or connect a member.
  private static let elements: Set<String> = [
    "userDefinedRuntimeAttribute", "outlet", "outletCollection", "action",
  ]
  /// The XML attributes that contain the member's name.
  private static let naming: Set<String> = ["keyPath", "property", "selector"]

  private static func edit(
    for change: FileFix.Change,
    _ members: SetMembers,
    _ ranges: ElementRanges
  ) -> ElementEdit? {
    let finding = change.finding
    guard let element = ranges.element(at: finding.position), elements.contains(element.name),
      let name = element.attributes.first(where: { naming.contains($0.name) }), name.value == finding.keyPath
    else { return nil }
    // Renaming to a key that the object already sets would create a duplicate.
    if case .renaming(let key) = change.kind, members.contain(key, at: finding.position) { return nil }
    return ElementEdit(element: element.range, kind: change.kind, value: name.range)
  }

  /// The XML attributes that may contain a name, by the kind of the name.
  private static let attributes: [Repair.Part: [String]] = [
    .member: ["keyPath", "property", "selector", "unwindAction"],
    .className: ["customClass"],
    .identifier: ["storyboardIdentifier", "reuseIdentifier", "identifier"],
  ]

  /// Returns the edit that replaces a stale name, or nil if the element does not contain the name.
  private static func edit(
    replacing name: Repair.Name,
    kind: FileFix.Change.Kind,
    _ ranges: ElementRanges
  ) -> ElementEdit? {
    let names = attributes[name.part] ?? []
    guard let element = ranges.element(at: name.place.position),
      let attribute = element.attributes.first(where: { names.contains($0.name) && $0.value == name.old })
    else { return nil }
    return ElementEdit(element: attribute.range, kind: kind, value: attribute.range)
  }

  /// Returns the edit that removes the class and the module of an object, or nil if the object has another class.
  private static func edit(removingClassOf finding: Finding, _ ranges: ElementRanges) -> ElementEdit? {
    guard let tag = ranges.element(at: finding.position),
      let first = tag.attributes.firstIndex(where: { $0.name == "customClass" }),
      tag.attributes[first].value == finding.object?.className
    else { return nil }
    // Interface Builder writes the attributes of the module after the class.
    let last = tag.attributes[first...].prefix { $0.name.hasPrefix("custom") }.last ?? tag.attributes[first]
    // The range includes the space before the attribute, the attribute's name, and the quotes.
    let start = tag.attributes[first].range.lowerBound - " customClass=\"".utf8.count
    guard start > tag.startTag.lowerBound else { return nil }
    let range = start..<last.range.upperBound + 1
    return ElementEdit(element: range, kind: .classRemoval, value: range)
  }

  /// Returns the modules that the document wrongly specifies as the module of its own target.
  private static func foreignModules(
    in document: InterfaceDocument,
    _ changes: [FileFix.Change]
  ) -> Set<String> {
    var modules: Set<String> = []
    for change in changes {
      guard case .module(let module?, _) = change.kind,
        let object = document.objects.first(where: { $0.position == change.finding.position }),
        object.customModule == module, object.customModuleProvider == "target"
      else { continue }
      modules.insert(module)
    }
    return modules
  }

  /// Returns the edit that sets, replaces or removes the module of a class, or nil if the start tag does not have the
  /// format of Interface Builder.
  private static func edit(
    setting module: String?,
    for finding: Finding,
    _ document: InterfaceDocument,
    _ ranges: ElementRanges,
    besides foreignModules: Set<String>
  ) -> ElementEdit? {
    guard let tag = ranges.element(at: finding.position), let name = tag["customClass"] else { return nil }
    let isModule = { (name: String) in name == "customModule" || name == "customModuleProvider" }
    let old = tag.attributes.filter { isModule($0.name) }
    let start = name.range.upperBound + 1
    // Interface Builder writes the module after the class.
    let end = old.map { $0.range.upperBound + 1 }.max() ?? start
    guard
      tag.attributes.allSatisfy({
        $0.range.lowerBound < start || $0.range.upperBound >= end || isModule($0.name)
      })
    else { return nil }
    let isOfTarget = document.objects.contains { object in
      object.customModuleProvider == "target"
        && object.customModule.map { $0 == module && !foreignModules.contains($0) } == true
    }
    return ElementEdit(
      element: tag.startTag,
      kind: .module(module, isOfTarget: isOfTarget),
      value: start..<max(start, end)
    )
  }
}
