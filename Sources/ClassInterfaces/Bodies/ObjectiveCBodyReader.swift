import RuntimeAttributes

/// Reads the bodies of an Objective-C source that are relevant to nib loading.
struct ObjectiveCBodyReader {
  private let syntax: SourceSyntax
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: String

  init(_ syntax: SourceSyntax, file: String) {
    self.syntax = syntax
    bytes = syntax.bytes
    self.file = file
  }

  /// The Swift names of the methods that nib loading calls, by selector.
  private static let triggers = [
    "initWithCoder:": "init(coder:)", "initWithFrame:": "init(frame:)", "init": "init()",
    "awakeAfterUsingCoder:": "awakeAfter(using:)", "awakeFromNib": "awakeFromNib()",
    "viewDidLoad": "viewDidLoad()",
  ]

  /// The methods that controllers override to specify the names of their nibs.
  private static let nibNames: Set<String> = ["nibName", "windowNibName"]

  /// Adds the facts of bodies to their types.
  ///
  /// - Parameters:
  ///   - bodies: The bodies.
  ///   - types: The types.
  ///   - constants: The constants of the source, to which the storyboards that bodies store are added.
  func read(
    _ bodies: [ObjectiveCBody],
    into types: inout [TypeDeclaration],
    _ constants: inout [StringConstant]
  ) {
    for (container, bodies) in Dictionary(grouping: bodies, by: \.container) {
      guard bodies.contains(where: { concernsNibs($0, types[container]) }) else { continue }
      let facts = facts(bodies.sorted { $0.range.lowerBound < $1.range.lowerBound }, of: types[container])
      types[container].bodies.formUnion(facts)
      if facts.references.contains(where: { $0.target == .storyboard }) {
        constants += storyboards(in: bodies, of: types[container])
      }
    }
    constants.sort { $0.location.position < $1.location.position }
  }

  private func facts(_ bodies: [ObjectiveCBody], of type: TypeDeclaration) -> BodyFacts {
    var found: [(offset: Int, add: (SourceLocation, inout BodyFacts) -> Void)] = []
    var methods = MethodBodies()
    var nibs: [(load: BodyQuery.Nib, method: MethodDeclaration)] = []
    for body in bodies {
      let method = type.methods[body.method]
      let isTypeMember = method.traits.modifiers.contains(.typeMember)
      if !isTypeMember { methods.add(method.selector, body.range, in: syntax.index) }
      let parameters = body.parameters.map { bytes[$0].string }
      let query = query(body, parameters: parameters, isTypeMember: isTypeMember)
      nibs += query.nibs(takesNibName: !parameters.isEmpty).map { ($0, method) }
      if !isTypeMember, Self.nibNames.contains(method.selector) {
        nibs += query.nibsOfController().map { ($0, method) }
      }
      for cell in query.cellRegistrations() {
        found.append(
          (
            cell.offset,
            { location, facts in
              facts.cellRegistrations.append(CellRegistration(cell.identifier, location: location))
            }
          )
        )
      }
      for change in query.classChanges() {
        found.append((change.offset, { _, facts in facts.adoptedClasses.append(change.className) }))
      }
      let references = ReferenceFinder.find(
        query,
        in: SourceLocation(file: file, position: method.position),
        givesRows: method.selector == "tableView:cellForRowAtIndexPath:"
      )
      for (offset, reference) in references {
        found.append(
          (
            offset,
            { location, facts in
              var fact = reference
              (fact.location, fact.platforms) = (location, body.platforms)
              facts.references.append(fact)
            }
          )
        )
      }
    }
    var runs: [Int: [NibLoadRun]] = [:]
    let offsets = Set(nibs.map(\.load.offset))
    for body in bodies {
      let method = type.methods[body.method]
      guard !method.traits.modifiers.contains(.typeMember), let trigger = Self.triggers[method.selector]
      else {
        continue
      }
      var follower = BodyFollower(syntax.index, methods: methods, from: trigger, nibs: offsets)
      follower.follow(body.range)
      // Nibs that a controller loads in `viewDidLoad` are not part of the load.
      if trigger != "viewDidLoad()" { runs.merge(follower.runs) { $0 + $1 } }
      if method.selector == "awakeAfterUsingCoder:" { found += replacements(query(body)) }
      guard MemberAssignment.methods.contains(trigger) else { continue }
      for assignment in follower.assignments {
        found.append(
          (
            assignment.offset,
            { location, facts in
              facts.assignments.append(MemberAssignment(assignment.path, in: trigger, location: location))
            }
          )
        )
      }
    }
    for (nib, method) in nibs {
      found.append(
        (
          nib.offset,
          { [runs = runs[nib.offset] ?? []] location, facts in
            facts.nibLoads.append(NibLoad(nib, in: method.swiftName, runs: runs, at: location))
          }
        )
      )
    }
    var facts = BodyFacts()
    var cursor = SourceCursor()
    for fact in found.sorted(by: { $0.offset < $1.offset }) {
      fact.add(SourceLocation(file: file, position: cursor.position(at: fact.offset, in: bytes)), &facts)
    }
    return facts
  }

  /// Returns the storyboards that bodies store in properties.
  private func storyboards(in bodies: [ObjectiveCBody], of type: TypeDeclaration) -> [StringConstant] {
    var cursor = SourceCursor()
    let held = bodies.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .flatMap { query($0).heldStoryboards() }
    return held.map { held in
      let location = SourceLocation(file: file, position: cursor.position(at: held.offset, in: bytes))
      var constant = StringConstant("\(type.qualifiedName).\(held.property)", held.name, location: location)
      constant.storyboard = .assigned
      return constant
    }
  }

  /// Returns the objects that `awakeAfterUsingCoder:` returns.
  private func replacements(
    _ query: BodyQuery
  ) -> [(offset: Int, add: (SourceLocation, inout BodyFacts) -> Void)] {
    let transfersSettings = query.mayTransferConstraints
    return query.returned.map { returned in
      let text = query.tree.spelling(returned)
      return (
        Int(query.tree[returned].start),
        { location, facts in
          var replacement = ObjectReplacement(returned: text, location: location)
          replacement.transfersSettings = transfersSettings
          facts.replacements.append(replacement)
        }
      )
    }
  }

  private func query(
    _ body: ObjectiveCBody,
    parameters: [String] = [],
    isTypeMember: Bool = false
  ) -> BodyQuery {
    BodyQuery(index: syntax.index, range: body.range, parameters: parameters, isTypeMember: isTypeMember)
  }

  /// Whether a body references a nib or belongs to a method that nib loading calls.
  private func concernsNibs(_ body: ObjectiveCBody, _ type: TypeDeclaration) -> Bool {
    switch type.methods[body.method].selector {
    case "awakeFromNib", "awakeAfterUsingCoder:", "viewDidLoad": true
    case let selector: Self.nibNames.contains(selector) || mentionsNames(body.range)
    }
  }

  /// Whether the range contains `Nib`, `Identifier`, `Storyboard` or `object_setClass`.
  ///
  /// All selectors that take names contain one of the first three.
  private func mentionsNames(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset + 2 < range.upperBound {
      let following = (bytes[offset + 1], bytes[offset + 2])
      switch bytes[offset] {
      case UInt8(ascii: "N") where following == (UInt8(ascii: "i"), UInt8(ascii: "b")),
        UInt8(ascii: "I") where following == (UInt8(ascii: "d"), UInt8(ascii: "e")),
        UInt8(ascii: "S") where following == (UInt8(ascii: "t"), UInt8(ascii: "o")):
        return true
      case UInt8(ascii: "C")
      where offset > 0 && bytes[offset - 1] == UInt8(ascii: "t")
        && following == (UInt8(ascii: "l"), UInt8(ascii: "a")):
        return true
      default:
        offset += 1
      }
    }
    return false
  }
}
