import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

// The code that nib loading runs: its control-flow paths to nibs, and the members that the code reads and assigns.
extension UseCollector {
  /// Follows the code that runs during or soon after nib loading, looking for nibs and members.
  mutating func follow(_ codes: [MemberCode]) {
    let outlets = Self.nilOutlets(of: types)
    var codesByType: [Int: [MemberCode]]?
    var known: (container: Int, methods: ControlFlow.Methods)?
    var nibPaths: [Int: [LoadPath]] = [:]
    var accesses: [Int: Int] = [:]
    for code in codes where types[code.container].kind.mayBeController {
      let container = code.container
      let memberTrigger = memberTrigger(of: code, outlets)
      guard let trigger = memberTrigger ?? nibTrigger(of: code) ?? decodingTrigger(of: code) else { continue }
      if known?.container != container {
        let grouped = codesByType ?? Dictionary(grouping: codes, by: \.container)
        codesByType = grouped
        known = (container, methods(grouped[container] ?? [], of: types[container]))
      }
      guard let methods = known?.methods else { continue }
      var flow = ControlFlow(
        tree,
        methods: methods,
        from: trigger,
        nibs: nibs[container] ?? [],
        runsBeforeOutlets: memberTrigger.map { $0.isPartOfLoad || $0.isRequest } != false
      )
      flow.follow(code)
      if trigger.method.map(LoadPath.Trigger.methods.contains) == true {
        nibPaths.merge(flow.nibPaths) { $0 + $1 }
      }
      if let load = flow.viewLoad, trigger.method == "init(coder:)" {
        found.append((container, load.offset, use(.viewLoad, load.member, load.methods, flow, of: code)))
      }
      if memberTrigger != nil {
        addMembers(flow, of: code, outlets[types[container].name] ?? [:], &accesses)
      }
    }
    for index in found.indices where found[index].use.nib != nil {
      found[index].use.paths = nibPaths[found[index].offset] ?? []
    }
  }

  /// Adds the members that code certainly reads or assigns.
  ///
  /// - Parameters:
  ///   - flow: The control flow from the code.
  ///   - code: The code at which the control flow starts.
  ///   - outlets: The outlets of the class that are nil until connected.
  ///   - accesses: The indexes of the accesses found so far, by offset.
  private mutating func addMembers(
    _ flow: ControlFlow,
    of code: MemberCode,
    _ outlets: [String: Bool],
    _ accesses: inout [Int: Int]
  ) {
    if let method = flow.trigger.method, Self.assigning.contains(method) {
      for set in flow.assignments {
        found.append((code.container, set.offset, use(.assignment, set.path, set.methods, flow, of: code)))
      }
    }
    // A message to nil does nothing, but some methods raise an exception for a nil argument.
    guard tree.language == .swift else {
      for access in flow.accesses {
        guard let api = access.passedTo else { continue }
        found.append(
          (
            code.container, access.offset,
            use(.nilArgument(api), access.member, access.methods, flow, of: code)
          )
        )
      }
      return
    }
    for access in flow.accesses
    where flow.trigger.isPartOfLoad || outlets[access.member].map({ $0 || access.isForced }) == true {
      let use = use(.access(isForced: access.isForced), access.member, access.methods, flow, of: code)
      if let index = accesses[access.offset], found[index].use.platforms == use.platforms {
        found[index].use.paths += use.paths
      } else {
        accesses[access.offset] = found.count
        found.append((code.container, access.offset, use))
      }
    }
  }

  /// Returns the use of a member on a path that starts at the given code.
  private func use(
    _ role: Use.Role,
    _ name: String,
    _ path: [String],
    _ flow: ControlFlow,
    of code: MemberCode
  ) -> Use {
    let own = path.last.flatMap { flow.methods[$0] } ?? code
    let member = CodeMember(own.member, of: types[code.container], tree)
    let place = FileLocation(file: file, position: member.position)
    var use = Use(role, StringValue(name), in: member.name, at: member.position, location: place)
    (use.paths, use.platforms) = ([LoadPath(trigger: flow.trigger, methods: path)], code.platforms)
    return use
  }

  private func methods(_ codes: [MemberCode], of type: TypeDeclaration) -> ControlFlow.Methods {
    var methods = ControlFlow.Methods()
    for code in codes {
      guard case .method(let index) = code.member, case let method = type.methods[index] else { continue }
      if tree.language == .swift {
        methods.add(String(method.swiftName.prefix { $0 != "(" }), code, in: tree)
      } else if !method.traits.modifiers.contains(.typeMember) {
        methods.add(method.selector, code, in: tree)
      }
    }
    return methods
  }

  /// The methods that run after nib loading has set all values in the document.
  ///
  /// Assignments in these methods replace values from the document.
  private static let assigning: Set<String> = ["awakeFromNib()", "viewDidLoad()"]

  /// The selectors of the methods that always run when the contents of a nib are first shown.
  private static let showing: Set<String> = [
    "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewWillAppear", "viewDidAppear", "viewWillLayout", "viewDidLayout", "windowDidLoad", "layoutSubviews",
    "layout",
  ]

  /// Returns the outlets that are nil until connected, by class name.
  ///
  /// The value of each entry is whether the outlet is implicitly unwrapped.
  private static func nilOutlets(of types: [TypeDeclaration]) -> [String: [String: Bool]] {
    var outlets: [String: [String: Bool]] = [:]
    for type in types.indices {
      for property in types[type].properties where property.isNilOutlet {
        outlets[types[type].name, default: [:]][property.name] = property.isImplicitlyUnwrapped
      }
    }
    return outlets
  }

  /// Returns the trigger of a method that nib loading calls, if the type's code names nibs; nil for other code.
  private func nibTrigger(of code: MemberCode) -> LoadPath.Trigger? {
    guard case .method(let index) = code.member, nibs[code.container] != nil,
      case let method = types[code.container].methods[index],
      tree.language == .swift || !method.traits.modifiers.contains(.typeMember),
      LoadPath.Trigger.methods.contains(method.swiftName)
    else { return nil }
    return .calling(method.swiftName)
  }

  /// Returns the trigger of `init(coder:)`, or nil for other code.
  private func decodingTrigger(of code: MemberCode) -> LoadPath.Trigger? {
    guard case .method(let index) = code.member,
      types[code.container].methods[index].selector == "initWithCoder:"
    else { return nil }
    return .calling("init(coder:)")
  }

  /// Returns the trigger of code that runs during or soon after nib loading, or nil for other code.
  ///
  /// Code that runs when a view is shown, in response to an action or when other types call it is relevant only for the
  /// outlets of the class itself.
  private func memberTrigger(of code: MemberCode, _ outlets: [String: [String: Bool]]) -> LoadPath.Trigger? {
    let type = types[code.container]
    switch code.member {
    case .getter:
      return nil
    case .setter(let index):
      let modifiers = type.properties[index].traits.modifiers
      let isVisible =
        !modifiers.isDisjoint(with: PropertyRules.visibleModifiers) || modifiers.contains(.override)
        || type.traits.modifiers.contains(.objcMembers)
      // Code may set the other properties of a controller before its outlets are connected.
      return isVisible || outlets[type.name] != nil ? .setting(type.properties[index].name) : nil
    case .method(let index):
      let method = type.methods[index]
      if tree.language == .objectiveC {
        let isAssigning =
          Self.assigning.contains(method.swiftName) && !method.traits.modifiers.contains(.typeMember)
        return isAssigning ? .calling(method.swiftName) : nil
      }
      let hasOutlets = outlets[type.name] != nil
      switch method.selector {
      case "initWithCoder:", "initWithFrame:", "awakeFromNib": break
      case let selector where hasOutlets && Self.showing.contains(selector): break
      case _ where hasOutlets && method.traits.modifiers.contains(.action): break
      // The code that creates the object may call its other methods before the outlets are connected.
      case _ where hasOutlets && method.kind == .method && mayBeCalledByOthers(method):
        return .requesting(method.swiftName)
      default: return nil
      }
      return .calling(method.swiftName)
    }
  }
}

/// Whether other types may call a method; false for overrides and type methods.
private func mayBeCalledByOthers(_ method: MethodDeclaration) -> Bool {
  method.traits.modifiers.isDisjoint(with: [.typeMember, .override])
    && method.traits.access.map { $0 > .fileprivate } != false
}

extension LoadPath.Trigger {
  /// The methods that nib loading calls.
  fileprivate static let methods: Set<String> = [
    "init(coder:)", "init(frame:)", "init()", "awakeAfter(using:)", "awakeFromNib()",
  ]

  /// Whether the code runs during nib loading, rather than when the contents of the nib are shown or when other code
  /// calls the method.
  fileprivate var isPartOfLoad: Bool {
    switch self {
    case .setting: true
    case .calling(let name): Self.methods.contains(name)
    case .requesting: false
    }
  }
}
