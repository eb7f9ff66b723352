import InterfaceDocuments
import ProgramModel
import ProjectModel
import SourceModel

/// Entry points of apps.
extension ReferenceGraph {
  /// Adds the code and documents that the system runs or loads.
  mutating func start(_ settings: LaunchSettings) {
    let readKeys = readKeys(of: settings)
    for (text, all) in settings.names.sorted(by: { $0.key < $1.key }) {
      let places = all.filter { isRead($0, readKeys) }
      // Services and scripts name methods.
      for place in places.sorted(by: { $0.file < $1.file }) {
        perform(namedBy: ArraySlice(text.utf8), place.appTargets, .setting(file: place.file))
      }
      let className = index.number(of: text.unqualifiedName).flatMap {
        index.types[$0]?.isClass == true ? $0 : nil
      }
      let name = index.number(of: text).flatMap { texts.contains($0) ? $0 : nil }
      guard className != nil || name != nil else { continue }
      for place in places.sorted(by: { $0.file < $1.file }) {
        let cause = Cause.setting(file: place.file)
        if let className { instantiate(className, place.appTargets, cause) }
        guard let name else { continue }
        for use in Use.allCases where use.fitsAnyString { reach(.text(name, use), place.appTargets, cause) }
      }
    }
    for name in index.types.keys.sorted() {
      if let type = index.types[name], type.isDeclared,
        index.files[type.file].isStart || hierarchy.isMadeBySystem(name)
      {
        instantiate(name, .all, .start)
      }
    }
    // Delegates of several apps in the tree may have the same name.
    for file in index.files {
      for type in file.types where type.declaration.traits.modifiers.contains(.main) {
        let name = type.name
        instantiate(name, file.appTargets, .start)
        started.formUnion(file.appTargets)
        if hierarchy.hasUnknownSuperclass(name) { unreadStarts.formUnion(file.appTargets) }
        for unit in index.types[name]?.units ?? [] where index.unit(unit).traits.contains(.isStatic) {
          run(unit, file.appTargets, .start)
        }
      }
    }
    started.formUnion(settings.extensions)
    // A `main.swift` counts even if it has no statements.
    for file in index.files where file.isMain { started.formUnion(file.appTargets) }
    for unit in 0..<CodeIndex.Unit(index.unitCount) where isStart(unit) {
      run(unit, .all, .start)
      if startsWithUnreadDelegate(unit) { unreadStarts.formUnion(index.appTargets(of: unit)) }
    }
  }

  /// Whether a unit starts the application with a delegate that inherits from an unread class.
  private mutating func startsWithUnreadDelegate(_ unit: CodeIndex.Unit) -> Bool {
    let (facts, file) = (index.facts(of: unit), index.file(of: unit))
    return facts.occurrences(of: index.unit(unit)).contains { occurrence in
      guard occurrence.role == .className || occurrence.role == .string || occurrence.role == .metatype,
        facts.names.bytes(of: facts.sinks[Int(occurrence.sink)].name).elementsEqual("UIApplicationMain".utf8),
        case let type = index.name(occurrence.name, in: file), index.types.contains(type)
      else { return false }
      return hierarchy.hasUnknownSuperclass(type)
    }
  }

  /// Whether a name is read by the system, or by code that contains its key or the name of its file.
  private func isRead(_ name: LaunchSettings.Name, _ keys: Set<String>) -> Bool {
    guard name.ownKey != nil else { return true }
    return keysOfReaders(of: name).contains(where: keys.contains)
  }

  /// Returns the strings with which code may read a name: its key, and the name of its file with and without extension.
  private func keysOfReaders(of name: LaunchSettings.Name) -> [String] {
    let file = PathName.file(of: name.file)
    return [name.ownKey ?? "", file, PathName.stem(of: file)].filter { !$0.isEmpty }
  }

  /// Returns the keys and file names of the app's own property lists that its code contains as names or strings.
  private mutating func readKeys(of settings: LaunchSettings) -> Set<String> {
    var keys: Set<String> = []
    for (text, places) in settings.names where isKnown(text) {
      for place in places where place.ownKey != nil { keys.formUnion(keysOfReaders(of: place)) }
    }
    return keys.filter { !index.files(containing: $0).isEmpty }
  }

  /// Whether a text may be the name of a class, document or member.
  private mutating func isKnown(_ text: String) -> Bool {
    index.number(of: text.unqualifiedName) != nil || index.number(of: text) != nil
      || !bindings.membersNamed(by: ArraySlice(text.utf8), &hierarchy).isEmpty
  }

  /// Returns the possible main documents of app targets whose property lists were not read, and the possible main nibs
  /// of macOS apps, unless a setting names one.
  ///
  /// Without `NSMainNibFile`, `NSApplicationMain` loads the first nib of the app's bundle. This behavior was observed
  /// (jameshfisher.com/2017/03/20/how-is-mainmenu-xib-loaded); the documentation does not mention it.
  func mainDocuments(of unread: AppTargets) -> [(document: Int, appTargets: AppTargets)] {
    var hierarchy = hierarchy
    let candidates = documents.indices.filter { mayBeMain(documents[$0], &hierarchy) }
    var named = AppTargets.none
    for number in candidates {
      named.formUnion(naming(number, use(ofMain: number), appTargetsOfDocuments[number]).0)
    }
    // Xcode's templates name the main document Main or MainMenu, so code is more likely to load the other documents.
    let ordered =
      candidates.filter { documents[$0].nibName.hasPrefix("Main") }
      + candidates.filter { !documents[$0].nibName.hasPrefix("Main") }
    return ordered.map { number in
      let own = appTargetsOfDocuments[number].subtracting(named)
      return (number, isNibOfMacOS(number) ? own : own.intersection(unread))
    }
  }

  private func isNibOfMacOS(_ number: Int) -> Bool {
    documents[number].platform == .macOS && documents[number].format != .storyboard
  }

  /// Loads the first main document that nothing else loads, or whose initial scene nothing else shows.
  ///
  /// - Returns: Whether there is such a document.
  mutating func startMainDocument(among mains: inout ArraySlice<(document: Int, appTargets: AppTargets)>)
    -> Bool
  {
    while let (number, appTargets) = mains.popFirst() {
      let initial = documents[number].initialScene.map { Node.scene(document: number, scene: $0) }
      let new = appTargets.subtracting(reached[initial ?? .document(number)] ?? .none)
      guard !new.isEmpty, let name = index.number(of: documents[number].nibName) else { continue }
      reach(.text(name, use(ofMain: number)), new, .unreadSetting(document: number))
      return true
    }
    return false
  }

  private func use(ofMain number: Int) -> Use { documents[number].format == .storyboard ? .storyboard : .nib }

  /// Whether a document may be the main document of an app: a nib that is owned by the application or has the name of
  /// Xcode's template for macOS, or a storyboard with an initial scene, except a launch screen.
  private func mayBeMain(_ document: DocumentSummary, _ hierarchy: inout ClassHierarchy) -> Bool {
    guard document.format != .storyboard else {
      return document.initialScene != nil && !document.isLaunchScreen
    }
    if document.platform == .macOS, document.nibName == "MainMenu" { return true }
    guard let owner = document.owner else { return false }
    return !hierarchy.superclassNames(of: owner.className).isDisjoint(with: ClassHierarchy.applications)
  }

  /// Whether the system runs a unit at launch, or code outside the tree may call it; also records the app targets of a
  /// `main` function.
  private mutating func isStart(_ unit: CodeIndex.Unit) -> Bool {
    let (own, file) = (index.unit(unit), index.file(of: unit))
    if index.files[file].isStart { return true }
    // Unread C++ code, constructions, operators and virtual calls run the members of C++ classes.
    if own.traits.contains(.isCPlusPlus), own.kind == .function { return true }
    func name() -> String { index.files[file].facts.names.text(of: own.name) }
    switch own.kind {
    case .topLevel: return true
    case .function where own.type == 0 && name() == "main":
      started.formUnion(index.appTargets(of: unit))
      return true
    case .function where own.type != 0 && hierarchy.isExternal(index.type(of: unit)):
      // Extensions of framework classes apply to objects created by the frameworks.
      if own.traits.contains(.isStatic) { return name() == "load" }
      return own.traits.contains(.isOverride)
        || own.traits.contains(.isExposed) && bindings.unreadCodeMayCall(unit, &hierarchy)
    case .function:
      // Uses of operators are not recorded as occurrences.
      if index.files[file].facts.names.bytes(of: own.name).first.map({ !$0.isWordStart }) == true {
        return true
      }
      return own.type != 0 && own.traits.contains(.isStatic) && name() == "load"
    case .variable: return own.type == 0 && index.files[file].isMain
    default: return false
    }
  }
}

extension UInt8 {
  /// Whether an identifier may begin with the byte.
  fileprivate var isWordStart: Bool {
    self >= 0x80 || self == 0x5F || (self | 0x20) &- 0x61 < 26 || self == 0x60
  }
}
