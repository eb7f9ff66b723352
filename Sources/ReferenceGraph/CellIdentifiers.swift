import ProgramModel
import ProjectModel
import SourceModel

/// The identifiers with which code may register and request reusable cells and views.
package struct CellIdentifiers: Sendable {
  private let index: CodeIndex
  private let arguments: [NameArguments.Argument]
  private var strings: Strings
  private var requests: [Names] = []
  private var registrations: [Names] = []
  /// The identifiers that unread code receives, and may request or register, evaluated when first needed.
  private let received = Remembered<[Names]>()
  /// Whether a source declares a method that code may call instead of a framework method that dequeues cells, so that
  /// code may use any identifier.
  private let redefinesRequests: Bool

  /// Evaluates the identifiers in all code of a program.
  package init(_ program: Program) {
    (index, strings) = (program.index, program.strings)
    redefinesRequests = index.redefinesRequests
    let arguments = redefinesRequests ? [] : index.nameArguments.filter { $0.kind != nil }
    self.arguments = arguments.filter { $0.kind != .identifier }
    for argument in arguments where argument.kind == .identifier {
      requests.append(strings.names(of: argument))
    }
    for file in index.files where !redefinesRequests { addRegistrations(in: file) }
  }

  private mutating func addRegistrations(in file: CodeIndex.File) {
    let sinks = Set(
      file.facts.sinks.indices.filter { file.facts.isRegisteredIdentifier(file.facts.sinks[$0]) }
        .map(UInt32.init)
    )
    if sinks.isEmpty { return }
    for (number, unit) in file.facts.units.enumerated() {
      let occurrences = (Int(unit.start)..<Int(unit.end)).filter {
        sinks.contains(file.facts.occurrences[$0].sink)
      }
      let bySink = Dictionary(grouping: occurrences) { file.facts.occurrences[$0].sink }
      for numbers in bySink.values {
        registrations.append(strings.names(at: numbers, in: file.firstUnit + CodeIndex.Unit(number)))
      }
    }
  }

  private func receivedNames() -> [Names] {
    received.value {
      var strings = strings
      return arguments.map { strings.names(ofReceived: $0) }
    }
  }

  /// Whether code may request a cell with the given identifier.
  package func mayRequest(_ identifier: String) -> Bool {
    var hierarchy = strings.hierarchy
    return redefinesRequests || requests.contains { $0.mayBe(identifier, &hierarchy) }
      || receivedNames().contains { $0.mayBe(identifier, &hierarchy) }
  }

  /// Whether code may register a class or nib for an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - file: The source that requests a cell with the identifier, or nil for any source.
  /// - Returns: True also if a source redefines a request for cells, or if the index does not contain the requesting
  ///   source.
  package func mayRegister(_ identifier: String, requestedIn file: String? = nil) -> Bool {
    // Code that no app runs was not read.
    guard file.map({ index.file(at: $0) != nil }) != false else { return true }
    var hierarchy = strings.hierarchy
    if redefinesRequests || registrations.contains(where: { !$0.isOpen && $0.mayBe(identifier, &hierarchy) })
    {
      return true
    }
    if receivedNames().contains(where: { !$0.isOpen && $0.mayBe(identifier, &hierarchy) }) { return true }
    let isAnyRegistered = registrations.contains(where: \.isOpen)
    // `NSStringFromClass` returns the name with the module: `App.Card`.
    let className = identifier.unqualifiedName
    let isOfClass = hierarchy.type(named: className) != nil
    if isAnyRegistered, isOfClass { return true }
    return index.files(containing: isOfClass ? className : identifier).contains { file, name in
      file.facts.contains(name, asText: isAnyRegistered)
    }
  }
}

extension SourceFacts {
  /// Whether code contains an identifier outside of requests for cells: as the name of a class or, if `asText` is true,
  /// as a string.
  fileprivate func contains(_ name: Name, asText: Bool) -> Bool {
    occurrences.contains { occurrence in
      guard occurrence.name == name else { return false }
      switch occurrence.role {
      case .metatype, .genericArgument: return true
      case .className: return !isRequested(occurrence)
      case .string: return asText && !isRequested(occurrence)
      default: return false
      }
    }
  }

  /// Whether an occurrence is an argument of a method that requests cells.
  private func isRequested(_ occurrence: Occurrence) -> Bool {
    let sink = sinks[Int(occurrence.sink)]
    return sink.kind == .argument && NibLoadingAPI.isRequest(names.text(of: sink.name))
  }

  /// Returns the parameter for the identifier in a method with the name and labels of a framework method that dequeues
  /// cells; nil for other units.
  fileprivate func requestedIdentifier(_ unit: CodeUnit) -> Parameter? {
    let name = names.bytes(of: unit.name)
    guard unit.kind == .function, NibLoadingAPI.mayDequeue(name) else { return nil }
    let parameters = Array(parameters(of: unit))
    let labels = parameters.map { names.text(of: $0.label) }
    if let number = Self.identifiersByLabels[labels] { return parameters[number] }
    // In Objective-C: `dequeueReusableCellWithIdentifier:forIndexPath:`
    let isMessage = ["WithIdentifier", "WithReuseIdentifier"].contains(
      where: names.text(of: unit.name).hasSuffix
    )
    return isMessage && labels.dropFirst() == ["forIndexPath"] ? parameters.first : nil
  }

  /// The index of the parameter for the identifier, by the labels of a framework method that dequeues cells or views.
  private static let identifiersByLabels: [[String]: Int] = [
    ["withIdentifier"]: 0, ["withIdentifier", "for"]: 0, ["withReuseIdentifier", "for"]: 0,
    ["ofKind", "withReuseIdentifier", "for"]: 1,
  ]
}

extension CodeIndex {
  /// Whether a source declares a method that a call with a string as the identifier may refer to, instead of the
  /// framework method with the same name and labels.
  fileprivate var redefinesRequests: Bool {
    files.enumerated().contains { number, file in
      file.facts.units.contains { unit in
        file.facts.requestedIdentifier(unit).map { mayBeString($0.type, of: unit, in: number) } ?? false
      }
    }
  }

  /// Whether the type of a unit's parameter may be a type of strings.
  ///
  /// A type parameter or protocol may be one if an extension makes strings conform to the protocol or constraint.
  private func mayBeString(_ type: SourceFacts.Name, of unit: CodeUnit, in file: Int) -> Bool {
    let text = files[file].facts.names.text(of: type)
    if text.isEmpty || ["Any", "NSString", "String", "StaticString", "id"].contains(text) { return true }
    let name = name(type, in: file)
    guard name >= 0 else { return false }
    let isParameter = files[file].facts.typeParameters.contains(type)
    // Other types may have an alias or associated type with the name of the type parameter.
    if !isParameter, types[name]?.isAlias == true { return true }
    guard let string = number(of: "String"), types.contains(string) else { return false }
    let protocols = ancestors(of: string).subtracting([string])
    guard isParameter else { return protocols.contains(name) }
    return files[file].facts.occurrences(of: unit).prefix { $0.statement == 0 }.contains {
      protocols.contains(self.name($0.name, in: file))
    }
  }
}

extension Strings {
  /// Returns the identifiers that unread code may derive from an argument.
  fileprivate mutating func names(ofReceived argument: NameArguments.Argument) -> Names {
    guard argument.first != nil else { return .open }
    let facts = index.facts(of: argument.unit)
    let names = names(at: argument.occurrences(in: facts), in: argument.unit)
    if argument.kind == .unread, names.isOpen { return .open }
    let classes = names.classes.subtracting([-1])
    var found = Names(exact: names.exact, classes: classes, families: names.families)
    // Code that receives a class may use its static members: `Card.identifier`.
    for type in classes {
      for ancestor in hierarchy.ancestors(of: type).sorted() {
        let members = (index.types[ancestor]?.units ?? []).filter {
          index.unit($0).traits.contains(.isStatic) && index.unit($0).kind != .function
        }
        if !members.isEmpty {
          found.exact.formUnion(values(of: members, Own(type: type, isExact: true)).exact)
        }
      }
    }
    return found
  }
}
