import RuntimeAttributes

/// The dialects of Swift in which the parts of one class are built.
struct ClassLanguageModes {
  /// Of most classes no part has any.
  private var byPart: [ObjectIdentifier: SwiftLanguageMode] = [:]

  /// Finds out the dialects of a class's parts; those of Objective-C have none.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - graph: The classes.
  ///   - dialect: The dialect in which a source is built, by its path.
  init(_ parts: [DeclarationIndex.Entry], in graph: ClassGraph, _ dialect: (String) -> SwiftLanguageMode) {
    var isOld: Bool?
    for part in parts where graph.language(of: part) == .swift {
      var own = dialect(graph.names.index.sources[part.source].interface.file)
      if own.remove(.uncertain) != nil {
        let hasSigns = isOld ?? parts.contains { Self.isOld($0.whole) }
        isOld = hasSigns
        if hasSigns { own.formUnion(.beforeSwift3) }
      }
      if !own.isEmpty { byPart[ObjectIdentifier(part)] = own }
    }
  }

  /// The dialect of a part.
  subscript(part: DeclarationIndex.Entry) -> SwiftLanguageMode {
    byPart.isEmpty ? [] : byPart[ObjectIdentifier(part)] ?? []
  }

  /// Whether a declaration overrides a method by a name that the frameworks' methods had before Swift 3 alone: a later
  /// compiler would find nothing to override.
  private static func isOld(_ declaration: TypeDeclaration) -> Bool {
    declaration.methods.contains { method in
      method.traits.modifiers.contains(.override) && oldOverrides.contains(method.swiftName)
    }
  }

  /// What classes of apps override most, with the first parameter's name read as a label.
  private static let oldOverrides: Set<String> = [
    "awakeAfterUsingCoder(aDecoder:)", "drawRect(dirtyRect:)", "drawRect(rect:)", "encodeWithCoder(aCoder:)",
    "hitTest(point:withEvent:)", "keyDown(theEvent:)", "mouseDown(theEvent:)",
    "numberOfSectionsInTableView(tableView:)", "pointInside(point:withEvent:)",
    "prepareForSegue(segue:sender:)", "setEditing(editing:animated:)",
    "setHighlighted(highlighted:animated:)", "setSelected(selected:animated:)",
    "shouldPerformSegueWithIdentifier(identifier:sender:)",
    "tableView(tableView:cellForRowAtIndexPath:)", "tableView(tableView:didSelectRowAtIndexPath:)",
    "tableView(tableView:numberOfRowsInSection:)", "touchesBegan(touches:withEvent:)",
    "touchesEnded(touches:withEvent:)", "touchesMoved(touches:withEvent:)",
    "traitCollectionDidChange(previousTraitCollection:)", "viewDidAppear(animated:)",
    "viewDidDisappear(animated:)", "viewWillAppear(animated:)", "viewWillDisappear(animated:)",
    "viewWillTransitionToSize(size:withTransitionCoordinator:)",
  ]
}

extension SwiftLanguageMode {
  /// The selector of a method beside the one with its first label, where the name of the first parameter is no label
  /// unless it is written twice.
  func otherSelector(of method: MethodDeclaration) -> String? {
    guard contains(.leavesOutFirstLabels), method.traits.objectiveCName == nil else { return nil }
    return FirstArgumentLabel.selector(method.selector, without: method.swiftName)
  }

  /// All selectors of a method.
  func selectors(of method: MethodDeclaration) -> [String] {
    [method.selector] + [otherSelector(of: method)].compactMap(\.self)
  }
}
