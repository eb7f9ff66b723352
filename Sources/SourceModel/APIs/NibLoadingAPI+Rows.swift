// The rows of the table.
extension NibLoadingAPI {
  /// The framework methods that use resources, and common methods whose arguments do not name resources.
  package static let rows = nibs + storyboards + cells + assets + others + texts

  // A window controller logs that its nib failed to load, and continues without a window (XToDo#40, HockeySDK-Mac#12,
  // ShiftIt#144). Except for view controllers, AppKit's methods return nil or false.
  private static let nibs: [Self] = [
    Self("UINib(nibName:bundle:)", "nibWithNibName:bundle:")
      .with(.creates, .nib, in: .argument, ifMissing: .exception, .uiKit),
    Self("NSNib(nibNamed:bundle:)", "initWithNibNamed:bundle:")
      .with(.creates, .nib, in: .argument, ifMissing: .nilResult, .appKit),
    Self("loadNibNamed(_:owner:options:)", "loadNibNamed:owner:options:")
      .with(.loads, .nib, in: .receiver, ifMissing: .exception, .uiKit),
    Self("loadNibNamed(_:owner:topLevelObjects:)", "loadNibNamed:owner:topLevelObjects:")
      .with(.loads, .nib, in: .receiver, ifMissing: .nilResult, .appKit),
    Self("init(nibName:bundle:)", "initWithNibName:bundle:")
      .with(.creates, .nib, in: .argument, ifMissing: .exception, [.uiKit, .appKit]),
    Self("init(windowNibName:)", "initWithWindowNibName:")
      .with(.creates, .windowNib, in: .main, ifMissing: .message, .appKit),
    Self("init(windowNibName:owner:)", "initWithWindowNibName:owner:")
      .with(.creates, .windowNib, in: .main, ifMissing: .message, .appKit),
    Self("instantiate(withOwner:options:)", "instantiateWithOwner:options:", argument: nil)
      .with(.loads, .nib, .uiKit),
    Self("instantiate(withOwner:topLevelObjects:)", "instantiateWithOwner:topLevelObjects:", argument: nil)
      .with(.loads, .nib, .appKit),
    Self(
      "instantiateNib(withOwner:topLevelObjects:)",
      "instantiateNibWithOwner:topLevelObjects:",
      argument: nil
    )
    .with(.loads, .nib, .appKit),
  ]

  // If the controller or row does not exist, WatchKit does not show anything; this behavior is undocumented.
  private static let storyboards: [Self] = [
    Self("UIStoryboard(name:bundle:)", "storyboardWithName:bundle:")
      .with(.creates, .storyboard, in: .argument, ifMissing: .exception, .uiKit),
    Self("NSStoryboard(name:bundle:)", "storyboardWithName:bundle:")
      .with(.creates, .storyboard, in: .argument, ifMissing: .exception, .appKit),
    Self("instantiateInitialViewController()", "instantiateInitialViewController", argument: nil)
      .with(.loads, .initialController, ifMissing: .nilResult, .uiKit),
    Self(
      "instantiateInitialViewController(creator:)",
      "instantiateInitialViewControllerWithCreator:",
      argument: nil
    )
    .with(.loads, .initialController, ifMissing: .nilResult, .uiKit),
    Self("instantiateInitialController()", "instantiateInitialController", argument: nil)
      .with(.loads, .initialController, ifMissing: .nilResult, .appKit),
    Self("instantiateInitialController(creator:)", "instantiateInitialControllerWithCreator:", argument: nil)
      .with(.loads, .initialController, ifMissing: .nilResult, .appKit),
    Self("instantiateViewController(withIdentifier:)", "instantiateViewControllerWithIdentifier:")
      .with(.loads, .controller, ifMissing: .exception, .uiKit),
    Self("instantiateViewController(identifier:)", "instantiateViewControllerWithIdentifier:")
      .with(.loads, .controller, ifMissing: .exception, .uiKit),
    Self("instantiateViewController(identifier:creator:)", "instantiateViewControllerWithIdentifier:creator:")
      .with(.loads, .controller, ifMissing: .exception, .uiKit),
    Self("instantiateController(withIdentifier:)", "instantiateControllerWithIdentifier:")
      .with(.loads, .controller, ifMissing: .exception, .appKit),
    Self("instantiateController(identifier:)", "instantiateControllerWithIdentifier:")
      .with(.loads, .controller, ifMissing: .exception, .appKit),
    Self("instantiateController(identifier:creator:)", "instantiateControllerWithIdentifier:creator:")
      .with(.loads, .controller, ifMissing: .exception, .appKit),
    Self("pushController(withName:context:)", "pushControllerWithName:context:")
      .with(.presents, .controller, ifMissing: .message, .watchKit),
    Self("presentController(withName:context:)", "presentControllerWithName:context:")
      .with(.presents, .controller, ifMissing: .message, .watchKit),
    Self("presentController(withNames:contexts:)", "presentControllerWithNames:contexts:")
      .with(.presents, .controller, ifMissing: .message, .watchKit),
    Self("presentController(withNamesAndContexts:)", "presentControllerWithNamesAndContexts:")
      .with(.presents, .controller, ifMissing: .message, .watchKit),
    Self("reloadRootControllers(withNames:contexts:)", "reloadRootControllersWithNames:contexts:")
      .with(.presents, .controller, ifMissing: .message, .watchKit),
    Self("reloadRootControllers(withNamesAndContexts:)", "reloadRootControllersWithNamesAndContexts:")
      .with(.presents, .controller, ifMissing: .message, .watchKit),
    Self(
      "reloadRootPageControllers(withNames:contexts:orientation:pageIndex:)",
      "reloadRootPageControllersWithNames:contexts:orientation:pageIndex:"
    )
    .with(.presents, .controller, ifMissing: .message, .watchKit),
    Self("performSegue(withIdentifier:sender:)", "performSegueWithIdentifier:sender:")
      .with(.performs, .segue, ifMissing: .exception, [.uiKit, .appKit]),
  ]

  // With an index path, tables and collections terminate the app if the identifier is not registered. Without an index
  // path, they return nil.
  private static let cells: [Self] = [
    Self("dequeueReusableCell(withIdentifier:for:)", "dequeueReusableCellWithIdentifier:forIndexPath:")
      .with(.requests, .reusable(.tableCell), ifMissing: .exception, .uiKit),
    Self("dequeueReusableCell(withIdentifier:)", "dequeueReusableCellWithIdentifier:")
      .with(.requests, .reusable(.tableCell), ifMissing: .nilResult, .uiKit),
    Self(
      "dequeueReusableCell(withReuseIdentifier:for:)",
      "dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
    .with(.requests, .reusable(.collectionCell), ifMissing: .exception, .uiKit),
    Self(
      "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
      argument: 1
    )
    .with(.requests, .reusable(.supplementaryView), ifMissing: .exception, .uiKit),
    Self("dequeueReusableHeaderFooterView(withIdentifier:)", "dequeueReusableHeaderFooterViewWithIdentifier:")
      .with(.requests, .reusable(.headerFooterView), ifMissing: .nilResult, .uiKit),
    Self("makeView(withIdentifier:owner:)", "makeViewWithIdentifier:owner:")
      .with(.requests, .reusable(.view), ifMissing: .nilResult, .appKit),
    Self("makeItem(withIdentifier:for:)", "makeItemWithIdentifier:forIndexPath:")
      .with(.requests, .reusable(.item), ifMissing: .exception, .appKit),
    Self("setNumberOfRows(_:withRowType:)", "setNumberOfRows:withRowType:", argument: 1)
      .with(.requests, .reusable(.row), ifMissing: .message, .watchKit),
    Self("setRowTypes(_:)", "setRowTypes:")
      .with(.requests, .reusable(.row), ifMissing: .message, .watchKit),
    Self("insertRows(at:withRowType:)", "insertRowsAtIndexes:withRowType:", argument: 1)
      .with(.requests, .reusable(.row), ifMissing: .message, .watchKit),
    Self("rowController(at:)", "rowControllerAtIndex:", argument: nil)
      .with(.loads, .reusable(.row), .watchKit),
    Self("register(_:forCellReuseIdentifier:)", "registerNib:forCellReuseIdentifier:", argument: 1)
      .with(.registers, .reusable(.tableCell), .uiKit),
    Self("register(_:forCellWithReuseIdentifier:)", "registerNib:forCellWithReuseIdentifier:", argument: 1)
      .with(.registers, .reusable(.collectionCell), .uiKit),
    Self(
      "register(_:forHeaderFooterViewReuseIdentifier:)",
      "registerNib:forHeaderFooterViewReuseIdentifier:",
      argument: 1
    )
    .with(.registers, .reusable(.headerFooterView), .uiKit),
    Self(
      "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
      "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:",
      argument: 2
    )
    .with(.registers, .reusable(.supplementaryView), .uiKit),
    Self("register(_:forItemWithIdentifier:)", "registerNib:forItemWithIdentifier:", argument: 1)
      .with(.registers, .reusable(.item), .appKit),
    Self("register(_:forCellReuseIdentifier:)", "registerClass:forCellReuseIdentifier:", argument: 1)
      .with(.registers, .reusable(.tableCell), .uiKit),
    Self("register(_:forCellWithReuseIdentifier:)", "registerClass:forCellWithReuseIdentifier:", argument: 1)
      .with(.registers, .reusable(.collectionCell), .uiKit),
    Self(
      "register(_:forHeaderFooterViewReuseIdentifier:)",
      "registerClass:forHeaderFooterViewReuseIdentifier:",
      argument: 1
    )
    .with(.registers, .reusable(.headerFooterView), .uiKit),
    Self(
      "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
      "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:",
      argument: 2
    )
    .with(.registers, .reusable(.supplementaryView), .uiKit),
    Self("register(_:forItemWithIdentifier:)", "registerClass:forItemWithIdentifier:", argument: 1)
      .with(.registers, .reusable(.item), .appKit),
    Self("register(_:forIdentifier:)", "registerNib:forIdentifier:", argument: 1)
      .with(.registers, .reusable(.view), .appKit),
    // R.swift's methods register a generated nib for the identifier of its cell.
    Self("register(_:)", "register:", argument: nil)
      .with(.registers, .nib, .uiKit),
    Self("registerHeaderFooterView(_:)", "registerHeaderFooterView:", argument: nil)
      .with(.registers, .nib, .uiKit),
  ]

  private static let others: [Self] = [
    // Views that code creates with an identifier.
    Self("UITableViewCell(style:reuseIdentifier:)", "initWithStyle:reuseIdentifier:", argument: 1)
      .with(.creates, .reusable(.tableCell), .uiKit),
    Self("init(style:reuseIdentifier:)", "initWithStyle:reuseIdentifier:", argument: 1)
      .with(.creates, .reusable(.tableCell), .uiKit),
    Self("UITableViewHeaderFooterView(reuseIdentifier:)", "initWithReuseIdentifier:")
      .with(.creates, .reusable(.headerFooterView), .uiKit),
    Self("MKAnnotationView(annotation:reuseIdentifier:)", "initWithAnnotation:reuseIdentifier:", argument: 1)
      .with(.creates, .reusable(.view), .uiKit),
    // Classes and methods.
    Self("object_setClass(_:_:)", "object_setClass:", argument: nil)
      .with(.sets, .class, [.uiKit, .appKit, .watchKit]),
    Self("NSClassFromString(_:)", "NSClassFromString:")
      .with(.names, .class, [.uiKit, .appKit, .watchKit]),
    Self("classNamed(_:)", "classNamed:")
      .with(.names, .class, [.uiKit, .appKit, .watchKit]),
    Self("Selector(_:)", "NSSelectorFromString:")
      .with(.names, .selector, [.uiKit, .appKit, .watchKit]),
  ]

  /// Methods that return an image or color of the main bundle.
  private static let assets: [Self] =
    literals + [
      Self("UIImage(named:)", "imageNamed:")
        .with(.loads, .asset(.image), in: .main, ifMissing: .nilResult, .uiKit),
      Self("NSImage(named:)", "imageNamed:")
        .with(.loads, .asset(.image), in: .main, ifMissing: .nilResult, .appKit),
      Self("UIColor(named:)", "colorNamed:")
        .with(.loads, .asset(.color), in: .main, ifMissing: .nilResult, .uiKit),
      Self("NSColor(named:)", "colorNamed:")
        .with(.loads, .asset(.color), in: .main, ifMissing: .nilResult, .appKit),
    ]

  /// Image literals, and the initializers that implement them, which unwrap the image.
  private static let literals: [Self] = [
    Self("#imageLiteral(resourceName:)", "#imageLiteral:")
      .with(.loads, .asset(.image), in: .main, ifMissing: .nilResult, [.uiKit, .appKit]),
    Self("UIImage(imageLiteralResourceName:)", "imageLiteralResourceName:")
      .with(.loads, .asset(.image), in: .main, ifMissing: .nilResult, .uiKit),
    Self("NSImage(imageLiteralResourceName:)", "imageLiteralResourceName:")
      .with(.loads, .asset(.image), in: .main, ifMissing: .nilResult, .appKit),
  ]

  /// Whether the method itself unwraps the result.
  var unwrapsResult: Bool { Self.literals.contains { $0.swift == swift } }

  /// Methods whose arguments do not request a resource: texts, keys, names of fonts and symbols, the class of a bundle.
  private static let texts: [Self] = [
    Self("NSLocalizedString(_:comment:)", "NSLocalizedString:comment:"),
    Self("NSLocalizedString(_:tableName:comment:)", "NSLocalizedStringFromTable:"),
    Self("localizedString(forKey:value:table:)", "localizedStringForKey:value:table:"),
    Self("Image(_:)", "imageNamed:"),
    Self("UIFont(name:size:)", "fontWithName:size:"),
    Self("UIImage(systemName:)", "systemImageNamed:"),
    Self("Bundle(for:)", "bundleForClass:"),
    Self("string(forKey:)", "stringForKey:"),
    Self("bool(forKey:)", "boolForKey:"),
    Self("integer(forKey:)", "integerForKey:"),
    Self("object(forKey:)", "objectForKey:"),
    Self("data(forKey:)", "dataForKey:"),
    Self("value(forKey:)", "valueForKey:"),
    Self("set(_:forKey:)", "setObject:forKey:", argument: 1),
    Self("set(_:forKey:)", "setBool:forKey:", argument: 1),
    Self("setValue(_:forKey:)", "setValue:forKey:", argument: 1),
    Self("removeObject(forKey:)", "removeObjectForKey:"),
    Self("setTitle(_:for:)", "setTitle:forState:"),
    Self("setText(_:)", "setText:"),
    Self(
      "UIAlertController(title:message:preferredStyle:)",
      "alertControllerWithTitle:message:preferredStyle:"
    ),
    Self("UIAlertAction(title:style:handler:)", "actionWithTitle:style:handler:"),
    Self("UIBarButtonItem(title:style:target:action:)", "initWithTitle:style:target:action:"),
    Self("UITabBarItem(title:image:tag:)", "initWithTitle:image:tag:"),
    Self("NSMenuItem(title:action:keyEquivalent:)", "initWithTitle:action:keyEquivalent:"),
    Self("addItem(withTitle:)", "addItemWithTitle:"),
    Self("addButton(withTitle:)", "addButtonWithTitle:"),
    Self("isEqual(_:)", "isEqualToString:"),
    Self("hasPrefix(_:)", "hasPrefix:"),
    Self("hasSuffix(_:)", "hasSuffix:"),
    Self("contains(_:)", "containsString:"),
    Self("learnWord(_:)", "learnWord:"),
  ]
}
