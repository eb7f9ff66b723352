package import ProgramModel
package import ProjectModel
package import SourceModel

/// The code of an app's sources, and the values of the strings in it.
package struct Program: Sendable {
  let index: CodeIndex
  /// The values of strings in all code.
  var strings: Strings
  /// The paths of all sources, with and without code.
  private let paths: [String]
  let scopes: AppTargetScopes
  /// The sources that no target builds.
  let others: UnbuiltFiles
  let packages: PackageFiles
  /// The paths of the documents that packages build, including unread documents.
  let packageDocuments: Set<String>

  /// Indexes the code of a scope.
  ///
  /// - Parameters:
  ///   - app: The files of the app.
  ///   - documents: The documents of the scope, and the other documents in the app.
  ///   - sources: The sources of the scope.
  ///   - projects: The targets of the projects.
  package init(
    of app: AppFiles = AppFiles(),
    documents: [DocumentSummary] = [],
    sources: [SourceFile],
    projects: ProjectTargets = ProjectTargets([])
  ) {
    let paths = sources.map(\.path)
    let others = UnbuiltFiles(projects, sources: paths)
    let code = sources.filter { source in
      !source.isTest && !NestedDependencies.contain(source.path) && others.mayMention(source.path)
    }
    let unused = UnusedLibraries(code, projects)
    let scopes = AppTargetScopes(projects, propertyLists: app.propertyLists)
    let packages = PackageFiles(projects, sources: paths)
    let packageDocuments = Set(app.documents.lazy.filter(packages.contain))
    let languageModes = SourceLanguageModes(projects, sources: sources)
    let files = code.map { source in
      CodeIndex.Source(
        file: source,
        appTargets: scopes.building(source.path),
        isStart: unused.contain(source),
        isOfPackage: !packageDocuments.isEmpty && packages.contain(source.path),
        infersObjC: languageModes.infersObjC(in: source)
      )
    }
    let index = CodeIndex(files, names: Bindings.names + documents.flatMap(\.referencedNames))
    let keys = documents.lazy.flatMap(\.messages).compactMap { index.number(of: $0.text) }
    (self.index, self.paths, self.scopes, self.others) = (index, paths, scopes, others)
    (self.packages, self.packageDocuments) = (packages, packageDocuments)
    strings = Strings(index, Bindings(index), ClassHierarchy(index), keys: Set(keys))
  }

  /// Returns the documents and sources that no target builds.
  func unbuilt(_ documents: [DocumentSummary], _ projects: ProjectTargets) -> Set<String> {
    let built = Set(documents.lazy.map(\.file).filter { projects.build($0) })
    let builtNames = Set(built.map(PathName.nibName))
    let unbuilt = Set(documents.lazy.map(\.file)).subtracting(built)
      .filter { file in
        // If several documents have the same name, only the document that a target builds counts.
        let isOther = builtNames.contains(PathName.nibName(of: file)) && !packages.contain(file)
        return isOther || others.contain(file)
      }
    return unbuilt.union(paths.lazy.filter(others.contain))
  }

  /// Whether no target builds a source, although a project lists the source or builds files near it.
  package func leavesOut(_ source: String) -> Bool { others.contain(source) }

  // MARK: - Names

  /// Returns the sources that contain a name or string, with the ID of the name or string in each source.
  package func spellings(of text: String) -> [(path: String, name: SourceFacts.Name)] {
    index.files(containing: text).map { ($0.file.path, $0.name) }
  }

  /// Evaluates the names in the uses of sources; a name remains unknown unless it is certain.
  ///
  /// - Returns: Whether a name changed.
  @discardableResult
  package mutating func evaluateNames(in sources: inout [SourceFile]) -> Bool {
    var areChanged = false
    let renamed = Self.renamedClasses(in: sources)
    for number in sources.indices {
      guard let file = index.file(at: sources[number].path) else { continue }
      let isUIKit = sources[number].language == .swift && sources[number].imports.contains("UIKit")
      for type in sources[number].types.indices {
        for use in sources[number].types[type].uses.indices
        where sources[number].types[type].uses[use].hasExpression {
          let old = sources[number].types[type].uses[use]
          evaluate(&sources[number].types[type].uses[use], in: file, renamed: isUIKit ? renamed : nil)
          areChanged = areChanged || sources[number].types[type].uses[use] != old
        }
      }
    }
    return areChanged
  }

  private mutating func evaluate(_ use: inout Use, in file: Int, renamed: Set<String>?) {
    // AppKit's controllers also find the nib whose name lacks the module (ProtonVPN's
    // QuickSettingDetailViewController).
    let isExact = if case .nib(let nib) = use.role { nib.controller == nil } else { true }
    use.name = evaluated(use.name, in: file, renamed: isExact ? renamed : nil)
    for number in use.alternatives.indices {
      let name = evaluated(use.alternatives[number].name, in: file, renamed: isExact ? renamed : nil)
      if let name { use.alternatives[number].name = name }
    }
    if case .nib(var nib) = use.role, let parameter = nib.parameter {
      let names = names(of: parameter, in: file)
      nib.passedNames = names.isOneOfTexts ? names.exact.sorted() : []
      use.role = .nib(nib)
    }
    if case .nib(var nib) = use.role, let registration = nib.registration {
      nib.registration?.identifier = evaluated(registration.identifier, in: file, renamed: renamed)
      use.role = .nib(nib)
    }
    guard var scene = use.scene else { return }
    scene.storyboard = evaluated(scene.storyboard, in: file)
    if let receiver = scene.receiver {
      let names = names(of: receiver, in: file)
      let name = names.certainText
      (scene.storyboard, scene.isOfAnyStoryboard) = (nil, false)
      if scene.isInitial {
        use.name?.text = name ?? ""
      } else if let name {
        scene.storyboard = StringValue(name)
      } else {
        scene.isOfAnyStoryboard = scene.mayBeOfAnyStoryboard || names.isOneOfTexts
      }
    }
    use.role = .scene(scene)
  }

  /// Evaluates a name.
  ///
  /// - Parameters:
  ///   - value: The name and, if code has to be evaluated, its expression.
  ///   - file: The index of the source.
  ///   - renamed: The Swift classes with another name in the runtime; nil if class names with modules remain unknown.
  /// - Returns: The name with its text, which is empty if the value is uncertain; nil if there is no name.
  private mutating func evaluated(_ value: StringValue?, in file: Int, renamed: Set<String>? = nil)
    -> StringValue?
  {
    guard var value, let expression = value.expression else { return value }
    (value.text, value.isClassName) = ("", false)
    let names = names(of: expression, in: file)
    switch names.certain(&strings.hierarchy) {
    case .text(let text): value.text = text
    case .className(let type) where !names.containModules || !index.isSwift(type):
      (value.text, value.isClassName) = (index.text(of: type), true)
    case .className(let type):
      if renamed?.contains(index.text(of: type)) == false { value.text = runtimeName(of: type) ?? "" }
    case nil: break
    }
    return value
  }

  /// Returns the values of an expression in a source.
  private mutating func names(of expression: NameExpression, in file: Int) -> Names {
    let facts = index.files[file].facts
    for (number, unit) in facts.units.enumerated() {
      let found = (Int(unit.start)..<Int(unit.end)).filter {
        expression.places.contains(facts.occurrences[$0].place)
      }
      if found.isEmpty { continue }
      guard let sink = Self.sink(of: found, in: facts) else { return .open }
      let numbers = found.filter { facts.occurrences[$0].sink == sink }
      return strings.names(
        at: numbers,
        in: index.files[file].firstUnit + CodeIndex.Unit(number),
        as: expression.type
      )
    }
    return .open
  }

  /// The maximum number of names in a constant, as in `Identifiers.Segues.detail`.
  private static let longestConstant = 3

  /// Returns the sink of the expression that consists of the given occurrences, or nil if the sink is unknown.
  private static func sink(of numbers: [Int], in facts: SourceFacts) -> UInt32? {
    let sinks = Set(numbers.map { facts.occurrences[$0].sink })
    // A member is recorded before its receiver.
    if let first = numbers.first.map({ facts.occurrences[$0].sink }) {
      let kind = facts.sinks[Int(first)].kind
      if kind == .receiver { return first }
      // The operand of a comparison has no sink: `segue.identifier == Segues.detail`.
      let isConstant =
        numbers.count <= longestConstant
        && numbers.allSatisfy { number in
          let occurrence = facts.occurrences[number]
          return (occurrence.role == .member || occurrence.role == .name)
            && !occurrence.traits.contains(.isCall)
        }
      let isOfReceivers = sinks.allSatisfy { $0 == first || facts.sinks[Int($0)].kind == .receiver }
      if kind == .none, isConstant, isOfReceivers { return first }
    }
    let outermost = sinks.filter { number in
      let sink = facts.sinks[Int(number)]
      switch sink.kind {
      case .none, .comparison, .index, .construction, .receiver, .unknown: return false
      // Conditions and the types of casts have no sink, like the call around an argument: `open((NSString *)kName)`.
      case .argument, .variable, .closure, .result: return sink.outer == 0 || !sinks.contains(sink.outer)
      }
    }
    return outermost.count == 1 ? outermost.first : nil
  }
}

/// The sources of libraries that no other module in the tree imports, so that their API is for other apps.
private struct UnusedLibraries {
  private let projects: ProjectTargets
  private let imported: Set<String>

  init(_ sources: [SourceFile], _ projects: ProjectTargets) {
    self.projects = projects
    var imported: Set<String> = []
    for source in sources {
      let names = source.imports.lazy.map { $0.hasSuffix(".h") ? String($0.dropLast(2)) : $0 }
      // A library's own sources do not use it.
      let own = projects.modules(building: source.path) ?? []
      imported.formUnion(names.filter { !own.contains($0) })
    }
    self.imported = imported
  }

  func contain(_ source: SourceFile) -> Bool {
    let targets = projects.indexes(building: source.path)
    guard !targets.isEmpty, targets.allSatisfy({ !projects.targets[$0].isAppTarget }) else { return false }
    guard let modules = projects.modules(of: targets) else { return false }
    return modules.isDisjoint(with: imported)
  }
}
