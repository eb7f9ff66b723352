/// Storyboards, and the controllers that they are asked for.
extension NameReferenceFinder {
  mutating func noteStoryboard(_ call: Call) {
    let isAppKit = bytes[call.callee.start] == UInt8(ascii: "N") || call.receiver == "NSStoryboard"
    let type = isAppKit ? "NSStoryboard.Name" : "String"
    guard let storyboard = text(of: call.argument("name"), as: type),
      let bundle = Self.bundle(call.argument("bundle"))
    else {
      makesUnknownStoryboards = true
      if let controller = chained(behind: call, to: Self.makingControllers) {
        noted.insert(controller.callee.start)
      }
      return
    }
    if storyboard.constant != nil { namesStoryboardByConstant = true }
    // A class's bundle may be a dependency's, whose controllers nobody has seen.
    if bundle.className != nil { makesUnknownStoryboards = true }
    add(.storyboard, storyboard, of: bundle, at: call.callee)
    if let declared {
      let name = SwiftLexer(bytes).text(declared.start..<declared.end)
      let isSame = storyboards[name].map { $0 == storyboard } ?? true
      storyboards.updateValue(isSame ? storyboard : nil, forKey: name)
    }
    guard let controller = chained(behind: call, to: Self.makingControllers) else { return }
    noted.insert(controller.callee.start)
    let demand = demand(ofControllerGivenBy: controller)
    if let identifier = identifier(of: controller) {
      let target = NameReference.Target.controller(storyboard: nil)
      add(target, identifier, of: bundle, at: controller.callee, demanding: demand)
      found[found.count - 1].name(storyboard: storyboard)
    } else if let demand, controller.arguments.isEmpty, storyboard.constant == nil {
      add(.initialController, storyboard, of: bundle, at: controller.callee, demanding: demand)
    }
  }

  /// The methods by which a storyboard makes its controllers.
  private static let makingControllers: [StaticString] = [
    "instantiateViewController", "instantiateController", "instantiateInitialViewController",
    "instantiateInitialController",
  ]

  func isNoted(_ callee: SwiftToken) -> Bool { noted.contains(callee.start) }

  /// The call of one of some methods that is sent to what another call makes as soon as it is made.
  mutating func chained(behind call: Call, to names: [StaticString]) -> Call? {
    var lexer = SwiftLexer(bytes, range: call.end..<range.upperBound)
    guard lexer.next().kind == .dot else { return nil }
    let callee = lexer.next()
    let opening = lexer.next()
    guard callee.kind == .identifier, opening.kind == .leftParen,
      names.contains(where: { lexer.spells(callee, $0) }),
      let (arguments, end) = calls.read(lexer, opening: opening)
    else { return nil }
    return Call(callee: callee, receiver: nil, arguments: arguments, end: end, isGrouped: call.isGrouped)
  }

  /// Notes a controller that a storyboard is asked for which something else made than the same expression.
  mutating func note(_ controller: Found, askedOf call: Call) {
    guard let receiver = call.receiver else { return }
    var controller = controller
    // Only a storyboard of the app's own can be held against what the tree has.
    let isAppsOwn = !makesUnknownStoryboards
    // What the body declares by a name is no member of that name: `self.prefs`, `other.prefs`.
    let isBare = call.path?.count == receiver.utf8.count
    let storyboard = isBare ? storyboards[receiver] : nil
    if storyboard == nil, let holder = holder(of: call) {
      controller.storyboardHolder = holder.spelling
      controller.mayBeOfAnyStoryboard =
        isAppsOwn && !namesStoryboardByConstant && receiver == "storyboard"
        && controller.target != .initialController
      return found.append(controller)
    }
    guard isAppsOwn, receiver == "storyboard" || storyboard != nil else { return }
    let name = storyboard ?? nil
    guard name?.constant != nil || !namesStoryboardByConstant else { return }
    if controller.target == .initialController {
      guard let name, name.constant == nil else { return }
      controller.name = name.text
    } else {
      controller.name(storyboard: name)
    }
    found.append(controller)
  }

  /// The constant outside of the body that may hold the storyboard which is asked for a controller.
  private func holder(of call: Call) -> ConstantExpression? {
    guard let path = call.path else { return nil }
    let end = path.upperBound < range.upperBound ? bytes[path.upperBound] : 0
    // A controller's own, `storyboard?`, is none that code makes.
    if call.receiver == "storyboard", end == UInt8(ascii: "?") || end == UInt8(ascii: "!") { return nil }
    let names = bytes[path].filter { $0 > 0x20 && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
    guard let holder = ConstantExpression(String(decoding: names, as: UTF8.self)), !holder.isRawValue,
      !constants.areOthers(holder.first)
    else { return nil }
    return holder
  }

  /// The identifier by which a storyboard is asked for a controller.
  func identifier(of call: Call) -> Name? {
    let isAppKit = SwiftLexer(bytes).spells(call.callee, "instantiateController")
    return name(
      in: call.argument("withIdentifier", "identifier"),
      as: isAppKit ? "NSStoryboard.SceneIdentifier" : "String"
    )
  }
}

extension NameReferenceFinder.Found {
  /// Takes the name of the storyboard that is asked for the controller; nil where any may be meant.
  fileprivate mutating func name(storyboard: NameReferenceFinder.Name?) {
    target = .controller(storyboard: storyboard.flatMap { $0.isKnown ? $0.text : nil })
    storyboardConstant = storyboard?.constant
  }
}
