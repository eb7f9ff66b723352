import SourceSyntax

/// Recognizes sources for Swift 1 and 2, which later compilers reject.
struct OldSwiftSyntax {
  private let tree: SyntaxTree
  private let types: [TypeDeclaration]

  init(_ tree: SyntaxTree, _ types: [TypeDeclaration]) { (self.tree, self.types) = (tree, types) }

  /// Whether the source overrides, implements or calls API under a name from before Swift 3.
  var isUsed: Bool {
    types.contains(where: declaresOldMethod) || tree.nodes.indices.contains(where: isOldCall)
  }

  // MARK: - Declarations

  private func declaresOldMethod(_ type: TypeDeclaration) -> Bool {
    type.methods.contains { method in
      let isOverride = method.traits.modifiers.contains(.override)
      return isOverride && Self.overrides.contains(method.swiftName)
        || Self.requirements.contains(method.swiftName)
    }
  }

  /// The full names of the methods that apps override most often; the name of the first parameter is treated as a
  /// label.
  private static let overrides: Set<String> = [
    "awakeAfterUsingCoder(aDecoder:)", "drawRect(dirtyRect:)", "drawRect(rect:)", "encodeWithCoder(aCoder:)",
    "hitTest(point:withEvent:)", "keyDown(theEvent:)", "mouseDown(theEvent:)",
    "numberOfSectionsInTableView(tableView:)", "pointInside(point:withEvent:)",
    "prepareForSegue(segue:sender:)", "setEditing(editing:animated:)",
    "setHighlighted(highlighted:animated:)", "setSelected(selected:animated:)",
    "shouldPerformSegueWithIdentifier(identifier:sender:)",
    "touchesBegan(touches:withEvent:)", "touchesEnded(touches:withEvent:)",
    "touchesMoved(touches:withEvent:)", "traitCollectionDidChange(previousTraitCollection:)",
    "viewDidAppear(animated:)", "viewDidDisappear(animated:)", "viewWillAppear(animated:)",
    "viewWillDisappear(animated:)", "viewWillTransitionToSize(size:withTransitionCoordinator:)",
  ]

  /// The full names of the protocol methods that apps implement most often, in the same form.
  private static let requirements: Set<String> = [
    "application(application:didFinishLaunchingWithOptions:)",
    "collectionView(collectionView:cellForItemAtIndexPath:)",
    "collectionView(collectionView:numberOfItemsInSection:)", "numberOfRowsInTableView(tableView:)",
    "numberOfSectionsInCollectionView(collectionView:)", "tableView(tableView:cellForRowAtIndexPath:)",
    "tableView(tableView:didSelectRowAtIndexPath:)", "tableView(tableView:numberOfRowsInSection:)",
    "tableView(tableView:objectValueForTableColumn:row:)", "tableView(tableView:viewForTableColumn:row:)",
  ]

  // MARK: - Calls

  private func isOldCall(_ node: Int) -> Bool {
    let call = SyntaxTree.Index(node)
    guard tree[call].kind == .call, let callee = tree.callee(of: call) else { return false }
    switch tree[callee].kind {
    case .name:
      return tree.name(of: callee).starts(with: "dispatch_".utf8)
        && Self.functions.contains(tree.nameText(of: callee))
    case .member:
      guard tree[callee].nextSibling < 0, let base = tree.base(of: callee), tree[base].kind == .name else {
        return false
      }
      let className = tree.name(of: base)
      return (className.starts(with: "UI".utf8) || className.starts(with: "NS".utf8))
        && Self.classMethods.contains(tree.nameText(of: callee))
    default: return false
    }
  }

  /// The functions of Dispatch, which Swift 3 made unavailable (SE-0088).
  private static let functions: Set<String> = [
    "dispatch_after", "dispatch_async", "dispatch_get_global_queue", "dispatch_get_main_queue",
    "dispatch_group_create", "dispatch_group_notify", "dispatch_once", "dispatch_queue_create",
    "dispatch_semaphore_create", "dispatch_sync", "dispatch_time",
  ]

  /// The framework methods that became properties in Swift 3 (SE-0005).
  private static let classMethods: Set<String> = [
    "blackColor", "blueColor", "clearColor", "currentCalendar", "currentDevice", "currentLocale",
    "currentRunLoop", "currentThread", "darkGrayColor", "defaultCenter", "defaultManager",
    "generalPasteboard",
    "grayColor", "greenColor", "lightGrayColor", "mainBundle", "mainQueue", "mainRunLoop", "mainScreen",
    "mainThread", "orangeColor", "processInfo", "redColor", "sharedApplication", "sharedHTTPCookieStorage",
    "sharedSession", "sharedURLCache", "sharedWorkspace", "standardUserDefaults", "whiteColor", "yellowColor",
  ]
}
