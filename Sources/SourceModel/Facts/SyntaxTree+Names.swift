import SourceSyntax

/// Calls that may use a nib, storyboard, scene, segue, cell or class by name.
extension SyntaxTree {
  /// Whether a call may use something by name.
  func mayUseByName(_ call: Index) -> Bool {
    let name = calleeName(of: call)
    switch name.first {
    case UInt8(ascii: "d"): if DequeuingMethods.mayBeNamed(by: name) { return true }
    case UInt8(ascii: "i"):
      if name.starts(with: "instantiate".utf8) { return true }
      if name.spells("init"), isStoryboardClass(base(of: callee(of: call) ?? call)) { return true }
    case UInt8(ascii: "o"): if name.spells("object_setClass") { return true }
    case UInt8(ascii: "p"): if name.starts(with: "performSegue".utf8) { return true }
    case UInt8(ascii: "r"): if name.starts(with: "register".utf8) { return true }
    case UInt8(ascii: "s"): if name.spells("storyboardWithName") { return true }
    case UInt8(ascii: "N"), UInt8(ascii: "U"):
      if name.spells("UIStoryboard") || name.spells("NSStoryboard") { return true }
    default: break
    }
    return mayNameNib(call, name)
  }

  /// Whether an expression is the name of a storyboard class.
  func isStoryboardClass(_ node: Index?) -> Bool {
    guard let node else { return false }
    return isName(node, "UIStoryboard") || isName(node, "NSStoryboard")
  }

  /// Whether the name or an argument label of a call contains `nib` or `Nib`.
  func mayNameNib(_ call: Index, _ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if name.mentionsNib { return true }
    var child = firstChild(of: call).map { self[$0].nextSibling } ?? -1
    while child >= 0 {
      if self[child].kind == .argument, self.name(of: child).mentionsNib { return true }
      child = self[child].nextSibling
    }
    return false
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether a name contains `nib` or `Nib`.
  fileprivate var mentionsNib: Bool {
    guard count >= 3 else { return false }
    return indices.dropFirst(2).contains { offset in
      self[offset] == UInt8(ascii: "b") && self[offset - 1] == UInt8(ascii: "i")
        && self[offset - 2] | 0x20 == UInt8(ascii: "n")
    }
  }
}
