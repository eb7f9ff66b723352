import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Calls, messages, strings and class names.
extension FactReader {
  mutating func readCall(_ node: SyntaxTree.Index, to sink: UInt32, _ traits: Occurrence.Traits) {
    guard let callee = tree.firstChild(of: node) else { return }
    if tree.mayUseByName(node) { uses.append(node) }
    let name = tree.name(of: callee)
    if readClassName(node, callee, name, to: sink) { return }
    let hasArguments = tree.children(of: node).contains { tree[$0].kind == .argument }
    let traits = traits.union(hasArguments ? [.isCall, .hasArguments] : .isCall)
    switch tree[callee].kind {
    case .name:
      if tree.isNamed(callee, "type"), let only = onlyArgument(of: node) {
        // `type(of: card)` is always a class value.
        return read(only, to: sink, .isClass)
      }
      if tree.isNamed(callee, "Self") {
        noteOwnConstruction(callee)
      } else if isTypeName(name), tree.language == .swift {
        noteConstruction(callee, of: node, to: sink)
      } else {
        withPart(FactWord(name) == .coreFoundationString ? .wrapper : nil, of: sink) { reader in
          reader.note(.name, name, at: reader.tree[callee].nameStart, to: sink, traits: traits)
        }
      }
      readGenericArguments(of: callee)
    case .member: readMemberCall(node, callee: callee, name: name, to: sink, traits)
    case .closure: readClosure(callee, to: sink)
    case .collection where tree.language == .swift: readElementType(callee)
    default:
      read(callee, to: 0)
      // The callee is an expression with an unknown value: `makeName()()`.
      noteUnknown(.changed, at: node, to: sink)
    }
    readArguments(of: node, callee: wrappingType(madeBy: callee) ?? name, to: sink)
    if let wrapped = wrappedName(by: node) {
      let count = uses.count
      read(wrapped, to: sink)
      uses.removeSubrange(count...)
    }
  }

  /// Returns the name of the type whose explicit initializer wraps its argument, such as `Name` in `NSNib.Name.init`;
  /// nil for other callees.
  private func wrappingType(madeBy callee: SyntaxTree.Index) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard tree.language == .swift, tree[callee].kind == .member, let base = base(of: callee),
      FactWord(tree.name(of: callee)) == .initializer, FactWord(tree.name(of: base))?.wraps == true
    else { return nil }
    return tree.name(of: base)
  }

  /// Returns the argument of an implicit initializer that may wrap a name, or nil for other calls.
  ///
  /// Example: `.init("Card")` in `NSNib(nibNamed: .init("Card"))`.
  private func wrappedName(by call: SyntaxTree.Index) -> SyntaxTree.Index? {
    guard let callee = tree.firstChild(of: call), tree[callee].kind == .member, base(of: callee) == nil,
      FactWord(tree.name(of: callee)) == .initializer,
      let argument = tree.children(of: call).first(where: { tree[$0].kind == .argument }),
      tree[argument].nextSibling < 0, let value = tree.firstChild(of: argument)
    else { return nil }
    let isUnlabeled = tree.name(of: argument).isEmpty || tree.isNamed(argument, "rawValue")
    return isUnlabeled && [.string, .name, .member, .call].contains(tree[value].kind) ? value : nil
  }

  private mutating func readMemberCall(
    _ node: SyntaxTree.Index,
    callee: SyntaxTree.Index,
    name: Slice<UnsafeBufferPointer<UInt8>>,
    to sink: UInt32,
    _ traits: Occurrence.Traits
  ) {
    if tree.generatedThing(callee) != nil || tree.language == .objectiveC && tree.isDestination(callee) {
      uses.append(callee)
    }
    guard let base = base(of: callee) else {
      withPart(wrappedName(by: node) == nil ? nil : .wrapper, of: sink) { reader in
        let offset = reader.tree[callee].nameStart
        reader.note(.member, name, at: offset, to: sink, on: .implicit, traits: traits)
      }
      return
    }
    let word = FactWord(name)
    if word?.isMetatype == true, tree[node].traits.contains(.isMessage) || word == .classForCoder {
      return readMetatype(base, to: sink)
    }
    if let made = madeClass(name, word, base) {
      let isMessage = tree.language == .objectiveC && name.starts(with: "init".utf8)
      noteConstruction(made, of: node, to: sink, of: isMessage ? interner.intern(name) : 0)
      return readGenericArguments(of: made)
    }
    if makesOwnClass(word, base) { return noteOwnConstruction(base) }
    if word?.returnsReceiver == true, tree[node].traits.contains(.isMessage), tree[base].kind == .call {
      return read(base, to: sink)
    }
    let (receiver, receiverName) = self.receiver(base)
    if receiver == .type, isTypeName(name), tree.language == .swift {
      // `Deck.Card()`
      noteConstruction(callee, of: node, to: sink, receiver, of: receiverName)
      return readGenericArguments(of: callee)
    }
    let carries = word?.carries == true || word?.wraps == true
    withPart(carries ? .wrapper : nil, of: sink) { reader in
      reader.note(
        .member,
        name,
        at: reader.tree[callee].nameStart,
        to: sink,
        on: receiver,
        of: receiverName,
        traits: traits
      )
    }
    readGenericArguments(of: callee)
    guard let word, word.carries else {
      let elements = word?.visits == true ? elementSink(of: node) : nil
      return read(base, to: elements ?? self.sink(.receiver, interner.intern(name), outer: sink))
    }
    let outerIsChanged = isChanged
    isChanged = isChanged || word.changes && !removesModule(node)
    if word.joins {
      readPiece(1, base, to: sink)
    } else {
      readChanged(base, to: sink, removesModule(node) ? .unqualified : .changed)
    }
    isChanged = outerIsChanged
  }

  /// Returns the sink of the elements that a call such as `map` passes to its only argument: the first parameter of a
  /// closure or function; nil for other arguments.
  private mutating func elementSink(of call: SyntaxTree.Index) -> UInt32? {
    guard let argument = onlyArgument(of: call) else { return nil }
    switch tree[argument].kind {
    case .closure:
      let parameter = tree.children(of: argument).first { tree[$0].kind == .parameter }
      let variable = parameter.flatMap { parameter in
        tree.children(of: parameter).first { tree[$0].kind == .variable }
      }
      let name = variable.map { interner.intern(tree.name(of: $0)) }
      return sink(.variable, name ?? interner.intern(Self.firstParameter))
    case .name: return sink(.argument, interner.intern(tree.name(of: argument)))
    default: return nil
    }
  }

  private static let firstParameter = Array("$0".utf8)

  /// Whether a call splits a string at each `.`, which removes the module from a class name.
  private func removesModule(_ call: SyntaxTree.Index) -> Bool {
    onlyArgument(of: call).map { tree[$0].kind == .string && tree.isNamed($0, ".") } == true
  }

  /// Reads the element type of `[Card]()`, which creates an array, or of `[String: Card]()`, which creates a
  /// dictionary.
  private mutating func readElementType(_ collection: SyntaxTree.Index) {
    for child in tree.children(of: collection) {
      if tree[child].kind == .name, isTypeName(tree.name(of: child)) {
        note(.type, typeNumber(ofExpression: child), at: tree[child].nameStart)
      } else {
        read(child, to: 0)
      }
    }
  }

  // MARK: - Construction

  /// Returns the class that a call instantiates, if any: `Card(…)`, `Card.init(…)`, `[[Card alloc] init…]`.
  func classMade(by call: SyntaxTree.Index) -> SyntaxTree.Index? {
    guard tree[call].kind == .call, let callee = tree.firstChild(of: call) else { return nil }
    let name = tree.name(of: callee)
    switch tree[callee].kind {
    case .name: return tree.language == .swift && isTypeName(name) ? callee : nil
    case .member: return base(of: callee).flatMap { madeClass(name, FactWord(name), $0) }
    default: return nil
    }
  }

  /// Returns the class that `Card.init(…)`, `Card.self.init(…)`, `[Card new]`, `[Card alloc]` or `[[Card alloc] init…]`
  /// instantiates; nil for other calls.
  private func madeClass(
    _ name: Slice<UnsafeBufferPointer<UInt8>>,
    _ word: FactWord?,
    _ receiver: SyntaxTree.Index
  ) -> SyntaxTree.Index? {
    let base = spelledClass(receiver)
    if word == .initializer || word == .new || word == .alloc, [.name, .member].contains(tree[base].kind),
      isTypeName(tree.name(of: base)),
      !tree.isNamed(base, "Self")
    {
      return base
    }
    guard name.starts(with: "init".utf8), tree[base].kind == .call, let inner = tree.firstChild(of: base),
      tree.isNamed(inner, "alloc") || tree.isNamed(inner, "allocWithZone"),
      let made = self.base(of: inner).map(spelledClass),
      isTypeName(tree.name(of: made)), [.name, .member].contains(tree[made].kind)
    else { return nil }
    return made
  }

  /// Returns the class in `Card.self` or `[Card class]`, or any other expression itself.
  private func spelledClass(_ node: SyntaxTree.Index) -> SyntaxTree.Index {
    guard [.call, .member].contains(tree[node].kind), let operand = classOperand(node),
      isTypeName(tree.name(of: operand)), !tree.isNamed(operand, "Self")
    else { return node }
    return operand
  }

  /// Whether a call instantiates the class of the enclosing member: `Self.init(…)`, `[[self class] new]`, or
  /// `[self alloc]` in a class method.
  private func makesOwnClass(_ word: FactWord?, _ base: SyntaxTree.Index) -> Bool {
    guard word == .initializer || word == .new || word == .alloc || word == .allocWithZone else {
      return false
    }
    if tree.isNamed(base, "self") || tree.isNamed(base, "super") {
      return tree[base].kind == .name && facts.units.last?.traits.contains(.isStatic) == true
    }
    return tree.isNamed(base, "Self") || isOwnClass(base)
  }

  private mutating func noteOwnConstruction(_ made: SyntaxTree.Index) {
    note(.ownClassName, [], at: tree[made].start, to: sink(.construction))
  }

  private mutating func noteConstruction(
    _ made: SyntaxTree.Index,
    of call: SyntaxTree.Index,
    to sink: UInt32,
    _ receiver: Occurrence.Receiver = .none,
    of receiverName: SourceFacts.Name = 0
  ) {
    let isProvided =
      call == providedCall
      || tree.children(of: call).contains {
        givesNib($0, isMessage: tree[call].traits.contains(.isMessage), call)
      }
    let traits: Occurrence.Traits = isProvided ? [.isCall, .isProvided] : .isCall
    withPart(FactWord(tree.name(of: made))?.wraps == true ? .wrapper : nil, of: sink) { reader in
      reader.note(
        .construction,
        reader.typeNumber(ofExpression: made),
        at: reader.tree[made].nameStart,
        to: sink,
        on: receiver,
        of: receiverName,
        traits: traits
      )
    }
    if tree[made].kind == .member, let base = base(of: made) { read(base, to: 0) }
    // A generic function creates an object of the class that its caller passes or expects.
    if isTypeParameter(made) {
      note(.className, tree.name(of: made), at: tree[made].nameStart, to: self.sink(.construction))
    }
  }

  /// Whether an argument certainly passes a nib or its name to the created controller.
  ///
  /// The value of a variable may be nil.
  private func givesNib(_ argument: SyntaxTree.Index, isMessage: Bool, _ call: SyntaxTree.Index) -> Bool {
    guard tree[argument].kind == .argument, let value = tree.firstChild(of: argument) else { return false }
    let label = tree.name(of: argument)
    if isMessage {
      guard label.isEmpty, let callee = tree.firstChild(of: call),
        tree.isNamed(callee, "initWithNibName") || tree.isNamed(callee, "initWithWindowNibName")
      else { return false }
    } else {
      guard ["nibName", "nib", "windowNibName"].contains(where: { label.elementsEqual($0.utf8) }) else {
        return false
      }
    }
    switch tree[value].kind {
    case .string: return !tree.name(of: value).isEmpty
    case .call, .member: return true
    default: return false
    }
  }

  // MARK: - Arguments

  private func onlyArgument(of call: SyntaxTree.Index) -> SyntaxTree.Index? {
    let arguments = tree.children(of: call).filter { tree[$0].kind == .argument }
    return arguments.count == 1 ? tree.firstChild(of: arguments[0]) : nil
  }

  private mutating func readArguments(
    of call: SyntaxTree.Index,
    callee: Slice<UnsafeBufferPointer<UInt8>>,
    to sink: UInt32
  ) {
    let word = FactWord(callee)
    let (wraps, carries) = (word?.wraps == true, word?.carries == true)
    let formats =
      word == .stringWithFormat
      || wraps
        && tree.children(of: call).contains { argument in
          tree[argument].kind == .argument && tree.isNamed(argument, "format")
        }
    let name = interner.intern(callee)
    // `name.append("-large")` modifies the variable.
    let isAppended = carries && sink == 0
    let sink = isAppended ? changedVariable(by: call) : sink
    let arguments = tree.children(of: call).filter { tree[$0].kind == .argument }
    if formats, readFormat(arguments, to: sink) { return }
    // The separator is not a part of the name.
    if carries, removesModule(call) { return }
    for argument in arguments {
      let label = tree.name(of: argument)
      for value in tree.children(of: argument) {
        if isAppended, word?.appends == true {
          readAppended(value, to: sink)
        } else if carries, word?.joins == true, !isAppended {
          readPiece(2, value, to: sink)
        } else if carries || formats {
          readChanged(value, to: sink)
        } else if wraps {
          // The encoding is not a part of the string.
          read(value, to: tree.isNamed(argument, "encoding") ? 0 : sink)
        } else {
          read(value, to: self.sink(.argument, name, label: interner.intern(label), outer: sink))
        }
      }
    }
  }

  /// Returns the sink of the variable to which a method appends a string, or 0 if the receiver is another expression.
  private mutating func changedVariable(by call: SyntaxTree.Index) -> UInt32 {
    guard let callee = tree.firstChild(of: call), tree[callee].kind == .member, let base = base(of: callee),
      tree[base].kind == .name || tree[base].kind == .member
    else { return 0 }
    return sink(.variable, interner.intern(tree.name(of: base)))
  }

  // MARK: - Strings

  /// Records a string literal, or the parts of an interpolated string literal.
  mutating func readString(_ node: SyntaxTree.Index, to sink: UInt32) {
    if tree.firstChild(of: node) == nil {
      let text = tree.name(of: node)
      if let value = tree.joinedLines(text), value.count <= SourceFacts.longestName {
        return note(.string, value, at: tree[node].start, to: sink)
      }
      noteText(.string, text, at: tree[node].start, to: sink)
      // The value of a name with escapes, or of joined literals such as `@"Ca" "rd"`, is unknown.
      let isEscaped = text.contains(UInt8(ascii: "\\")) && !text.contains(0x20)
      if isEscaped || tree.language == .objectiveC && tree.isJoined(node) {
        noteUnknown(.changed, at: node, to: sink)
      }
      // Code that is not read may use the string as a format.
      if part == .whole || sink != partSink, !text.contains(0x20), let format = SplitFormat(text),
        !format.isEmpty
      {
        notePieces(of: format, at: node, to: sink)
      }
    } else {
      readPieces(of: node, to: sink)
    }
  }

  mutating func noteText(
    _ role: Occurrence.Role,
    _ text: Slice<UnsafeBufferPointer<UInt8>>,
    at offset: UInt32,
    to sink: UInt32
  ) {
    guard !text.isEmpty || role == .string && sink != 0, text.count <= SourceFacts.longestName else { return }
    note(role, text, at: offset, to: sink)
  }

  // MARK: - Class names

  /// Records `String(describing: Card.self)`, `NSStringFromClass([Card class])` and similar calls.
  ///
  /// - Returns: Whether the call returns the name of a class.
  private mutating func readClassName(
    _ call: SyntaxTree.Index,
    _ callee: SyntaxTree.Index,
    _ name: Slice<UnsafeBufferPointer<UInt8>>,
    to sink: UInt32
  ) -> Bool {
    let word = FactWord(name)
    // A method with this name and with arguments is declared by the app.
    if tree[callee].kind == .member, word == .description || word == .className, let base = base(of: callee),
      !tree.children(of: call).contains(where: { tree[$0].kind == .argument })
    {
      let isOperand = word == .className || namesClass(base)
      guard let operand = classOperand(base) ?? (isOperand ? base : nil) else { return false }
      noteClassName(operand, to: sink, isOfRuntime: word == .className)
      return true
    }
    guard word == .stringType || word?.namesClass == true,
      let argument = tree.children(of: call).first(where: { tree[$0].kind == .argument }),
      let value = tree.firstChild(of: argument)
    else { return false }
    let label = FactWord(tree.name(of: argument))
    if word == .stringType {
      // In Swift 2, `String(Card)` is the name of the class.
      guard label == .describing || label == .reflecting || tree.name(of: argument).isEmpty && isClass(value)
      else { return false }
      // The string for an object is its description, unless the object is a class.
      guard classOperand(value) != nil || classVariable(value) != nil || mayHoldClass(value) else {
        return false
      }
    }
    let operand = classOperand(value)
    noteClassName(
      operand ?? value,
      to: sink,
      isOfRuntime: word != .stringType || label == .reflecting,
      isVariable: operand == nil && tree.language == .objectiveC
    )
    return true
  }

  /// Returns the class in `Card.self`, `type(of: card)`, `[Card class]` or `self.class`, or nil for any other
  /// expression.
  func classOperand(_ node: SyntaxTree.Index) -> SyntaxTree.Index? {
    switch tree[node].kind {
    case .argument, .tuple: return tree.firstChild(of: node).flatMap(classOperand)
    case .name: return tree.isNamed(node, "Self") ? node : nil
    case .member: return FactWord(tree.name(of: node))?.isMetatype == true ? base(of: node) : nil
    case .call:
      guard let callee = tree.firstChild(of: node) else { return nil }
      if tree.isNamed(callee, "type"), tree[callee].kind == .name {
        return onlyArgument(of: node).map { classOperand($0) ?? $0 }
      }
      guard tree[callee].kind == .member, tree.isNamed(callee, "class") else { return nil }
      return base(of: callee)
    default: return nil
    }
  }

  /// Whether an expression names a class; its `description()` is then the name of the class.
  private func namesClass(_ node: SyntaxTree.Index) -> Bool {
    tree[node].kind == .name
      && (isTypeName(tree.name(of: node)) || tree.language == .swift && tree.isNamed(node, "self"))
  }

  /// Whether a Swift expression is certainly a class: `Card.self`, `self` in a static member, a variable that contains
  /// a class, or a type parameter.
  private mutating func isClass(_ node: SyntaxTree.Index) -> Bool {
    guard tree.language == .swift else { return false }
    return classOperand(node) != nil || classVariable(node) != nil || isTypeParameter(node)
  }

  /// Whether an expression is the name of a type parameter.
  private mutating func isTypeParameter(_ node: SyntaxTree.Index) -> Bool {
    tree.language == .swift && tree[node].kind == .name
      && facts.typeParameters.contains(interner.intern(tree.name(of: node)))
  }

  /// Whether the name of a value suggests that the value may be a class: `cellType`, `self`, `c`.
  private func mayHoldClass(_ node: SyntaxTree.Index) -> Bool {
    if tree.isNamed(node, "self") { return true }
    let name = tree.nameText(of: node).lowercased()
    return ["class", "cls", "kind", "type"].contains(where: name.contains) || name.utf8.count == 1
  }

  /// Whether an expression is the object's own class: `type(of: self)`, `[self class]`.
  func isOwnClass(_ node: SyntaxTree.Index) -> Bool {
    guard let operand = classOperand(node) else { return false }
    return tree.isNamed(operand, "self") || tree.isNamed(operand, "Self")
  }

  /// Returns the variable that an expression consists of, if the variable contains a class: `type` in `"\(type)"`, or
  /// `self` in a static member.
  mutating func classVariable(_ node: SyntaxTree.Index) -> SyntaxTree.Index? {
    switch tree[node].kind {
    case .argument, .tuple: return tree.firstChild(of: node).flatMap { classVariable($0) }
    case .name:
      if tree.isNamed(node, "self") {
        return facts.units.last?.traits.contains(.isStatic) == true ? node : nil
      }
      let name = interner.intern(tree.name(of: node))
      return metatypeNames.contains(name) || ownClassNames.contains(name) ? node : nil
    default: return nil
    }
  }

  /// Records the name of a class as a string.
  ///
  /// - Parameters:
  ///   - operand: The class.
  ///   - sink: The sink of the string.
  ///   - isOfRuntime: Whether the string is the name in the runtime, which contains the module of a Swift class.
  ///   - isVariable: Whether the operand is an expression. In Objective-C, the name of a class is not an expression, so
  ///     a capitalized name is a variable: `NSStringFromClass(CellClass)`.
  mutating func noteClassName(
    _ operand: SyntaxTree.Index,
    to sink: UInt32,
    isOfRuntime: Bool = false,
    isVariable: Bool = false
  ) {
    let name = tree.name(of: operand)
    let receiver = isOfRuntime ? Occurrence.Receiver.expression : .none
    let (offset, traits) = (tree[operand].start, isChanged ? Occurrence.Traits.isChanged : [])
    switch tree[operand].kind {
    case .name
    where name.elementsEqual("self".utf8) || name.elementsEqual("Self".utf8)
      || name.elementsEqual("classForCoder".utf8) || ownClassNames.contains(interner.intern(name)):
      note(.ownClassName, [], at: offset, to: sink, on: receiver, traits: traits)
    case .name where !isVariable || !isTypeName(name), .type:
      note(.className, lastName(name), at: offset, to: sink, on: receiver, traits: traits)
    // A member of a value is a property: `model.ViewType`.
    case .member where !isTypeName(name) || base(of: operand).map { isTypeName(tree.name(of: $0)) } != false:
      note(.className, lastName(name), at: offset, to: sink, on: receiver, traits: traits)
    default:
      note(.className, [], at: offset, to: sink, on: receiver, traits: traits)
      read(operand, to: 0)
    }
  }
}

extension SyntaxTree {
  /// Returns the value of a multiline Swift string literal without escapes, or nil for other literals.
  ///
  /// The indentation of the closing quotes is not part of the lines.
  fileprivate func joinedLines(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    let newline = UInt8(ascii: "\n")
    guard language == .swift, !text.contains(UInt8(ascii: "\\")), let first = text.firstIndex(of: newline),
      text[..<first].allSatisfy({ $0 <= 0x20 }), let last = text.lastIndex(of: newline)
    else { return nil }
    let indentation = text[(last + 1)...]
    guard first < last else { return [] }
    let lines = text[(first + 1)..<last].split(separator: newline, omittingEmptySubsequences: false)
    let values = lines.map { line in
      line.starts(with: indentation) ? line.dropFirst(indentation.count) : line
    }
    return Array(values.joined(separator: [newline]))
  }
}
