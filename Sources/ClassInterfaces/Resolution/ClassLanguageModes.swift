import RuntimeAttributes

/// The language modes in which the parts of a class are built.
struct ClassLanguageModes {
  /// The nonempty language modes, by part; most classes have none.
  private var byPart: [ObjectIdentifier: SwiftLanguageMode] = [:]

  /// Determines the language modes of a class's Swift parts.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - graph: The classes.
  ///   - languageMode: Returns the language mode of the source at a path.
  init(_ parts: [DeclarationIndex.Entry], in graph: ClassGraph, _ languageMode: (String) -> SwiftLanguageMode)
  {
    var isOld: Bool?
    for part in parts where graph.language(of: part) == .swift {
      var own = languageMode(graph.names.index.sources[part.source].interface.file)
      if own.remove(.uncertain) != nil {
        let hasSigns = isOld ?? parts.contains { Self.isOld($0.whole) }
        isOld = hasSigns
        if hasSigns { own.formUnion(.beforeSwift3) }
      }
      if !own.isEmpty { byPart[ObjectIdentifier(part)] = own }
    }
  }

  subscript(part: DeclarationIndex.Entry) -> SwiftLanguageMode {
    byPart.isEmpty ? [] : byPart[ObjectIdentifier(part)] ?? []
  }

  /// Whether a declaration overrides a method under the method's name from before Swift 3.
  ///
  /// Later compilers reject such an override.
  private static func isOld(_ declaration: TypeDeclaration) -> Bool {
    declaration.methods.contains { method in
      method.traits.modifiers.contains(.override) && oldOverrides.contains(method.swiftName)
    }
  }

  /// The methods that apps override most often, with the name of the first parameter treated as a label.
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
  /// Returns the selector that a method has if its first label is omitted, as old versions do unless it is written
  /// twice.
  func otherSelector(of method: MethodDeclaration) -> String? {
    guard contains(.leavesOutFirstLabels), method.traits.objectiveCName == nil else { return nil }
    return FirstArgumentLabel.selector(method.selector, without: method.swiftName)
  }

  /// Returns all possible selectors of a method.
  func selectors(of method: MethodDeclaration) -> [String] {
    [method.selector] + [otherSelector(of: method)].compactMap(\.self)
  }
}
